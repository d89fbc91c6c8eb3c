import { useState } from 'react'
import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { type ApiMutation, post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { foldText } from '#kernel/fold.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { type UseImportResult, type ImportViewState } from './use-import.ts'
import {
  type ImportFieldName,
  IMPORT_FIELD_GROUPS,
  REPEATABLE_FIELDS,
  useImportFieldName,
} from './import-fields.ts'
import { defaultDraft, defaultsBody, DefaultValues, invalidDefaults } from './default-values.tsx'
import { FileFormatFields } from './file-format-fields.tsx'

type ColumnsProps = {
  view: ImportViewState
  maps: ImportsPageView['maps']
  categories: ImportsPageView['categories']
  current: UseImportResult
}

export function ColumnMapping({ view, maps, categories, current }: ColumnsProps) {
  const { t } = useTexts()
  const [columns, setColumns] = useState(view.columns)
  const [defaults, setDefaults] = useState(() => defaultDraft(view))
  const [invalid, setInvalid] = useState<ReturnType<typeof invalidDefaults>>([])
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const takeMap = (map: ImportsPageView['maps'][number]) =>
    setColumns(
      Object.fromEntries(
        view.headings.flatMap((heading, index) => {
          const field = map.columns[foldText(heading)]
          return field ? [[String(index), field] as const] : []
        }),
      ),
    )
  const send = async (call: ApiMutation<unknown>, isMapping: boolean) => {
    setBusy(true)
    setError(null)
    try {
      await apiSend(call)
      current.setMapping(isMapping)
      current.refresh()
    } catch (failure) {
      const text = failure instanceof ApiRefused && failure.status < 500 ? failure.detail : null
      setError(text ?? t('imports.failed'))
      showToast({
        title: t('backoffice.error'),
        message: text ?? t('imports.failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
    } finally {
      setBusy(false)
    }
  }
  const { id, kind } = view
  const isZip = kind === 'images'
  return (
    <section className="card import-columns" aria-labelledby="import-columns">
      <h2 id="import-columns">{t(isZip ? 'imports.pictures-title' : 'imports.columns-title')}</h2>
      <p className="import-lead">
        <bdi>{view.file_name}</bdi>
        {' · '}
        {t(`imports.source.${view.source}`)}
      </p>
      <p className="dialog-text">{t(isZip ? 'imports.pictures-text' : 'imports.columns-text')}</p>
      {!isZip && (
        <>
          <FileFormatFields
            view={view}
            maps={maps}
            isBusy={isBusy}
            onLook={(form) => void send(post('/vendor/imports/{id}/look', { id }, form), true)}
            onMap={takeMap}
          />
          <ColumnFields view={view} columns={columns} onColumns={setColumns} />
          <DefaultValues
            columns={columns}
            draft={defaults}
            invalid={invalid}
            categories={categories}
            onChange={(draft) => {
              setDefaults(draft)
              setInvalid([])
            }}
          />
          <Input
            label={t('imports.save-as')}
            optional={t('imports.optional')}
            hint={t('imports.save-as-hint')}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </>
      )}
      {error !== null && (
        <p role="alert" className="import-error">
          {error}
        </p>
      )}
      <div className="import-actions">
        <Button
          busy={isBusy}
          onClick={() => {
            const wrong = isZip ? [] : invalidDefaults(defaults, columns)
            setInvalid(wrong)
            if (wrong.length > 0) return
            const body = {
              columns,
              ...(!isZip && { defaults: defaultsBody(defaults, columns) }),
              ...(name.trim() !== '' && { save_as: name.trim() }),
            }
            void send(post('/vendor/imports/{id}/check', { id }, body), false)
          }}
        >
          {t('imports.check')}
        </Button>
        <p>{t('imports.check-note')}</p>
      </div>
    </section>
  )
}

const IMPORT_FIELDS = IMPORT_FIELD_GROUPS.flatMap(({ fields }) => fields)

type ColumnFieldsProps = {
  view: ImportViewState
  columns: ImportViewState['columns']
  onColumns: (columns: ImportViewState['columns']) => void
}

/** What each column of the file is; a field is taken once, unless it may be repeated. */
function ColumnFields({ view, columns, onColumns }: ColumnFieldsProps) {
  const { t } = useTexts()
  const nameOf = useImportFieldName()
  const taken = new Set(Object.values(columns))
  const choose = (index: number, field: ImportFieldName | '') => {
    const { [String(index)]: _, ...rest } = columns
    onColumns(field === '' ? rest : { ...rest, [String(index)]: field })
  }
  return (
    <ul className="column-list">
      {view.headings.map((heading, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no id
        <li key={index}>
          <Select
            label={heading === '' ? t('imports.column-unnamed', { at: index + 1 }) : heading}
            value={columns[String(index)] ?? ''}
            hint={<Sample view={view} at={index} />}
            onChange={({ target }) =>
              choose(index, IMPORT_FIELDS.find((field) => field === target.value) ?? '')
            }
          >
            <option value="">{t('imports.field.none')}</option>
            {IMPORT_FIELD_GROUPS.map((group) => (
              <optgroup key={group.name} label={t(group.name)}>
                {group.fields.map((field) => (
                  <option
                    key={field}
                    value={field}
                    disabled={
                      taken.has(field) &&
                      columns[String(index)] !== field &&
                      !REPEATABLE_FIELDS.includes(field)
                    }
                  >
                    {nameOf(field)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  )
}

/** The first distinct values of the column. */
function Sample({ view, at: index }: { view: ImportViewState; at: number }) {
  const { t } = useTexts()
  const values = [...new Set(view.sample.map((cells) => cells[index]?.trim() ?? ''))]
    .filter((text) => text !== '')
    .slice(0, 3)
  return values.length === 0 ? (
    t('imports.sample-none')
  ) : (
    <span className="column-sample">
      {values.map((value) => (
        <bdi key={value}>{value}</bdi>
      ))}
    </span>
  )
}
