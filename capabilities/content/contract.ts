import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { Id, Instant, LanguageCode, WilayaCode } from '../contract.ts'

/** Version of the terms until the operator publishes others. */
export const BUILT_IN_TERMS = '2026-01'

/** Pages with built-in text, used until the operator publishes another. */
export const BUILT_IN_PAGES = ['terms', 'privacy', 'about', 'contact'] as const
export type BuiltInPage = (typeof BUILT_IN_PAGES)[number]

const trimmed = (max: number) => z.string().trim().max(max)
const required = (max: number) => z.string().trim().min(1, { error: 'content_required' }).max(max)

export const Text = z.strictObject({
  title: required(200),
  description: trimmed(400).nullable().default(null),
  body: required(30_000),
})
export const Texts = z.strictObject({
  fr: Text.nullable().default(null),
  en: Text.nullable().default(null),
  ar: Text.nullable().default(null),
})
export type Texts = z.infer<typeof Texts>
export type Text = z.infer<typeof Text>

export const DraftBody = z.strictObject({ texts: Texts })

/** Optimistic lock: 409 when it is not the current revision. */
const revision = z.coerce.number().int().min(0)
export const RevisionBody = z.object({ revision })

export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,58}[a-z0-9]$/, { error: 'slug_invalid' })
export const SlugParams = z.object({ slug: z.string().max(60) })
export const NewPageBody = z.strictObject({ slug: Slug, in_sitemap: z.boolean().default(true) })

export const VersionView = z.strictObject({
  version: z.number().int(),
  state: z.enum(['draft', 'published', 'superseded']),
  texts: Texts,
  created_at: Instant,
  published_at: Instant.nullable(),
  by: z.string().nullable(),
})
export type VersionView = z.infer<typeof VersionView>

const VersionStatus = {
  /** Published version; null when there is none, also while the built-in text is used. */
  version: z.number().int().nullable(),
  published_at: Instant.nullable(),
  has_draft: z.boolean(),
  /** Languages whose published text differs from the built-in one. */
  languages: z.array(LanguageCode),
}

export const PageItem = z.strictObject({
  slug: z.string(),
  is_built_in: z.boolean(),
  title: z.string().nullable(),
  in_sitemap: z.boolean(),
  ...VersionStatus,
})
export type PageItem = z.infer<typeof PageItem>
export const PagesList = z.strictObject({ items: z.array(PageItem) })
export type PagesList = z.infer<typeof PagesList>

export const VariableView = z.strictObject({
  name: z.string(),
  /** A block of its own (table, button, code), not allowed within a sentence. */
  is_part: z.boolean(),
  is_kept: z.boolean(),
  example: z.string(),
})
export type VariableView = z.infer<typeof VariableView>

export const DocumentView = z.strictObject({
  /** Incremented by every change of its versions. */
  revision: z.number().int(),
  /** Used when no text is published; null for a page without built-in text. */
  built_in: Texts.nullable(),
  variables: z.array(VariableView),
  /** The draft, then the newest first. */
  versions: z.array(VersionView),
})
export type DocumentView = z.infer<typeof DocumentView>
export const PageDocument = DocumentView.extend({
  slug: z.string(),
  in_sitemap: z.boolean(),
})
export type PageDocument = z.infer<typeof PageDocument>

export const PreviewBody = z.strictObject({ language: LanguageCode, text: Text })
export const PagePreview = z.strictObject({
  title: z.string(),
  description: z.string().nullable(),
  html: z.string(),
})
export type PagePreview = z.infer<typeof PagePreview>

export const PublicPage = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  html: z.string(),
  contents: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  updated_on: z.iso.date(),
})
export type PublicPage = z.infer<typeof PublicPage>
export const PublicPages = z.strictObject({
  items: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
})
export type PublicPages = z.infer<typeof PublicPages>

export const TermsView = z.strictObject({ version: z.string() })
export type TermsView = z.infer<typeof TermsView>

export const EmailTemplateParams = z.object({ key: z.string().max(80) })
export const EmailTemplateItem = z.strictObject({
  key: z.string(),
  to: z.enum(['buyer', 'shop', 'account', 'person']),
  when: z.string(),
  subject: z.string(),
  ...VersionStatus,
})
export type EmailTemplateItem = z.infer<typeof EmailTemplateItem>
export const EmailTemplatesList = z.strictObject({ items: z.array(EmailTemplateItem) })
export type EmailTemplatesList = z.infer<typeof EmailTemplatesList>
export const EmailTemplateDocument = DocumentView.extend({
  key: z.string(),
  to: EmailTemplateItem.shape.to,
  when: z.string(),
})
export type EmailTemplateDocument = z.infer<typeof EmailTemplateDocument>
export const EmailPreview = z.strictObject({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type EmailPreview = z.infer<typeof EmailPreview>
export const TestEmailSent = z.strictObject({ to: z.string() })
export type TestEmailSent = z.infer<typeof TestEmailSent>

export const BANNER_PLACES = [
  'home_hero',
  'home_strip',
  'category',
  'search',
  'cart',
  'vendors',
] as const
export type BannerPlaceName = (typeof BANNER_PLACES)[number]
const ownPath = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])\S*$/, { error: 'path_invalid' })

const CategorySlug = z.string().max(120)

const BannerText = z
  .strictObject({
    title: required(120),
    body: trimmed(300).nullable().default(null),
    button: trimmed(40).nullable().default(null),
    picture: z.string().max(200).nullable().default(null),
    alt: trimmed(200).nullable().default(null),
  })
  .refine(({ picture: image, alt }) => image === null || Boolean(alt), {
    path: ['alt'],
    error: 'alt_required',
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
    error: 'category_elsewhere',
  })
  .refine(({ starts_at, ends_at }) => ends_at === null || ends_at > starts_at, {
    path: ['ends_at'],
    error: 'ends_before',
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

const formerPath = ownPath.regex(/^[^?#]*$/, { error: 'path_invalid' })
export const RedirectBody = z.strictObject({
  from: formerPath,
  to: ownPath,
  is_permanent: z.boolean().default(true),
  /** Target displayed before the change: 409 when the redirect leads elsewhere by now. */
  over: ownPath.nullable().default(null),
})
export const RedirectQuery = z.object({ from: z.string().max(300) })
export const RedirectsList = z.strictObject({
  items: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      is_permanent: z.boolean(),
      created_at: Instant,
    }),
  ),
})
export type RedirectsList = z.infer<typeof RedirectsList>
