import type { ImportKind } from './schema.ts'

/** Published when an import ends by itself, done or failed; not on cancellation. */
export type ImportEnded = {
  type: 'imports.import_finished'
  importId: string
  vendorId: string
  kind: ImportKind
  isDone: boolean
}
