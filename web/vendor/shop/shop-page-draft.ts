import type { ShopPageView, ShopPictureView } from '#capabilities/vendors/shop-page.contract.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { readTab, writeTab } from '#web/shared/storage/session-storage.ts'

export const TYPED = [
  'business_name',
  'business_email',
  'business_phone',
  'business_address',
  'business_city',
  'business_wilaya',
] as const
export type TypedName = (typeof TYPED)[number]

/** All that the page's form holds, as it is typed: nothing is an empty text. */
export type Draft = {
  typed: Record<TypedName, string>
  communeCode: string | null
  description: Record<Language, string>
  logo: ShopPictureView | null
  cover: ShopPictureView | null
}

export const draftOf = (page: ShopPageView): Draft => ({
  typed: {
    business_name: page.business_name,
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
})

/** What is sent: pictures by their addresses. */
export const bodyOf = ({ typed, communeCode, description, logo, cover }: Draft) => ({
  ...typed,
  commune_code: communeCode,
  description,
  logo_url: logo?.url ?? null,
  cover_url: cover?.url ?? null,
})

/** How many things are no longer as they were. */
export function changesIn(draft: Draft, start: Draft): number {
  const changed = [
    ...TYPED.map((name) => draft.typed[name] !== start.typed[name]),
    ...LANGUAGES.map((one) => draft.description[one] !== start.description[one]),
    draft.logo?.url !== start.logo?.url,
    draft.cover?.url !== start.cover?.url,
  ]
  return changed.filter(Boolean).length
}

const keyOf = (shopId: string) => `yova-shop-page:${shopId}`
export const keepDraft = (shopId: string, draft: Draft): void => writeTab(keyOf(shopId), draft)
export const forgetDraft = (shopId: string): void => writeTab(keyOf(shopId), null)
export const readDraft = (shopId: string, start: Draft): Draft | null =>
  parseDraft(readTab(keyOf(shopId)), start)

/** What this tab kept, as far as it is of the right shape; the rest is as the page stands. */
export function parseDraft(raw: unknown, start: Draft): Draft | null {
  if (!isRecord(raw) || !isRecord(raw['typed']) || !isRecord(raw['description'])) return null
  const draft: Draft = {
    ...start,
    typed: { ...start.typed },
    description: { ...start.description },
  }
  for (const name of TYPED) {
    const value = raw['typed'][name]
    if (typeof value === 'string') draft.typed[name] = value
  }
  for (const language of LANGUAGES) {
    const value = raw['description'][language]
    if (typeof value === 'string') draft.description[language] = value
  }
  const code = raw['communeCode']
  draft.communeCode = typeof code === 'string' ? code : null
  for (const name of ['logo', 'cover'] as const) {
    const value = raw[name]
    if (value === null || isPicture(value)) draft[name] = value
  }
  return draft
}

const isPicture = (value: unknown): value is ShopPictureView =>
  isRecord(value) && typeof value['url'] === 'string' && typeof value['small_url'] === 'string'
