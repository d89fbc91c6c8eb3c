import { timingSafeEqual } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Language } from '#kernel/locale.ts'
import { before, type Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { ProviderConfig } from '../../config.external.ts'
import type { ProviderUser, Providers } from '../../providers/index.ts'
import {
  type Flow,
  lockFlow,
  markFlowUsed,
  consumePkceVerifier,
} from '../../queries/flow-states.ts'
import { saveSignIn } from '../../queries/users.ts'
import type { FlowId, Visitor } from '../../../schema.ts'
import type {
  CreateAccountFromExternalIdentity,
  ExternalIdentityRefusal,
} from '../signup/create-account-from-external-identity.ts'
import { FLOW_LIFETIME, type FlowStates } from './flow-state.ts'
import type { AnswerSession, IssueSession, SessionResponse } from '../sessions/issue-session.ts'
import type { AfterSignup } from '../signup/after-signup.ts'
import { isUuid } from '#platform/ids.ts'

type Deps = {
  db: Db
  clock: Clock
  providers: Providers
  flows: FlowStates
  admitUser: CreateAccountFromExternalIdentity
  afterSignup: AfterSignup
  openSession: IssueSession
  answerSession: AnswerSession
  /** Receives the provider's error, which is not shown to the user. */
  onError: (error: Error) => void
}
type Command = {
  params: URLSearchParams
  browserSecretOf: (flowId: string) => string | null
  language: Language
  visitor: Visitor
}
type ExternalCallbackTexts = { error: string; description: string }
export type ReturnRefusal = { redirectTo: string | null } & (
  | { code: 'state_missing' | 'bad_oauth_state' | 'flow_state_already_used' | 'code_missing' }
  | { code: 'provider_refused'; words: ExternalCallbackTexts }
  | { code: 'provider_failed' | 'email_missing' }
  | ExternalIdentityRefusal
)
export type ExternalCallbackResult = { redirectTo: string } & (
  | { kind: 'code'; code: string }
  | { kind: 'session'; session: SessionResponse; tokens: ProviderUser['tokens'] }
)

/** Completes an OAuth flow with a code (PKCE) or a session (implicit). */
export const handleExternalCallback =
  (deps: Deps) =>
  async (command: Command): Promise<Result<ExternalCallbackResult, ReturnRefusal>> => {
    const { params, browserSecretOf } = command
    const state = params.get('state')
    if (!state) return refuse({ code: 'state_missing', redirectTo: null })
    const claimed = await claimFlow(deps, state, browserSecretOf(state))
    if (!claimed.ok) return claimed
    const { flow, verifier, provider } = claimed.value
    const { redirectTo } = flow

    const error = params.get('error')
    const description = params.get('error_description') ?? ''
    if (error)
      return refuse({ code: 'provider_refused', words: { error, description }, redirectTo })
    if (!params.get('code')) return refuse({ code: 'code_missing', redirectTo })

    const proof = { state, verifier, nonce: flow.nonce ?? '' }
    const arrival = await deps.providers
      .arrive(provider, { params, proof })
      .catch((cause: unknown) => {
        deps.onError(cause instanceof Error ? cause : new Error(String(cause)))
        return null
      })
    if (!arrival) return refuse({ code: 'provider_failed', redirectTo })
    if (!arrival.person.email && !provider.emailOptional)
      return refuse({ code: 'email_missing', redirectTo })

    const entered = await enter(deps, flow, arrival, command)
    return entered.ok ? entered : refuse({ ...entered.error, redirectTo })
  }
export type HandleExternalCallback = ReturnType<typeof handleExternalCallback>

type Claimed = { flow: Flow; verifier: string; provider: ProviderConfig }

/**
 * Without PKCE only the browser secret proves that the browser which returns is the one that
 * started; linking an identity needs the same proof.
 */
async function claimFlow(
  { db, clock, flows, providers }: Deps,
  state: string,
  browserSecret: string | null,
): Promise<Result<Claimed, ReturnRefusal>> {
  return inTransaction(db, async (tx) => {
    const unknown = { code: 'bad_oauth_state', redirectTo: null } as const
    const flow = isUuid<FlowId>(state) ? await lockFlow(tx, state) : null
    if (flow?.kind !== 'oauth') return refuse(unknown)
    if (flow.createdAt < before(clock.now(), FLOW_LIFETIME)) return refuse(unknown)
    const isTheirs = sameDigest(flow.browserDigest, browserSecret && flows.digestOf(browserSecret))
    const isBound = flow.challenge === null || flow.linkingUserId !== null
    if (isBound && !isTheirs) return refuse(unknown)
    const verifier = flows.providerVerifierOf(flow)
    if (!verifier || flow.usedAt)
      return flow.challenge
        ? refuse({ code: 'flow_state_already_used', redirectTo: null } as const)
        : refuse(unknown)
    const provider = providers.find(flow.provider ?? '')
    if (!provider) return refuse(unknown)

    await consumePkceVerifier(tx, flow.id)
    return ok({ flow, verifier, provider })
  })
}

const sameDigest = (stored: Buffer | null, shown: Buffer | '' | null): boolean =>
  !!stored && !!shown && stored.length === shown.length && timingSafeEqual(stored, shown)

async function enter(
  { db, clock, flows, admitUser, afterSignup, openSession, answerSession }: Deps,
  flow: Flow,
  { person, tokens }: ProviderUser,
  { language, visitor }: Command,
): Promise<Result<ExternalCallbackResult, ExternalIdentityRefusal>> {
  const { linkingUserId, redirectTo } = flow
  const done = await inTransaction(db, async (tx) => {
    const now = clock.now()
    const admitted = await admitUser(tx, { person, linkingUserId, address: visitor.address })
    if (!admitted.ok) return admitted
    const { user, mustConfirm } = admitted.value
    if (mustConfirm) return ok({ admission: admitted.value, entry: null })
    if (flow.challenge) {
      const code = await flows.completeFlow(tx, flow, { userId: user.id, tokens })
      return ok({ admission: admitted.value, entry: { code } })
    }
    await markFlowUsed(tx, flow.id, now)
    await saveSignIn(tx, user.id, { provider: person.provider, at: now })
    const open = await openSession(tx, { userId: user.id, method: { method: 'oauth' }, visitor })
    return ok({ admission: admitted.value, entry: { open } })
  })
  if (!done.ok) return done
  const { admission, entry } = done.value
  await afterSignup(admission, { redirectTo, language, visitor })
  if (!entry) return refuse({ code: 'provider_email_needs_verification' })
  if ('code' in entry) return ok({ kind: 'code', code: entry.code, redirectTo })
  const session = await answerSession(admission.user, entry.open)
  return ok({ kind: 'session', session, tokens, redirectTo })
}
