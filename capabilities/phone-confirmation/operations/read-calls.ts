import { readCursor, writeCursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { CallsPageView, CallView } from '../contract.ts'
import { countDue, findCall, listCalls } from '../queries/call-queue.ts'
import { isPhoneConfirmationOn, findCallRules, findScripts } from '../queries/call-settings.ts'
import { isOpenAt } from '../rules/calling-hours.ts'
import { defaultScript, fillScript, scriptValues } from './call-script.ts'
import { texts } from '../texts.generated.ts'

type Deps = { db: Db; clock: Clock }
type By = { vendorId: string; userId: string; language: Language }
type Query = {
  view?: 'calls' | 'called' | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export const readCalls = ({ db, clock }: Deps) => ({
  async list(by: By, { view = 'calls', limit = 25, cursor }: Query): Promise<CallsPageView> {
    const now = clock.now()
    const after = readCursor(cursor)
    const isOver = view === 'called'
    const [{ rows, counts }, { from, until }, isOn] = await Promise.all([
      listCalls(db, { ...by, now }, { isOver, after, limit }),
      findCallRules(db, by.vendorId),
      isPhoneConfirmationOn(db, by.vendorId),
    ])
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const isOpen = isOpenAt(now, { from, until })
    return {
      items: page.map((row) => row.view),
      total: counts[view],
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
      counts: { ...counts, due: isOpen ? counts.due : 0 },
      hours: { from, until, is_open: isOpen },
      is_on: isOn,
    }
  },

  /** None outside the calling hours. */
  async countDue(vendorId: string): Promise<number> {
    const now = clock.now()
    const rules = await findCallRules(db, vendorId)
    return isOpenAt(now, rules) ? countDue(db, vendorId, now) : 0
  },

  async get(by: By, id: string): Promise<Result<CallView, { code: 'call_not_found' }>> {
    const now = clock.now()
    const [found, scripts, rules] = await Promise.all([
      findCall(db, { ...by, now }, id),
      findScripts(db, by.vendorId),
      findCallRules(db, by.vendorId),
    ])
    if (!found) return refuse({ code: 'call_not_found' })
    const { view, parameters } = found
    const { language } = view
    const values = scriptValues({
      ...parameters,
      language,
      number: view.order_number,
      total: view.total_amount,
    })
    const script = scripts.own[language] ?? scripts.general[language] ?? defaultScript(language)
    return ok({
      ...view,
      max_attempts: rules.maxAttempts,
      script: fillScript(script, values),
      whatsapp: texts.of('script.whatsapp')(language, values),
    })
  },
})
export type ReadCalls = ReturnType<typeof readCalls>
