import './tax-documents.css'
import { Download } from 'lucide-react'
import type { CommissionInvoiceView } from '#capabilities/documents/commission.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { useSaveFile } from '../files/use-save-file.ts'
import type { BackofficeAudience } from '../products/products.ts'
import { useMonthName } from './month-choice.tsx'

type CommissionInvoicesProps = {
  /** Admins see those of all shops. */
  audience: BackofficeAudience
  items: readonly CommissionInvoiceView[]
}

/** The legal original is in French or Arabic; the other is its translation. */
export function CommissionInvoices({ audience, items }: CommissionInvoicesProps) {
  const namesShop = audience === 'admin'
  const { t, language } = useTexts()
  const nameOf = useMonthName()
  const { isBusy, save } = useSaveFile(t('tax-documents.file-failed'))
  if (items.length === 0) return <EmptyState title={t('tax-documents.commission-none')} />
  return (
    <ul className="tax-invoices">
      {items.map(({ id, subject, kind, reference, month, vendor, total }) => (
        <li key={id}>
          <span>
            <b>{namesShop ? <bdi>{vendor.business_name}</bdi> : nameOf(month)}</b>
            <small>
              <bdi dir="ltr" className="num">
                {reference}
              </bdi>
              {namesShop && ` · ${nameOf(month)}`}
            </small>
          </span>
          {kind === 'invoice' && subject === 'compensation' && (
            <Badge tone="info">{t('tax-documents.kind.debit_note')}</Badge>
          )}
          {kind === 'credit_note' && (
            <Badge tone="warn">{t('tax-documents.kind.credit_note')}</Badge>
          )}
          <b className="num tax-total">
            <Money
              dinars={kind === 'invoice' ? total : 0 - total}
              language={language}
              audience={namesShop ? 'admin' : 'shop'}
            />
          </b>
          <span className="tax-files">
            {(['fr', 'ar'] as const).map((chosen) => (
              <Button
                key={chosen}
                kind="quiet"
                small
                disabled={isBusy}
                onClick={() =>
                  void save(
                    get(`/${audience}/money/commission-invoices/{id}/file`, { id, lang: chosen }),
                    `${reference}-${chosen}.pdf`,
                  )
                }
              >
                <Icon of={Download} size="s" />
                {t('tax-documents.file', { language: t(`tax-documents.language.${chosen}`) })}
                <span className="sr-only"> {reference}</span>
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
