import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Waiting } from '../../rules/pending-signup.ts'
import type { Challenge } from '../../rules/pkce.ts'
import type { User } from '../../../schema.ts'
import type { FlowStates } from '../external/flow-state.ts'
import type { Mailer } from '../one-time-tokens/mailer.ts'

type ConfirmationDeps = { flows: Pick<FlowStates, 'startFlow'>; mailer: Mailer }
type Confirmation = Waiting & {
  email: string
  challenge: Challenge | null
  redirectTo: string
  language: Language
}

export async function sendSignupConfirmation(
  { flows, mailer }: ConfirmationDeps,
  tx: Tx,
  user: User,
  order: Confirmation,
): Promise<void> {
  const { email, challenge, redirectTo, language, signUp, isContested } = order
  if (challenge)
    await flows.startFlow(tx, { kind: 'email/signup', userId: user.id, redirectTo, challenge })
  const isPkce = challenge !== null
  const mail = { user, kind: 'confirmation', to: email, redirectTo, isPkce, language } as const
  await mailer.mailCode(tx, { ...mail, signUp, isContested })
}
