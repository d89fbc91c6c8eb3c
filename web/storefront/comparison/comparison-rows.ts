import type { LocalDate } from '#kernel/calendar.ts'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import type { DeliveryViewOf } from '#capabilities/shipping/contract.ts'

export type ComparedProduct = { product: ProductDetailView; delivery: DeliveryViewOf | null }

export type ComparisonRow<Value = unknown> = {
  values: readonly Value[]
  isDifferent: boolean
  best: readonly number[]
}

/** `better` picks the winning value; a value that all products share does not win. */
export function comparisonRow<Value>(
  values: readonly Value[],
  better?: (values: readonly NonNullable<Value>[]) => NonNullable<Value> | undefined,
): ComparisonRow<Value> {
  const isDifferent = new Set(values.map((value) => JSON.stringify(value))).size > 1
  const given = values.filter((value) => value !== null && value !== undefined)
  const winner = better && isDifferent && given.length > 1 ? better(given) : undefined
  const best =
    winner === undefined ? [] : values.flatMap((value, index) => (value === winner ? [index] : []))
  return { values, isDifferent, best }
}

export const lowest = (values: readonly number[]): number | undefined => Math.min(...values)
export const highest = (values: readonly number[]): number | undefined => Math.max(...values)
export const earliest = <Day extends string>(values: readonly Day[]): Day | undefined =>
  values.toSorted()[0]

export type SpecificationRow = { name: string; row: ComparisonRow<string | null> }

/** Specifications that most products have come first. */
export function specificationRows(products: readonly ProductDetailView[]): SpecificationRow[] {
  const names = [
    ...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
  ]
  const valueOf = ({ specifications }: ProductDetailView, wanted: string) =>
    specifications.find(({ name }) => name === wanted)?.value ?? null
  return names
    .map((name) => ({
      name,
      row: comparisonRow(products.map((product) => valueOf(product, name))),
    }))
    .toSorted((a, b) => having(b.row) - having(a.row))
}

const having = ({ values }: ComparisonRow<string | null>): number =>
  values.filter((value) => value !== null).length

/** The lowest fee and the earliest day of home delivery; of pickup points where nothing else goes. */
export function deliveryRow({ delivery }: ComparedProduct): {
  fee: number | null
  from: LocalDate | null
} {
  const options = delivery?.options ?? []
  const home = options.filter(({ method }) => method === 'home')
  const compared = home.length > 0 ? home : options
  if (compared.length === 0) return { fee: null, from: null }
  return {
    fee: Math.min(...compared.map(({ fee }) => fee)),
    from: compared.map(({ from }) => from).toSorted()[0] ?? null,
  }
}
