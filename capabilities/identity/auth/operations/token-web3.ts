import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { isSignedBy } from '../crypto/web3-signature.ts'
import { useMessage } from '../queries/identities.ts'
import { saveSignIn } from '../queries/users.ts'
import type { Person } from '../rules/provider-claims.ts'
import { mayRedirect, type RedirectTargets } from '../rules/redirect-allow-list.ts'
import {
  type Chain,
  isUsable,
  type MessageRefusal,
  readWalletMessage,
  type StaleRefusal,
  staleFrom,
  type WalletMessage,
} from '../rules/web3-message.ts'
import type { Visitor } from '../../schema.ts'
import type { AdmitPerson, AdmitRefusal } from './create-account-from-external-identity.ts'
import type { AnswerSession, OpenSessionFor, SessionAnswer } from './issue-session.ts'
import type { WelcomeNewcomer } from './after-signup.ts'

type Deps = {
  db: Db
  clock: Clock
  config: RedirectTargets & { web3: Readonly<Record<Chain, boolean>> }
  admitPerson: AdmitPerson
  welcome: WelcomeNewcomer
  openSession: OpenSessionFor
  answerSession: AnswerSession
}
type Command = { chain: string; message: string; signature: string; visitor: Visitor }
export type WalletRefusal =
  | MessageRefusal
  | StaleRefusal
  | AdmitRefusal
  | { code: 'web3_disabled' | 'chain_unknown' | 'message_used' }
  | { code: 'signature_mismatch' | 'uri_not_secure' | 'uri_not_allowed' | 'domain_mismatch' }

const isChain = (text: string): text is Chain => text === 'ethereum' || text === 'solana'

/** Opens a session, once, for a fresh message of this site that a wallet's owner signed. */
export const signInWithWallet =
  (deps: Deps) =>
  async (command: Command): Promise<Result<SessionAnswer, WalletRefusal>> => {
    const { db, clock, config, admitPerson, welcome, openSession, answerSession } = deps
    const { chain, message: text, signature, visitor } = command
    if (!Object.values(config.web3).includes(true)) return refuse({ code: 'web3_disabled' })
    if (!isChain(chain)) return refuse({ code: 'chain_unknown' })
    if (!config.web3[chain]) return refuse({ code: 'web3_disabled' })
    const read = readWalletMessage(chain, text)
    if (!read.ok) return read
    const message = read.value
    const { address } = message
    if (!isSignedBy({ chain, address, message: text, signature }))
      return refuse({ code: 'signature_mismatch' })
    const place = placeRefusal(config, message)
    if (place) return refuse(place)
    const usable = isUsable(message, clock.now())
    if (!usable.ok) return usable

    const done = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const digest = createHash('sha256').update([chain, text].join('\n')).digest()
      if (!(await useMessage(tx, digest, staleFrom(message))))
        return refuse({ code: 'message_used' } as const)
      const admitted = await admitPerson(tx, {
        person: personOf(message),
        address: visitor.address,
      })
      if (!admitted.ok) return admitted
      const { user } = admitted.value
      await saveSignIn(tx, user.id, { provider: 'web3', at: now })
      const open = await openSession(tx, { userId: user.id, method: { method: 'web3' }, visitor })
      return ok({ admission: admitted.value, open })
    })
    if (!done.ok) return done
    const { admission, open } = done.value
    await welcome(admission, { redirectTo: config.siteUrl, language: 'fr', visitor })
    return ok(await answerSession(admission.user, open))
  }
export type SignInWithWallet = ReturnType<typeof signInWithWallet>

/** A message for another site, which that site's people signed, opens nothing here. */
function placeRefusal(
  config: RedirectTargets,
  { uri, uriText, domain }: WalletMessage,
): WalletRefusal | null {
  if (uri.protocol !== 'https:' && uri.hostname !== 'localhost') return { code: 'uri_not_secure' }
  if (!mayRedirect(config, uriText)) return { code: 'uri_not_allowed' }
  return uri.host === domain.toLowerCase() ? null : { code: 'domain_mismatch' }
}

function personOf({ chain, address, chainId, domain, statement }: WalletMessage): Person {
  const named = chain === 'ethereum' ? address.toLowerCase() : address
  const subject = `web3:${chain}:${named}`
  const claims = { address: named, chain, network: chainId, domain, statement }
  return {
    provider: 'web3',
    subject,
    email: null,
    emailVerified: false,
    firstName: null,
    lastName: null,
    data: {
      sub: subject,
      custom_claims: Object.fromEntries(
        Object.entries(claims).filter(([, value]) => value !== null),
      ),
    },
  }
}
