import './notes.css'
import { type FormEvent, useId, useState } from 'react'
import { formatAdminDate } from '#kernel/format.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

const MAX_NOTE = 2000

type InternalNotesProps = { about: { order: string } | { user: string } | { phone: string } }

/** For admins alone; a note is never rewritten. */
export function InternalNotesSection({ about }: InternalNotesProps) {
  const { t, language } = useTexts()
  const titleId = useId()
  const notes = useQuery(get('/admin/notes', about))
  const { isBusy, act } = useMutation(() => undefined)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    const outcome = await act({
      ...post('/admin/notes', null, { about, text }),
      done: t('admin.notes.added'),
      failed: t('admin.notes.failed'),
    })
    if (!outcome.isDone) return
    setText('')
    notes.change(() => outcome.view)
  }
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('admin.notes.title')}</h3>
      <form className="notes-form" noValidate onSubmit={(event) => void add(event)}>
        <TextArea
          label={t('admin.notes.new')}
          hint={t('admin.notes.hint')}
          error={isMissing ? t('admin.notes.empty') : null}
          rows={2}
          maxLength={MAX_NOTE}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button kind="outline" small type="submit" busy={isBusy}>
          {t('admin.notes.add')}
        </Button>
      </form>
      <ul className="notes-list">
        {notes.view?.items.map((note) => (
          <li key={note.id}>
            <p dir="auto">{note.text}</p>
            <small>
              <bdi>{note.author ?? t('admin.notes.no-author')}</bdi>
              {' · '}
              <time dateTime={note.at}>
                {formatAdminDate(new Date(note.at), language, 'shortDateTime')}
              </time>
            </small>
          </li>
        ))}
      </ul>
      {notes.state === 'failed' && (
        <p className="muted">
          {t('admin.notes.load-failed')}{' '}
          <button type="button" className="text-link" onClick={notes.refresh}>
            {t('site.retry')}
          </button>
        </p>
      )}
    </section>
  )
}
