import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, notify } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { deleteRedirect, listRedirects, lockRedirects, saveRedirect } from '../queries/redirects.ts'
import { findLastRedirectChange } from '../queries/versions.ts'
import { createsRedirectLoop, normalizePath } from '../rules/redirects.ts'
import type { ContentRefusal } from '../refusals.ts'
import { CONTENT_CHANNEL, type ContentDeps, type CacheRefresh } from './versioned-document.ts'

type Refused = Result<null, ContentRefusal>
type MediaQuery = {
  from: string
  to: string
  isPermanent: boolean
  /** Current target the admin has seen; null for a new redirect. */
  over: string | null
  by: AdminActor
}

/** Redirects apply only to paths no page answers. */
export function manageRedirects({ db, clock, audit, renew }: ContentDeps & CacheRefresh) {
  const renewed = async (result: Refused): Promise<Refused> => {
    if (result.ok) await renew()
    return result
  }
  return {
    list: () => listRedirects(db),

    save: async ({ to, isPermanent, over, by, ...wanted }: MediaQuery): Promise<Refused> =>
      renewed(
        await inTransaction(db, async (tx): Promise<Refused> => {
          await lockRedirects(tx)
          const from = normalizePath(wanted.from)
          const existing = await listRedirects(tx)
          if (createsRedirectLoop(existing, { from, to })) return refuse({ code: 'redirect_loop' })
          const former = existing.find((item) => item.from === from)
          if (former && ![over, to].includes(former.to)) {
            const last = await findLastRedirectChange(tx, from, clock.now())
            return refuse({ code: 'version_conflict', ...last })
          }
          await saveRedirect(tx, { from, to, isPermanent, userId: by.adminId, at: clock.now() })
          await audit.record(tx, {
            actor: { role: 'admin', id: by.adminId },
            action: 'content.redirect_saved',
            subject: { type: 'redirect', id: from },
            before: former && { to: former.to, is_permanent: former.is_permanent },
            after: { to, is_permanent: isPermanent },
            ...by.origin,
          })
          await notify(tx, CONTENT_CHANNEL)
          return ok(null)
        }),
      ),

    remove: async (from: string, by: AdminActor): Promise<Refused> =>
      renewed(
        await inTransaction(db, async (tx): Promise<Refused> => {
          const to = await deleteRedirect(tx, from)
          if (to === null) return refuse({ code: 'content_not_found' })
          await audit.record(tx, {
            actor: { role: 'admin', id: by.adminId },
            action: 'content.redirect_deleted',
            subject: { type: 'redirect', id: from },
            before: { to },
            after: null,
            ...by.origin,
          })
          await notify(tx, CONTENT_CHANNEL)
          return ok(null)
        }),
      ),
  }
}
export type RedirectManagement = ReturnType<typeof manageRedirects>
