import { randomBytes } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { Providers } from '../providers/index.ts'
import { parsePkceChallenge, type ChallengeRefusal } from '../rules/pkce.ts'
import { allowedRedirect, type RedirectTargets } from '../rules/redirect-allow-list.ts'
import type { UserId } from '../../schema.ts'
import type { FlowStates } from './flow-state.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'

type Deps = {
  db: Db
  config: RedirectTargets
  providers: Providers
  flows: FlowStates
  codes: Pick<OneTimeTokens, 'redeemLink'>
}
type Command = {
  provider: string
  redirectTo: string | null
  scopes: string | null
  challenge: string | null
  challengeMethod: string | null
  linkingUserId: UserId | null
  /** Of a mailed invitation, when the visit accepts one. */
  inviteToken: string | null
  /** What else the application asked for; passed on to the provider. */
  query: URLSearchParams
}
export type AuthorizeRefusal =
  | ChallengeRefusal
  | { code: 'provider_missing' | 'provider_unknown' | 'provider_unreachable' | 'invite_unknown' }
export type AuthorizeRequest = {
  url: string
  /** The browser keeps this until it comes back: the flow is its own. */
  flowId: string
  browserSecret: string
  /** The provider posts a form from its own page, instead of sending the browser on. */
  returnsByForm: boolean
}

/** Sends a browser to a provider, and remembers which browser, why, and where it goes afterwards. */
export const authorizeExternalProvider =
  ({ db, config, providers, flows, codes }: Deps) =>
  async (command: Command): Promise<Result<AuthorizeRequest, AuthorizeRefusal>> => {
    if (!command.provider) return refuse({ code: 'provider_missing' })
    const provider = providers.find(command.provider)
    if (!provider) return refuse({ code: 'provider_unknown' })
    const challenge = parsePkceChallenge(command.challenge, command.challengeMethod)
    if (!challenge.ok) return challenge
    const { inviteToken } = command
    if (inviteToken && !(await isInvited(db, codes, inviteToken)))
      return refuse({ code: 'invite_unknown' })

    // Asked before the transaction: it holds no connection while a provider thinks.
    const isThere = await providers.prepare(provider).then(
      () => true,
      () => false,
    )
    if (!isThere) return refuse({ code: 'provider_unreachable' })
    const proof = providers.newProof()
    const browserSecret = randomBytes(32).toString('base64url')
    const { value: flow } = await inTransaction(db, async (tx) =>
      ok(
        await flows.startFlow(tx, {
          kind: 'oauth',
          userId: null,
          linkingUserId: command.linkingUserId,
          provider: provider.name,
          redirectTo: allowedRedirect(config, command.redirectTo),
          challenge: challenge.value,
          toProvider: proof,
          browserSecret,
        }),
      ),
    )
    const { scopes, query } = command
    const url = await providers.addressFor(
      provider,
      { ...proof, state: flow.id },
      { scopes, query },
    )
    const returnsByForm = provider.kind === 'apple'
    return ok({ url, flowId: flow.id, browserSecret, returnsByForm })
  }
export type AuthorizeExternalProvider = ReturnType<typeof authorizeExternalProvider>

/**
 * Whether this invitation is open. It is not used up here: the invited address, once the provider
 * vouches for it, is what lets its owner in.
 */
async function isInvited(
  db: Db,
  codes: Pick<OneTimeTokens, 'redeemLink'>,
  tokenHash: string,
): Promise<boolean> {
  const { value } = await inTransaction(db, async (tx) =>
    ok((await codes.redeemLink(tx, { kinds: ['invite'], tokenHash })) !== null),
  )
  return value
}
