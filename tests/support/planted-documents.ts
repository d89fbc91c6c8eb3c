import { PRINTED_KINDS } from '#capabilities/documents/kinds.contract.ts'
import { orderSheets } from '#capabilities/documents/kinds/order-sheets.ts'
import type { DocumentPrinter } from '#capabilities/documents/kinds/printer.ts'
import { PRINTERS } from '#capabilities/documents/kinds/registry.ts'

// In place of the line in each list. Imported before what reads the lists.
const kinds: unknown[] = PRINTED_KINDS as never
kinds.push({
  ...{ code: 'handover_sheet', of: 'orders', needs: 'nothing' },
  ...{ onOrder: true, inBulk: true, forAdmins: true },
})
;(PRINTERS as DocumentPrinter[]).push({
  code: 'handover_sheet' as never,
  print: orderSheets('packing_slip'),
})
