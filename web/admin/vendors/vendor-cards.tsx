import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import { ChevronRight } from 'lucide-react'
import { SelectRow } from '#web/backoffice/list/selection.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { VENDORS } from './query.ts'
import { VendorBadges, VendorPlace } from './vendor-cells.tsx'
import type { VendorsListProps } from './vendors-list.tsx'

type VendorCardsProps = Pick<VendorsListProps, 'rows' | 'query' | 'selection' | 'wilayas'>

export function VendorCards({ rows, query, selection, wilayas }: VendorCardsProps) {
  const { t } = useTexts()
  return (
    <RowCards
      label={t('admin.vendors.list')}
      {...{ rows, query }}
      addresses={VENDORS}
      renderBefore={(row) => <SelectRow id={row.id} name={row.business_name} {...{ selection }} />}
    >
      {(row) => (
        <>
          <span>
            <b>
              <bdi>{row.business_name}</bdi>
            </b>
            <small>
              <VendorPlace vendor={row} wilayas={wilayas} />
            </small>
            {row.business_phone !== null && (
              <bdi dir="ltr" className="num">
                {formatPhoneDisplay(row.business_phone)}
              </bdi>
            )}
            <small>
              {t('admin.vendors.product-count', { count: row.product_count })} ·{' '}
              {t('admin.vendors.order-count', { count: row.order_count })}
            </small>
          </span>
          <span className="row-card-badges">
            <VendorBadges vendor={row} />
          </span>
          <Icon of={ChevronRight} size="s" flip />
        </>
      )}
    </RowCards>
  )
}
