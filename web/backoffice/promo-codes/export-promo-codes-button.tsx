import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import { Download } from 'lucide-react'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { EXPORT_PAGE, useExport } from '#web/backoffice/list/use-export.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePromoCodeValue } from './promo-code-cells.tsx'
import { promoCodes } from './resource.tsx'

const EXPORTED = [
  'code',
  'shop',
  'gives',
  'conditions',
  'first',
  'last',
  'uses',
  'most',
  'revenue',
  'discount',
  'state',
] as const

/** For vendors; the server writes the file of the operator. */
export function ExportPromoCodesButton() {
  const { t } = useTexts()
  const given = usePromoCodeValue('vendor')
  const { urls } = promoCodes.vendor
  const { query } = useListQuery(urls)
  const { progress, run } = useExport<ManagedPromoCodeView>({
    path: (cursor) => urls.path({ ...query, cursor }, EXPORT_PAGE),
    file: `codes-promo-${query.status}.csv`,
    headings: EXPORTED.map((column) => t(`promo-codes.export.${column}`)),
    cells: (code) => {
      const { gives, conditions } = given(code)
      return [
        ...[code.code, code.shop?.business_name ?? t('promo-codes.operator'), gives, conditions],
        ...[code.starts_on ?? '', code.ends_on ?? '', code.uses, code.maximum_uses ?? ''],
        ...[code.revenue, code.discount, t(`promo-codes.state.${code.state}`)],
      ]
    },
    done: 'promo-codes.exported',
    failed: 'promo-codes.export-failed',
  })
  return (
    <Button kind="outline" busy={progress !== null} onClick={() => void run()}>
      <Icon of={Download} size="s" />
      {t('promo-codes.export')}
    </Button>
  )
}
