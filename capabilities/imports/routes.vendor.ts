import type { Context } from 'hono'
import type { Language } from '#kernel/locale.ts'
import {
  callerLanguage,
  createRoute,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  streamedFile,
  z,
} from '#platform/http/index.ts'
import type { TableExport } from '#platform/http/table-export.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import {
  CheckBody,
  ConfirmBody,
  RowErrorsPage,
  RowErrorsQuery,
  FileQuery,
  ImportDetail,
  ImportParams,
  ImportsPage,
  InspectBody,
  NewImportBody,
  PART_BYTES,
  PartParams,
  PartsView,
  UndoSkippedPage,
  UndoPlan,
} from './contract.ts'
import type { DecideImport } from './operations/import-command.ts'
import type { ReadImports } from './operations/read-imports.ts'
import type { ReceiveFile } from './operations/upload-file.ts'
import type { UndoImport } from './operations/undo-import.ts'
import type { ImportRefusal } from './operations/import-deps.ts'
import type { ExportFiles } from './operations/export-files.ts'
import { IMPORT_FIELD_TEXTS, IMPORT_REFUSALS } from './texts.ts'

const STATUSES = {
  import_not_found: 404,
  import_state: 409,
  import_running: 409,
  part_wrong: 422,
  part_missing: 409,
  import_has_errors: 409,
  nothing_to_import: 422,
  columns_missing: 422,
  file_unreadable: 422,
  file_empty: 422,
  too_many_lines: 422,
  too_many_columns: 422,
  archive_too_large: 422,
  nothing_to_undo: 422,
  undo_too_late: 409,
  import_undone: 409,
} as const satisfies Record<ImportRefusal['code'], number>
const REFUSED = problems(404, 409, 422)
const refused = (c: Context, error: ImportRefusal) =>
  refusal<ImportRefusal, 404 | 409 | 422>(c, error, STATUSES, IMPORT_REFUSALS)

const tags = ['vendor']
const params = { params: ImportParams }
const item = { 200: json(ImportDetail, 'The import as it is now'), ...REFUSED }
const bytes = {
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
}
const file = {
  200: {
    description: 'The file',
    content: Object.fromEntries(
      ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'].map(
        (type) => [type, { schema: z.string() }],
      ),
    ),
  },
}
const post = (path: string, summary: string) => ({ method: 'post' as const, path, tags, summary })
const get = (path: string, summary: string) => ({ method: 'get' as const, path, tags, summary })

const CALLS = {
  list: createRoute({
    ...get('/imports', 'The last imports, the columns kept by name, and the categories'),
    responses: { 200: json(ImportsPage, 'The last imports') },
  }),
  begin: createRoute({
    ...post('/imports', 'Opens an import for a file, which then comes in parts'),
    request: jsonBody(NewImportBody),
    responses: { 201: json(PartsView, 'Where the parts go'), ...problems(422) },
  }),
  parts: createRoute({
    ...get('/imports/{id}/parts', 'Which parts of the file have arrived'),
    request: params,
    responses: { 200: json(PartsView, 'The parts'), ...REFUSED },
  }),
  put: createRoute({
    method: 'put',
    path: '/imports/{id}/parts/{part}',
    tags,
    summary: 'Keeps one part of the file, of a mebibyte but for the last',
    request: { params: PartParams, body: bytes },
    responses: { 204: empty('Kept'), ...REFUSED },
  }),
  finish: createRoute({
    ...post('/imports/{id}/file', 'Looks at the file once every part is there'),
    request: params,
    responses: item,
  }),
  look: createRoute({
    ...post('/imports/{id}/look', 'Looks again at a text file, read in another way'),
    request: { ...params, ...jsonBody(InspectBody) },
    responses: item,
  }),
  detail: createRoute({
    ...get('/imports/{id}', 'An import and how far it is'),
    request: params,
    responses: item,
  }),
  check: createRoute({
    ...post('/imports/{id}/check', 'Tries every line, and writes nothing to the catalogue'),
    request: { ...params, ...jsonBody(CheckBody) },
    responses: item,
  }),
  listErrors: createRoute({
    ...get('/imports/{id}/errors', 'What is wrong, by line and column'),
    request: { ...params, query: RowErrorsQuery },
    responses: { 200: json(RowErrorsPage, 'One page of what is wrong'), ...REFUSED },
  }),
  errorFile: createRoute({
    ...get('/imports/{id}/errors/file', 'The lines with something wrong, with what that is'),
    request: { ...params, query: FileQuery },
    responses: { ...file, ...REFUSED },
  }),
  confirm: createRoute({
    ...post('/imports/{id}/confirm', 'Lets the lines into the catalogue'),
    request: { ...params, ...jsonBody(ConfirmBody) },
    responses: item,
  }),
  cancel: createRoute({
    ...post('/imports/{id}/cancel', 'Leaves a file, or stops what is being written'),
    request: params,
    responses: item,
  }),
  undoPlan: createRoute({
    ...get('/imports/{id}/undo', 'What taking an import back does, and how many products stay'),
    request: params,
    responses: { 200: json(UndoPlan, 'What becomes of its products'), ...REFUSED },
  }),
  undoLeft: createRoute({
    ...get('/imports/{id}/undo/left', 'The products that stay as they are, each with the reason'),
    request: { ...params, query: RowErrorsQuery },
    responses: { 200: json(UndoSkippedPage, 'One page of what stays'), ...REFUSED },
  }),
  undo: createRoute({
    ...post('/imports/{id}/undo', 'Takes an import back'),
    request: params,
    responses: item,
  }),
  products: createRoute({
    ...get('/exports/products', 'Every product of the shop, in the columns that an import reads'),
    request: { query: FileQuery },
    responses: { ...file, ...problems(422) },
  }),
  template: createRoute({
    ...get('/exports/template', 'The columns of an import, with examples'),
    request: { query: FileQuery },
    responses: { ...file, ...problems(422) },
  }),
}

export type ImportActs = {
  receive: ReceiveFile
  decide: DecideImport
  read: ReadImports
  undo: UndoImport
  write: ExportFiles
}

type Own = { userId: string; vendorId: VendorId }
const ownRoutes = () => routes<Own>({ texts: IMPORT_FIELD_TEXTS })

type Asking = { get(name: 'vendorId'): VendorId; get(name: 'userId'): string }
const owner = (c: Asking) => ({ vendorId: c.get('vendorId'), userId: c.get('userId') })
const answer = async (c: Context, read: ReadImports, id: string) => {
  const found = await read.get(id, c.get('vendorId') as VendorId, callerLanguage(c)) // set by the audience guard
  return found.ok ? c.json(found.value, 200) : refused(c, found.error)
}

/** Mounted under /api/v1/vendor, whose guard has already set `vendorId` and `userId`. */
export const vendorRoutes = (acts: ImportActs) =>
  ownRoutes()
    .route('/', receivingRoutes(acts) as never)
    .route('/', decidingRoutes(acts) as never)
    .route('/', undoingRoutes(acts) as never)
    .route('/', fileRoutes(acts) as never)

const receivingRoutes = ({ receive, read }: ImportActs) =>
  ownRoutes()
    .openapi(CALLS.begin, async (c) => {
      const { file_name: fileName, bytes: size } = c.req.valid('json')
      const made = await receive.begin({ fileName, bytes: size }, owner(c))
      if (!made.ok) throw new Error('an import can always be opened')
      return c.json({ ...made.value, part_bytes: PART_BYTES }, 201)
    })
    .openapi(CALLS.parts, async (c) => {
      const found = await receive.parts(c.req.valid('param').id, owner(c))
      return found.ok
        ? c.json({ ...found.value, part_bytes: PART_BYTES }, 200)
        : refused(c, found.error)
    })
    .openapi(CALLS.put, async (c) => {
      const { id, part } = c.req.valid('param')
      const saved = await receive.put(id, part, new Uint8Array(await c.req.arrayBuffer()), owner(c))
      return saved.ok ? c.body(null, 204) : refused(c, saved.error)
    })
    .openapi(CALLS.finish, async (c) => {
      const { id } = c.req.valid('param')
      const seen = await receive.finish(id, owner(c))
      return seen.ok ? answer(c, read, id) : refused(c, seen.error)
    })
    .openapi(CALLS.look, async (c) => {
      const { id } = c.req.valid('param')
      const seen = await receive.lookAgain(id, c.req.valid('json'), owner(c))
      return seen.ok ? answer(c, read, id) : refused(c, seen.error)
    })

const decidingRoutes = ({ decide, read }: ImportActs) =>
  ownRoutes()
    .openapi(CALLS.list, async (c) =>
      c.json(await read.list(c.get('vendorId'), callerLanguage(c)), 200),
    )
    .openapi(CALLS.detail, (c) => answer(c, read, c.req.valid('param').id))
    .openapi(CALLS.check, async (c) => {
      const { id } = c.req.valid('param')
      const {
        columns,
        categories,
        delimiter = null,
        encoding = null,
        save_as: saveAs = null,
      } = c.req.valid('json')
      const done = await decide.check(
        id,
        { columns, categories, delimiter, encoding, saveAs },
        owner(c),
      )
      return done.ok ? answer(c, read, id) : refused(c, done.error)
    })
    .openapi(CALLS.listErrors, async (c) => {
      const language = callerLanguage(c)
      const found = await read.listErrors(
        c.req.valid('param').id,
        c.get('vendorId'),
        c.req.valid('query'),
        language,
      )
      return found.ok ? c.json(found.value, 200) : refused(c, found.error)
    })
    .openapi(CALLS.confirm, async (c) => {
      const { id } = c.req.valid('param')
      const done = await decide.confirm(id, c.req.valid('json').skip_errors, owner(c))
      return done.ok ? answer(c, read, id) : refused(c, done.error)
    })
    .openapi(CALLS.cancel, async (c) => {
      const { id } = c.req.valid('param')
      const done = await decide.cancel(id, owner(c))
      return done.ok ? answer(c, read, id) : refused(c, done.error)
    })

const undoingRoutes = ({ undo, read }: ImportActs) =>
  ownRoutes()
    .openapi(CALLS.undoPlan, async (c) => {
      const found = await undo.plan(c.req.valid('param').id, owner(c), callerLanguage(c))
      return found.ok ? c.json(found.value, 200) : refused(c, found.error)
    })
    .openapi(CALLS.undoLeft, async (c) => {
      const { id } = c.req.valid('param')
      const found = await undo.left(id, owner(c), c.req.valid('query'), callerLanguage(c))
      return found.ok ? c.json(found.value, 200) : refused(c, found.error)
    })
    .openapi(CALLS.undo, async (c) => {
      const { id } = c.req.valid('param')
      const done = await undo.start(id, owner(c))
      return done.ok ? answer(c, read, id) : refused(c, done.error)
    })

const fileRoutes = ({ write }: ImportActs) =>
  ownRoutes()
    .openapi(CALLS.errorFile, async (c) => {
      const { format } = c.req.valid('query')
      const made = await write.errors(
        c.req.valid('param').id,
        c.get('vendorId'),
        format,
        callerLanguage(c),
      )
      return made.ok ? sent(made.value) : refused(c, made.error)
    })
    .openapi(CALLS.products, async (c) =>
      sent(await write.products(c.get('vendorId'), c.req.valid('query').format, languageOf(c))),
    )
    .openapi(CALLS.template, async (c) =>
      sent(write.template(c.req.valid('query').format, languageOf(c))),
    )

const languageOf = (c: Context): Language => callerLanguage(c)

/** A file response has no JSON type. */
const sent = (file: TableExport) => streamedFile(file) as never
