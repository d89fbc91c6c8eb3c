import { z } from 'zod'

export const InAppNotification = z.strictObject({
  id: z.uuid(),
  what: z.string(),
  /** In the language of who reads. */
  text: z.string(),
  /** Where it is looked at. */
  path: z.string(),
  at: z.iso.datetime(),
  is_read: z.boolean(),
})
export type InAppNotificationView = z.infer<typeof InAppNotification>

/** The newest, and how many are not read: no further than a hundred. */
export const InAppNotificationsPage = z.strictObject({
  unread: z.int().min(0),
  items: z.array(InAppNotification),
})
export type InAppNotificationsPageView = z.infer<typeof InAppNotificationsPage>

export const InAppNotificationParams = z.object({ id: z.uuid() })
/** The moment of the newest that was shown: what came after it stays unread. */
export const MarkReadBody = z.strictObject({ until: z.iso.datetime() })
