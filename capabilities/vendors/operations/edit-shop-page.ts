import { LANGUAGES, type OptionalText } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { ShopPageInput, ShopPageView, ShopImageView } from '../shop-page.contract.ts'
import { lockVendor } from '../queries/verification.ts'
import { findShopImage, getShopPage, saveShopPage } from '../queries/shop-page.ts'
import { pageColumns } from '../rules/shop-page-columns.ts'
import type { VendorId } from '../schema.ts'
import { resolveCommune, type RegistrationDeps } from './register-vendor.ts'

type Deps = Pick<RegistrationDeps, 'db' | 'clock' | 'audit' | 'territory'>
type Command = { vendorId: VendorId; userId: UserId; form: ShopPageInput; origin: Origin }
export type ShopPageRefusal = { code: 'image_not_found'; field: 'logo_url' | 'cover_url' }

export const readShopPage =
  ({ db }: Pick<Deps, 'db'>) =>
  (vendorId: VendorId): Promise<ShopPageView> =>
    getShopPage(db, vendorId)
export type ReadShopPage = ReturnType<typeof readShopPage>

/** Published at once. Legal numbers and payout account have operations of their own. */
export const editShopPage =
  ({ db, clock, audit, territory }: Deps) =>
  ({ vendorId, userId, form, origin }: Command): Promise<Result<ShopPageView, ShopPageRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<ShopPageView, ShopPageRefusal>> => {
      await lockVendor(tx, vendorId)
      const former = await getShopPage(tx, vendorId)
      const logo = await shopImage(tx, vendorId, form.logo_url, former.logo)
      if (logo === undefined) return refuse({ code: 'image_not_found', field: 'logo_url' })
      const cover = await shopImage(tx, vendorId, form.cover_url, former.cover)
      if (cover === undefined) return refuse({ code: 'image_not_found', field: 'cover_url' })

      const columns = pageColumns(form, {
        communeCode: resolveCommune(territory, form),
        former,
      })
      await saveShopPage(tx, vendorId, { columns, logo, cover, now: clock.now() })
      await audit.record(tx, {
        actor: { role: 'vendor', id: userId },
        action: 'vendors.shop_page_edited',
        subject: { type: 'vendor', id: vendorId },
        ...changedIn(detailsOf(former), detailsOf({ ...columns, logo, cover })),
        ...origin,
      })
      // Product pages show the vendor's name.
      await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
      return ok(await getShopPage(tx, vendorId))
    })
export type EditShopPage = ReturnType<typeof editShopPage>

/** The current image or one uploaded for this vendor; undefined for any other URL. */
async function shopImage(
  tx: Tx,
  vendorId: VendorId,
  url: string | null,
  former: ShopImageView | null,
): Promise<ShopImageView | null | undefined> {
  if (url === null) return null
  if (url === former?.url) return former
  return (await findShopImage(tx, vendorId, url)) ?? undefined
}

type ShopPageDetails = {
  description: OptionalText
  logo: ShopImageView | null
  cover: ShopImageView | null
}

/** As the audit log names them: a description in each language. */
const detailsOf = ({ description, logo, cover, ...page }: ShopPageDetails) => ({
  ...page,
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`description_${language}`, description[language] ?? null]),
  ),
  logo: logo?.url ?? null,
  cover: cover?.url ?? null,
})

function changedIn(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  const subject = (details: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, details[name]]))
  return { before: subject(before), after: subject(after) }
}
