import { useState } from 'react'
import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { ApiRefused, apiSend } from '#web/backoffice/api/client.ts'
import { CSV_DELIMITERS, TEXT_ENCODINGS } from '#kernel/csv-format.ts'
import { foldText } from '#kernel/fold.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { IMPORTS_API, type ImportState, type ImportViewState } from './use-import.ts'

type FieldName = ImportViewState['columns'][string]
const GROUPS: readonly { name: TextKey; fields: readonly FieldName[] }[] = [
  {
    name: 'imports.group.product',
    fields: ['sku', 'group', 'name_fr', 'name_ar', 'name_en', 'category', 'status', 'published'],
  },
  {
    name: 'imports.group.price',
    fields: [
      'price',
      'compare_at_price',
      'cost',
      'regular_price',
      'sale_price',
      'inventory_quantity',
      'vat',
      'bulk_discounts',
    ],
  },
  {
    name: 'imports.group.text',
    fields: [
      'description_fr',
      'description_ar',
      'description_en',
      'short_description',
      'specifications',
      'specification',
      'images',
      'variant_image',
      'weight_grams',
      'weight_kg',
    ],
  },
  {
    name: 'imports.group.options',
    fields: [
      'option1_name',
      'option1_value',
      'option2_name',
      'option2_value',
      'option3_name',
      'option3_value',
    ],
  },
  { name: 'imports.group.program', fields: ['row_type', 'parent', 'row_id'] },
]
const MANY: readonly FieldName[] = ['images', 'specification', 'category']

type ColumnsProps = { view: ImportViewState; maps: ImportsPageView['maps']; current: ImportState }

export function ColumnMapping({ view, maps, current }: ColumnsProps) {
  const { t } = useTexts()
  const [columns, setColumns] = useState(view.columns)
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const taken = new Set(Object.values(columns))
  const choose = (index: number, field: FieldName | '') =>
    setColumns((before) => {
      const { [String(index)]: _, ...rest } = before
      return field === '' ? rest : { ...rest, [String(index)]: field }
    })
  const takeMap = (map: ImportsPageView['maps'][number]) =>
    setColumns(
      Object.fromEntries(
        view.headings.flatMap((heading, index) => {
          const field = map.columns[foldText(heading)] as FieldName | undefined // values are fields by the contract
          return field ? [[String(index), field] as const] : []
        }),
      ),
    )
  const send = async (path: string, body: object) => {
    setBusy(true)
    setError(null)
    try {
      await apiSend(`${IMPORTS_API}/${view.id}/${path}`, body)
      current.setMapping(path === 'look')
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
  const isZip = view.kind === 'images'
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
          <Reading
            view={view}
            maps={maps}
            isBusy={isBusy}
            onLook={(form) => void send('look', form)}
            onMap={takeMap}
          />
          <ul className="column-list">
            {view.headings.map((heading, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no id
              <li key={index}>
                <Select
                  label={heading === '' ? t('imports.column-unnamed', { at: index + 1 }) : heading}
                  value={columns[String(index)] ?? ''}
                  hint={<Sample view={view} at={index} />}
                  onChange={(event) => choose(index, event.target.value as FieldName | '')} // the options are fields
                >
                  <option value="">{t('imports.field.none')}</option>
                  {GROUPS.map((group) => (
                    <optgroup key={group.name} label={t(group.name)}>
                      {group.fields.map((field) => (
                        <option
                          key={field}
                          value={field}
                          disabled={
                            taken.has(field) &&
                            columns[String(index)] !== field &&
                            !MANY.includes(field)
                          }
                        >
                          {t(`imports.field.${field}`)}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Select>
              </li>
            ))}
          </ul>
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
          onClick={() =>
            void send('check', { columns, ...(name.trim() !== '' && { save_as: name.trim() }) })
          }
        >
          {t('imports.check')}
        </Button>
        <p>{t('imports.check-note')}</p>
      </div>
    </section>
  )
}

type ReadingProps = Pick<ColumnsProps, 'view' | 'maps'> & {
  isBusy: boolean
  onLook: (form: { delimiter: string; encoding: string }) => void
  onMap: (map: ImportsPageView['maps'][number]) => void
}

function Reading({ view, maps, isBusy, onLook, onMap }: ReadingProps) {
  const { t } = useTexts()
  return (
    <div className="import-reading">
      {view.format === 'csv' && (
        <>
          <Select
            label={t('imports.delimiter')}
            value={view.delimiter ?? ','}
            disabled={isBusy}
            onChange={(event) =>
              onLook({
                delimiter: event.target.value,
                encoding: view.encoding ?? 'utf-8',
              })
            }
          >
            {CSV_DELIMITERS.map((csvDelimiter) => (
              <option key={csvDelimiter} value={csvDelimiter}>
                {t(
                  `imports.delimiter.${csvDelimiter === ',' ? 'comma' : csvDelimiter === ';' ? 'semicolon' : csvDelimiter === '|' ? 'bar' : 'tab'}`,
                )}
              </option>
            ))}
          </Select>
          <Select
            label={t('imports.encoding')}
            value={view.encoding ?? 'utf-8'}
            disabled={isBusy}
            onChange={(event) =>
              onLook({
                delimiter: view.delimiter ?? ',',
                encoding: event.target.value,
              })
            }
          >
            {TEXT_ENCODINGS.map((textEncoding) => (
              <option key={textEncoding} value={textEncoding}>
                {t(`imports.encoding.${textEncoding}`)}
              </option>
            ))}
          </Select>
        </>
      )}
      {maps.length > 0 && (
        <Select
          label={t('imports.kept')}
          value=""
          onChange={(event) => {
            const map = maps.find((map) => map.name === event.target.value)
            if (map) onMap(map)
          }}
        >
          <option value="">{t('imports.kept-choose')}</option>
          {maps.map((map) => (
            <option key={map.name} value={map.name}>
              {map.name}
            </option>
          ))}
        </Select>
      )}
    </div>
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
