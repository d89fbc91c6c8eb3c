import { useState } from 'react'
import { Link } from 'react-router'
import type { ErasureDetailView } from '#capabilities/privacy/admin.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { REQUESTS } from './queries.ts'
import { ERASURE_TONES } from './status-tones.ts'
import { PrivacyCode, DetailsList, PrivacyMoment, Panel, useDetail } from './privacy-ui.tsx'
import { PromptDialog } from './prompt-dialog.tsx'
import { PlanSteps } from './erasure-plan.tsx'

type PanelProps = { id: string; onClose: () => void; onChanged: () => void }

export function ErasurePanel({ id, onClose, onChanged }: PanelProps) {
  const { t } = useTexts()
  const {
    record: erasure,
    state,
    changed,
  } = useDetail(get('/admin/privacy/erasures/{id}', { id }), { id, onChanged })
  return (
    <Panel
      id={id}
      state={state}
      onClose={onClose}
      above={t('privacy.erasure')}
      title={
        <>
          <bdi>{erasure ? (erasure.who ?? t('privacy.erased-person')) : '…'}</bdi>{' '}
          {erasure && (
            <Badge tone={ERASURE_TONES[erasure.state]}>
              {t(`privacy.erasure.state.${erasure.state}`)}
            </Badge>
          )}
        </>
      }
      foot={erasure?.state === 'planned' && <Steps erasure={erasure} onChanged={changed} />}
    >
      {erasure && (
        <>
          <section>
            <DetailsList
              details={[
                [
                  t('privacy.planned-by'),
                  <span key="p">
                    <bdi>{erasure.planned_by ?? t('privacy.by-person')}</bdi> ·{' '}
                    <PrivacyMoment at={erasure.planned_at} />
                  </span>,
                ],
                [
                  t('privacy.approved-by'),
                  erasure.approved_by && <bdi key="a">{erasure.approved_by}</bdi>,
                ],
                [
                  t('privacy.done-at'),
                  erasure.done_at && <PrivacyMoment key="t" at={erasure.done_at} />,
                ],
                [
                  t('privacy.request'),
                  erasure.request_id && (
                    <Link
                      key="r"
                      className="text-link"
                      to={`${REQUESTS.all}?id=${erasure.request_id}`}
                    >
                      <PrivacyCode>{erasure.request_number}</PrivacyCode>
                    </Link>
                  ),
                ],
                [
                  t('privacy.proof'),
                  <small key="d" className="privacy-digest">
                    <PrivacyCode>{erasure.proof}</PrivacyCode>
                  </small>,
                ],
              ]}
            />
            {erasure.state === 'planned' && erasure.is_own && (
              <p className="privacy-hint">{t('privacy.second-person')}</p>
            )}
          </section>
          <section>
            <h3>{t(erasure.steps.length > 0 ? 'privacy.steps-done' : 'privacy.plan')}</h3>
            <PlanSteps steps={erasure.steps.length > 0 ? erasure.steps : erasure.plan} />
          </section>
        </>
      )}
    </Panel>
  )
}

type StepsProps = { erasure: ErasureDetailView; onChanged: () => void }

function Steps({ erasure: { id }, onChanged }: StepsProps) {
  const { t } = useTexts()
  const [isGivingUp, setGivingUp] = useState(false)
  const { isBusy, act } = useMutation(onChanged)
  const messages = { done: t('privacy.saved'), failed: t('privacy.failed') }
  return (
    <>
      <Button
        kind="danger"
        small
        busy={isBusy}
        onClick={() =>
          void act({ ...post('/admin/privacy/erasures/{id}/approval', { id }), ...messages })
        }
      >
        {t('privacy.step.approve')}
      </Button>
      <Button kind="quiet" small onClick={() => setGivingUp(true)}>
        {t('privacy.step.give-up')}
      </Button>
      <PromptDialog
        open={isGivingUp}
        title={t('privacy.step.give-up')}
        action={t('privacy.step.give-up')}
        label={t('privacy.note')}
        field="note"
        isBusy={isBusy}
        onClose={() => setGivingUp(false)}
        onSend={(note) =>
          act({
            ...post('/admin/privacy/erasures/{id}/withdrawal', { id }, { note }),
            ...messages,
          })
        }
      />
    </>
  )
}
