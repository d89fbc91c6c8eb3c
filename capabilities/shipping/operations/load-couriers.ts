import type { Db } from '#platform/database/index.ts'
import { COURIERS } from '../couriers/registry.ts'
import { saveCouriers } from '../queries/couriers.ts'

/** Couriers of the registry; the others are rows that migrations wrote. Idempotent. */
export const loadCouriers =
  ({ db }: { db: Db }) =>
  (): Promise<void> =>
    saveCouriers(
      db,
      COURIERS.map(({ code, name, api }) => ({ code, name, adapter: api ? code : 'manual' })),
    )
