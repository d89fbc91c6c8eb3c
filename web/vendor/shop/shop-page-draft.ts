import type { ShopPageView, ShopImageView } from '#capabilities/vendors/shop-page.contract.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'

export const SHOP_PAGE_FIELDS = [
  'business_name',
  'business_name_ar',
  'business_email',
  'business_phone',
  'business_address',
  'business_city',
  'business_wilaya',
] as const
export type ShopPageFieldName = (typeof SHOP_PAGE_FIELDS)[number]

/** Empty values are empty strings. */
export type ShopPageDraft = {
  typed: Record<ShopPageFieldName, string>
  communeCode: string | null
  description: Record<Language, string>
  logo: ShopImageView | null
  cover: ShopImageView | null
  sellsWholesale: boolean
}

export const toShopPageDraft = (page: ShopPageView): ShopPageDraft => ({
  typed: {
    business_name: page.business_name,
    business_name_ar: page.business_name_ar ?? '',
    business_email: page.business_email,
    business_phone: page.business_phone ?? '',
    business_address: page.business_address ?? '',
    business_city: page.business_city ?? '',
    business_wilaya: page.business_wilaya ?? '',
  },
  communeCode: page.commune_code,
  description: {
    fr: page.description.fr ?? '',
    en: page.description.en ?? '',
    ar: page.description.ar ?? '',
  },
  logo: page.logo,
  cover: page.cover,
  sellsWholesale: page.sells_wholesale,
})

export const shopPageBody = (draft: ShopPageDraft) => ({
  ...draft.typed,
  commune_code: draft.communeCode,
  description: draft.description,
  logo_url: draft.logo?.url ?? null,
  cover_url: draft.cover?.url ?? null,
  sells_wholesale: draft.sellsWholesale,
})

/** Counts the changed values. */
export function hasShopPageChanges(draft: ShopPageDraft, start: ShopPageDraft): number {
  const changed = [
    ...SHOP_PAGE_FIELDS.map((name) => draft.typed[name] !== start.typed[name]),
    ...LANGUAGES.map((language) => draft.description[language] !== start.description[language]),
    draft.logo?.url !== start.logo?.url,
    draft.cover?.url !== start.cover?.url,
    draft.sellsWholesale !== start.sellsWholesale,
  ]
  return changed.filter(Boolean).length
}

const keyOf = (shopId: string) => `yova-shop-page:${shopId}`
export const saveShopPageDraft = (shopId: string, draft: ShopPageDraft): void =>
  writeSessionStorage(keyOf(shopId), draft)
export const clearShopPageDraft = (shopId: string): void => writeSessionStorage(keyOf(shopId), null)
export const readShopPageDraft = (shopId: string, start: ShopPageDraft): ShopPageDraft | null =>
  parseShopPageDraft(readSessionStorage(keyOf(shopId)), start)

/** Ignores values of the wrong shape; null without a draft in this tab. */
export function parseShopPageDraft(raw: unknown, start: ShopPageDraft): ShopPageDraft | null {
  if (!isRecord(raw) || !isRecord(raw['typed']) || !isRecord(raw['description'])) return null
  const draft: ShopPageDraft = {
    ...start,
    typed: { ...start.typed },
    description: { ...start.description },
  }
  for (const name of SHOP_PAGE_FIELDS) {
    const value = raw['typed'][name]
    if (typeof value === 'string') draft.typed[name] = value
  }
  for (const language of LANGUAGES) {
    const value = raw['description'][language]
    if (typeof value === 'string') draft.description[language] = value
  }
  if (typeof raw['sellsWholesale'] === 'boolean') draft.sellsWholesale = raw['sellsWholesale']
  const code = raw['communeCode']
  draft.communeCode = typeof code === 'string' ? code : null
  for (const name of ['logo', 'cover'] as const) {
    const value = raw[name]
    if (value === null || isImage(value)) draft[name] = value
  }
  return draft
}

const isImage = (value: unknown): value is ShopImageView =>
  isRecord(value) && typeof value['url'] === 'string' && typeof value['small_url'] === 'string'
