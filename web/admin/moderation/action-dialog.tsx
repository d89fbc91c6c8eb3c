import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check, TextArea } from '#web/ui/field.tsx'
import {
  AcceptDocumentForm,
  MissingDocuments,
  RefuseDocumentForm,
} from '../verification-documents/decision-forms.tsx'
import { HIDE_REASONS, type ModerationAction } from './actions.ts'
import type { Item } from './query.ts'

type ActDialogProps = {
  act: ModerationAction
  item: Item
  isBusy: boolean
  onClose: () => void
  onConfirm: (text: string) => void
}

export function ModerationActionDialog({ act, item, isBusy, onClose, onConfirm }: ActDialogProps) {
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`moderation.act.${act.name}`)}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('moderation.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t(
              act.asks === 'missing'
                ? 'verification-documents.missing-confirm'
                : `moderation.act.${act.name}`,
            )}
          </Button>
        </>
      }
    >
      <p className="dialog-text">
        <bdi>{item.title}</bdi>
      </p>
      <Question {...{ act, item, form, onConfirm }} />
    </Dialog>
  )
}

type QuestionProps = Pick<ActDialogProps, 'act' | 'item' | 'onConfirm'> & { form: string }

function Question({ act, item, form, onConfirm }: QuestionProps) {
  const { t } = useTexts()
  switch (act.asks) {
    case 'reason':
      return <ReasonForm id={form} onSubmit={onConfirm} />
    case 'day':
      return <AcceptDocumentForm id={form} onSubmit={onConfirm} />
    case 'paper':
      return (
        <RefuseDocumentForm
          id={form}
          onSubmit={(reason, words) => onConfirm(`${reason}\n${words}`)}
        />
      )
    case 'missing':
      return (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            onConfirm('')
          }}
        >
          <MissingDocuments kinds={item.missing} />
        </form>
      )
    case 'words':
    case undefined:
      break
  }
  const words = act.name === 'reply' ? 'answer' : act.name === 'reject' ? 'rejection' : 'takedown'
  return (
    <WordsForm
      id={form}
      label={t(`moderation.${words}`)}
      hint={t(`moderation.${words}-hint`)}
      most={MOST_WORDS[words]}
      onSubmit={onConfirm}
    />
  )
}

const MOST_WORDS = { answer: 5000, rejection: 1000, takedown: 500 } as const

type FormProps = { id: string; onSubmit: (text: string) => void }

function ReasonForm({ id, onSubmit }: FormProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<string>(HIDE_REASONS[0])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(reason)
  }
  return (
    <form id={id} onSubmit={submit}>
      <fieldset>
        <legend>{t('moderation.why-hide')}</legend>
        {HIDE_REASONS.map((value) => (
          <Check
            key={value}
            type="radio"
            name="reason"
            label={t(`moderation.hide.${value}`)}
            checked={reason === value}
            onChange={() => setReason(value)}
          />
        ))}
      </fieldset>
    </form>
  )
}

type WordsFormProps = FormProps & { label: string; hint: string; most: number }

function WordsForm({ id, label, hint, most: limit, onSubmit }: WordsFormProps) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = text.trim()
    setMissing(message === '')
    if (message === '') return event.currentTarget.querySelector('textarea')?.focus()
    onSubmit(message)
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextArea
        label={label}
        hint={hint}
        error={isMissing ? t('moderation.words-missing') : null}
        maxLength={limit}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}
