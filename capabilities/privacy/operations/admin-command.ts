import type { Clock } from '#kernel/time.ts'
import type { AuditActionOf, Audit, AdminActor } from '#capabilities/audit/index.ts'
import type { Notifications } from '#capabilities/notifications/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db, Tx } from '#platform/database/index.ts'

export type PrivacyAdminDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
  queueEmails: Notifications['queueEmails']
}

type AdminCommandAction = {
  action: AuditActionOf<'privacy'>
  type: string
  id: string | null
  before?: unknown
  after?: unknown
}

/** Data subjects are recorded by id only. */
export const recordAudit = (
  { audit }: Pick<PrivacyAdminDeps, 'audit'>,
  tx: Tx,
  { adminId, origin }: AdminActor,
  { action, type, id, ...values }: AdminCommandAction,
): Promise<void> =>
  audit.record(tx, {
    ...origin,
    ...values,
    actor: { role: 'admin', id: adminId },
    action: `privacy.${action}`,
    subject: { type, id },
  })

/** An invalid cursor starts at the first page. */
export function pageOffset(cursor: string | undefined): number {
  const offset = Number(cursor ?? '0')
  return Number.isInteger(offset) && offset > 0 && offset < 1_000_000 ? offset : 0
}

export const toPage = <Row>(
  { items, total }: { items: Row[]; total: number },
  { offset, limit }: { offset: number; limit: number },
) => ({
  items,
  total,
  total_is_estimate: false,
  next: offset + items.length < total && items.length === limit ? String(offset + limit) : null,
})
