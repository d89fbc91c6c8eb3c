import { CircleQuestionMark, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import type { SessionView } from '#capabilities/identity/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { type ApiMutation, del, get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import {
  AccountBlock,
  AccountLoadFailed,
  AccountRow,
  useSuccessToast,
  LoadingSkeleton,
} from './account-ui.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useAccountForm } from './use-account-form.ts'

const ICONS: Record<SessionView['device'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: CircleQuestionMark,
}

export function SessionsBlock() {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const sessions = useQuery(get('/account/sessions'))
  const { save, failure, isBusy } = useAccountForm()
  const items = sessions.view?.items
  const end = async (call: ApiMutation<null>) => {
    const answer = await save(call)
    if (!answer) return
    sessions.refresh()
    if (answer.ok) showSuccess(t('account.sessions.ended'))
  }
  return (
    <AccountBlock
      title={t('account.sessions.title')}
      action={
        items &&
        items.length > 1 && (
          <Button
            kind="text"
            small
            busy={isBusy}
            onClick={() => void end(del('/account/sessions/others'))}
          >
            {t('account.sessions.end-others')}
          </Button>
        )
      }
    >
      <AccountLoadFailed text={failure} />
      {items ? (
        <ul className="account-lines">
          {items.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              isBusy={isBusy}
              onEnd={() => void end(del('/account/sessions/{id}', { id: session.id }))}
            />
          ))}
        </ul>
      ) : (
        <LoadingSkeleton hasFailed={sessions.state === 'failed'} onRetry={sessions.refresh} />
      )}
    </AccountBlock>
  )
}

type LineProps = { session: SessionView; isBusy: boolean; onEnd: () => void }

function SessionLine({ session, isBusy, onEnd }: LineProps) {
  const { t, language } = useTexts()
  const { browser, system, device, ip, is_current: isCurrent } = session
  const name =
    browser !== null && system !== null
      ? t('account.sessions.on', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'))
  const date = (time: string) => formatDate(new Date(time), language, 'shortDateTime')
  return (
    <AccountRow
      icon={ICONS[device]}
      title={name}
      text={
        <>
          {ip !== null && (
            <>
              <bdi dir="ltr" className="num">
                {ip}
              </bdi>
              {' · '}
            </>
          )}
          {t('account.sessions.since', { date: date(session.created_at) })}
          {!isCurrent && ` · ${t('account.sessions.used', { date: date(session.last_used_at) })}`}
        </>
      }
      end={
        isCurrent ? (
          <Badge tone="info">{t('account.sessions.this')}</Badge>
        ) : (
          <Button kind="quiet" small busy={isBusy} onClick={onEnd}>
            {t('account.sessions.end')}
            <span className="sr-only"> {name}</span>
          </Button>
        )
      }
    />
  )
}
