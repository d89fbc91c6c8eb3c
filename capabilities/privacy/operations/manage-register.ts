import { csv, csvTime } from '#kernel/csv.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, days } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Retention } from '#platform/personal-data.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { RegisterEntryView, RegisterInput, RegisterView } from '../registers.contract.ts'
import { detailList, sectionHeading, printableDocument } from '../printable-page.ts'
import {
  insertVersion,
  listRegister,
  listRules,
  listRegisterVersions,
  lockRule,
  saveRule,
  saveRun,
} from '../queries/register.ts'
import { texts } from '../texts.generated.ts'
import { type PrivacyAdminDeps, recordAudit } from './admin-command.ts'

const REGISTER_TEXTS = texts.below('register')
const REGISTER_HEADINGS = texts.below('register-headings')
const BASIS_TEXTS = texts.below('basis')

/** Rows per transaction. */
const AT_ONCE = 500

type EntryCommand = AdminActor & { code: string; entry: RegisterInput }
type RuleCommand = AdminActor & { capability: string; table: string; keepDays: number }
export type RetentionRuleRefusal =
  | { code: 'rule_not_found' }
  | { code: 'kept_by_law'; least: number }

export function manageRegister(deps: PrivacyAdminDeps) {
  const { db, clock } = deps
  const read = async (): Promise<RegisterView> => ({
    entries: await listRegister(db),
    rules: await listRules(db),
  })
  return {
    read,
    versions: (code: string) => listRegisterVersions(db, code),
    /** Appends a version; former versions are kept. */
    save: async (command: EntryCommand): Promise<void> => {
      const { code, entry, adminId: by } = command
      await inTransaction(db, async (tx) => {
        const now = clock.now()
        const version = await insertVersion(tx, { id: newId(now), code, entry, by, at: now })
        const after = { version, name: entry.texts.fr.name, is_ended: entry.is_ended }
        await recordAudit(deps, tx, command, {
          action: 'register_changed',
          type: 'processing',
          id: code,
          after,
        })
        return ok(null)
      })
    },
    saveRule: (command: RuleCommand) =>
      inTransaction(db, async (tx): Promise<Result<null, RetentionRuleRefusal>> => {
        const { capability, table, keepDays, adminId: by } = command
        const rule = await lockRule(tx, capability, table)
        if (!rule) return refuse({ code: 'rule_not_found' })
        if (keepDays < rule.leastDays) return refuse({ code: 'kept_by_law', least: rule.leastDays })
        await saveRule(tx, { capability, table, keepDays, by, at: clock.now() })
        await recordAudit(deps, tx, command, {
          action: 'retention_changed',
          type: 'retention',
          id: `${capability}.${table}`,
          before: { keep_days: rule.keepDays },
          after: { keep_days: keepDays },
        })
        return ok(null)
      }),
    ...printRegister(deps),
  }
}
export type ManageRegister = ReturnType<typeof manageRegister>

const printRegister = ({ db }: Pick<PrivacyAdminDeps, 'db'>) => ({
  asCsv: async (language: Language): Promise<string> =>
    csv([
      headingsOf(language),
      ...(await listRegister(db)).map((entry) => [
        entry.code,
        String(entry.version),
        ...wordsOf(entry, language),
        csvTime(entry.updated_at),
      ]),
    ]),
  asPage: async (language: Language): Promise<string> => {
    const entries = (await listRegister(db)).filter(({ is_ended: isEnded }) => !isEnded)
    const parts = entries.map((entry) => {
      const names = headingsOf(language).slice(2, -1)
      const values = wordsOf(entry, language)
      const details = values.map((value, index) => [names[index] ?? '', value] as const).slice(1)
      return sectionHeading(values[0] ?? '') + detailList(details)
    })
    return printableDocument(REGISTER_TEXTS.title(language), language, parts.join(''))
  },
})

const headingsOf = (language: Language): string[] =>
  Object.values(REGISTER_HEADINGS).map((heading) => heading(language))

const wordsOf = (entry: RegisterEntryView, language: Language): string[] => {
  const { name, purpose, people, data, recipients, retention } = entry.texts[language]
  const basis = BASIS_TEXTS[entry.legal_basis](language)
  const abroad = REGISTER_TEXTS[entry.is_transferred_abroad ? 'yes' : 'no'](language)
  const receipt = entry.authority_receipt
  const declared = receipt === null ? '' : `${receipt} (${entry.declared_on})`
  return [name, purpose, basis, people, data, recipients, retention, abroad, declared]
}

type RetentionDeps = Pick<PrivacyAdminDeps, 'db' | 'clock'> & {
  retention: Readonly<Record<string, Retention>>
}

/** Applies each retention rule in batches and records the number of rows. Scheduled. */
export const applyRetention =
  ({ db, clock, retention }: RetentionDeps) =>
  async (): Promise<void> => {
    for (const { capability, table, keep_days: keepDays } of await listRules(db)) {
      const retain = retention[capability]?.[table]
      if (!retain) throw new Error(`no retention task is registered for ${capability}.${table}`)
      const now = clock.now()
      let rows = 0
      for (let last = AT_ONCE; last === AT_ONCE; rows += last) {
        const old = { before: before(now, days(keepDays)), at: now, most: AT_ONCE }
        last = (await inTransaction(db, async (tx) => ok(await retain(tx, old)))).value
      }
      await inTransaction(db, async (tx) => {
        await saveRun(tx, { id: newId(now), capability, table, keepDays, rows, at: now })
        return ok(null)
      })
    }
  }
