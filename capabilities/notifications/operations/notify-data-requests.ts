import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { DataRequestReceived } from '../consumed-events.email.ts'
import { dataRequestReceivedEmail } from '../emails/data-requests.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyDataRequests = ({ queueEmails, settings }: Deps) => ({
  async dataRequestsReceived(requests: readonly DataRequestReceived[], tx: Tx): Promise<void> {
    const site = settings.current()
    await queueEmails(
      tx,
      requests.map((request) => ({
        eventKey: `privacy.data_request_received:${request.requestId}`,
        topic: 'security' as const,
        to: request.email,
        language: request.language,
        templateKey: 'privacy.data_request_received',
        letter: dataRequestReceivedEmail(request, site),
      })),
    )
  },
})
export type NotifyDataRequests = ReturnType<typeof notifyDataRequests>
