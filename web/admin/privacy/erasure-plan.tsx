import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import type { PlanStepView, PlanView } from '#capabilities/privacy/admin.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { PrivacyMoment } from './privacy-ui.tsx'

export type PersonKey = { user_id: string } | { email: string }

type PlanProps = {
  who: PersonKey
  /** The data request behind the erasure. */
  requestId: string | null
  onClose: () => void
  onPlanned: (id: string) => void
}

/** Dry run: nothing is erased before the approval. */
export function ErasurePlan({ who, requestId, onClose, onPlanned }: PlanProps) {
  const { t } = useTexts()
  const { view: plan, state } = useQuery(post('/admin/privacy/people/plan', null, who))
  const { isBusy, act } = useMutation(() => undefined)
  const start = async () => {
    const done = await act({
      ...post('/admin/privacy/erasures', null, {
        ...who,
        ...(requestId && { request_id: requestId }),
      }),
      done: t('privacy.planned'),
      failed: t('privacy.failed'),
    })
    if (done.isDone) onPlanned(done.view.id)
  }
  const canStart = plan !== null && plan.open === null && !plan.is_administrator
  return (
    <section className="card privacy-plan" aria-labelledby="privacy-plan">
      <h2 id="privacy-plan">{t('privacy.plan')}</h2>
      {plan === null && state === 'loading' && <Spinner label={t('site.loading')} />}
      {plan === null && state !== 'loading' && <p role="alert">{t('privacy.plan-failed')}</p>}
      {plan !== null && (
        <>
          <p className="muted">{t('privacy.plan-text')}</p>
          <Obstacles plan={plan} />
          {plan.shop && <p>{t('privacy.plan-shop', { name: plan.shop })}</p>}
          <PlanSteps steps={plan.steps} />
        </>
      )}
      <div className="privacy-steps">
        {canStart && (
          <Button kind="danger" small busy={isBusy} onClick={() => void start()}>
            {t('privacy.plan-start')}
          </Button>
        )}
        <Button kind="quiet" small onClick={onClose}>
          {t('privacy.cancel')}
        </Button>
      </div>
    </section>
  )
}

function Obstacles({ plan: { open, is_administrator: isAdmin } }: { plan: PlanView }) {
  const { t, language } = useTexts()
  if (isAdmin) return <p className="warn-line">{t('privacy.open.administrator')}</p>
  if (open === null) return null
  const counts = ['orders', 'shop_orders', 'shop_returns', 'payouts'] as const
  return (
    <div className="privacy-open" role="status">
      <p>
        <b>{t('privacy.open')}</b>
      </p>
      <ul>
        {counts
          .filter((name) => open[name] > 0)
          .map((name) => (
            <li key={name}>{t(`privacy.open.${name}`, { count: open[name] })}</li>
          ))}
        {open.balance !== 0 && (
          <li>
            {t(open.balance > 0 ? 'privacy.open.owed' : 'privacy.open.owing')}{' '}
            <Money dinars={Math.abs(open.balance)} language={language} audience="admin" />
          </li>
        )}
      </ul>
    </div>
  )
}

export function PlanSteps({ steps }: { steps: readonly PlanStepView[] }) {
  const { t } = useTexts()
  const some = steps.filter(({ erased, kept: remaining }) => erased + remaining > 0)
  if (some.length === 0) return <p className="muted">{t('privacy.plan-nothing')}</p>
  return (
    <ul className="privacy-plan-steps">
      {some.map(({ capability, erased, kept: remaining, law, until }) => (
        <li key={capability}>
          <b>{textOrName(t, 'privacy.part', capability)}</b>
          {erased > 0 && <span>{t('privacy.goes', { count: erased })}</span>}
          {remaining > 0 && (
            <span>
              {t('privacy.stays', { count: remaining })}
              <small>
                <bdi>{law}</bdi>
                {until && (
                  <>
                    {' · '}
                    {t('privacy.until')} <PrivacyMoment at={until} />
                  </>
                )}
              </small>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
