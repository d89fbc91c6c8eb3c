import { type FormEvent, useState } from 'react'
import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** It replaces the button that had the focus. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus()

type AnswerFormProps = {
  callWith: (typed: { text: string; version: number }) => ApiMutation<null>
  /** Null for a first answer. */
  answer: string | null
  /** The version that was shown (optimistic lock). */
  version: number
  /** Says who can read the answer. */
  hint: string
  onCancel: () => void
  onAnswered: (text: string) => void
}

export function AnswerForm(props: AnswerFormProps) {
  const { callWith, answer, version, hint, onCancel, onAnswered } = props
  const { t } = useTexts()
  const [text, setText] = useState(answer ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (message.length < 2) return setError(t('vendor-dashboard.reviews.answer-empty'))
    setBusy(true)
    try {
      await apiSend(callWith({ text: message, version }))
    } catch (refused) {
      const isLeft = refused instanceof ApiRefused && refused.isLeft
      const detail = refused instanceof ApiRefused && refused.status < 500 ? refused.detail : null
      return isLeft ? undefined : setError(detail ?? t('vendor-dashboard.not-sent'))
    } finally {
      setBusy(false)
    }
    showToast({ title: t('vendor-dashboard.reviews.answered'), closeLabel: t('site.close') })
    onAnswered(message)
  }
  return (
    <form className="answer-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('vendor-dashboard.reviews.your-answer')}
        hint={hint}
        error={error}
        maxLength={2000}
        value={text}
        ref={focusField}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="review-actions">
        <Button type="submit" small busy={isBusy}>
          {t('vendor-dashboard.reviews.publish')}
        </Button>
        <Button kind="text" small onClick={onCancel}>
          {t('vendor-dashboard.cancel')}
        </Button>
      </div>
    </form>
  )
}
