import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatNumber, formatRating } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { shopName } from '#web/shared/catalog/shop-name.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money, Price, Stars } from '#web/ui/money.tsx'
import type { ComparisonTexts } from './comparison-texts.ts'
import {
  type ComparedProduct,
  deliveryRow,
  earliest,
  lowest,
  highest,
  type ComparisonRow,
  comparisonRow,
  specificationRows,
} from './comparison-rows.ts'

type Say = { t: Translate; language: Language }
type ComparisonTableRow = {
  name: string
  row: ComparisonRow
  cell: (column: number, say: Say) => ReactNode
}
export type ComparisonGroup = { title: string; rows: readonly ComparisonTableRow[] }

const NONE = '–'

export function comparisonGroups(
  compared: readonly ComparedProduct[],
  words: ComparisonTexts,
  wilaya: string | null,
): ComparisonGroup[] {
  const products = compared.map(({ product }) => product)
  return [
    { title: words.groupPrice, rows: priceLines(compared, words, wilaya) },
    { title: words.groupStock, rows: stockLines(compared, words) },
    {
      title: words.groupSpecifications,
      rows: specificationRows(products).map(({ name, row }) => ({
        name,
        row,
        cell: (index: number) => <bdi>{row.values[index] ?? NONE}</bdi>,
      })),
    },
  ].filter(({ rows }) => rows.length > 0)
}

function priceLines(
  compared: readonly ComparedProduct[],
  words: ComparisonTexts,
  wilaya: string | null,
): ComparisonTableRow[] {
  const products = compared.map(({ product }) => product)
  const ways = compared.map(deliveryRow)
  const delivery: ComparisonTableRow[] = [
    {
      name: words.delivery.replace('{wilaya}', wilaya ?? ''),
      row: comparisonRow(
        ways.map(({ fee }) => fee),
        lowest,
      ),
      cell: (index, { language }) => {
        const fee = ways[index]?.fee ?? null
        return fee === null ? NONE : <Money dinars={fee} language={language} />
      },
    },
    {
      name: words.arrival,
      row: comparisonRow(
        ways.map(({ from }) => from),
        earliest,
      ),
      cell: (index, { language }) => {
        const from = ways[index]?.from
        return from ? formatDate(noonOfDay(from), language, 'day') : NONE
      },
    },
  ]
  return [
    {
      name: words.price,
      row: comparisonRow(
        products.map(({ price }) => price),
        lowest,
      ),
      cell: (index, { t, language }) => {
        const product = products[index]
        return (
          product && (
            <Price
              dinars={product.price}
              compareAt={product.compare_at_price}
              insteadOf={t('product.instead-of')}
              language={language}
            />
          )
        )
      },
    },
    ...(wilaya !== null && ways.some(({ fee }) => fee !== null) ? delivery : []),
    {
      name: words.payment,
      row: comparisonRow(products.map(() => 'on_delivery')),
      cell: () => words.onDelivery,
    },
  ]
}

function stockLines(
  compared: readonly ComparedProduct[],
  words: ComparisonTexts,
): ComparisonTableRow[] {
  const products = compared.map(({ product }) => product)
  return [
    {
      name: words.rating,
      row: comparisonRow(
        products.map(({ average_rating, review_count }) =>
          review_count > 0 ? average_rating : null,
        ),
        highest,
      ),
      cell: (index, { t, language }) => {
        const { average_rating: rating = 0, review_count: count = 0 } = products[index] ?? {}
        if (count === 0) return words.noRating
        const label = t('product.rating', { rating: formatRating(rating, language) })
        return <Stars rating={rating} count={count} label={label} language={language} />
      },
    },
    {
      name: words.availability,
      row: comparisonRow(
        products.map(({ stock_band, inventory_quantity }) =>
          stock_band === 'low' ? inventory_quantity : stock_band,
        ),
      ),
      cell: (index, { t, language }) => {
        const { stock_band = 'none', inventory_quantity = 0 } = products[index] ?? {}
        if (stock_band === 'none') return t('product.out-of-stock')
        if (stock_band === 'in') return t('product.in-stock')
        return t('product.low-stock', { count: formatNumber(inventory_quantity, language) })
      },
    },
    {
      name: words.vendor,
      row: comparisonRow(products.map(({ vendor }) => vendor.id)),
      cell: (index, { language }) => {
        const vendor = products[index]?.vendor
        return <bdi>{vendor && shopName(vendor, language)}</bdi>
      },
    },
  ]
}

type RowsProps = { group: ComparisonGroup; columns: number; only: boolean; words: ComparisonTexts }

export function ComparisonRows({ group, columns, only, words }: RowsProps) {
  const say = useTexts()
  const shown = only ? group.rows.filter(({ row }) => row.isDifferent) : group.rows
  if (shown.length === 0) return null
  return (
    <tbody>
      <tr className="comparison-group">
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{group.title}</span>
        </th>
      </tr>
      {shown.map(({ name, row, cell }) => (
        <tr key={name} className={classes(row.isDifferent && 'comparison-differs')}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          {Array.from({ length: columns }, (_, index) => (
            <td key={index}>
              {row.best.includes(index) && (
                <span className="comparison-best">
                  <Icon of={Check} size="s" />
                  <span className="sr-only">{words.best}</span>
                </span>
              )}
              {cell(index, say)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
