import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/shared/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { sendQuietly } from '../send.ts'

type AnswerFormProps = {
  path: string
  /** What was answered before; null for the first time. */
  answer: string | null
  /** Who reads it. */
  hint: string
  onCancel: () => void
  onAnswered: (text: string) => void
}

/** The answer to a review or a question, written where it will be read. */
export function AnswerForm({ path, answer, hint, onCancel, onAnswered }: AnswerFormProps) {
  const { t } = useTexts()
  const [text, setText] = useState(answer ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said.length < 2) return setError(t('space.reviews.answer-empty'))
    setBusy(true)
    const failure = await sendQuietly(path, 'PUT', { text: said })
    setBusy(false)
    if (failure !== null) return setError(failure || t('space.not-sent'))
    showToast({ title: t('space.reviews.answered'), closeLabel: t('site.close') })
    onAnswered(said)
  }
  return (
    <form className="answer-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('space.reviews.your-answer')}
        hint={hint}
        error={error}
        maxLength={2000}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="review-actions">
        <Button type="submit" small busy={isBusy}>
          {t('space.reviews.publish')}
        </Button>
        <Button kind="text" small onClick={onCancel}>
          {t('space.cancel')}
        </Button>
      </div>
    </form>
  )
}
