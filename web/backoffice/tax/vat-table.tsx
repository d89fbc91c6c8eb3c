import './tax-documents.css'
import { formatPercent } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Money } from '#web/ui/money.tsx'

export type VatLine = {
  key: string
  taxpayer?: string
  subject: 'commission' | 'delivery' | 'sale'
  rate_bp: number
  base: number
  vat: number
}

export function VatTable({ lines, label }: { lines: readonly VatLine[]; label: string }) {
  const { t, language } = useTexts()
  const hasTaxpayer = lines.some(({ taxpayer }) => taxpayer !== undefined)
  const audience = hasTaxpayer ? 'admin' : 'shop'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className="tax-table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="tax-table">
        <thead>
          <tr>
            {hasTaxpayer && <th scope="col">{t('tax-documents.row.taxpayer')}</th>}
            <th scope="col">{t('tax-documents.row.of')}</th>
            <th scope="col" className="is-figure">
              {t('tax-documents.row.rate')}
            </th>
            <th scope="col" className="is-figure">
              {t('tax-documents.row.base')}
            </th>
            <th scope="col" className="is-figure">
              {t('tax-documents.row.vat')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, taxpayer, subject, rate_bp, base, vat }) => (
            <tr key={key}>
              {hasTaxpayer && (
                <td>
                  <bdi>{taxpayer}</bdi>
                </td>
              )}
              <td>{t(`tax-documents.of.${subject}`)}</td>
              <td className="is-figure num">{formatPercent(rate_bp / 100, language)}</td>
              <td className="is-figure num">
                <Money dinars={base} language={language} audience={audience} />
              </td>
              <td className="is-figure num">
                <Money dinars={vat} language={language} audience={audience} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
