import type { DocumentKind } from '../kinds.contract.ts'
import { COURIER_LABEL } from './courier-label.ts'
import { CREDIT_NOTE } from './credit-note.ts'
import { INVOICE } from './invoice.ts'
import { LABEL } from './label.ts'
import { PACKING_SLIP } from './packing-slip.ts'
import { PICK_LIST } from './pick-list.ts'
import type { DocumentPrinter } from './printer.ts'

/** One for each kind of `kinds.contract.ts`. */
export const PRINTERS: readonly DocumentPrinter[] = [
  ...[PACKING_SLIP, LABEL, INVOICE, COURIER_LABEL],
  ...[CREDIT_NOTE, PICK_LIST],
]

export const printerOf = (kind: DocumentKind): DocumentPrinter | undefined =>
  PRINTERS.find(({ code }) => code === kind)
