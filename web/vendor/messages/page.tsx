import type { MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { Messages } from '#web/shared/messages/messages.tsx'
import { pageMeta } from '#web/shared/meta.ts'
import { useTexts } from '#web/shared/texts.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('talk.title'), isPrivate: true }))

/** What buyers write to the shop, and its answers. */
export default function ShopMessagesPage() {
  const { t } = useTexts()
  return (
    <div className="back-office-page">
      <div className="page-head">
        <h1>{t('talk.title')}</h1>
      </div>
      <Messages api="/api/v1/vendor" page={paths.vendorMessages()} empty={t('talk.none-shop')} />
    </div>
  )
}
