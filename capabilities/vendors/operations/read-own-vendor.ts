import type { Language } from '#kernel/locale.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { OwnShopAnswerView } from '../contract.ts'
import { findOwnShop } from '../queries/own-vendor.ts'

type Deps = { db: Db; settings: Pick<SettingsCapability, 'current'> }

/** The shop that somebody has or works in, as what, and whether they could open one. */
export const readOwnShop =
  ({ db, settings }: Deps) =>
  async (userId: UserId, language: Language): Promise<OwnShopAnswerView> => {
    const found = await findOwnShop(db, userId, language)
    return {
      shop: found?.view ?? null,
      role: found?.role ?? null,
      is_open: settings.current().enableVendorRegistration,
    }
  }
export type ReadOwnShop = ReturnType<typeof readOwnShop>
