import { useState } from 'react'
import type { BreachDetailView } from '#capabilities/privacy/registers.contract.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Input } from '#web/ui/field.tsx'
import { BreachForm } from './breach-form.tsx'
import { AuthorityDeadline } from './authority-deadline.tsx'
import { BREACH_TONES } from './status-tones.ts'
import {
  PromptDialog,
  Code,
  DetailsList,
  stateText,
  Moment,
  Panel,
  useDetail,
} from './privacy-ui.tsx'

type PanelProps = { id: string; onClose: () => void; onChanged: () => void }

export function BreachPanel({ id, onClose, onChanged }: PanelProps) {
  const { t } = useTexts()
  const {
    path,
    record: breach,
    state,
    changed,
  } = useDetail<BreachDetailView>('breaches', { id, onChanged })
  return (
    <Panel
      id={id}
      state={state}
      onClose={onClose}
      above={breach && <Code>{breach.number}</Code>}
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
      foot={breach && <Steps breach={breach} path={path} onChanged={changed} />}
    >
      {breach && <About breach={breach} />}
    </Panel>
  )
}

function About({ breach }: { breach: BreachDetailView }) {
  const { t } = useTexts()
  const notified = breach.authority_told_at
  const moment = (time: string | null) => time && <Moment at={time} />
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
                <Moment at={breach.authority_due_at} /> <AuthorityDeadline breach={breach} />
              </span>,
            ],
            [
              t('privacy.breach.step.authority_told'),
              notified && (
                <span key="told">
                  <Moment at={notified} />{' '}
                  {breach.authority_reference && <Code>{breach.authority_reference}</Code>}
                </span>
              ),
            ],
            [t('privacy.breach.step.people_told'), moment(breach.people_told_at)],
            [t('privacy.breach.step.contained'), moment(breach.contained_at)],
            [t('privacy.breach.people'), breach.people],
            [t('privacy.breach.count'), breach.people_count],
            [
              t('privacy.breach.data'),
              breach.data_categories.map((value) => stateText(t, 'privacy.data', value)).join(', '),
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
              <b>{stateText(t, 'privacy.breach.step', step.to_state)}</b>
              <small>
                <Moment at={step.at} /> · <bdi>{step.by}</bdi>
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

const STEPS = ['authority_told', 'people_told', 'contained', 'closed'] as const
type BreachPanelRequest = (typeof STEPS)[number]
type StepsProps = { breach: BreachDetailView; path: string; onChanged: () => void }

function Steps({ breach, path, onChanged }: StepsProps) {
  const { t } = useTexts()
  const [requested, setRequested] = useState<BreachPanelRequest | 'facts' | null>(null)
  const [reference, setReference] = useState('')
  const { isBusy, act } = useMutation<BreachDetailView>(onChanged)
  const { isBusy: isSaving, save } = useSaveFile()
  const isOver: Record<BreachPanelRequest, boolean> = {
    authority_told: breach.authority_told_at !== null,
    people_told: breach.people_told_at !== null,
    contained: breach.state !== 'open',
    closed: breach.authority_told_at === null || breach.state !== 'contained',
  }
  const isClosed = breach.state === 'closed'
  return (
    <>
      {!isClosed &&
        STEPS.filter((step) => !isOver[step]).map((step, index) => (
          <Button
            key={step}
            kind={index === 0 ? 'primary' : 'outline'}
            small
            onClick={() => setRequested(step)}
          >
            {t(`privacy.breach.note.${step}`)}
          </Button>
        ))}
      {!isClosed && (
        <Button kind="outline" small onClick={() => setRequested('facts')}>
          {t('privacy.breach.edit')}
        </Button>
      )}
      <Button
        kind="quiet"
        small
        busy={isSaving}
        onClick={() => void save(`${path}/file`, `${breach.number}.html`)}
      >
        {t('privacy.breach.file')}
      </Button>
      {STEPS.map((step) => (
        <PromptDialog
          key={step}
          open={requested === step}
          title={t(`privacy.breach.note.${step}`)}
          action={t('privacy.save')}
          label={t('privacy.breach.what')}
          field="note"
          maxLength={1000}
          isBusy={isBusy}
          onClose={() => setRequested(null)}
          onSend={(note) =>
            act({
              path: `${path}/steps`,
              body: { step, note, ...(step === 'authority_told' && reference && { reference }) },
              done: t('privacy.saved'),
              failed: t('privacy.failed'),
            })
          }
        >
          {step === 'authority_told' && (
            <Input
              label={t('privacy.breach.reference')}
              optional={t('privacy.optional')}
              dir="ltr"
              maxLength={80}
              value={reference}
              onChange={({ target }) => setReference(target.value)}
            />
          )}
        </PromptDialog>
      ))}
      {requested === 'facts' && (
        <BreachForm breach={breach} onClose={() => setRequested(null)} onDone={onChanged} />
      )}
    </>
  )
}
