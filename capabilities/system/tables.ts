// Written from the migrations by `npm run schema`.
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
export type SystemTables = object

/** Its own tables, and those of the capabilities that the map lets it read. */
export type SystemDatabase = SystemTables & Readable<PlatformTables & AuditTables & MediaTables>
