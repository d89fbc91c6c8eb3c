import { z } from 'zod'
import { Day, Instant, LanguageCode } from '../contract.ts'

/** Version of the terms until the operator publishes others. */
export const BUILT_IN_TERMS = '2026-01'

/** Pages with built-in text, used until the operator publishes another. */
export const BUILT_IN_PAGES = ['terms', 'privacy', 'about', 'contact'] as const
export type BuiltInPage = (typeof BUILT_IN_PAGES)[number]

export const trimmedText = (max: number) => z.string().trim().max(max)
export const requiredContent = (max: number) =>
  z.string().trim().min(1, { error: 'content_required' }).max(max)

export const Text = z.strictObject({
  title: requiredContent(200),
  description: trimmedText(400).nullable().default(null),
  body: requiredContent(30_000),
})
export const VersionTexts = z.strictObject({
  fr: Text.nullable().default(null),
  en: Text.nullable().default(null),
  ar: Text.nullable().default(null),
})
export type VersionTexts = z.infer<typeof VersionTexts>
export type Text = z.infer<typeof Text>

export const DraftBody = z.strictObject({ texts: VersionTexts })

/** Optimistic lock: 409 when it is not the current revision. */
const revision = z.coerce.number().int().min(0)
export const RevisionBody = z.object({ revision })

export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,58}[a-z0-9]$/, { error: 'slug_invalid' })
export const SlugParams = z.object({ slug: z.string().max(60) })
export const NewPageBody = z.strictObject({ slug: Slug, in_sitemap: z.boolean().default(true) })

export const VersionView = z.strictObject({
  version: z.number().int(),
  state: z.enum(['draft', 'published', 'superseded']),
  texts: VersionTexts,
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
  built_in: VersionTexts.nullable(),
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

export const TextPreviewBody = z.strictObject({ language: LanguageCode, text: Text })
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
  updated_on: Day,
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
export const ownPath = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])\S*$/, { error: 'path_invalid' })
  // `/.//host` becomes `//host`, an address of another site.
  .refine((path) => !URL.parse(path, 'http://site')?.pathname.startsWith('//'), {
    error: 'path_invalid',
  })

const OWN_ROUTES =
  /^\/(api|auth|callback|storage|functions|rest|dev|media|admin|vendor|order|track|\.well-known)(\/|$)/i

/** Where links with keys and codes arrive, and where programs call: no redirect may take those over. */
export const isReservedPath = (path: string): boolean => {
  try {
    return OWN_ROUTES.test(decodeURIComponent(new URL(path, 'http://site').pathname))
  } catch {
    return OWN_ROUTES.test(path) // a malformed escape
  }
}

const formerPath = ownPath
  .regex(/^[^?#]*$/, { error: 'path_invalid' })
  .refine((path) => !isReservedPath(path), { error: 'path_reserved' })
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
