import { Readable } from 'node:stream'
import { detectDelimiter, detectEncoding } from '#kernel/csv-format.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { CsvError, parseCsv } from '#platform/csv.ts'
import { isArchive } from '#platform/table-files/archive.ts'
import { InvalidFile } from '#platform/table-files/source.ts'
import { workbookRows } from '#platform/table-files/workbook.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import type { ContractSheetView } from '../courier-contracts.contract.ts'
import {
  addChildFees,
  type ContractSheetRefusal,
  parseContractSheet,
  type SheetRow,
} from '../rules/contract-sheet.ts'
import { CONTRACT_HEADINGS } from '../data/contract-columns.ts'

const MAX_SHEET_ROWS = 500

type Deps = { territory: Pick<TerritoryApi, 'listWilayas' | 'recogniseWilaya'> }

/** A courier's price list, CSV or XLSX, as fees of a contract; stores nothing. */
export const readContractSheet =
  ({ territory }: Deps) =>
  async (bytes: Uint8Array): Promise<Result<ContractSheetView, ContractSheetRefusal>> => {
    const rows = await readRows(bytes)
    if (!rows.ok) return rows
    const recognise = (written: string) =>
      territory.recogniseWilaya(/^\d$/.test(written) ? `0${written}` : written)?.code ?? null
    const parsed = parseContractSheet(rows.value, CONTRACT_HEADINGS, recognise)
    if (!parsed.ok) return parsed
    const fees = addChildFees(parsed.value.fees, territory.listWilayas())
    const served = new Set(fees.map(({ wilaya }) => wilaya))
    return ok({
      headings: [...parsed.value.headings],
      fees: fees.map(({ wilaya, home, pickupPoint }) => ({
        wilaya,
        home: home === null ? null : dinars(home),
        stop_desk: pickupPoint === null ? null : dinars(pickupPoint),
      })),
      unreadable: parsed.value.unreadable,
      missing: territory
        .listWilayas()
        .map(({ code }): string => code)
        .filter((code) => !served.has(code)),
    })
  }
export type ReadContractSheet = ReturnType<typeof readContractSheet>

async function readRows(bytes: Uint8Array): Promise<Result<SheetRow[], ContractSheetRefusal>> {
  const rows: SheetRow[] = []
  try {
    for await (const row of isArchive(bytes) ? sheetRows(bytes) : csvRows(bytes)) {
      if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row)
      if (rows.length > MAX_SHEET_ROWS) return refuse({ code: 'sheet_unreadable' })
    }
  } catch (error) {
    if (error instanceof InvalidFile || error instanceof CsvError)
      return refuse({ code: 'sheet_unreadable' })
    throw error
  }
  return rows.length === 0 ? refuse({ code: 'sheet_empty' }) : ok(rows)
}

const sheetRows = (bytes: Uint8Array): AsyncGenerator<SheetRow> =>
  workbookRows({
    length: bytes.byteLength,
    read: async (start, end) => bytes.subarray(start, end),
  })

async function* csvRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const encoding = detectEncoding(bytes)
  const delimiter = detectDelimiter(new TextDecoder(encoding).decode(bytes))
  let line = 0
  for await (const cells of parseCsv(Readable.from([bytes]), { encoding, delimiter })) {
    line += 1
    yield { line, cells }
  }
}
