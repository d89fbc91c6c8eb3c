import { type MetaFunction, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { Messages } from '#web/shared/messages/messages.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from './account-ui.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('messages.title'), isPrivate: true }))

/** A vendor or order in the URL starts a conversation about it. */
export default function MessagesPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const vendor = params.get('vendor')
  const order = params.get('order')
  const to = params.get('name') ?? t('messages.shop')
  const begin = order
    ? { to, about: { order_id: order } }
    : vendor
      ? { to, about: { vendor_id: vendor } }
      : null
  return (
    <>
      <PageHead title={t('messages.title')} text={t('messages.text')} />
      <Messages
        audience="account"
        page={paths.accountMessages()}
        orderPath={paths.accountOrder}
        empty={t('messages.none-buyer')}
        emptyAction={
          <ButtonLink kind="outline" small to={paths.accountOrders()}>
            {t('account.orders.title')}
          </ButtonLink>
        }
        begin={begin}
      />
    </>
  )
}
