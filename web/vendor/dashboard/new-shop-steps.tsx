import { Check } from 'lucide-react'
import { useState } from 'react'
import type { VendorDashboardView } from '#capabilities/vendor-dashboard/contract.ts'
import { paths } from '#web/paths.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { readStoredText, writeText } from '#web/shared/preferences/preferences.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Steps = VendorDashboardView['steps']
type SetupStep = { done: keyof Steps; title: TextKey; text: TextKey; to: string }

const STEPS: readonly SetupStep[] = [
  {
    done: 'has_product',
    title: 'vendor-dashboard.step.product',
    text: 'vendor-dashboard.step.product-text',
    to: paths.vendorProducts(),
  },
  {
    done: 'has_account',
    title: 'vendor-dashboard.step.account',
    text: 'vendor-dashboard.step.account-text',
    to: paths.vendorShop('legal'),
  },
  {
    done: 'has_documents',
    title: 'vendor-dashboard.step.papers',
    text: 'vendor-dashboard.step.papers-text',
    to: paths.vendorShop('legal'),
  },
  {
    done: 'has_logo',
    title: 'vendor-dashboard.step.logo',
    text: 'vendor-dashboard.step.logo-text',
    to: paths.vendorShop(),
  },
  {
    done: 'has_description',
    title: 'vendor-dashboard.step.description',
    text: 'vendor-dashboard.step.description-text',
    to: paths.vendorShop(),
  },
  {
    done: 'has_tariffs',
    title: 'vendor-dashboard.step.tariffs',
    text: 'vendor-dashboard.step.tariffs-text',
    to: paths.vendorShop('delivery'),
  },
]

/** Only what is optional can be hidden. */
const HIDDEN = 'yova-steps-hidden'

export function NewVendorSteps({ steps }: { steps: Steps }) {
  const { t } = useTexts()
  const done = STEPS.filter((step) => steps[step.done]).length
  const [isHidden, setHidden] = useState(() => readStoredText(HIDDEN) !== null)
  const isRequiredDone = steps.has_product && steps.has_account && steps.has_documents
  if (done === STEPS.length || (isRequiredDone && isHidden)) return null
  return (
    <section className="card shop-steps" aria-labelledby="shop-steps">
      <header className="section-head">
        <h2 id="shop-steps">{t('vendor-dashboard.steps')}</h2>
        <small className="muted">
          {t('vendor-dashboard.steps-done', { done, all: STEPS.length })}
        </small>
        {isRequiredDone && (
          <Button
            kind="text"
            small
            onClick={() => {
              writeText(HIDDEN, 'yes')
              setHidden(true)
            }}
          >
            {t('vendor-dashboard.steps-hide')}
          </Button>
        )}
      </header>
      <StepList steps={steps} shown={STEPS.filter((step) => !steps[step.done])} />
      {done > 0 && (
        <details className="shop-steps-done">
          <summary>{t('vendor-dashboard.steps-finished', { count: done })}</summary>
          <StepList steps={steps} shown={STEPS.filter((step) => steps[step.done])} />
        </details>
      )}
    </section>
  )
}

function StepList({ steps, shown }: { steps: Steps; shown: readonly SetupStep[] }) {
  const { t } = useTexts()
  return (
    <ol>
      {shown.map(({ done: name, title, text, to }) => (
        <li key={name} data-done={steps[name] ? '' : undefined}>
          <span className="step-mark">
            {steps[name] && <Icon of={Check} size="s" />}
            {steps[name] && <span className="sr-only">{t('vendor-dashboard.step.done')}</span>}
          </span>
          <span>
            <b>{t(title)}</b>
            <small>{t(text)}</small>
          </span>
          {!steps[name] && (
            <ButtonLink kind="quiet" small to={to}>
              {t('vendor-dashboard.step.go')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  )
}
