import './shipping-rates.css'
import { Pencil, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { foldText } from '#kernel/fold.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import type { useQuery } from '#web/backoffice/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RateDialog } from './rate-dialog.tsx'
import {
  type RatesAudience,
  type Method,
  METHODS,
  type RateTableRow,
  rateRows,
  type RatesView,
} from './rates.ts'

type RatesProps = {
  audience: RatesAudience
  answer: ReturnType<typeof useQuery<RatesView>>
}

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
        <Button
          kind="outline"
          small
          className="push"
          disabled={chosen.size === 0}
          onClick={() => setEditing(all.filter(({ wilaya }) => chosen.has(wilaya)))}
        >
          <Icon of={Pencil} size="s" />
          {t('shipping.edit-many', { count: chosen.size })}
        </Button>
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
          onEdit={(row) => setEditing([row])}
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

type RateTableProps = {
  audience: RatesAudience
  rows: readonly RateTableRow[]
  nameOf: (code: string) => string
  chosen: ReadonlySet<string>
  toggle: (codes: readonly string[], isOn: boolean) => void
  onEdit: (row: RateTableRow) => void
}

function RateTable(props: RateTableProps) {
  const { audience, rows, nameOf, chosen, toggle, onEdit } = props
  const { t } = useTexts()
  const areAll = rows.length > 0 && rows.every(({ wilaya }) => chosen.has(wilaya))
  return (
    <table className="data-table tariff-table">
      <caption className="sr-only">{t('shipping.tariffs')}</caption>
      <thead>
        <tr>
          <th scope="col" className="column-box">
            <label className="row-box">
              <input
                type="checkbox"
                aria-label={t('shipping.choose-all')}
                checked={areAll}
                onChange={(event) =>
                  toggle(
                    rows.map(({ wilaya }) => wilaya),
                    event.target.checked,
                  )
                }
              />
            </label>
          </th>
          <th scope="col">{t('shipping.wilaya')}</th>
          {METHODS.map((method) => (
            <th key={method} scope="col" className="at-end">
              {t(`shipping.method.${method}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('shipping.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.wilaya}>
            <td className="column-box">
              <label className="row-box">
                <input
                  type="checkbox"
                  aria-label={t('shipping.choose', { wilaya: nameOf(row.wilaya) })}
                  checked={chosen.has(row.wilaya)}
                  onChange={(event) => toggle([row.wilaya], event.target.checked)}
                />
              </label>
            </td>
            <th scope="row">
              <span className="num muted">{row.wilaya}</span> {nameOf(row.wilaya)}
            </th>
            {METHODS.map((method) => (
              <td key={method} className="at-end">
                <Fee audience={audience} of={row[method]} />
              </td>
            ))}
            <td className="at-end">
              <IconButton
                icon={Pencil}
                label={t('shipping.edit-of', { wilaya: nameOf(row.wilaya) })}
                onClick={() => onEdit(row)}
              />
            </td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={5}>{t('shipping.none-found')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** The operator's rate is shown below an own one. */
function Fee({
  audience,
  of: { own, operator },
}: {
  audience: RatesAudience
  of: RateTableRow[Method]
}) {
  const { t, language } = useTexts()
  const money = (dinars: number) => (
    <Money dinars={dinars} language={language} audience={audience === 'admin' ? 'admin' : 'shop'} />
  )
  if (own === null)
    return operator?.is_offered ? (
      <span className="muted">{money(operator.fee)}</span>
    ) : (
      <span className="muted">–</span>
    )
  if (audience === 'admin' && !own.is_offered)
    return <span className="muted">{t('shipping.not-offered')}</span>
  return (
    <>
      <b>{own.is_offered ? money(own.fee) : t('shipping.not-offered')}</b>
      {audience === 'admin' && (
        <small>
          {t('shipping.days', { from: own.min_days, until: own.max_days })}
          {own.free_above !== null && (
            <>
              {' · '}
              {t('shipping.free-from')} {money(own.free_above)}
            </>
          )}
        </small>
      )}
      {operator && (
        <small>
          {t('shipping.operator')} {money(operator.fee)}
        </small>
      )}
    </>
  )
}
