import { type SubmitEvent, useState } from 'react'
import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { post, type ResponseOf } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { useImportFieldName } from './import-fields.ts'

type RowErrorItem = ResponseOf<'/vendor/imports/{id}/errors', 'get'>['items'][number]
export type CorrectableError = RowErrorItem & { field: NonNullable<RowErrorItem['field']> }

export const isCorrectable = (error: RowErrorItem): error is CorrectableError =>
  error.severity === 'error' && error.field !== null

type CellCorrectionProps = {
  importId: string
  rowError: CorrectableError
  categories: ImportsPageView['categories']
  onCorrected: () => void
}

/** The cell itself, with its error: a correction is checked again at once. */
export function CellCorrectionForm(props: CellCorrectionProps) {
  const { importId, rowError, categories, onCorrected } = props
  const { t } = useTexts()
  const nameOf = useImportFieldName()
  const { line, field, message } = rowError
  const [value, setValue] = useState(rowError.value ?? '')
  const [isSending, setSending] = useState(false)
  const [corrected, setCorrected] = useState<RowErrorItem | null>(null)
  // Until the list is read again: what is typed before that would be lost with this field.
  const isBusy = isSending || corrected === rowError
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (next: string) => {
    setSending(true)
    setRefusal(null)
    try {
      const body = { field, value: next }
      await apiSend(post('/vendor/imports/{id}/rows/{line}/cells', { id: importId, line }, body))
      setCorrected(rowError)
      onCorrected()
    } catch (error) {
      const detail = error instanceof ApiRefused && error.status < 500 ? error.detail : null
      setRefusal(detail ?? t('imports.failed'))
    } finally {
      setSending(false)
    }
  }
  const label = t('imports.correct-cell', { field: nameOf(field), line })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(value)
  }
  return (
    <form className="cell-correction" noValidate onSubmit={onSubmit}>
      {field === 'category' ? (
        <Select
          label={label}
          value=""
          disabled={isBusy}
          error={refusal ?? message}
          onChange={({ target }) => void send(target.value)}
        >
          <option value="">{rowError.value ?? t('imports.category-choose')}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <>
          <Input
            label={label}
            autoComplete="off"
            value={value}
            readOnly={isBusy}
            error={refusal ?? message}
            onChange={({ target }) => setValue(target.value)}
          />
          <Button type="submit" kind="outline" small busy={isBusy}>
            {t('imports.correct')}
          </Button>
        </>
      )}
    </form>
  )
}
