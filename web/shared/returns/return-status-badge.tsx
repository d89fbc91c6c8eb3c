import type { ReturnCardView } from '#capabilities/returns/contract.ts'
import { Badge, type Tone } from '../../ui/chip.tsx'
import { useTexts } from '../i18n/texts.ts'

type State = ReturnCardView['state']
const TONES: Record<State, Tone> = {
  requested: 'warn',
  accepted: 'info',
  refused: 'bad',
  withdrawn: 'neutral',
  returning: 'info',
  to_collect: 'warn',
  returned: 'info',
  checked: 'info',
  settled: 'ok',
}

export function ReturnStatusBadge({ state, outcome }: Pick<ReturnCardView, 'state' | 'outcome'>) {
  const { t } = useTexts()
  return (
    <Badge tone={TONES[state]}>
      {t(state === 'settled' && outcome ? `returns.outcome.${outcome}` : `returns.state.${state}`)}
    </Badge>
  )
}
