import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { CallAwaited } from '../consumed-events.email.ts'
import { callAwaitedMail } from '../emails/confirmation-calls.ts'
import type { PutMails } from './send-emails.ts'

type Deps = { putMails: PutMails; settings: Pick<SettingsCapability, 'current'> }

/** A buyer whose order waits for a call learns so, with the way to answer at once. */
export const tellCalls = ({ putMails, settings }: Deps) => ({
  async callsAwaited(calls: readonly CallAwaited[], tx: Tx): Promise<void> {
    const site = settings.current()
    await putMails(
      tx,
      calls.map((call) => ({
        fact: `confirmation.call_awaited:${call.taskId}`,
        to: call.buyer.email,
        language: call.buyer.language,
        templateKey: 'confirmation.call_awaited',
        letter: callAwaitedMail(call, site),
      })),
    )
  },
})
export type TellCalls = ReturnType<typeof tellCalls>
