import type { ComponentType, ReactNode } from 'react'
import type { useTexts, TextKey } from '#web/shared/i18n/texts.ts'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { createListUrls, type Filters, type ListUrls } from '../list/list-query.ts'
import type { ListTexts } from '../list/list-body.tsx'
import type { Sorts } from '../list/sort-header.tsx'
import type { QueryState } from '#web/shared/data/use-query.ts'
import type { Action } from '../data/action.ts'

export type RowTexts = ReturnType<typeof useTexts>
export type RowId = { id: string } | { user_id: string }
export const idOf = (row: RowId): string => ('id' in row ? row.id : row.user_id)

/** One page of a list, as every list of the API answers it. */
export type ListView<Row> = {
  items: readonly Row[]
  total: number
  total_is_estimate?: boolean | undefined
  next: string | null
}
export type RowOf<View> = View extends ListView<infer Row> ? Row : never

export type ListColumn<Row, Sort extends string> = {
  id: string
  label: TextKey
  cell: (row: Row, texts: RowTexts) => ReactNode
  /** Numbers and amounts stand at the end of their column. */
  isNumber?: boolean
  /** Hidden where the table has less room: 1 first, then 2. */
  yields?: 1 | 2
  className?: string
  sorts?: Sorts<Sort>
}

export type BulkAction<Row, Input = unknown> = {
  label: TextKey
  isFor: (row: Row) => boolean
  action: Pick<Action<Row, Input>, 'call' | 'undo'>
  input: Input
}
/** Ties the input of a bulk action to its action. */
export const bulk = <Row, Input>(action: BulkAction<Row, Input>): BulkAction<Row> =>
  action as unknown as BulkAction<Row> // its input goes nowhere but into its own action

type SortOf<F extends Filters> = F extends { sort: readonly (infer Sort extends string)[] }
  ? Sort
  : never

export type ChoiceDescription<F extends Filters> = {
  [Name in keyof F & string]: {
    filter: Name
    label: TextKey
    nameOf: (value: F[Name][number]) => TextKey
  }
}[keyof F & string]

type Description<View, F extends Filters, Row = RowOf<View>> = {
  /** Prefix of `.found`, `.none`, `.no-match`, `.load-failed`, `.stale`. */
  texts: ListTexts
  label: TextKey
  /** Accessible name of a row's link to its panel; it has `{name}`. */
  openLabel?: TextKey
  search?: { label: TextKey; clear: TextKey }
  nameOf: (row: Row, texts: RowTexts) => string
  /** In place of the name alone. */
  title?: (row: Row, texts: RowTexts) => ReactNode
  /** Below the name, in the table and on cards. */
  about?: (row: Row, texts: RowTexts) => ReactNode
  /** The first column has the name. */
  first: Pick<ListColumn<Row, SortOf<F>>, 'label' | 'sorts'>
  columns: readonly ListColumn<Row, SortOf<F>>[]
  /** The image of a card on a phone. */
  cardStart?: (row: Row, texts: RowTexts) => ReactNode
  /** What a card on a phone says below the name, and at its end. */
  card?: (row: Row, texts: RowTexts) => ReactNode
  cardEnd?: (row: Row, texts: RowTexts) => ReactNode
  /** Controls of a card, outside its link. */
  cardFoot?: ComponentType<{ row: Row }>
  rowClass?: (row: Row) => string | false
  /** A filter with its counts above the list. */
  tabs?: ChoiceDescription<F> & {
    countsOf?: (view: View) => Readonly<Partial<Record<string, number>>> | null
  }
  /** Filters with a few known values, as selects. */
  choices?: readonly ChoiceDescription<F>[]
  /** The heads of the table offer every sort: the select is for phones only. */
  isSortedByHeads?: boolean
  bulk?: readonly BulkAction<Row>[]
  exported?: { path: Endpoint<Blob>; file: string }
  /** The live updates that make the list stale. */
  live?: readonly string[]
  panel?: ComponentType<PanelProps<Row>>
  rowActions?: ComponentType<{ row: Row }>
}
export type PanelProps<Row> = {
  id: string
  row: Row | null
  /** The row as a query, for a panel that shows no more than the list knows. */
  query: Omit<QueryState<Row>, 'change'>
  onClose: () => void
}

type Place<View, F extends Filters> = {
  /** The URL of the page, and the name of the open row in it. */
  page: string
  open: string
  api: Endpoint<View>
  /** The first value of a filter is its default; `sort` is one of them. */
  filters: F
}

export type Resource<View, F extends Filters> = Description<View, F> & {
  urls: ListUrls<F, View>
  api: Endpoint<View>
  filters: F
}

/** A list with its panel, described once; `ResourcePage` shows it. The API's view types the rest. */
export function defineResource<const F extends Filters, View extends ListView<RowId>>(
  description: Place<View, F> & Description<View, F>,
): Resource<View, F> {
  const { page, open, api, filters } = description
  return { ...description, urls: createListUrls({ page, open, api, filters }) }
}

/** A resource of any list, as the parts of the page take it. */
export type AnyResource<Row extends RowId> = Resource<ListView<Row>, Filters>
export type AnyColumn<Row> = ListColumn<Row, string>
