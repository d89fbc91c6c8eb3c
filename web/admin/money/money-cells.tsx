import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { isLocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

export function MoneyAmount({ dinars }: { dinars: number }) {
  const { language } = useTexts()
  return <Money dinars={dinars} language={language} audience="admin" />
}

export function Day({ on }: { on: string }) {
  const { language } = useTexts()
  return (
    <time dateTime={on}>
      {formatAdminDate(isLocalDate(on) ? noonOfDay(on) : new Date(on), language, 'shortDate')}
    </time>
  )
}

/** Left to right in every language. */
export const MoneyCode = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className="num">
    {children}
  </bdi>
)

export function MoneyLoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <section className="card">
      <EmptyState
        title={title}
        action={
          <Button kind="outline" small onClick={onRetry}>
            <Icon of={RotateCw} size="s" />
            {t('site.retry')}
          </Button>
        }
      />
    </section>
  )
}
