import { createHmac, randomBytes } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, minutes } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { createEncryption, deriveKey } from '../crypto/derive-key.ts'
import {
  type Flow,
  type FlowId,
  type FlowKind,
  insertFlow,
  lockFlowByCode,
  lockNewestFlow,
  saveCode,
  markFlowUsed,
} from '../queries/flow-states.ts'
import { findUser, lockPassword, saveSignIn } from '../queries/users.ts'
import { isBanned } from '../rules/email-and-phone.ts'
import { matchesPkceChallenge } from '../crypto/pkce-challenge.ts'
import type { Challenge } from '../rules/pkce.ts'
import type { UserId, Visitor } from '../../schema.ts'
import type { AnswerSession, IssueSession, SessionResponse } from './issue-session.ts'

/** How long a code, once issued, and a visit to a provider may take. */
export const FLOW_LIFETIME = minutes(5)

export type Start = {
  kind: FlowKind
  /** Whose flow it is; null while only the provider knows who comes. */
  userId: UserId | null
  linkingUserId?: UserId | null
  provider?: string | null
  redirectTo: string
  challenge: Challenge | null
  /** What our own visit to the provider is proven with. */
  toProvider?: { nonce: string; verifier: string }
  /** A secret that only the browser which began has; it must show it when it comes back. */
  browserSecret?: string
  inviteTokenDigest?: Buffer | null
}
type ProviderTokens = { accessToken: string | null; refreshToken: string | null }
type Completion = { userId: UserId; tokens?: ProviderTokens; sessionNotAfter?: Date | null }

/** Sign-ins that leave for a provider or a mailbox and come back with a code. */
export function createFlowStates({ clock, secret }: { clock: Clock; secret: string }) {
  const seal = createEncryption(deriveKey(secret, 'flows'))
  const codeKey = deriveKey(secret, 'flow-codes')
  const digestOf = (text: string): Buffer => createHmac('sha256', codeKey).update(text).digest()
  const about = (id: FlowId, what: string): string => `flow:${id}:${what}`
  const sealed = (id: FlowId, what: string, text: string | null | undefined): Buffer | null =>
    text ? seal.seal(Buffer.from(text), about(id, what)) : null
  const opened = (id: FlowId, what: string, bytes: Buffer | null): string | null =>
    bytes ? seal.open(bytes, about(id, what)).toString() : null

  async function giveCode(tx: Tx, id: FlowId, { userId, tokens, sessionNotAfter }: Completion) {
    const code = randomBytes(32).toString('base64url')
    await saveCode(tx, id, {
      userId,
      codeDigest: digestOf(code),
      accessTokenSealed: sealed(id, 'access', tokens?.accessToken),
      refreshTokenSealed: sealed(id, 'refresh', tokens?.refreshToken),
      sessionNotAfter: sessionNotAfter ?? null,
      at: clock.now(),
    })
    return code
  }

  return {
    digestOf,

    /** Remembers that somebody leaves; the id may be told to the provider, it opens nothing. */
    async startFlow(tx: Tx, start: Start): Promise<{ id: FlowId }> {
      const now = clock.now()
      const id = newId(now) as FlowId
      await insertFlow(tx, {
        id,
        kind: start.kind,
        userId: start.userId,
        linkingUserId: start.linkingUserId ?? null,
        provider: start.provider ?? null,
        redirectTo: start.redirectTo,
        challenge: start.challenge,
        nonce: start.toProvider?.nonce ?? null,
        verifierSealed: sealed(id, 'verifier', start.toProvider?.verifier),
        browserDigest: start.browserSecret ? digestOf(start.browserSecret) : null,
        inviteTokenDigest: start.inviteTokenDigest ?? null,
        createdAt: now,
      })
      return { id }
    },

    /** The code for a mailed link that was opened: of the newest flow of that user and kind. */
    async issueCode(
      tx: Tx,
      { userId, kind }: { userId: UserId; kind: FlowKind },
    ): Promise<string | null> {
      const flow = await lockNewestFlow(tx, userId, kind)
      return flow ? giveCode(tx, flow.id, { userId }) : null
    },

    /** The code for a person who came back from a provider. */
    completeFlow: (tx: Tx, flow: Flow, completion: Completion): Promise<string> =>
      giveCode(tx, flow.id, completion),

    providerVerifierOf: (flow: Flow): string | null =>
      opened(flow.id, 'verifier', flow.verifierSealed),

    providerTokensOf: (flow: Flow): ProviderTokens => ({
      accessToken: opened(flow.id, 'access', flow.accessTokenSealed),
      refreshToken: opened(flow.id, 'refresh', flow.refreshTokenSealed),
    }),
  }
}
export type FlowStates = ReturnType<typeof createFlowStates>

type Deps = {
  db: Db
  clock: Clock
  flows: FlowStates
  openSession: IssueSession
  answerSession: AnswerSession
}
type Command = { code: string; verifier: string; visitor: Visitor }
export type ExchangeRefusal = {
  code:
    | 'code_or_verifier_missing'
    | 'flow_state_not_found'
    | 'flow_state_expired'
    | 'bad_code_verifier'
    | 'user_banned'
}
export type ExchangeAnswer = SessionResponse & { providerTokens: ProviderTokens }

/**
 * Opens the session that a code stands for, once, for the client that has the verifier. A wrong
 * verifier leaves the code to whoever has the right one.
 */
export const exchangePkceCode =
  ({ db, clock, flows, openSession, answerSession }: Deps) =>
  async ({
    code,
    verifier,
    visitor,
  }: Command): Promise<Result<ExchangeAnswer, ExchangeRefusal>> => {
    if (!code || !verifier) return refuse({ code: 'code_or_verifier_missing' })

    const exchanged = await inTransaction(db, async (tx) => {
      const now = clock.now()
      const flow = await lockFlowByCode(tx, flows.digestOf(code))
      if (!flow?.codeIssuedAt || !flow.userId || flow.usedAt)
        return refuse({ code: 'flow_state_not_found' } as const)
      // Counted from when the code was made: a mail may lie in its box for longer than that.
      if (flow.codeIssuedAt < before(now, FLOW_LIFETIME))
        return refuse({ code: 'flow_state_expired' } as const)
      if (!flow.challenge || !matchesPkceChallenge(flow.challenge, verifier))
        return refuse({ code: 'bad_code_verifier' } as const)
      const account = await lockPassword(tx, flow.userId)
      if (!account) return refuse({ code: 'flow_state_not_found' } as const)
      if (isBanned(account.bannedUntil, now)) return refuse({ code: 'user_banned' } as const)

      const providerTokens = flows.providerTokensOf(flow)
      await markFlowUsed(tx, flow.id, now)
      await saveSignIn(tx, flow.userId, { provider: flow.provider ?? 'email', at: now })
      const open = await openSession(tx, {
        userId: flow.userId,
        method: methodOf(flow),
        visitor,
        notAfter: flow.sessionNotAfter,
      })
      const user = await findUser(tx, flow.userId)
      if (!user) throw new Error('an account vanished while it was locked')
      return ok({ open, user, providerTokens })
    })

    if (!exchanged.ok) return exchanged
    const { user, open, providerTokens } = exchanged.value
    return ok({ ...(await answerSession(user, open)), providerTokens })
  }
export type ExchangePkceCode = ReturnType<typeof exchangePkceCode>

const methodOf = ({ kind, provider }: Flow) =>
  kind === 'sso/saml' && provider
    ? { method: kind, provider: provider.replace(/^sso:/, '') }
    : { method: kind }
