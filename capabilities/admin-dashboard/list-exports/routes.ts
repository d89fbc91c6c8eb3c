import { ownKeysOf } from '#kernel/records.ts'
import {
  callerLanguage,
  createRoute,
  problems,
  requestIdOf,
  routes,
  streamedFile,
  z,
} from '#platform/http/index.ts'
import { takeSubjectRecorder } from '#platform/http/data-subjects.ts'
import { ExportFormat, TABLE_EXPORT_QUERY, tableExport } from '#platform/http/table-export.ts'
import { EXPORTABLE_LISTS, exportRows } from './lists.ts'
import { recordListExport, type RecordExportDeps } from './record-export.ts'
import type { ListExportSources } from './sources.ts'

type Deps = RecordExportDeps & { lists: ListExportSources }

const NAMES = ownKeysOf(EXPORTABLE_LISTS)

/** Mounted under /api/v1/admin. Filtered and sorted as on screen, not paginated. */
export function listFileRoutes({ lists, ...deps }: Deps) {
  const record = recordListExport(deps)
  const app = routes<{ userId: string }>()
  for (const list of NAMES) {
    const { limit: _, cursor: __, ...narrowed } = EXPORTABLE_LISTS[list].query.shape
    const route = createRoute({
      method: 'get',
      path: `/lists/${list}/file`,
      tags: ['admin'],
      summary: `Export the whole list of ${list} as a spreadsheet`,
      request: { query: z.object({ ...narrowed, format: ExportFormat }) },
      responses: { 200: TABLE_EXPORT_QUERY, ...problems(422) },
    })
    app.openapi(route, async (c) => {
      const { format, ...query } = c.req.valid('query')
      const language = callerLanguage(c)
      const userId = c.get('userId')
      const origin = { address: c.get('clientAddress') ?? null, requestId: requestIdOf(c) ?? null }
      const recordSubjects = takeSubjectRecorder(c)
      await record({ list, query: { ...query, format }, userId, origin })
      return streamedFile(
        tableExport(
          `yova-${list}`,
          format,
          exportRows(lists, { list, query, language, userId, recordSubjects }),
        ),
      )
    })
  }
  return app
}
