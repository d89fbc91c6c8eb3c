import { z } from 'zod'

export const InAppNotification = z.strictObject({
  id: z.uuid(),
  what: z.string(),
  /** In the language of the request. */
  text: z.string(),
  /** Page the notification leads to. */
  path: z.string(),
  at: z.iso.datetime(),
  is_read: z.boolean(),
})
export type InAppNotificationView = z.infer<typeof InAppNotification>

/** Newest first; `unread` is counted up to 100. */
export const InAppNotificationsPage = z.strictObject({
  unread: z.int().min(0),
  items: z.array(InAppNotification),
})
export type InAppNotificationsPageView = z.infer<typeof InAppNotificationsPage>

export const InAppNotificationParams = z.object({ id: z.uuid() })
/** Time of the newest displayed notification: later ones stay unread. */
export const MarkReadBody = z.strictObject({ until: z.iso.datetime() })
