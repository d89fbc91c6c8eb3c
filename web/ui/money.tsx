import { Star } from 'lucide-react'
import {
  formatAmount,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRating,
  moneyUnit,
  NBSP,
} from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

type MoneyProps = { dinars: number; language: Language; audience?: 'shop' | 'admin' }

/** Never wraps, and keeps the minus sign before the digits in right-to-left text. */
export function Money({ dinars, language, audience = 'shop' }: MoneyProps) {
  const amount = fromDinars(dinars)
  if (amount >= 0) return <span className="num">{formatMoney(amount, language, audience)}</span>
  return (
    <span className="num">
      <bdi dir="ltr">{formatAmount(amount, language)}</bdi>
      {NBSP + moneyUnit(language, audience)}
    </span>
  )
}

export function Count({ value, language }: { value: number; language: Language }) {
  return <span className="num">{formatNumber(value, language)}</span>
}

type PriceProps = {
  dinars: number
  compareAt: number | null
  /** "instead of", read before the struck price. */
  insteadOf: string
  language: Language
}

export function Price({ dinars, compareAt, insteadOf, language }: PriceProps) {
  const isSale = compareAt !== null && compareAt > dinars
  return (
    <p className={classes('price', isSale && 'price-sale')}>
      <Money dinars={dinars} language={language} />
      {isSale && (
        <>
          <span className="sr-only"> {insteadOf} </span>
          <s className="num">{formatAmount(fromDinars(compareAt), language)}</s>
        </>
      )}
    </p>
  )
}

/** `−20 %`, isolated so that the sign stays in front in Arabic, too. */
export function Discount({ percent, language }: { percent: number; language: Language }) {
  return (
    <span className="badge badge-sale num">
      <bdi dir="ltr">{formatPercent(-percent, language)}</bdi>
    </span>
  )
}

type StarsProps = {
  rating: number
  count?: number
  /** For screen readers: "Rated 4.6 out of 5, 12 reviews". */
  label: string
  language: Language
}

export function Stars({ rating, count, label, language }: StarsProps) {
  return (
    <span className="stars">
      <Icon of={Star} />
      <span className="sr-only">{label}</span>
      <span className="num" aria-hidden="true">
        {formatRating(rating, language)}
      </span>
      {count !== undefined && (
        <small className="num" aria-hidden="true">
          ({formatNumber(count, language)})
        </small>
      )}
    </span>
  )
}
