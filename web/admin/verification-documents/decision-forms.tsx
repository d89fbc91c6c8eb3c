import { type SubmitEvent, useState } from 'react'
import {
  DOCUMENT_REFUSAL_REASONS,
  type VerificationDocumentKind,
  type DocumentRefusalReason,
} from '#kernel/verification-documents.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check, Input, TextArea } from '#web/ui/field.tsx'

const MAX_WORDS = 1000

type RefusalFormProps = {
  id: string
  onSubmit: (reason: DocumentRefusalReason, words: string) => void
}

export function RefuseDocumentForm({ id, onSubmit }: RefusalFormProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<DocumentRefusalReason>('unreadable')
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = words.trim()
    const lacksWords = reason === 'other' && text === ''
    setMissing(lacksWords)
    if (lacksWords) event.currentTarget.querySelector<HTMLElement>('textarea')?.focus()
    else onSubmit(reason, text)
  }
  return (
    <form id={id} className="paper-form" noValidate onSubmit={submit}>
      <fieldset>
        <legend>{t('verification-documents.refuse-why')}</legend>
        {DOCUMENT_REFUSAL_REASONS.map((value) => (
          <Check
            key={value}
            type="radio"
            name="paper-reason"
            label={t(`verification-documents.reason.${value}`)}
            checked={reason === value}
            onChange={() => setReason(value)}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('verification-documents.refuse-words')}
        hint={t('verification-documents.refuse-hint')}
        rows={3}
        maxLength={MAX_WORDS}
        value={words}
        error={isMissing ? t('verification-documents.words-required') : null}
        onChange={(event) => setWords(event.target.value)}
      />
    </form>
  )
}

type AcceptanceFormProps = { id: string; onSubmit: (expiresOn: string) => void }

/** Empty for a document without an expiry date. */
export function AcceptDocumentForm({ id, onSubmit }: AcceptanceFormProps) {
  const { t } = useTexts()
  const [expiresOn, setExpiresOn] = useState('')
  return (
    <form
      id={id}
      className="paper-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(expiresOn)
      }}
    >
      <Input
        type="date"
        label={t('verification-documents.expires')}
        hint={t('verification-documents.expires-hint')}
        value={expiresOn}
        onChange={(event) => setExpiresOn(event.target.value)}
      />
    </form>
  )
}

export function MissingDocuments({ kinds }: { kinds: readonly VerificationDocumentKind[] }) {
  const { t } = useTexts()
  return (
    <>
      <p className="dialog-text">{t('verification-documents.missing-text')}</p>
      <ul className="paper-missing">
        {kinds.map((kind) => (
          <li key={kind}>{t(`verification-documents.kind.${kind}`)}</li>
        ))}
      </ul>
      <p className="dialog-text">{t('verification-documents.missing-note')}</p>
    </>
  )
}
