import { useState } from 'react'
import { apiGet } from '#web/shared/api/client.ts'
import { type Endpoint, withQuery } from '#web/shared/api/endpoint.ts'
import { idOf, type ListView, type RowId } from './resource.ts'

type Chosen<Row> = {
  /** The filters that the rows were chosen under. */
  of: string
  rows: ReadonlyMap<string, Row>
  isWhole: boolean
}

/**
 * The chosen rows of a list, kept from page to page until the filters change. The whole list is
 * chosen by its filters: its rows are read when they are needed.
 */
export function useRowSelection<Row extends RowId>(onPage: readonly Row[], filters: string) {
  const none: Chosen<Row> = { of: filters, rows: new Map(), isWhole: false }
  const [last, setChosen] = useState(none)
  const chosen = last.of === filters ? last : none
  const { isWhole } = chosen
  const fresh = new Map(onPage.map((row) => [idOf(row), row]))
  const rows = isWhole ? fresh : chosen.rows
  const set = (next: ReadonlyMap<string, Row>) =>
    setChosen({ of: filters, rows: next, isWhole: false })
  return {
    isWhole,
    count: rows.size,
    has: (row: Row): boolean => rows.has(idOf(row)),
    /** As last read. Of a whole list the rows of this page. */
    rows: [...rows].map(([id, row]) => fresh.get(id) ?? row),
    /** Leaving out a row of a whole list leaves the rest of this page. */
    choose: (those: readonly Row[], isOn: boolean) => {
      const next = new Map(rows)
      for (const row of those)
        if (isOn) next.set(idOf(row), row)
        else next.delete(idOf(row))
      set(next)
    },
    chooseWhole: () => setChosen({ ...none, isWhole: true }),
    clear: () => setChosen(none),
  }
}
export type RowSelection<Row extends RowId> = ReturnType<typeof useRowSelection<Row>>

/** The API's page limit. */
const PAGE = 100

/** Every row of a list, page by page. */
export async function readAllRows<Row>(
  list: Endpoint<ListView<Row>>,
  filters: URLSearchParams,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = { ...Object.fromEntries(filters), limit: String(PAGE), ...(cursor && { cursor }) }
    const page: ListView<Row> = await apiGet(withQuery(list, query))
    rows.push(...page.items)
    cursor = page.next
  }
  return rows
}
