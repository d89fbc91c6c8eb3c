import { orderSheets } from './order-sheets.ts'
import type { DocumentPrinter } from './printer.ts'

export const PACKING_SLIP: DocumentPrinter = {
  code: 'packing_slip',
  print: orderSheets('packing_slip'),
}
