import type { DeliveryMethodName, ShippingZone } from '#capabilities/shipping/contract.ts'
import { ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { feeRange, METHODS, type RatesAudience, type RateTableRow, zonesOf } from './rates.ts'

type RateTableProps = {
  audience: RatesAudience
  rows: readonly RateTableRow[]
  nameOf: (code: string) => string
  chosen: ReadonlySet<string>
  toggle: (codes: readonly string[], isOn: boolean) => void
  /** Whether all zones are open, as while searching. */
  isOpen: boolean
  onEdit: (rows: readonly RateTableRow[]) => void
}

export function RateTable(props: RateTableProps) {
  const { rows, chosen, toggle } = props
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
      {zonesOf(rows).map(({ zone, rows: own }) => (
        <ZoneRows key={zone} {...props} zone={zone} rows={own} />
      ))}
      {rows.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={5}>{t('shipping.none-found')}</td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

type ZoneRowsProps = RateTableProps & { zone: ShippingZone }

/** A zone is one row until it is opened; its prices are set together. */
function ZoneRows(props: ZoneRowsProps) {
  const { audience, zone, rows, nameOf, chosen, isOpen, toggle, onEdit } = props
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  const name = t(`shipping.zone.${zone}`)
  const count = rows.filter(({ wilaya }) => chosen.has(wilaya)).length
  const isExpanded = isOpen || isShown
  return (
    <tbody>
      <tr className="rate-zone">
        <td className="column-box">
          <label className="row-box">
            <input
              type="checkbox"
              aria-label={t('shipping.choose-zone', { zone: name })}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < rows.length
              }}
              checked={count === rows.length}
              onChange={({ target }) =>
                toggle(
                  rows.map(({ wilaya }) => wilaya),
                  target.checked,
                )
              }
            />
          </label>
        </td>
        <th scope="rowgroup">
          <button
            type="button"
            className="rate-zone-name"
            aria-expanded={isExpanded}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isExpanded ? ChevronUp : ChevronDown} size="s" />
            <span>
              {name} <small>{t('shipping.zone-count', { count: rows.length })}</small>
            </span>
          </button>
        </th>
        {METHODS.map((method) => (
          <td key={method} className="at-end">
            <ZoneFees {...{ audience, rows, method }} />
          </td>
        ))}
        <td className="at-end">
          <IconButton
            icon={Pencil}
            label={t('shipping.edit-zone', { zone: name })}
            onClick={() => onEdit(rows)}
          />
        </td>
      </tr>
      {isExpanded &&
        rows.map((row) => (
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
                onClick={() => onEdit([row])}
              />
            </td>
          </tr>
        ))}
    </tbody>
  )
}

type ZoneFeesProps = Pick<RateTableProps, 'audience' | 'rows'> & { method: DeliveryMethodName }

function ZoneFees({ audience, rows, method }: ZoneFeesProps) {
  const { language } = useTexts()
  const range = feeRange(rows, method)
  if (range === null) return <span className="muted">–</span>
  const moneyAudience = audience === 'admin' ? 'admin' : 'shop'
  return (
    <span className="muted">
      {range.min < range.max && (
        <>
          <Money dinars={range.min} language={language} audience={moneyAudience} /> –{' '}
        </>
      )}
      <Money dinars={range.max} language={language} audience={moneyAudience} />
    </span>
  )
}

/** The operator's rate is shown below an own one. */
function Fee({
  audience,
  of: { own, operator },
}: {
  audience: RatesAudience
  of: RateTableRow[DeliveryMethodName]
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
