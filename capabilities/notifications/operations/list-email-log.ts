import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import type { EmailTemplate } from '#platform/email/template-overrides.ts'
import type { EmailLogPageView, EmailLogQuery } from '../email-log.contract.ts'
import { countLoggedEmails, listLoggedEmails } from '../queries/email-log.ts'

/** Above this the total is a lower bound. */
const MOST_COUNTED = 1_000

/** The emails that left, that wait and that failed, newest first; their text is not stored. */
export const listEmailLog =
  ({ db, templates }: { db: Db; templates: readonly Pick<EmailTemplate, 'key' | 'when'>[] }) =>
  async (query: EmailLogQuery, language: Language): Promise<EmailLogPageView> => {
    const { search, state, limit = 25, cursor = null } = query
    const filter = { search: search || null, state: state ?? null }
    const [rows, count] = await Promise.all([
      listLoggedEmails(db, filter, { after: cursor, limit: limit + 1 }),
      countLoggedEmails(db, filter, MOST_COUNTED + 1),
    ])
    const items = rows.slice(0, limit).map((email) => ({
      ...email,
      occasion: templates.find(({ key }) => key === email.occasion)?.when[language] ?? null,
    }))
    return {
      items,
      total: Math.min(count, MOST_COUNTED),
      total_is_estimate: count > MOST_COUNTED,
      next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    }
  }
export type ListEmailLog = ReturnType<typeof listEmailLog>
