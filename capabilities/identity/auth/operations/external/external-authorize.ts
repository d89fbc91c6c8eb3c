import { randomBytes } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { Providers } from '../../providers/index.ts'
import { parsePkceChallenge, type PkceChallengeRefusal } from '../../rules/pkce.ts'
import { allowedRedirect, type RedirectTargets } from '../../rules/redirect-allow-list.ts'
import type { UserId } from '../../../schema.ts'
import type { FlowStates } from './flow-state.ts'
import type { OneTimeTokens } from '../one-time-tokens/one-time-tokens.ts'

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
  inviteToken: string | null
  query: URLSearchParams
}
export type AuthorizeRefusal =
  | PkceChallengeRefusal
  | { code: 'provider_missing' | 'provider_unknown' | 'provider_unreachable' | 'invite_unknown' }
export type AuthorizeRequest = {
  url: string
  /** Stored in the browser with `browserSecret`, to bind the flow to it. */
  flowId: string
  browserSecret: string
  /** The provider returns by a cross-site form POST instead of a redirect. */
  returnsByForm: boolean
}

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

    // Before the transaction: no connection is held while the provider responds.
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

/** The token is not used up: the invited email, verified by the provider, signs the user in. */
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
