import type { MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { Messages } from '#web/shared/messages/messages.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('messages.title'), isPrivate: true }))

export default function ShopMessagesPage() {
  const { t } = useTexts()
  return (
    <div className="back-office-page">
      <div className="page-head">
        <h1>{t('messages.title')}</h1>
      </div>
      <Messages
        audience="vendor"
        page={paths.vendorMessages()}
        orderPath={paths.vendorOrder}
        empty={t('messages.none-shop')}
      />
    </div>
  )
}
