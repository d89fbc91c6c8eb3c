import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { OPTIONAL_TOPICS, type EmailPreferences } from '../contract.ts'
import { findEmailPreferences, saveEmailPreference } from '../queries/preferences.ts'

/** Version of the marketing consent text; a changed text needs a new version. */
const MARKETING_VERSION = '2026-11'

/** Defaults: marketing is opt-in, everything else opt-out. */
const UNSAID: EmailPreferences = { orders: true, messages: true, reviews: true, marketing: false }

export const changeEmailPreferences = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async of(userId: string): Promise<EmailPreferences> {
    return { ...UNSAID, ...(await findEmailPreferences(db, userId)) }
  },

  /** Records consent to marketing with its time and version. */
  async choose(userId: string, choices: EmailPreferences): Promise<void> {
    await inTransaction(db, async (tx) => {
      const before = { ...UNSAID, ...(await findEmailPreferences(tx, userId)) }
      const now = clock.now()
      for (const topic of OPTIONAL_TOPICS) {
        const isEnabled = choices[topic]
        if (before[topic] === isEnabled) continue
        const consents = topic === 'marketing' && isEnabled
        const version = consents ? MARKETING_VERSION : null
        await saveEmailPreference(tx, { userId, topic, isEnabled, version, at: now })
      }
      return ok(null)
    })
  },
})
export type ChangeEmailPreferences = ReturnType<typeof changeEmailPreferences>
