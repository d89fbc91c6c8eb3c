import type { PagePublished } from '#capabilities/content/events.ts'
import type { Clock } from '#kernel/time.ts'
import type { Outbox } from '#platform/outbox.ts'
import { insertText } from './queries/public.ts'
import type { TextPurpose } from './schema.ts'

/** Vendors consent to the same terms, as their agreement. */
const PURPOSES: Readonly<Record<string, readonly TextPurpose[]>> = {
  terms: ['terms', 'vendor_agreement'],
  privacy: ['privacy_policy'],
}

/** Stores version and digest of each consent text when it is published. */
export function subscribeToPublishedTerms(deps: {
  outbox: Pick<Outbox, 'subscribeMany'>
  clock: Clock
}): void {
  const { outbox, clock } = deps
  outbox.subscribeMany<PagePublished>(
    'privacy.keep_agreed_texts',
    'content.page_published',
    async (details, tx) => {
      for (const { slug, label, sha256, on } of details)
        for (const purpose of PURPOSES[slug] ?? [])
          await insertText(tx, { purpose, version: label, sha256, on }, clock.now())
    },
  )
}
