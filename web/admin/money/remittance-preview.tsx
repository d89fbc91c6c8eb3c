import type { RemittancePreviewView } from '#capabilities/payouts/remittances.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Select } from '#web/ui/field.tsx'
import { MoneyAmount } from './money-cells.tsx'

const COLUMNS = ['tracking', 'order', 'collected', 'fee'] as const

type RemittancePreviewProps = {
  preview: RemittancePreviewView
  onChange: (name: keyof RemittancePreviewView['columns'], heading: string) => void
}

export function RemittancePreview({ preview, onChange }: RemittancePreviewProps) {
  const { t } = useTexts()
  return (
    <>
      <fieldset className="finance-columns-choice">
        <legend>{t('admin-money.import.columns')}</legend>
        <p className="field-hint">{t('admin-money.import.columns-hint')}</p>
        <div>
          {COLUMNS.map((name) => (
            <Select
              key={name}
              label={t(`admin-money.import.column.${name}`)}
              value={preview.columns[name] ?? ''}
              onChange={({ target }) => onChange(name, target.value)}
            >
              <option value="">{t('admin-money.import.no-column')}</option>
              {preview.headings
                .filter((heading) => heading !== '')
                .map((heading, index) => (
                  <option key={`${index} ${heading}`} value={heading}>
                    {heading}
                  </option>
                ))}
            </Select>
          ))}
        </div>
      </fieldset>
      {preview.trouble ? (
        <FormFailure>{preview.trouble}</FormFailure>
      ) : (
        <section className="finance-would" role="status" aria-label={t('admin-money.import.would')}>
          <p>
            <b>{t('admin-money.import.fit', { count: preview.matched })}</b> ·{' '}
            {t('admin-money.remittance.collected')} <MoneyAmount dinars={preview.collected} /> ·{' '}
            {t('admin-money.remittance.fees')} <MoneyAmount dinars={preview.fees} />
          </p>
          {preview.differences.length > 0 && (
            <ul className="finance-rows">
              {preview.differences.map(({ reason, count }) => (
                <li key={reason}>
                  <span>{t(`admin-money.reason.${reason}`)}</span>
                  <b className="num">{count}</b>
                </li>
              ))}
            </ul>
          )}
          {preview.unreadable_lines > 0 && (
            <p>{t('admin-money.import.to-correct', { count: preview.unreadable_lines })}</p>
          )}
        </section>
      )}
      {preview.unreadable_count > 0 && <UnreadableCells preview={preview} />}
    </>
  )
}

/** All at once: they are imported with the others, and corrected there or in the file. */
function UnreadableCells({
  preview: { unreadable, unreadable_count: count },
}: {
  preview: RemittancePreviewView
}) {
  const { t } = useTexts()
  const more = count - unreadable.length
  return (
    <ul className="finance-rows finance-unreadable" aria-label={t('admin-money.import.unreadable')}>
      {unreadable.map(({ line, column, value }) => (
        <li key={`${line} ${column}`}>
          <span>
            {t('admin-money.import.unreadable-line', { line: String(line) })} :{' '}
            {t(`admin-money.import.unreadable.${column}`)}
          </span>
          {column !== 'tracking' && (
            <b>
              <bdi dir="auto">
                {value === '' ? t('admin-money.import.unreadable-empty') : value}
              </bdi>
            </b>
          )}
        </li>
      ))}
      {more > 0 && <li>{t('admin-money.import.unreadable-more', { count: more })}</li>}
    </ul>
  )
}
