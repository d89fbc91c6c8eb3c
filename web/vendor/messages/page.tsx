import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { Messages } from '#web/shared/messages/messages.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useVendorContext } from '../layout.tsx'
import { useLiveUpdates } from '#web/backoffice/realtime/live-updates.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('messages.title'), isPrivate: true }))

export default function ShopMessagesPage() {
  const { t } = useTexts()
  const { reloadUnread } = useVendorContext()
  const [news, setNews] = useState(0)
  useLiveUpdates(['messages'], () => setNews((before) => before + 1))
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
        news={news}
        onOpened={reloadUnread}
      />
    </div>
  )
}
