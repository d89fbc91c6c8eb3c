import type { RemittancePreviewView } from '#capabilities/payouts/remittances.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
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
        <p className="form-error" role="alert">
          {preview.trouble}
        </p>
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
        </section>
      )}
    </>
  )
}
