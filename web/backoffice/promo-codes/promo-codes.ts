import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import type { ManagedPromoCodeView, PromoCodesPageView } from '#capabilities/promotions/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'
import type { Tone } from '#web/ui/chip.tsx'
export type CodesPage = PromoCodesPageView
/** The back office shows DZD, the vendor space DA. */
export const audienceOf = (audience: BackofficeAudience) =>
  audience === 'admin' ? 'admin' : 'shop'

export const PROMO_CODE_STATE_OPTIONS = [
  'running',
  'upcoming',
  'used_up',
  'ended',
  'stopped',
] as const
export const PROMO_CODE_TABS = ['all', ...PROMO_CODE_STATE_OPTIONS] as const
export const OWNERS = ['all', 'operator', 'shops'] as const
export const PROMO_CODE_STATE_TONES: Record<ManagedPromoCodeView['state'], Tone> = {
  running: 'ok',
  upcoming: 'info',
  used_up: 'warn',
  ended: 'neutral',
  stopped: 'bad',
}

const filters = { status: PROMO_CODE_TABS, owner: OWNERS } as const
export type CodesQuery = ListQuery<typeof filters>

/** The owner filter is unused here. */
export const VENDOR_PROMO_CODES_URLS = createListUrls({
  page: paths.vendorPromotions(),
  api: get('/vendor/promo-codes'),
  open: 'code',
  filters,
})
export const ADMIN_PROMO_CODES_URLS = createListUrls({
  page: paths.adminPromotions(),
  api: get('/admin/promo-codes'),
  open: 'code',
  filters,
})
export const promoCodeUrls = (audience: BackofficeAudience) =>
  audience === 'vendor' ? VENDOR_PROMO_CODES_URLS : ADMIN_PROMO_CODES_URLS

/** Vendors only see their own codes; the operator cannot change a vendor's. */
export const isOwnPromoCode = (
  audience: BackofficeAudience,
  { shop }: ManagedPromoCodeView,
): boolean => audience === 'vendor' || shop === null
