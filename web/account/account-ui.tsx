import { CircleAlert, type LucideIcon, RotateCw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function PageHead({
  title,
  text,
  action,
}: {
  title: string
  text: string
  action?: ReactNode
}) {
  return (
    <header className="account-head">
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {action}
    </header>
  )
}

type BlockProps = { title: string; badge?: ReactNode; action?: ReactNode; children: ReactNode }

export function AccountBlock({ title, badge, action, children }: BlockProps) {
  const id = useId()
  return (
    <section className="card account-block" aria-labelledby={id}>
      <div className="account-block-head">
        <h2 id={id}>
          {title} {badge}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

export function AccountRow({
  icon,
  title,
  text,
  end,
}: {
  icon: LucideIcon
  title: ReactNode
  text: ReactNode
  end?: ReactNode
}) {
  return (
    <li>
      <span className="account-arch">
        <Icon of={icon} />
      </span>
      <span className="account-line-text">
        <b>{title}</b>
        <small>{text}</small>
      </span>
      {end && <span className="account-line-end">{end}</span>}
    </li>
  )
}

/** Always in the page: screen readers announce only changes of an existing live region. */
export function AccountLoadFailed({
  text,
  children,
}: {
  text: string | null
  children?: ReactNode
}) {
  return (
    <div role="alert">
      {text && (
        <p className="alert">
          <Icon of={CircleAlert} />
          <span>
            {text} {children}
          </span>
        </p>
      )}
    </div>
  )
}

export function LoadingSkeleton({
  hasFailed,
  onRetry,
}: {
  hasFailed: boolean
  onRetry: () => void
}) {
  const { t } = useTexts()
  if (hasFailed)
    return (
      <EmptyState
        title={t('account.load-failed')}
        action={
          <Button kind="outline" small onClick={onRetry}>
            <Icon of={RotateCw} size="s" />
            {t('site.retry')}
          </Button>
        }
      />
    )
  return (
    <div className="account-waiting" role="status" aria-label={t('site.loading')}>
      <Skeleton width="40%" />
      <Skeleton width="75%" />
      <Skeleton width="60%" />
    </div>
  )
}

export function useSuccessToast(): (title: string, message?: string) => void {
  const { t } = useTexts()
  return (title, message) =>
    showToast({ title, ...(message !== undefined && { message }), closeLabel: t('site.close') })
}
