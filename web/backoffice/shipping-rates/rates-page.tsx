import './shipping-rates.css'
import { Pencil, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { foldText } from '#kernel/fold.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { type RatesAudience, type RateTableRow, rateRows } from './rates.ts'
import { RateTable } from './rate-table.tsx'

export const useRates = (audience: RatesAudience) => useQuery(get(`/${audience}/shipping-rates`))

type RatesProps = { audience: RatesAudience; answer: ReturnType<typeof useRates> }

/** Per wilaya: the own rate, otherwise the operator's. */
export function ShippingRatesPage({
  audience,
  answer: { view, state, refresh, change },
}: RatesProps) {
  const { t } = useTexts()
  const wilayas = useWilayas()
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [editing, setEditing] = useState<readonly RateTableRow[]>([])

  const nameOf = (code: string) => wilayas.find((wilaya) => wilaya.code === code)?.name ?? code
  const wanted = foldText(term)
  const all = view === null ? [] : rateRows(view)
  const rows = all.filter(
    ({ wilaya }) => wanted === '' || foldText(`${wilaya} ${nameOf(wilaya)}`).includes(wanted),
  )
  const toggle = (codes: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const now = new Set(before)
      for (const code of codes)
        if (isOn) now.add(code)
        else now.delete(code)
      return now
    })
  const [first] = editing
  const title =
    editing.length === 1 && first
      ? t('shipping.tariff-of', { wilaya: nameOf(first.wilaya) })
      : t('shipping.tariffs-of', { count: editing.length })
  return (
    <section className="card table-card" aria-labelledby="tariffs">
      <div className="tariffs-head">
        <h2 id="tariffs">{t('shipping.tariffs')}</h2>
        <p className="muted">
          {t(audience === 'admin' ? 'shipping.market-text' : 'shipping.tariffs-text')}
        </p>
      </div>
      <div className="tool-bar">
        <SearchField
          label={t('shipping.search')}
          clearLabel={t('shipping.search-clear')}
          value={term}
          onSearch={setTerm}
        />
        {chosen.size > 0 && (
          <Button
            kind="outline"
            small
            className="push"
            onClick={() => setEditing(all.filter(({ wilaya }) => chosen.has(wilaya)))}
          >
            <Icon of={Pencil} size="s" />
            {t('shipping.edit-many', { count: chosen.size })}
          </Button>
        )}
      </div>
      {view === null && state === 'failed' && (
        <EmptyState
          title={t('shipping.load-failed')}
          action={
            <Button kind="outline" small onClick={refresh}>
              <Icon of={RotateCw} size="s" />
              {t('site.retry')}
            </Button>
          }
        />
      )}
      {view === null && state === 'loading' && (
        <div role="status" aria-label={t('site.loading')} className="tariffs-head">
          <Skeleton width="100%" height="5rem" />
        </div>
      )}
      {view !== null && (
        <RateTable
          {...{ audience, rows, nameOf, chosen, toggle }}
          isOpen={wanted !== ''}
          onEdit={setEditing}
        />
      )}
      <RateDialog
        {...{ audience, title }}
        rows={editing}
        onClose={() => setEditing([])}
        onSaved={(now) => {
          change(() => now)
          setEditing([])
          setChosen(new Set())
        }}
      />
    </section>
  )
}
