import { useTexts } from '#web/shared/i18n/texts.ts'

const STEPS = [
  ['order.step-1', 'order.step-1-text'],
  ['order.step-2', 'order.step-2-text'],
  ['order.step-3', 'order.step-3-text'],
] as const
const OFFICE_STEPS = [...STEPS.slice(0, 2), ['order.step-3', 'order.step-3-office-text']] as const
const PAID_STEPS = [...STEPS.slice(0, 2), ['order.paid-step-3', 'order.paid-step-3-text']] as const

type OrderStepsProps = { isPaid: boolean; isAtOffice: boolean }

export function OrderSteps({ isPaid, isAtOffice }: OrderStepsProps) {
  const { t } = useTexts()
  return (
    <ol className="order-steps">
      {(isPaid ? PAID_STEPS : isAtOffice ? OFFICE_STEPS : STEPS).map(([title, text], index) => (
        <li key={title}>
          <span className="step-arch step-arch-soft num" aria-hidden="true">
            {index + 1}
          </span>
          <b>{t(title)}</b>
          <span className="muted">{t(text)}</span>
        </li>
      ))}
    </ol>
  )
}
