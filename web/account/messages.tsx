import { type MetaFunction, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { Messages } from '#web/shared/messages/messages.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { PageHead } from './account-ui.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('talk.title'), isPrivate: true }))

/** What one writes to shops, and their answers; a shop or an order in the address begins there. */
export default function MessagesPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const vendor = params.get('vendor')
  const order = params.get('order')
  const to = params.get('name') ?? t('talk.shop')
  const begin = order
    ? { to, body: { order_id: order } }
    : vendor
      ? { to, body: { vendor_id: vendor } }
      : null
  return (
    <>
      <PageHead title={t('talk.title')} text={t('talk.text')} />
      <Messages
        api="/api/v1/account"
        page={paths.accountMessages()}
        empty={t('talk.none-buyer')}
        begin={begin}
      />
    </>
  )
}
