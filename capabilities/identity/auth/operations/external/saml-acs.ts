import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, before, type Clock, type Milliseconds, seconds } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import {
  type SsoProvider,
  findSsoProvider,
  findSsoProviderByEntityId,
  type RelayState,
  consumeRelayState,
  consumeAssertion,
} from '../../queries/sso-providers.ts'
import { lockFlow } from '../../queries/flow-states.ts'
import { saveSignIn } from '../../queries/users.ts'
import {
  type Assertion,
  samlUser,
  type SamlUser,
  type SamlUserRefusal,
  usableUntil,
} from '../../rules/saml-assertion.ts'
import type { ProviderPerson } from '../../rules/provider-claims.ts'
import { allowedRedirect, type RedirectTargets } from '../../rules/redirect-allow-list.ts'
import type { Visitor } from '../../../schema.ts'
import type { ServiceProvider } from '../../saml/service-provider.ts'
import type {
  CreateAccountFromExternalIdentity,
  ExternalIdentityRefusal,
} from '../signup/create-account-from-external-identity.ts'
import type { FlowStates } from './flow-state.ts'
import type { AnswerSession, IssueSession, SessionResponse } from '../sessions/issue-session.ts'
import { isUuid } from '#platform/ids.ts'

type Deps = {
  db: Db
  clock: Clock
  config: RedirectTargets & { saml: { relayStateLifetime: Milliseconds } }
  flows: FlowStates
  serviceProvider: ServiceProvider
  admitUser: CreateAccountFromExternalIdentity
  openSession: IssueSession
  answerSession: AnswerSession
}
type Command = { response: string; relayState: string; visitor: Visitor }
export type SamlResponseRefusal =
  | SamlUserRefusal
  | ExternalIdentityRefusal
  | { code: 'saml_disabled' | 'response_missing' | 'assertion_refused' | 'company_not_found' }
  | { code: 'relay_not_found' | 'relay_expired' | 'idp_not_found' | 'company_disabled' }
export type SamlSignInResult = { redirectTo: string } & (
  | { kind: 'code'; code: string }
  | { kind: 'session'; session: SessionResponse }
)
type Expected = { company: SsoProvider; relay: RelayState | null; redirectTo: string }

const CLOCK_SKEW = seconds(30)

/** Each assertion is accepted once, and only IdP-initiated or for a request made here. */
export const consumeSamlResponse =
  (deps: Deps) =>
  async (command: Command): Promise<Result<SamlSignInResult, SamlResponseRefusal>> => {
    const { clock, serviceProvider } = deps
    if (!serviceProvider.enabled) return refuse({ code: 'saml_disabled' })
    if (!command.response) return refuse({ code: 'response_missing' })
    const expected = await expectedOf(deps, command)
    if (!expected.ok) return expected
    const { company, relay } = expected.value
    if (company.isDisabled) return refuse({ code: 'company_disabled' })

    const assertion = await serviceProvider.verify(company, command.response)
    if (!assertion) return refuse({ code: 'assertion_refused' })
    const { acsUrl } = serviceProvider
    const requestId = relay?.requestId ?? null
    const meant = { entityId: company.entityId, acsUrl, requestId, now: clock.now() }
    const until = usableUntil(assertion, meant, CLOCK_SKEW)
    if (!until) return refuse({ code: 'assertion_refused' })
    const person = samlUser(assertion, company.attributeMapping)
    if (!person.ok) return person
    return enter(deps, expected.value, { assertion, until, person: person.value }, command.visitor)
  }
export type ConsumeSamlResponse = ReturnType<typeof consumeSamlResponse>

async function expectedOf(
  { db, clock, config, serviceProvider }: Deps,
  { response, relayState }: Command,
): Promise<Result<Expected, SamlResponseRefusal>> {
  if (!isUuid(relayState)) {
    // IdP-initiated: RelayState may then hold one of our URLs.
    const issuer = await serviceProvider.issuerOf(response)
    const company = issuer ? await findSsoProviderByEntityId(db, issuer) : null
    if (!company) return refuse({ code: 'idp_not_found' })
    return ok({ company, relay: null, redirectTo: allowedRedirect(config, relayState) })
  }
  // The relay state is consumed even if the assertion is refused.
  const { value: relay } = await inTransaction(db, async (tx) =>
    ok(await consumeRelayState(tx, relayState)),
  )
  if (!relay) return refuse({ code: 'relay_not_found' })
  if (relay.createdAt < before(clock.now(), config.saml.relayStateLifetime))
    return refuse({ code: 'relay_expired' })
  const company = await findSsoProvider(db, relay.companyId)
  if (!company) return refuse({ code: 'company_not_found' })
  return ok({ company, relay, redirectTo: relay.redirectTo })
}

type Vouched = { assertion: Assertion; until: Date; person: SamlUser }

async function enter(
  { db, clock, flows, admitUser, openSession, answerSession }: Deps,
  { company, relay, redirectTo }: Expected,
  { assertion, until, person: samlUser }: Vouched,
  visitor: Visitor,
): Promise<Result<SamlSignInResult, SamlResponseRefusal>> {
  const person = personOf(company, samlUser)
  const done = await inTransaction(db, async (tx) => {
    const digest = createHash('sha256').update([company.entityId, assertion.id].join('\n')).digest()
    if (!(await consumeAssertion(tx, digest, after(until, CLOCK_SKEW))))
      return refuse({ code: 'assertion_refused' } as const)
    const admitted = await admitUser(tx, { person, isCompanys: true, address: visitor.address })
    if (!admitted.ok) return admitted
    const { user } = admitted.value
    const notAfter = assertion.sessionUntil
    const flow = relay?.flowId ? await lockFlow(tx, relay.flowId) : null
    if (relay?.flowId && !flow) return refuse({ code: 'relay_not_found' } as const)
    if (flow) {
      const completion = { userId: user.id, sessionNotAfter: notAfter }
      return ok({ user, code: await flows.completeFlow(tx, flow, completion), open: null })
    }
    await saveSignIn(tx, user.id, { provider: person.provider, at: clock.now() })
    const method = { method: 'sso/saml', provider: company.id }
    const open = await openSession(tx, { userId: user.id, method, visitor, notAfter })
    return ok({ user, code: null, open })
  })
  if (!done.ok) return done
  const { user, code, open } = done.value
  if (code !== null) return ok({ kind: 'code', code, redirectTo })
  return ok({ kind: 'session', session: await answerSession(user, open), redirectTo })
}

function personOf(company: SsoProvider, { subject, email, claims }: SamlUser): ProviderPerson {
  const text = (claim: string): string | null =>
    typeof claims[claim] === 'string' ? claims[claim] : null
  const { email: _mapped, ...others } = claims
  return {
    provider: `sso:${company.id}`,
    subject,
    email,
    // It could name any address: only its own domains are proven.
    emailVerified: company.domains.includes(email?.split('@').at(-1)?.toLowerCase() ?? ''),
    firstName: text('first_name') ?? text('given_name'),
    lastName: text('last_name') ?? text('family_name'),
    data: {
      iss: company.entityId,
      sub: subject,
      email,
      email_verified: true,
      phone_verified: false,
      ...(Object.keys(others).length > 0 && { custom_claims: others }),
    },
  }
}
