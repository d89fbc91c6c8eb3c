import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { verifyWeb3Signature } from './signature.ts'
import { consumeWeb3Message } from './queries.ts'
import { saveSignIn } from '../queries/users.ts'
import type { ProviderPerson } from '../rules/provider-claims.ts'
import { mayRedirect, type RedirectTargets } from '../rules/redirect-allow-list.ts'
import {
  type Web3Chain,
  isWeb3MessageValid,
  type MessageRefusal,
  parseWeb3Message,
  type ExpiredMessageRefusal,
  web3MessageExpiry,
  type Web3Message,
} from './message.ts'
import type { Web3Chains } from './config.ts'
import type { Visitor } from '../../schema.ts'
import type {
  CreateAccountFromExternalIdentity,
  ExternalIdentityRefusal,
} from '../operations/signup/create-account-from-external-identity.ts'
import type {
  AnswerSession,
  IssueSession,
  SessionResponse,
} from '../operations/sessions/issue-session.ts'
import type { AfterSignup } from '../operations/signup/after-signup.ts'

type Deps = {
  db: Db
  clock: Clock
  config: RedirectTargets & { web3: Web3Chains }
  admitUser: CreateAccountFromExternalIdentity
  afterSignup: AfterSignup
  openSession: IssueSession
  answerSession: AnswerSession
}
type Command = { chain: string; message: string; signature: string; visitor: Visitor }
export type WalletRefusal =
  | MessageRefusal
  | ExpiredMessageRefusal
  | ExternalIdentityRefusal
  | { code: 'web3_disabled' | 'chain_unknown' | 'message_used' }
  | { code: 'signature_mismatch' | 'uri_not_secure' | 'uri_not_allowed' | 'domain_mismatch' }

const isChain = (text: string): text is Web3Chain => text === 'ethereum' || text === 'solana'

/** Accepts each signed message once, while it is fresh and names this site. */
export const signInWithWallet =
  (deps: Deps) =>
  async (command: Command): Promise<Result<SessionResponse, WalletRefusal>> => {
    const { db, clock, config, admitUser, afterSignup, openSession, answerSession } = deps
    const { chain, message: text, signature, visitor } = command
    if (!Object.values(config.web3).includes(true)) return refuse({ code: 'web3_disabled' })
    if (!isChain(chain)) return refuse({ code: 'chain_unknown' })
    if (!config.web3[chain]) return refuse({ code: 'web3_disabled' })
    const read = parseWeb3Message(chain, text)
    if (!read.ok) return read
    const message = read.value
    const { address } = message
    if (!verifyWeb3Signature({ chain, address, message: text, signature }))
      return refuse({ code: 'signature_mismatch' })
    const place = placeRefusal(config, message)
    if (place) return refuse(place)
    const usable = isWeb3MessageValid(message, clock.now())
    if (!usable.ok) return usable

    const done = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const digest = createHash('sha256').update([chain, text].join('\n')).digest()
      if (!(await consumeWeb3Message(tx, digest, web3MessageExpiry(message))))
        return refuse({ code: 'message_used' } as const)
      const admitted = await admitUser(tx, {
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
    await afterSignup(admission, { redirectTo: config.siteUrl, language: 'fr', visitor })
    return ok(await answerSession(admission.user, open))
  }
export type SignInWithWallet = ReturnType<typeof signInWithWallet>

function placeRefusal(
  config: RedirectTargets,
  { uri, uriText, domain }: Web3Message,
): WalletRefusal | null {
  if (uri.protocol !== 'https:' && uri.hostname !== 'localhost') return { code: 'uri_not_secure' }
  if (!mayRedirect(config, uriText)) return { code: 'uri_not_allowed' }
  return uri.host === domain.toLowerCase() ? null : { code: 'domain_mismatch' }
}

function personOf({ chain, address, chainId, domain, statement }: Web3Message): ProviderPerson {
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
