import './account-only.css'
import { Lock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../i18n/texts.ts'

/** For display only: the server authorizes changes to an account's purchase. */
export function useMayChange(purchase: Pick<PurchaseView, 'has_account'> | null): boolean {
  const { status } = useSession()
  return purchase !== null && (!purchase.has_account || status === 'in')
}

export function AccountOnly({ orderId }: { orderId: string }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const next = orderId === '' ? pathname : paths.accountOrder(orderId)
  return (
    <div className="account-only">
      <Icon of={Lock} size="s" />
      <p>
        {t('order-tracking.account-only')}{' '}
        <Link className="text-link" to={paths.auth(next)}>
          {t('nav.login')}
        </Link>
      </p>
    </div>
  )
}
