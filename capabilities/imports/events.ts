import type { ImportKind } from './schema.ts'

/** A file of a shop was worked through, or could not be. */
export type ImportEnded = {
  type: 'imports.import_finished'
  importId: string
  vendorId: string
  kind: ImportKind
  isDone: boolean
}
