import { CalendarClock, Check, CircleX, Copy, PhoneMissed, PhoneOff } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SubmitOutcome } from './use-call-outcome.ts'

/** Outcomes that open a dialog before they are saved. */
export type OutcomeRequiringInput =
  | 'confirmed'
  | 'callback'
  | 'refused'
  | 'wrong_number'
  | 'duplicate'

const OTHERS = [
  ['callback', CalendarClock],
  ['refused', CircleX],
  ['wrong_number', PhoneOff],
  ['duplicate', Copy],
] as const

type OutcomeButtonsProps = {
  isBusy: boolean
  say: SubmitOutcome
  onAsk: (asking: OutcomeRequiringInput) => void
}

/** The two most frequent outcomes come first, in reach of the thumb. */
export function CallOutcomeButtons({ isBusy, say, onAsk }: OutcomeButtonsProps) {
  const { t } = useTexts()
  return (
    <div
      className="side-panel-foot call-outcomes"
      role="group"
      aria-label={t('confirmation-calls.outcome')}
    >
      <div>
        <Button
          kind="outline"
          small
          busy={isBusy}
          onClick={() => void say({ outcome: 'no_answer' })}
        >
          <Icon of={PhoneMissed} size="s" />
          {t('confirmation-calls.outcome.no_answer')}
        </Button>
        <Button small busy={isBusy} onClick={() => onAsk('confirmed')}>
          <Icon of={Check} size="s" />
          {t('confirmation-calls.outcome.confirmed')}
        </Button>
      </div>
      <div>
        {OTHERS.map(([outcome, icon]) => (
          <Button key={outcome} kind="quiet" small onClick={() => onAsk(outcome)}>
            <Icon of={icon} size="s" />
            {t(`confirmation-calls.outcome.${outcome}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
