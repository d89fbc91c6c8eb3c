import { useState } from 'react'
import type { BreachDetailView } from '#capabilities/privacy/registers.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { BreachForm } from './breach-form.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

const STEPS = ['authority_told', 'people_told', 'contained', 'closed'] as const
type BreachStep = (typeof STEPS)[number]
type BreachActionsProps = { breach: BreachDetailView; onChanged: () => void }

export function BreachActions({ breach, onChanged }: BreachActionsProps) {
  const { t } = useTexts()
  const [requested, setRequested] = useState<BreachStep | 'facts' | null>(null)
  const [reference, setReference] = useState('')
  const { isBusy, act } = useMutation(onChanged)
  const { isBusy: isSaving, save } = useSaveFile()
  const isOver: Record<BreachStep, boolean> = {
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
        onClick={() =>
          void save(
            get('/admin/privacy/breaches/{id}/file', { id: breach.id }),
            `${breach.number}.html`,
          )
        }
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
              ...post(
                '/admin/privacy/breaches/{id}/steps',
                { id: breach.id },
                { step, note, ...(step === 'authority_told' && reference && { reference }) },
              ),
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
