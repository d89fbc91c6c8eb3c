import { type SubmitEvent, useState } from 'react'
import type { MarginView } from '#capabilities/analytics/margins.contract.ts'
import { formatPercent } from '#kernel/format.ts'
import { hasPermission } from '#kernel/staff-roles.ts'
import { Link } from 'react-router'
import { put } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { apiSend } from '#web/shared/api/client.ts'
import { parseAmount } from '#web/backoffice/product-editor/request-body.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Money } from '#web/ui/money.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useVendorContext } from '../layout.tsx'

type Row = MarginView['best'][number]
type Props = { view: MarginView; onCost: () => void }

export function MarginProducts({ view, onCost }: Props) {
  const { t } = useTexts()
  if (view.best.length === 0) return null
  return (
    <>
      <div className="margin-lists">
        <List title={t('margins.best')} rows={view.best} onCost={onCost} />
        {view.worst.length > 0 && (
          <List title={t('margins.worst')} rows={view.worst} onCost={onCost} />
        )}
      </div>
      <p className="muted">{t('margins.private')}</p>
    </>
  )
}

function List({
  title,
  rows,
  onCost,
}: {
  title: string
  rows: readonly Row[]
  onCost: () => void
}) {
  return (
    <section className="margin-list">
      <h3>{title}</h3>
      <ul>
        {rows.map((row) => (
          <Product key={row.product_id ?? 'gone'} row={row} onCost={onCost} />
        ))}
      </ul>
    </section>
  )
}

function Product({ row, onCost }: { row: Row; onCost: () => void }) {
  const { t, language } = useTexts()
  const { role } = useVendorContext()
  const { product_id: id, name, image, quantity, returned_quantity: back, margin, cost } = row
  const percent = quantity === 0 ? 0 : Math.round((back / quantity) * 100)
  const shown = Math.round((margin - (cost ?? 0)) * 100) / 100
  return (
    <li>
      <ResponsiveImage image={image} alt="" sizes="44px" />
      <span className="margin-name">
        <b dir="auto">{name ?? t('margins.gone')}</b>
        <small className="num">
          {t('margins.rate', { percent: formatPercent(percent, language) })}
        </small>
      </span>
      <span className="margin-amount">
        <Money dinars={shown} language={language} />
        {cost !== null && cost > 0 && <small>{t('margins.after-cost')}</small>}
      </span>
      {id !== null && hasPermission(role, 'catalogue') && (
        <CostField key={row.unit_cost} id={id} row={row} onCost={onCost} />
      )}
    </li>
  )
}

const typedOf = (cost: number | null): string => (cost === null ? '' : String(cost))

/** An empty field means the cost is unknown. */
function CostField({ id, row, onCost }: { id: string; row: Row; onCost: () => void }) {
  const { t } = useTexts()
  const [text, setText] = useState(typedOf(row.unit_cost))
  const [isBusy, setBusy] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const isTyped = text.trim() !== typedOf(row.unit_cost)
  const closeLabel = t('site.close')
  const keep = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const cost = text.trim() === '' ? null : parseAmount(text)
    if (isBusy || !isTyped) return
    if (cost === null && text.trim() !== '') {
      setWrong(true)
      return
    }
    setBusy(true)
    try {
      await apiSend(put('/vendor/products/{id}/cost', { id }, { cost }))
      showToast({ title: t('margins.cost-saved'), closeLabel })
      onCost()
    } catch {
      showToast({ title: t('margins.cost-failed'), isError: true, closeLabel })
    }
    setBusy(false)
  }
  const label = t('margins.unit-cost-of', { name: row.name ?? '' })
  return (
    <form className="margin-cost" noValidate onSubmit={(event) => void keep(event)}>
      <label>
        <span aria-hidden="true">{t('margins.unit-cost')}</span>
        <span className="input">
          <input
            aria-label={label}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={text}
            aria-invalid={isWrong || undefined}
            onChange={({ target }) => {
              setText(target.value)
              setWrong(false)
            }}
          />
        </span>
      </label>
      {isTyped && (
        <Button type="submit" kind="quiet" small busy={isBusy}>
          {t('margins.keep')}
        </Button>
      )}
      {row.own_costs > 0 && (
        <small className="muted">
          <Link to={paths.vendorProduct(id)}>
            {t('margins.own-costs', { count: row.own_costs })}
          </Link>
        </small>
      )}
      {isWrong && (
        <small className="field-error" role="alert">
          {t('margins.cost-invalid')}
        </small>
      )}
    </form>
  )
}
