import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { CSV_DELIMITERS, TEXT_ENCODINGS, type TextEncoding } from '#kernel/csv-format.ts'
import { chosenOf } from '#web/backoffice/forms/chosen-of.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Select } from '#web/ui/field.tsx'
import type { ImportViewState } from './use-import.ts'

type FileFormat = {
  delimiter: (typeof CSV_DELIMITERS)[number]
  encoding: TextEncoding
}
type FileFormatFieldsProps = {
  view: ImportViewState
  maps: ImportsPageView['maps']
  isBusy: boolean
  onLook: (format: FileFormat) => void
  onMap: (map: ImportsPageView['maps'][number]) => void
}

export function FileFormatFields({ view, maps, isBusy, onLook, onMap }: FileFormatFieldsProps) {
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
                delimiter: chosenOf(CSV_DELIMITERS, event.target.value),
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
                delimiter: chosenOf(CSV_DELIMITERS, view.delimiter ?? ','),
                encoding: chosenOf(TEXT_ENCODINGS, event.target.value),
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
