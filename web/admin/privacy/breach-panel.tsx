import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import type { BreachDetailView } from '#capabilities/privacy/registers.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { AuthorityDeadline } from './authority-deadline.tsx'
import { BREACH_TONES } from './status-tones.ts'
import { PrivacyCode, DetailsList, PrivacyMoment, Panel, useDetail } from './privacy-ui.tsx'
import { BreachActions } from './breach-actions.tsx'

type PanelProps = { id: string; onClose: () => void; onChanged: () => void }

export function BreachPanel({ id, onClose, onChanged }: PanelProps) {
  const { t } = useTexts()
  const {
    record: breach,
    state,
    changed,
  } = useDetail(get('/admin/privacy/breaches/{id}', { id }), { id, onChanged })
  return (
    <Panel
      id={id}
      state={state}
      onClose={onClose}
      above={breach && <PrivacyCode>{breach.number}</PrivacyCode>}
      title={
        <>
          <bdi>{breach?.title ?? '…'}</bdi>{' '}
          {breach && (
            <Badge tone={BREACH_TONES[breach.state]}>
              {t(`privacy.breach.state.${breach.state}`)}
            </Badge>
          )}
        </>
      }
      foot={breach && <BreachActions breach={breach} onChanged={changed} />}
    >
      {breach && <About breach={breach} />}
    </Panel>
  )
}

function About({ breach }: { breach: BreachDetailView }) {
  const { t } = useTexts()
  const notified = breach.authority_told_at
  const moment = (time: string | null) => time && <PrivacyMoment at={time} />
  return (
    <>
      <section>
        <DetailsList
          details={[
            [t('privacy.breach.severity'), t(`privacy.severity.${breach.severity}`)],
            [t('privacy.breach.discovered'), moment(breach.discovered_at)],
            [
              t('privacy.breach.due'),
              <span key="due">
                <PrivacyMoment at={breach.authority_due_at} /> <AuthorityDeadline breach={breach} />
              </span>,
            ],
            [
              t('privacy.breach.step.authority_told'),
              notified && (
                <span key="told">
                  <PrivacyMoment at={notified} />{' '}
                  {breach.authority_reference && (
                    <PrivacyCode>{breach.authority_reference}</PrivacyCode>
                  )}
                </span>
              ),
            ],
            [t('privacy.breach.step.people_told'), moment(breach.people_told_at)],
            [t('privacy.breach.step.contained'), moment(breach.contained_at)],
            [t('privacy.breach.people'), breach.people],
            [t('privacy.breach.count'), breach.people_count],
            [
              t('privacy.breach.data'),
              breach.data_categories
                .map((value) => textOrName(t, 'privacy.data', value))
                .join(', '),
            ],
          ]}
        />
      </section>
      {(['description', 'consequences', 'measures'] as const).map(
        (name) =>
          breach[name] !== '' && (
            <section key={name}>
              <h3>{t(`privacy.breach.${name}`)}</h3>
              <p className="privacy-words">
                <bdi>{breach[name]}</bdi>
              </p>
            </section>
          ),
      )}
      <section>
        <h3>{t('privacy.history')}</h3>
        <ol className="privacy-history">
          {breach.history.map((step) => (
            <li key={`${step.at}${step.to_state}`}>
              <b>{textOrName(t, 'privacy.breach.step', step.to_state)}</b>
              <small>
                <PrivacyMoment at={step.at} /> · <bdi>{step.by}</bdi>
              </small>
              {step.note && (
                <small>
                  <bdi>{step.note}</bdi>
                </small>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
