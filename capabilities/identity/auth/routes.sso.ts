import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { EdgeVariables } from '#platform/http/index.ts'
import { CaptchaFields, type CheckCaptcha } from './captcha.ts'
import type { AuthenticateServiceRole } from './operations/sessions/authenticate-service-role.ts'
import type {
  SaveSsoProvider,
  SsoProviders,
  SsoProviderUpdate,
} from './operations/external/sso-admin.ts'
import type { RateLimitRequests } from './operations/rate-limit-requests.ts'
import type { ConsumeSamlResponse } from './operations/external/saml-acs.ts'
import type { StartSsoSignIn } from './operations/external/sso.ts'
import type { SsoProvider } from './queries/sso-providers.ts'
import type { SsoProviderId } from '../schema.ts'
import { requireServiceRole } from './routes.admin-users.ts'
import type { ServiceProvider } from './saml/service-provider.ts'
import { readBody } from './protocol/body.ts'
import { requestClient } from './protocol/bearer-errors.ts'
import { SSO_PROVIDER_ERRORS, samlError, SSO_ERRORS } from './protocol/sso-errors.ts'
import { protocolError, protocolRefusal } from './protocol/errors.ts'
import {
  errorKind,
  redirectWithCode,
  redirectWithError,
  redirectWithSession,
} from './protocol/redirects.ts'
import { rateLimited } from './protocol/error-responses.ts'
import { isUuid } from '#platform/ids.ts'

type Env = { Variables: EdgeVariables }
export type SsoDeps = {
  siteUrl: string
  checkCaptcha: CheckCaptcha
  limitRequests: RateLimitRequests
  authenticateServiceRole: AuthenticateServiceRole
  serviceProvider: ServiceProvider
  startSsoSignIn: StartSsoSignIn
  consumeSamlResponse: ConsumeSamlResponse
  listSsoProviders: SsoProviders
  saveSsoProvider: SaveSsoProvider
}

const SsoBody = z.object({
  domain: z.string().max(255).nullish(),
  provider_id: z.string().max(100).nullish(),
  redirect_to: z.string().max(4_000).nullish(),
  skip_http_redirect: z.boolean().nullish(),
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(20).nullish(),
  ...CaptchaFields,
})

export const ssoRoutes = (deps: SsoDeps) =>
  new Hono<Env>()
    .post('/sso', (c) => visit(deps, c))
    .get('/sso/saml/metadata', (c) => {
      if (!deps.serviceProvider.enabled) return protocolError(c, SSO_ERRORS.saml_disabled)
      c.header('content-type', 'application/xml')
      c.header('cache-control', 'public, max-age=600')
      if (c.req.query('download') === 'true')
        c.header('content-disposition', 'attachment; filename="metadata.xml"')
      return c.body(deps.serviceProvider.metadata())
    })
    .post('/sso/saml/acs', (c) => comeBack(deps, c))

async function visit(deps: SsoDeps, c: Context<Env>): Promise<Response> {
  const counted = await deps.limitRequests('sso', requestClient(c))
  if (!counted.ok) return protocolError(c, rateLimited(counted.error))
  const body = await readBody(c, SsoBody)
  if (!body.ok) return protocolError(c, body.error)
  const stopped = await deps.checkCaptcha(c, body.value)
  if (stopped) return protocolError(c, stopped)

  const visited = await deps.startSsoSignIn({
    domain: body.value.domain || null,
    companyId: body.value.provider_id || null,
    redirectTo: body.value.redirect_to || null,
    challenge: body.value.code_challenge ?? null,
    challengeMethod: body.value.code_challenge_method ?? null,
  })

  if (!visited.ok) return protocolRefusal(c, visited.error, SSO_ERRORS)
  const { url } = visited.value
  return body.value.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
}

const LARGEST_FORM = 1_000_000

async function comeBack(deps: SsoDeps, c: Context<Env>): Promise<Response> {
  const counted = await deps.limitRequests('samlAssertions', requestClient(c))
  if (!counted.ok) return protocolError(c, rateLimited(counted.error))
  const text = await c.req.text()
  const form = new URLSearchParams(text.length <= LARGEST_FORM ? text : '')

  const returned = await deps.consumeSamlResponse({
    response: form.get('SAMLResponse') ?? '',
    relayState: form.get('RelayState') ?? '',
    visitor: requestClient(c),
  })

  if (!returned.ok) {
    const { status, code, message } = samlError(returned.error)
    const words = { error: errorKind(status), errorCode: code, description: message }
    return redirectWithError(c, deps.siteUrl, words)
  }
  const { redirectTo } = returned.value
  return returned.value.kind === 'code'
    ? redirectWithCode(c, redirectTo, returned.value.code)
    : redirectWithSession(c, redirectTo, returned.value.session)
}

const Mapping = z.object({
  keys: z
    .record(
      z.string(),
      z.object({
        name: z.string().optional(),
        names: z.array(z.string()).optional(),
        default: z.unknown().optional(),
        array: z.boolean().optional(),
      }),
    )
    .optional(),
})
const CompanyBody = z.object({
  type: z.literal('saml').nullish(),
  metadata_xml: z.string().max(500_000).nullish(),
  metadata_url: z.string().max(2_000).nullish(),
  domains: z.array(z.string().max(253)).max(100).nullish(),
  attribute_mapping: Mapping.nullish(),
  name_id_format: z.string().max(200).nullish(),
  disabled: z.boolean().nullish(),
})

export function ssoAdminRoutes(deps: SsoDeps) {
  const only = requireServiceRole(deps)
  const { listSsoProviders } = deps
  const named = async (
    c: Context<Env>,
    find: (id: SsoProviderId) => Promise<SsoProvider | null>,
  ) => {
    const id = c.req.param('id') ?? ''
    const company = isUuid<SsoProviderId>(id) ? await find(id) : null
    return company
      ? c.json(companyView(company))
      : protocolError(c, SSO_PROVIDER_ERRORS.company_not_found)
  }
  return new Hono<Env>()
    .get('/admin/sso/providers', only, async (c) =>
      c.json({ items: (await listSsoProviders.list()).map(companyView) }),
    )
    .post('/admin/sso/providers', only, (c) => change(deps, c, null))
    .get('/admin/sso/providers/:id', only, (c) => named(c, listSsoProviders.find))
    .put('/admin/sso/providers/:id', only, (c) => change(deps, c, c.req.param('id') ?? ''))
    .delete('/admin/sso/providers/:id', only, (c) => named(c, listSsoProviders.remove))
}

async function change(deps: SsoDeps, c: Context<Env>, id: string | null): Promise<Response> {
  if (id !== null && !isUuid<SsoProviderId>(id))
    return protocolError(c, SSO_PROVIDER_ERRORS.company_not_found)
  const body = await readBody(c, CompanyBody)
  if (!body.ok) return protocolError(c, body.error)
  const { value } = body
  const ssoProviderUpdate: SsoProviderUpdate = {
    metadataXml: value.metadata_xml ?? undefined,
    metadataUrl: value.metadata_url ?? undefined,
    domains: value.domains ?? undefined,
    attributeMapping: value.attribute_mapping ?? undefined,
    nameIdFormat: value.name_id_format,
    isDisabled: value.disabled ?? undefined,
  }

  const changed = await deps.saveSsoProvider(id, ssoProviderUpdate)

  if (!changed.ok) return protocolRefusal(c, changed.error, SSO_PROVIDER_ERRORS)
  return c.json(companyView(changed.value), id === null ? 201 : 200)
}

const companyView = (company: SsoProvider) => ({
  id: company.id,
  saml: {
    entity_id: company.entityId,
    metadata_xml: company.metadataXml,
    metadata_url: company.metadataUrl ?? undefined,
    attribute_mapping: company.attributeMapping,
    name_id_format: company.nameIdFormat ?? undefined,
  },
  disabled: company.isDisabled,
  domains: company.domains.map((domain) => ({ domain })),
  created_at: company.createdAt.toISOString(),
  updated_at: company.updatedAt.toISOString(),
})
