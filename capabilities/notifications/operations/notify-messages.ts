import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { MessageSent } from '../consumed-events.email.ts'
import { messageMail } from '../emails/messages.ts'
import { listShopAddresses } from '../queries/email-deliveries.ts'
import type { PutMails } from './send-emails.ts'

type Deps = { putMails: PutMails; settings: Pick<SettingsCapability, 'current'> }

/** Who is told of a message: the other side of the conversation, in its own language. */
export const tellMessages = ({ putMails, settings }: Deps) => ({
  async messagesSent(messages: readonly MessageSent[], tx: Tx): Promise<void> {
    const site = settings.current()
    const shops = await listShopAddresses(tx, [...new Set(messages.map((one) => one.vendorId))])
    const mails = messages.flatMap((message) => {
      const shop = shops.find(({ vendorId }) => vendorId === message.vendorId)
      const reader = message.to === 'buyer' ? message : shop
      if (!reader) return []
      const { email, language } = reader
      return [
        {
          fact: `messaging.message_sent:${message.messageId}`,
          topic: 'messages' as const,
          to: email,
          language,
          vendorId: message.to === 'vendor' ? message.vendorId : null,
          templateKey: 'messaging.message_sent',
          letter: messageMail(message, { ...site, language }),
        },
      ]
    })
    await putMails(tx, mails)
  },
})
export type TellMessages = ReturnType<typeof tellMessages>
