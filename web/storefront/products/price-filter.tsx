import { useEffect, useEffectEvent, useState } from 'react'
import type { FacetsView } from '#capabilities/search/contract.ts'
import { formatMoney, formatNumber, moneyUnit } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { type ListFilters, readFilters } from './filters.ts'
import { percentOf, priceAt, priceScale } from './price-scale.ts'

type PriceRange = Pick<ListFilters, 'minPrice' | 'maxPrice'>
type PriceFilterProps = {
  range: PriceRange
  price: FacetsView['price'] | undefined
  onChange: (range: PriceRange) => void
}

/** Debounce while typing or dragging. */
const PAUSE_MS = 500

export function PriceFilter({ range, price, onChange }: PriceFilterProps) {
  const { t, language } = useTexts()
  const [draft, draftRange, settle] = useDraft(range, onChange)
  const field = { price, onChange: draftRange, onSettle: settle }
  return (
    <fieldset className="filter-group">
      <legend>
        {t('product-list.price')} <small>{moneyUnit(language)}</small>
      </legend>
      {price && price.max > price.min && (
        <PriceSlider price={price} range={draft} onChange={draftRange} onSettle={settle} />
      )}
      <div className="price-fields">
        <PriceField name="min_price" value={range.minPrice} other={range.maxPrice} {...field} />
        <PriceField name="max_price" value={range.maxPrice} other={range.minPrice} {...field} />
      </div>
      <span className="sr-only" role="status">
        {!isSame(draft, range) &&
          [draft.minPrice, draft.maxPrice]
            .filter((value) => value !== null)
            .map((value) => formatMoney(fromDinars(value), language))
            .join(' – ')}
      </span>
    </fieldset>
  )
}

type Draft = { from: PriceRange; to: PriceRange; isSent: boolean }

/** Debounces changes; `settle` sends them at once. */
function useDraft(range: PriceRange, onChange: (range: PriceRange) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const send = (now: Draft) => {
    setDraft({ ...now, isSent: true })
    onChange(now.to)
  }
  const sendLater = useEffectEvent(send)
  useEffect(() => {
    if (!draft || draft.isSent) return undefined
    const timer = setTimeout(() => sendLater(draft), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  const isOpen = draft !== null && isSame(draft.from, range)
  const change = ({ minPrice, maxPrice }: PriceRange) =>
    setDraft({ from: range, to: { minPrice, maxPrice }, isSent: false })
  const settle = () => {
    if (draft && !draft.isSent) send(draft)
  }
  return [isOpen ? draft.to : range, change, settle] as const
}

const isSame = (a: PriceRange, b: PriceRange): boolean =>
  a.minPrice === b.minPrice && a.maxPrice === b.maxPrice

type PriceFieldProps = {
  name: 'min_price' | 'max_price'
  value: number | null
  /** The price of the other field. */
  other: number | null
  price: FacetsView['price'] | undefined
  onChange: (range: PriceRange) => void
  onSettle: () => void
}

/** Keeps the typed text until the field is left, even when the list reformats the price. */
function PriceField({ name, value, other, price, onChange, onSettle }: PriceFieldProps) {
  const { t, language } = useTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const isLeast = name === 'min_price'
  const end =
    price && price.max > 0 ? (isLeast ? Math.floor(price.min) : Math.ceil(price.max)) : null
  return (
    <label className="price-field">
      <span>{t(isLeast ? 'product-list.price-min' : 'product-list.price-max')}</span>
      <input
        className="num"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? text(value)}
        placeholder={end === null ? undefined : formatNumber(end, language)}
        onChange={(event) => {
          setTyped(event.target.value)
          const query = new URLSearchParams({
            [name]: event.target.value,
            [isLeast ? 'max_price' : 'min_price']: text(other),
          })
          const { minPrice, maxPrice } = readFilters(query)
          onChange({ minPrice, maxPrice })
        }}
        onBlur={() => {
          onSettle()
          setTyped(null)
        }}
      />
    </label>
  )
}

const text = (value: number | null): string => (value === null ? '' : String(value))

type SliderProps = {
  price: FacetsView['price']
  range: PriceRange
  onChange: (range: PriceRange) => void
  onSettle: () => void
}

function PriceSlider({ price, range, onChange, onSettle }: SliderProps) {
  const { t, language } = useTexts()
  const scale = priceScale(price.min, price.max)
  const low = Math.min(Math.max(range.minPrice ?? scale.low, scale.low), scale.high)
  const high = Math.min(Math.max(range.maxPrice ?? scale.high, scale.low), scale.high)
  const tallest = Math.max(...price.bars.map(({ count }) => count), 1)
  const handle = (which: 'low' | 'high') => {
    const value = which === 'low' ? low : high
    return (
      <input
        type="range"
        min={scale.low}
        max={scale.high}
        step={scale.step}
        value={value}
        aria-label={t(which === 'low' ? 'product-list.price-least' : 'product-list.price-most')}
        aria-valuetext={formatMoney(fromDinars(value), language)}
        onChange={(event) => {
          const next = Number(event.target.value)
          onChange(
            which === 'low'
              ? { minPrice: priceAt(Math.min(next, high), scale.low), maxPrice: range.maxPrice }
              : { minPrice: range.minPrice, maxPrice: priceAt(Math.max(next, low), scale.high) },
          )
        }}
        onPointerUp={onSettle}
        onBlur={onSettle}
      />
    )
  }
  return (
    <div className="price-slider">
      <div className="price-bars" aria-hidden="true">
        {price.bars.map(({ from, to, count }) => (
          <i
            key={from}
            className={to < low || from > high ? 'price-bar-out' : undefined}
            style={{ blockSize: count === 0 ? 0 : `${8 + (count / tallest) * 92}%` }}
          />
        ))}
      </div>
      <div className="price-range">
        <b
          style={{
            insetInlineStart: `${percentOf(low, scale)}%`,
            insetInlineEnd: `${100 - percentOf(high, scale)}%`,
          }}
        />
        {handle('low')}
        {handle('high')}
      </div>
    </div>
  )
}
