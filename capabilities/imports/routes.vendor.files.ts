import { callerLanguage, createRoute, problems, streamedFile, z } from '#platform/http/index.ts'
import type { TableExport } from '#platform/http/table-export.ts'
import { ImportFileQuery } from './contract.ts'
import type { ExportFiles } from './operations/export-files.ts'
import {
  IMPORT_REFUSED,
  refuseImport,
  importParams,
  getCall,
  ownImportRoutes,
} from './import-responses.ts'

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

const CALLS = {
  errorFile: createRoute({
    ...getCall(
      '/imports/{id}/errors/file',
      'Download the invalid rows of an import with their errors',
    ),
    request: { ...importParams, query: ImportFileQuery },
    responses: { ...file, ...IMPORT_REFUSED },
  }),
  products: createRoute({
    ...getCall('/exports/products', 'Export all products in the columns of an import'),
    request: { query: ImportFileQuery },
    responses: { ...file, ...problems(422) },
  }),
  template: createRoute({
    ...getCall('/exports/template', 'Download the import template with example rows'),
    request: { query: ImportFileQuery },
    responses: { ...file, ...problems(422) },
  }),
}

export const importFileRoutes = ({ write }: { write: ExportFiles }) =>
  ownImportRoutes()
    .openapi(CALLS.errorFile, async (c) => {
      const { format } = c.req.valid('query')
      const made = await write.errors(
        c.req.valid('param').id,
        c.get('vendorId'),
        format,
        callerLanguage(c),
      )
      return made.ok ? sent(made.value) : refuseImport(c, made.error)
    })
    .openapi(CALLS.products, async (c) =>
      sent(await write.products(c.get('vendorId'), c.req.valid('query').format, callerLanguage(c))),
    )
    .openapi(CALLS.template, async (c) =>
      sent(write.template(c.req.valid('query').format, callerLanguage(c))),
    )

const sent = (file: TableExport) => streamedFile(file)
