import type { Language } from '#kernel/locale.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { OwnVendorResponseView } from '../contract.ts'
import { findOwnVendor } from '../queries/own-vendor.ts'

type Deps = { db: Db; settings: Pick<SettingsCapability, 'current'> }

export const readOwnVendor =
  ({ db, settings }: Deps) =>
  async (userId: UserId, language: Language): Promise<OwnVendorResponseView> => {
    const found = await findOwnVendor(db, userId, language)
    return {
      shop: found?.view ?? null,
      role: found?.role ?? null,
      is_open: settings.current().enableVendorRegistration,
    }
  }
export type ReadOwnVendor = ReturnType<typeof readOwnVendor>
