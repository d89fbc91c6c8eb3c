import { createHash } from 'node:crypto'
import { localDate } from '#kernel/calendar.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { recordCacheTag } from '#platform/http/cache-tags.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import {
  BUILT_IN_PAGES,
  type PageDocument,
  type PageItem,
  type PublicPage,
  type Text,
  type VersionTexts,
} from '../contract.ts'
import type { PagePublished } from '../events.ts'
import {
  findPage,
  findPublishedTexts,
  insertPage,
  listPages,
  listPublicPages,
  lockPage,
} from '../queries/pages.ts'
import { listVersions } from '../queries/versions.ts'
import { PAGE_VARIABLES } from '../rules/page-variables.ts'
import type { ContentRefusal } from '../refusals.ts'
import { versionLabel } from './content-cache.ts'
import { renderContentPage, pageVariableValues } from './render-page.ts'
import type {
  DocumentCommand,
  ContentDeps,
  VersionedDocumentType,
  VersionedDocument,
} from './versioned-document.ts'

export type BuiltInTexts = Readonly<Record<(typeof BUILT_IN_PAGES)[number], VersionTexts>>

type Deps = ContentDeps & {
  settings: Pick<SettingsCapability, 'current'>
  builtIn: BuiltInTexts
  write: VersionedDocument
}
type Refused = Result<null, ContentRefusal>
type NewPage = { slug: string; inSitemap: boolean; by: AdminActor }

const builtInName = (slug: string) => BUILT_IN_PAGES.find((builtInPage) => builtInPage === slug)
/** Pages whose text users consent to. */
const AGREED: readonly string[] = ['terms', 'privacy']
const tagOf = (slug: string) => `page:${slug}`

const documentOf = (slug: string): VersionedDocumentType => ({
  subject: { type: 'page', id: slug },
  lock: async (tx, now) => {
    const builtIn = builtInName(slug)
    if (builtIn) {
      await insertPage(tx, { id: newId(now), slug, in_sitemap: true, created_at: now })
    }
    const page = await lockPage(tx, slug)
    return page && { kind: 'page', id: page.id, revision: page.revision }
  },
  onPublic: async (tx, published) => {
    await invalidate(tx, [tagOf(slug), 'pages'])
    if (published && AGREED.includes(slug)) await publishConsent(tx, slug, published)
  },
})

/** The event carries a digest, so that the consent text can be proven later. */
function publishConsent(
  tx: Tx,
  slug: string,
  { version, texts, at: now }: { version: number; texts: VersionTexts; at: Date },
): Promise<void> {
  const sha256 = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  const event = { slug, label: versionLabel(version, now), sha256, on: localDate(now) }
  return publish<PagePublished>(tx, { type: 'content.page_published', ...event }, slug)
}

export function managePages({ db, clock, audit, settings, builtIn, write }: Deps) {
  const variables = () => {
    const values = pageVariableValues(settings.current())
    const subject = { is_part: false, is_kept: false }
    return PAGE_VARIABLES.map((name) => ({ name, ...subject, example: values[name] }))
  }
  return {
    async list(): Promise<PageItem[]> {
      const rows = await listPages(db)
      const begun = new Map(rows.map((row) => [row.key, row]))
      const builtIn = BUILT_IN_PAGES.map((slug) => begun.get(slug) ?? { key: slug, ...UNWRITTEN })
      const others = rows.filter(({ key }) => !builtInName(key))
      return [...builtIn, ...others].map(({ key, ...row }) => ({
        slug: key,
        is_built_in: builtInName(key) !== undefined,
        ...row,
      }))
    },

    async read(slug: string): Promise<PageDocument | null> {
      const page = await findPage(db, slug)
      const name = builtInName(slug)
      if (!page && !name) return null
      return {
        slug,
        revision: page?.revision ?? 0,
        in_sitemap: page?.in_sitemap ?? true,
        built_in: name ? builtIn[name] : null,
        variables: variables(),
        versions: page ? await listVersions(db, { kind: 'page', id: page.id }) : [],
      }
    },

    create: ({ slug, inSitemap, by }: NewPage): Promise<Refused> =>
      inTransaction(db, async (tx): Promise<Refused> => {
        const now = clock.now()
        const row = { id: newId(now), slug, in_sitemap: inSitemap, created_at: now }
        const isNew = !builtInName(slug) && (await insertPage(tx, row))
        if (!isNew) return refuse({ code: 'page_taken' })
        await audit.record(tx, {
          actor: { role: 'admin', id: by.adminId },
          action: 'content.page_created',
          subject: { type: 'page', id: slug },
          after: { slug, in_sitemap: inSitemap },
          ...by.origin,
        })
        return ok(null)
      }),

    saveDraft: (slug: string, texts: VersionTexts, as: DocumentCommand) =>
      write.saveDraft({ document: documentOf(slug), texts, ...as }),
    discardDraft: (slug: string, as: DocumentCommand) =>
      write.discardDraft({ document: documentOf(slug), ...as }),
    publish: (slug: string, as: DocumentCommand) =>
      write.publish({ document: documentOf(slug), ...as }),
    withdraw: (slug: string, as: DocumentCommand) =>
      write.withdraw({ document: documentOf(slug), ...as }),

    preview: (text: Text, language: Language) =>
      renderContentPage(text, pageVariableValues(settings.current()), language),
  }
}
export type PageManagement = ReturnType<typeof managePages>

const NO_LANGUAGES: readonly Language[] = []
const UNWRITTEN = {
  in_sitemap: true,
  title: null,
  version: null,
  published_at: null,
  has_draft: false,
  languages: [...NO_LANGUAGES],
}

export function readPages({ db, settings }: Pick<Deps, 'db' | 'settings'>) {
  return {
    /** An untranslated built-in page falls back to its built-in text, any other page to French. */
    async page(slug: string, language: Language): Promise<PublicPage | null> {
      recordCacheTag(tagOf(slug), 'settings')
      const texts = await findPublishedTexts(db, slug)
      const find = (value: Language) => texts.find((text) => text.language === value)
      const text = find(language) ?? (builtInName(slug) ? undefined : find('fr'))
      if (!text) return null
      const { title, description, html, contents } = renderContentPage(
        text,
        pageVariableValues(settings.current()),
        text.language,
      )
      const on = localDate(text.published_at)
      return { slug, title, description, html, contents, updated_on: on }
    },
    pages: (language: Language) => {
      recordCacheTag('pages')
      return listPublicPages(db, language, BUILT_IN_PAGES)
    },
  }
}
export type PublicPagesReader = ReturnType<typeof readPages>

export const forEachLanguage = <T>(
  texts: VersionTexts,
  work: (text: Text, language: Language) => T[],
): T[] =>
  LANGUAGES.flatMap((language) => {
    const text = texts[language]
    return text === null ? [] : work(text, language)
  })
