import { orderSheets } from './order-sheets.ts'
import type { DocumentPrinter } from './printer.ts'

export const LABEL: DocumentPrinter = { code: 'label', print: orderSheets('label') }
