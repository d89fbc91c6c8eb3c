import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { MessageSent } from '../consumed-events.email.ts'
import { messageEmail } from '../emails/messages.ts'
import { listVendorAddresses } from '../queries/email-deliveries.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

/** To the other side of the conversation, in its language. */
export const notifyMessages = ({ queueEmails, settings }: Deps) => ({
  async messagesSent(messages: readonly MessageSent[], tx: Tx): Promise<void> {
    const site = settings.current()
    const shops = await listVendorAddresses(tx, [
      ...new Set(messages.map((message) => message.vendorId)),
    ])
    const emails = messages.flatMap((message) => {
      const shop = shops.find(({ vendorId }) => vendorId === message.vendorId)
      const reader = message.to === 'buyer' ? message : shop
      if (!reader) return []
      const { email, language } = reader
      return [
        {
          eventKey: `messaging.message_sent:${message.messageId}`,
          topic: 'messages' as const,
          to: email,
          language,
          vendorId: message.to === 'vendor' ? message.vendorId : null,
          ...(message.to === 'buyer' && { shopId: message.vendorId }),
          templateKey: 'messaging.message_sent',
          letter: messageEmail(message, { ...site, language }),
        },
      ]
    })
    await queueEmails(tx, emails)
  },
})
export type NotifyMessages = ReturnType<typeof notifyMessages>
