import { createRoute, empty, json, jsonBody, problems, z } from '#platform/http/index.ts'
import { InspectBody, NewImportBody, PART_BYTES, PartParams, PartsView } from './contract.ts'
import type { ReadImports } from './operations/read-imports.ts'
import type { ReceiveFile } from './operations/upload-file.ts'
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

const bytes = {
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
}

const CALLS = {
  begin: createRoute({
    ...postCall('/imports', 'Create an import for a file uploaded in chunks'),
    request: jsonBody(NewImportBody),
    responses: { 201: json(PartsView, 'The new import and its chunks'), ...problems(422) },
  }),
  parts: createRoute({
    ...getCall('/imports/{id}/parts', 'List uploaded chunks of an import file'),
    request: importParams,
    responses: { 200: json(PartsView, 'The uploaded and missing chunks'), ...IMPORT_REFUSED },
  }),
  put: createRoute({
    method: 'put',
    path: '/imports/{id}/parts/{part}',
    tags: ['vendor'],
    summary: 'Upload a chunk of an import file (1 MiB; the last may be less)',
    request: { params: PartParams, body: bytes },
    responses: { 204: empty('Kept'), ...IMPORT_REFUSED },
  }),
  finish: createRoute({
    ...postCall('/imports/{id}/file', 'Inspect the import file after all chunks are uploaded'),
    request: importParams,
    responses: importResponses,
  }),
  look: createRoute({
    ...postCall('/imports/{id}/look', 'Inspect a text file again with other parsing options'),
    request: { ...importParams, ...jsonBody(InspectBody) },
    responses: importResponses,
  }),
}

type UploadRoutesDeps = { receive: ReceiveFile; read: ReadImports }

export const uploadRoutes = ({ receive, read }: UploadRoutesDeps) =>
  ownImportRoutes()
    .openapi(CALLS.begin, async (c) => {
      const { file_name: fileName, bytes: size } = c.req.valid('json')
      const made = await receive.begin({ fileName, bytes: size }, importOwner(c))
      if (!made.ok) throw new Error('creating an import was refused')
      return c.json({ ...made.value, part_bytes: PART_BYTES }, 201)
    })
    .openapi(CALLS.parts, async (c) => {
      const found = await receive.parts(c.req.valid('param').id, importOwner(c))
      return found.ok
        ? c.json({ ...found.value, part_bytes: PART_BYTES }, 200)
        : refuseImport(c, found.error)
    })
    .openapi(CALLS.put, async (c) => {
      const { id, part } = c.req.valid('param')
      const saved = await receive.put(
        id,
        part,
        new Uint8Array(await c.req.arrayBuffer()),
        importOwner(c),
      )
      return saved.ok ? c.body(null, 204) : refuseImport(c, saved.error)
    })
    .openapi(CALLS.finish, async (c) => {
      const { id } = c.req.valid('param')
      const seen = await receive.finish(id, importOwner(c))
      return seen.ok ? answerImport(c, read, id) : refuseImport(c, seen.error)
    })
    .openapi(CALLS.look, async (c) => {
      const { id } = c.req.valid('param')
      const seen = await receive.lookAgain(id, c.req.valid('json'), importOwner(c))
      return seen.ok ? answerImport(c, read, id) : refuseImport(c, seen.error)
    })
