import './dashboard.css'
import { useEffect } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/meta.ts'
import { useSession } from '#web/shared/session.ts'
import { useTexts } from '#web/shared/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { NotRead } from '../not-read.tsx'
import { useOwnShop } from '../own-shop.ts'
import { ShopFacts } from './facts.tsx'
import { ShopState } from './state.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.vendor-space'), isPrivate: true }))

/** The first page of a shop's space: how it stands, and what can be done about it. */
export default function DashboardPage() {
  const { t } = useTexts()
  const { status, user } = useSession()
  const { answer, hasFailed, reload } = useOwnShop(user?.id ?? null)
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'out') void navigate(paths.auth(paths.vendorDashboard()), { replace: true })
  }, [status, navigate])

  if (hasFailed) return <NotRead onRetry={reload} />
  if (status !== 'in' || answer === null) return <Spinner label={t('site.loading')} />
  if (answer.shop === null) return <NoShop isOpen={answer.is_open} />
  return (
    <div className="wrap space">
      <ShopState shop={answer.shop} />
      <ShopFacts shop={answer.shop} />
    </div>
  )
}

/** Anybody who is signed in may look in here; who has no shop is shown the way to one. */
function NoShop({ isOpen }: { isOpen: boolean }) {
  const { t } = useTexts()
  return (
    <div className="wrap space">
      <h1 className="sr-only">{t('site.vendor-space')}</h1>
      <EmptyState
        title={t(isOpen ? 'selling.none' : 'selling.closed')}
        text={t(isOpen ? 'selling.none-text' : 'selling.closed-text')}
        action={
          isOpen ? (
            <ButtonLink to={paths.newVendor()}>{t('selling.none-action')}</ButtonLink>
          ) : (
            <ButtonLink to={paths.home()}>{t('not-found.home')}</ButtonLink>
          )
        }
      />
    </div>
  )
}
