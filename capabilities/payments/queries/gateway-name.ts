import { type RawBuilder, sql } from 'kysely'
import { GATEWAYS } from '../gateways/registry.ts'

const NAMES = JSON.stringify(Object.fromEntries(GATEWAYS.map(({ code, name }) => [code, name])))

/** Of the code in a column; the code itself where the registry has no such gateway any more. */
export const gatewayName = (column: string): RawBuilder<string> =>
  sql`coalesce(${sql.lit(NAMES)}::jsonb ->> ${sql.ref(column)}, ${sql.ref(column)})`
