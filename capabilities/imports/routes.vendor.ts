import { callerLanguage, createRoute, json, jsonBody } from '#platform/http/index.ts'
import {
  CellBody,
  CellParams,
  CheckBody,
  ConfirmBody,
  RowErrorsPage,
  RowErrorsQuery,
  ImportsPage,
} from './contract.ts'
import type { CorrectCell } from './operations/correct-cell.ts'
import type { DecideImport } from './operations/import-command.ts'
import type { ReadImports } from './operations/read-imports.ts'
import type { ReceiveFile } from './operations/upload-file.ts'
import type { PublishImportedProducts } from './operations/publish-imported-products.ts'
import type { UndoImport } from './operations/undo-import.ts'
import type { ExportFiles } from './operations/export-files.ts'
import { importFileRoutes } from './routes.vendor.files.ts'
import { publicationRoutes } from './routes.vendor.publication.ts'
import { undoRoutes } from './routes.vendor.undo.ts'
import { uploadRoutes } from './routes.vendor.uploads.ts'
import {
  IMPORT_REFUSED,
  refuseImport,
  importParams,
  importResponses,
  postCall,
  getCall,
  ownImportRoutes,
  importOwner,
  answerImport,
} from './import-responses.ts'
import type { ImportDefaults } from './schema.ts'

const CALLS = {
  list: createRoute({
    ...getCall('/imports', 'List recent imports, saved column mappings and categories'),
    responses: { 200: json(ImportsPage, 'The recent imports') },
  }),
  detail: createRoute({
    ...getCall('/imports/{id}', 'Get an import with its progress'),
    request: importParams,
    responses: importResponses,
  }),
  check: createRoute({
    ...postCall('/imports/{id}/check', 'Validate all rows of an import as a dry run'),
    request: { ...importParams, ...jsonBody(CheckBody) },
    responses: importResponses,
  }),
  listErrors: createRoute({
    ...getCall('/imports/{id}/errors', 'List errors of an import by row and column'),
    request: { ...importParams, query: RowErrorsQuery },
    responses: { 200: json(RowErrorsPage, 'One page of errors'), ...IMPORT_REFUSED },
  }),
  correct: createRoute({
    ...postCall('/imports/{id}/rows/{line}/cells', 'Correct a cell and validate its product again'),
    request: { params: CellParams, ...jsonBody(CellBody) },
    responses: importResponses,
  }),
  confirm: createRoute({
    ...postCall('/imports/{id}/confirm', 'Apply an import to the catalog'),
    request: { ...importParams, ...jsonBody(ConfirmBody) },
    responses: importResponses,
  }),
  cancel: createRoute({
    ...postCall('/imports/{id}/cancel', 'Cancel an import, also while it is applied'),
    request: importParams,
    responses: importResponses,
  }),
}

export type ImportActs = {
  receive: ReceiveFile
  decide: DecideImport
  correct: CorrectCell
  read: ReadImports
  undo: UndoImport
  publish: PublishImportedProducts
  write: ExportFiles
}

/** Mounted under /api/v1/vendor, whose guard has already set `vendorId` and `userId`. */
export const vendorRoutes = (acts: ImportActs) =>
  ownImportRoutes()
    .route('/', uploadRoutes(acts))
    .route('/', decidingRoutes(acts))
    .route('/', undoRoutes(acts))
    .route('/', publicationRoutes(acts))
    .route('/', importFileRoutes(acts))

const cellsOf = (values: Readonly<Record<string, string | number | undefined>>): ImportDefaults =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, String(value)]],
    ),
  )

const decidingRoutes = ({
  decide,
  correct,
  read,
}: Pick<ImportActs, 'decide' | 'correct' | 'read'>) =>
  ownImportRoutes()
    .openapi(CALLS.list, async (c) =>
      c.json(await read.list(c.get('vendorId'), callerLanguage(c)), 200),
    )
    .openapi(CALLS.detail, (c) => answerImport(c, read, c.req.valid('param').id))
    .openapi(CALLS.check, async (c) => {
      const { id } = c.req.valid('param')
      const {
        columns,
        categories,
        defaults,
        delimiter = null,
        encoding = null,
        save_as: saveAs = null,
      } = c.req.valid('json')
      const done = await decide.check(
        id,
        { columns, categories, defaults: cellsOf(defaults), delimiter, encoding, saveAs },
        importOwner(c),
      )
      return done.ok ? answerImport(c, read, id) : refuseImport(c, done.error)
    })
    .openapi(CALLS.listErrors, async (c) => {
      const language = callerLanguage(c)
      const found = await read.listErrors(
        c.req.valid('param').id,
        c.get('vendorId'),
        c.req.valid('query'),
        language,
      )
      return found.ok ? c.json(found.value, 200) : refuseImport(c, found.error)
    })
    .openapi(CALLS.correct, async (c) => {
      const { id, line } = c.req.valid('param')
      const done = await correct(id, { line, ...c.req.valid('json') }, importOwner(c))
      return done.ok ? answerImport(c, read, id) : refuseImport(c, done.error)
    })
    .openapi(CALLS.confirm, async (c) => {
      const { id } = c.req.valid('param')
      const done = await decide.confirm(id, c.req.valid('json').skip_errors, importOwner(c))
      return done.ok ? answerImport(c, read, id) : refuseImport(c, done.error)
    })
    .openapi(CALLS.cancel, async (c) => {
      const { id } = c.req.valid('param')
      const done = await decide.cancel(id, importOwner(c))
      return done.ok ? answerImport(c, read, id) : refuseImport(c, done.error)
    })
