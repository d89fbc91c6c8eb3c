import { COURIERS } from '../couriers/registry.ts'

const PAGES = JSON.stringify(
  Object.fromEntries(COURIERS.map(({ code, trackingPage }) => [code, trackingPage])),
).replaceAll("'", "''")

/** Of the courier whose code is in a column: its public page, to whose address the number is added. */
export const trackingPageOf = (column: string): string => `('${PAGES}'::jsonb ->> ${column})`
