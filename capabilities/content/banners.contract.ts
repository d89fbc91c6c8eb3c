import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { Id, Instant, LanguageCode, WilayaCode, whenValid } from '../contract.ts'
import { trimmedText, requiredContent, ownPath } from './contract.ts'

export const BANNER_PLACES = [
  'home_hero',
  'home_strip',
  'category',
  'search',
  'cart',
  'vendors',
] as const
export type BannerPlaceName = (typeof BANNER_PLACES)[number]

const CategorySlug = z.string().max(120)

const BannerText = z
  .strictObject({
    title: requiredContent(120),
    body: trimmedText(300).nullable().default(null),
    button: trimmedText(40).nullable().default(null),
    picture: z.string().max(200).nullable().default(null),
    alt: trimmedText(200).nullable().default(null),
  })
  .refine(({ picture: image, alt }) => image === null || Boolean(alt), {
    path: ['alt'],
    error: 'alt_required',
    ...whenValid('picture', 'alt'),
  })
const BannerTexts = z.strictObject({
  fr: BannerText,
  en: BannerText.nullable().default(null),
  ar: BannerText.nullable().default(null),
})

export const BannerBody = z
  .strictObject({
    place: z.enum(BANNER_PLACES),
    path: ownPath.nullable().default(null),
    wilaya: WilayaCode.nullable().default(null),
    /** Shown above this category; null: above every category. */
    category: CategorySlug.nullable().default(null),
    languages: z
      .array(LanguageCode)
      .min(1, { error: 'languages_required' })
      .default([...LANGUAGES])
      .transform((chosen) => LANGUAGES.filter((language) => chosen.includes(language))),
    position: z.number().int().min(0).max(999).default(0),
    is_active: z.boolean().default(false),
    starts_at: Instant,
    ends_at: Instant.nullable().default(null),
    texts: BannerTexts,
  })
  .refine(({ place, category }) => category === null || place === 'category', {
    path: ['category'],
    error: 'category_not_applicable',
    ...whenValid('place', 'category'),
  })
  .refine(({ starts_at, ends_at }) => ends_at === null || ends_at > starts_at, {
    path: ['ends_at'],
    error: 'ends_before',
    ...whenValid('starts_at', 'ends_at'),
  })
export type BannerBody = z.infer<typeof BannerBody>
export const BannerParams = z.object({ id: Id })

const BannerImage = z.strictObject({
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
const BannerTextView = z.strictObject({
  title: z.string(),
  body: z.string().nullable(),
  button: z.string().nullable(),
  alt: z.string().nullable(),
  picture: BannerImage.nullable(),
})
export const BannerView = z.strictObject({
  id: Id,
  revision: z.number().int(),
  place: z.enum(BANNER_PLACES),
  path: z.string().nullable(),
  wilaya: z.string().nullable(),
  category: z.string().nullable(),
  languages: z.array(LanguageCode),
  position: z.number().int(),
  is_active: z.boolean(),
  starts_at: Instant,
  ends_at: Instant.nullable(),
  state: z.enum(['off', 'planned', 'shown', 'over']),
  texts: z.strictObject({
    fr: BannerTextView,
    en: BannerTextView.nullable(),
    ar: BannerTextView.nullable(),
  }),
})
export type BannerView = z.infer<typeof BannerView>
export const BannersList = z.strictObject({ items: z.array(BannerView) })
export type BannersList = z.infer<typeof BannersList>

export const ActiveBanners = z.strictObject({
  items: z.array(
    z.strictObject({
      id: Id,
      place: z.enum(BANNER_PLACES),
      path: z.string().nullable(),
      ...BannerTextView.shape,
    }),
  ),
})
export type ActiveBanners = z.infer<typeof ActiveBanners>
export type ActiveBannerView = ActiveBanners['items'][number]
export const ActiveBannersQuery = z.object({
  wilaya: WilayaCode.optional(),
  place: z.enum(BANNER_PLACES).optional(),
  category: CategorySlug.optional(),
})
