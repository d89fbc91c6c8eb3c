import { randomBytes } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  findSsoProvider,
  findSsoProviderByDomain,
  insertRelayState,
} from '../../queries/sso-providers.ts'
import { parsePkceChallenge, type PkceChallengeRefusal } from '../../rules/pkce.ts'
import { allowedRedirect, type RedirectTargets } from '../../rules/redirect-allow-list.ts'
import type { ServiceProvider } from '../../saml/service-provider.ts'
import type { FlowStates } from './flow-state.ts'
import { isUuid } from '#platform/ids.ts'
import type { SsoProviderId } from '../../../schema.ts'

type Deps = {
  db: Db
  clock: Clock
  config: RedirectTargets
  flows: FlowStates
  serviceProvider: ServiceProvider
}
type Command = {
  domain: string | null
  companyId: string | null
  redirectTo: string | null
  challenge: string | null
  challengeMethod: string | null
}
export type StartSsoSignInRefusal =
  | PkceChallengeRefusal
  | { code: 'saml_disabled' | 'company_ambiguous' | 'company_not_found' | 'company_disabled' }

export const startSsoSignIn =
  ({ db, clock, config, flows, serviceProvider }: Deps) =>
  async (command: Command): Promise<Result<{ url: string }, StartSsoSignInRefusal>> => {
    if (!serviceProvider.enabled) return refuse({ code: 'saml_disabled' })
    const { domain, companyId } = command
    if (!domain === !companyId) return refuse({ code: 'company_ambiguous' })
    const challenge = parsePkceChallenge(command.challenge, command.challengeMethod)
    if (!challenge.ok) return challenge
    const byId =
      companyId && isUuid<SsoProviderId>(companyId) ? await findSsoProvider(db, companyId) : null
    const company = domain ? await findSsoProviderByDomain(db, domain) : byId
    if (!company) return refuse({ code: 'company_not_found' })
    if (company.isDisabled) return refuse({ code: 'company_disabled' })

    const now = clock.now()
    const redirectTo = allowedRedirect(config, command.redirectTo)
    const relayState = newId(now)
    const requestId = `_${randomBytes(20).toString('hex')}`
    await inTransaction(db, async (tx) => {
      const flow = challenge.value
        ? await flows.startFlow(tx, {
            kind: 'sso/saml',
            userId: null,
            provider: `sso:${company.id}`,
            redirectTo,
            challenge: challenge.value,
          })
        : null
      await insertRelayState(tx, {
        id: relayState,
        companyId: company.id,
        requestId,
        redirectTo,
        flowId: flow?.id ?? null,
        createdAt: now,
      })
      return ok(null)
    })
    return ok({ url: await serviceProvider.addressFor(company, { requestId, relayState }) })
  }
export type StartSsoSignIn = ReturnType<typeof startSsoSignIn>
