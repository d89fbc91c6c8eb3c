import type { Clock } from '#kernel/time.ts'
import { notify, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  insertNotifications,
  listVendorRecipients,
  listAdminIds,
  type NewNotification,
} from '../queries/in-app.ts'
import {
  isRelevantToRole,
  type VendorTopic,
  type AdminTopic,
  topicOf,
} from '../rules/in-app-topics.ts'

/** NOTIFY channel of new admin notifications. */
export const ADMIN_NOTIFICATIONS_CHANNEL = 'admin_notifications'

type CreateInAppPayload = Pick<NewNotification, 'path'> & {
  values?: NewNotification['values']
  eventKey: string
}
export type VendorNotificationInput = CreateInAppPayload & { what: VendorTopic; vendorId: string }
export type AdminNotificationInput = CreateInAppPayload & { what: AdminTopic }

export type InAppDeps = {
  clock: Clock
  /** Sends a live update to open vendor spaces. */
  notifyVendors: (tx: Tx, vendorIds: readonly string[]) => Promise<void>
}

/** Notifies staff by their roles, in the caller's transaction; idempotent by event key. */
export const createVendorNotifications =
  ({ clock, notifyVendors }: InAppDeps) =>
  async (tx: Tx, rings: readonly VendorNotificationInput[]): Promise<void> => {
    if (rings.length === 0) return
    const listeners = await listVendorRecipients(tx, [
      ...new Set(rings.map((ring) => ring.vendorId)),
    ])
    const subject = Map.groupBy(listeners, ({ vendorId }) => vendorId)
    const now = clock.now()
    const notifications = rings.flatMap(({ what, vendorId, values = {}, path, eventKey }) =>
      (subject.get(vendorId) ?? [])
        .filter(({ role }) => isRelevantToRole(role, what))
        .map(({ userId }) => {
          const about = {
            what,
            topic: topicOf(what),
            values,
            path,
            eventKey: `${what}:${eventKey}`,
          }
          return { id: newId(now), userId, vendorId, ...about }
        }),
    )
    const rung = await insertNotifications(tx, notifications, now)
    const shops = rung.filter((vendorId) => vendorId !== null)
    if (shops.length > 0) await notifyVendors(tx, shops)
  }
export type CreateVendorNotifications = ReturnType<typeof createVendorNotifications>

/** Notifies all admins; idempotent by event key. */
export const createAdminNotifications =
  ({ clock }: Pick<InAppDeps, 'clock'>) =>
  async (tx: Tx, rings: readonly AdminNotificationInput[]): Promise<void> => {
    if (rings.length === 0) return
    const now = clock.now()
    const admins = await listAdminIds(tx)
    const notifications = rings.flatMap(({ what, values = {}, path, eventKey }) =>
      admins.map((userId): NewNotification => {
        const about = {
          what,
          topic: 'team',
          values,
          path,
          eventKey: `${what}:${eventKey}`,
        } as const
        return { id: newId(now), userId, vendorId: null, ...about }
      }),
    )
    const rung = await insertNotifications(tx, notifications, now)
    if (rung.length > 0) await notify(tx, ADMIN_NOTIFICATIONS_CHANNEL, 'team')
  }
export type CreateAdminNotifications = ReturnType<typeof createAdminNotifications>
