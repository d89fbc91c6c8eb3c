import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { recordOf } from '#kernel/records.ts'
import type { EmailPreferences } from '../contract.ts'
import { findEmailPreferences, saveEmailPreference } from '../queries/preferences.ts'
import { consentVersionOf, optionalTopics } from '../topics.contract.ts'

/** What needs consent is opt-in, everything else opt-out. */
const UNSAID: EmailPreferences = recordOf(
  optionalTopics(),
  (topic) => consentVersionOf(topic) === null,
)

export const changeEmailPreferences = ({ db, clock }: { db: Db; clock: Clock }) => ({
  async of(userId: string): Promise<EmailPreferences> {
    return { ...UNSAID, ...(await findEmailPreferences(db, userId)) }
  },

  /** Records a consent with its time and version. */
  async choose(userId: string, choices: EmailPreferences): Promise<void> {
    await inTransaction(db, async (tx) => {
      const before = { ...UNSAID, ...(await findEmailPreferences(tx, userId)) }
      const now = clock.now()
      for (const topic of optionalTopics()) {
        const isEnabled = choices[topic]
        if (before[topic] === isEnabled) continue
        const version = isEnabled ? consentVersionOf(topic) : null
        await saveEmailPreference(tx, { userId, topic, isEnabled, version, at: now })
      }
      return ok(null)
    })
  },
})
export type ChangeEmailPreferences = ReturnType<typeof changeEmailPreferences>
