import { callerLanguage, createRoute, json } from '#platform/http/index.ts'
import { RowErrorsQuery, UndoSkippedPage, UndoPlan } from './contract.ts'
import type { ReadImports } from './operations/read-imports.ts'
import type { UndoImport } from './operations/undo-import.ts'
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

const CALLS = {
  undoPlan: createRoute({
    ...getCall('/imports/{id}/undo', 'Preview the undo of an import'),
    request: importParams,
    responses: { 200: json(UndoPlan, 'The effect on the products'), ...IMPORT_REFUSED },
  }),
  undoLeft: createRoute({
    ...getCall(
      '/imports/{id}/undo/left',
      'List products that the undo leaves unchanged, with reasons',
    ),
    request: { ...importParams, query: RowErrorsQuery },
    responses: { 200: json(UndoSkippedPage, 'One page of unchanged products'), ...IMPORT_REFUSED },
  }),
  undo: createRoute({
    ...postCall('/imports/{id}/undo', 'Undo an import'),
    request: importParams,
    responses: importResponses,
  }),
}

type UndoRoutesDeps = { undo: UndoImport; read: ReadImports }

export const undoRoutes = ({ undo, read }: UndoRoutesDeps) =>
  ownImportRoutes()
    .openapi(CALLS.undoPlan, async (c) => {
      const found = await undo.plan(c.req.valid('param').id, importOwner(c), callerLanguage(c))
      return found.ok ? c.json(found.value, 200) : refuseImport(c, found.error)
    })
    .openapi(CALLS.undoLeft, async (c) => {
      const { id } = c.req.valid('param')
      const found = await undo.left(id, importOwner(c), c.req.valid('query'), callerLanguage(c))
      return found.ok ? c.json(found.value, 200) : refuseImport(c, found.error)
    })
    .openapi(CALLS.undo, async (c) => {
      const { id } = c.req.valid('param')
      const done = await undo.start(id, importOwner(c))
      return done.ok ? answerImport(c, read, id) : refuseImport(c, done.error)
    })
