import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { CallRequired } from '../consumed-events.email.ts'
import { callRequiredEmail } from '../emails/confirmation-calls.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyCalls = ({ queueEmails, settings }: Deps) => ({
  async callsAwaited(calls: readonly CallRequired[], tx: Tx): Promise<void> {
    const site = settings.current()
    await queueEmails(
      tx,
      calls.map((call) => ({
        eventKey: `phone_confirmation.call_required:${call.taskId}`,
        to: call.buyer.email,
        language: call.buyer.language,
        ...(call.vendorId !== undefined && { shopId: call.vendorId }),
        templateKey: 'phone_confirmation.call_required',
        letter: callRequiredEmail(call, site),
      })),
    )
  },
})
export type NotifyCalls = ReturnType<typeof notifyCalls>
