import { DATA_REQUEST_REFUSE_REASONS } from '#capabilities/privacy/enums.contract.ts'
import { useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import type { Mutate } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check, ChoiceSelect, Input } from '#web/ui/field.tsx'
import { PromptDialog, PromptDialogOf } from './prompt-dialog.tsx'

export type RequestDialogKind = 'code' | 'papers' | 'answer' | 'refusal' | 'withdrawal'
type DialogsProps = {
  dialog: RequestDialogKind | null
  id: string
  act: Mutate
  isBusy: boolean
  onClose: () => void
}

export function RequestDialogs({ dialog, id, act, isBusy, onClose }: DialogsProps) {
  const { t } = useTexts()
  const [withFile, setWithFile] = useState(true)
  const [reason, setReason] =
    useState<(typeof DATA_REQUEST_REFUSE_REASONS)[number]>('not_identified')
  const messages = { done: t('privacy.saved'), failed: t('privacy.failed') }
  const ask = (step: Exclude<RequestDialogKind, 'code'>) => ({
    open: dialog === step,
    title: t(`privacy.step.${step}`),
    text: t(`privacy.step.${step}-text`),
    action: t(`privacy.step.${step}`),
    isBusy,
    onClose,
  })
  return (
    <>
      <CodeDialog open={dialog === 'code'} {...{ id, act, isBusy, onClose }} />
      <PromptDialog
        {...ask('papers')}
        label={t('privacy.step.papers-label')}
        field="note"
        onSend={(note) =>
          act({
            ...post('/admin/privacy/requests/{id}/verification', { id }, { how: 'papers', note }),
            ...messages,
          })
        }
      />
      <PromptDialog
        {...ask('answer')}
        label={t('privacy.answer')}
        field="answer"
        rows={6}
        maxLength={4000}
        onSend={(answer) =>
          act({
            ...post('/admin/privacy/requests/{id}/answer', { id }, { answer, with_file: withFile }),
            ...messages,
          })
        }
      >
        <Check
          label={t('privacy.with-file')}
          checked={withFile}
          onChange={({ target }) => setWithFile(target.checked)}
        />
      </PromptDialog>
      <PromptDialog
        {...ask('refusal')}
        isDanger
        label={t('privacy.step.refusal-label')}
        field="note"
        maxLength={1000}
        onSend={(note) =>
          act({
            ...post('/admin/privacy/requests/{id}/refusal', { id }, { reason, note }),
            ...messages,
          })
        }
      >
        <ChoiceSelect
          label={t('privacy.reason')}
          value={reason}
          choices={DATA_REQUEST_REFUSE_REASONS}
          nameOf={(refuseReason) => t(`privacy.refuse.${refuseReason}`)}
          onChoose={setReason}
        />
      </PromptDialog>
      <PromptDialog
        {...ask('withdrawal')}
        label={t('privacy.note')}
        field="note"
        onSend={(note) =>
          act({
            ...post('/admin/privacy/requests/{id}/withdrawal', { id }, { note }),
            ...messages,
          })
        }
      />
    </>
  )
}

type CodeProps = Omit<DialogsProps, 'dialog'> & { open: boolean }

function CodeDialog({ open, id, act, isBusy, onClose }: CodeProps) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  return (
    <PromptDialogOf
      open={open}
      title={t('privacy.step.code')}
      text={t('privacy.step.code-text')}
      action={t('privacy.step.code')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={() =>
        act({
          ...post('/admin/privacy/requests/{id}/verification', { id }, { how: 'mail_code', code }),
          done: t('privacy.saved'),
          failed: t('privacy.failed'),
        })
      }
    >
      {(error) => (
        <Input
          label={t('privacy.code')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          error={error}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
    </PromptDialogOf>
  )
}
