import { useState } from 'react'
import type { CourierParcelsView } from '#capabilities/payouts/counted-cash.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Check } from '#web/ui/field.tsx'
import { Day, MoneyAmount } from './money-cells.tsx'

type Parcel = CourierParcelsView['items'][number]
type CourierParcelsProps = {
  courier: string
  chosen: ReadonlyMap<string, Parcel>
  onToggle: (parcel: Parcel) => void
}

/** Oldest first; found by the exact number that is on the parcel. */
export function CourierParcelChoice({ courier, chosen, onToggle }: CourierParcelsProps) {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const [cursor, setCursor] = useState('')
  const { view } = useQuery(get('/admin/money/courier-parcels', { courier, search, cursor }))
  return (
    <fieldset className="finance-columns-choice finance-unreadable">
      <legend>{t('admin-money.desk.parcels')}</legend>
      <SearchField
        label={t('admin-money.desk.search')}
        clearLabel={t('admin-money.ledger.search-clear')}
        value={search}
        onSearch={(text) => {
          setCursor('')
          setSearch(text)
        }}
      />
      {view?.items.length === 0 && <p className="muted">{t('admin-money.desk.parcels-none')}</p>}
      <ul className="finance-rows">
        {view?.items.map((parcel) => (
          <li key={parcel.id}>
            <Check
              label={t('admin-money.desk.parcel-of', {
                tracking: `\u2066${parcel.tracking}\u2069`,
                order: `\u2066${parcel.order_number}\u2069`,
              })}
              checked={chosen.has(parcel.id)}
              onChange={() => onToggle(parcel)}
            />
            <span>
              <b>
                <MoneyAmount dinars={parcel.amount} />
              </b>
              <small>
                <bdi>{parcel.business_name}</bdi> · <Day on={parcel.since} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      {view && view.next !== null && (
        <Button kind="quiet" small onClick={() => setCursor(view.next ?? '')}>
          {t('admin-money.disputes.more')}
        </Button>
      )}
    </fieldset>
  )
}
