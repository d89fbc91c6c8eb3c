import type { Language } from '#kernel/locale.ts'
import { ok } from '#kernel/result.ts'
import { localDate } from '#kernel/calendar.ts'
import { type Db, inTransaction, type Listener } from '#platform/database/index.ts'
import { createRenewal } from '#platform/database/refresh-with-retry.ts'
import { invalidate } from '#platform/http/cache.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import {
  type TemplateOverride,
  applyTemplateOverride,
  type TemplateText,
} from '#platform/email/template-overrides.ts'
import { BUILT_IN_TERMS } from '../contract.ts'
import type { Announced } from '../queries/banners.ts'
import { type PublishedTemplate, findPublishedTemplates } from '../queries/email-templates.ts'
import { isReservedPath } from '../contract.ts'
import { normalizePath } from '../rules/redirects.ts'
import { CONTENT_CHANNEL } from './versioned-document.ts'

type Deps = { db: Db; listen: Listener['listen']; onError: (error: Error) => void }
type Leads = { to: string; status: 301 | 302 }
type LockedVersion = {
  wordings: ReadonlyMap<string, TemplateText>
  redirects: ReadonlyMap<string, Leads>
  terms: string
  banners: readonly Announced[]
}

/** Identifier stored with each consent: day in Algiers and version number. */
export const versionLabel = (version: number, now: Date): string => `${localDate(now)}.${version}`

const NOTHING: LockedVersion = {
  wordings: new Map(),
  redirects: new Map(),
  terms: BUILT_IN_TERMS,
  banners: [],
}
const sameBanners = (item: LockedVersion, other: LockedVersion): boolean =>
  JSON.stringify(item.banners) === JSON.stringify(other.banners)
const keyOf = (occasion: string, language: Language) => `${occasion} ${language}`

const heldOf = ({ emails, redirects, terms, banners }: PublishedTemplate): LockedVersion => ({
  wordings: new Map(emails.map((item) => [keyOf(item.key, item.language), item])),
  redirects: new Map(
    redirects.map(({ from, to, lasting }) => [
      normalizePath(from),
      { to, status: lasting ? (301 as const) : (302 as const) },
    ]),
  ),
  terms: terms === null ? BUILT_IN_TERMS : versionLabel(terms.version, new Date(terms.at)),
  banners,
})

/**
 * Template overrides, redirects, banners and terms version per process, refreshed by NOTIFY.
 * Overlapping reads never replace a newer snapshot by an older one.
 */
export function createContentCache({ db, listen, onError }: Deps) {
  let held = NOTHING
  let stop: (() => Promise<void>) | undefined
  let started = 0
  let shown = 0

  async function renew(): Promise<void> {
    const turn = ++started
    const inForce = heldOf(await findPublishedTemplates(db))
    if (turn <= shown) return
    shown = turn
    const isAnnounced = sameBanners(held, inForce)
    held = inForce
    // Pages rendered from the former snapshot may have been cached in the meantime.
    if (!isAnnounced)
      await inTransaction(db, async (tx) => {
        await invalidate(tx, ['banners'])
        return ok(null)
      })
  }
  const renewal = createRenewal(renew, onError)

  const reword: TemplateOverride = (letter) => {
    // Emails queued before templates existed have no template key.
    const about = letter.about as EmailLayout['about'] | undefined
    const wording = about && held.wordings.get(keyOf(about.occasion, letter.language))
    return wording ? applyTemplateOverride(letter, wording) : letter
  }
  return {
    async start(): Promise<void> {
      stop ??= await listen(CONTENT_CHANNEL, renewal.start, { onReconnect: renewal.start })
      await renew()
    },
    async stop(): Promise<void> {
      renewal.stop()
      await stop?.()
      stop = undefined
    },
    renew,
    reword,
    /** Null when there is no redirect for this path. */
    redirectOf: (path: string): Leads | null =>
      isReservedPath(path) ? null : (held.redirects.get(normalizePath(path)) ?? null),
    termsVersion: (): string => held.terms,
    banners: (): readonly Announced[] => held.banners,
  }
}
