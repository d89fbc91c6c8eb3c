import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { EdgeVariables } from '#platform/http/index.ts'
import { CaptchaFields, type CheckCaptcha } from './captcha.ts'
import { isUuid } from './operations/authenticate.ts'
import type { IdentifyService } from './operations/authenticate-service-role.ts'
import type { ChangeCompany, Companies, CompanyChange } from './operations/sso-admin.ts'
import type { LimitRequests } from './operations/rate-limit-requests.ts'
import type { ReturnFromCompany } from './operations/saml-acs.ts'
import type { VisitCompany } from './operations/sso.ts'
import type { Company } from './queries/sso-providers.ts'
import { onlyServices } from './routes.admin-users.ts'
import type { ServiceProvider } from './saml/service-provider.ts'
import { readBody } from './protocol/body.ts'
import { visitorOf } from './protocol/bearer-errors.ts'
import { COMPANY_ERRORS, returnError, VISIT_COMPANY_ERRORS } from './protocol/sso-errors.ts'
import { wireError, wireRefusal } from './protocol/errors.ts'
import {
  errorKind,
  redirectWithCode,
  redirectWithError,
  redirectWithSession,
} from './protocol/redirects.ts'
import { tooMany } from './protocol/error-responses.ts'

type Env = { Variables: EdgeVariables }
export type CompanyDeps = {
  siteUrl: string
  checkCaptcha: CheckCaptcha
  limitRequests: LimitRequests
  identifyService: IdentifyService
  serviceProvider: ServiceProvider
  visitCompany: VisitCompany
  returnFromCompany: ReturnFromCompany
  companies: Companies
  changeCompany: ChangeCompany
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

/** Signing in through the server of one's company. */
export const companyRoutes = (deps: CompanyDeps) =>
  new Hono<Env>()
    .post('/sso', (c) => visit(deps, c))
    .get('/sso/saml/metadata', (c) => {
      if (!deps.serviceProvider.enabled) return wireError(c, VISIT_COMPANY_ERRORS.saml_disabled)
      c.header('content-type', 'application/xml')
      c.header('cache-control', 'public, max-age=600')
      if (c.req.query('download') === 'true')
        c.header('content-disposition', 'attachment; filename="metadata.xml"')
      return c.body(deps.serviceProvider.metadata())
    })
    .post('/sso/saml/acs', (c) => comeBack(deps, c))

async function visit(deps: CompanyDeps, c: Context<Env>): Promise<Response> {
  const counted = await deps.limitRequests('sso', visitorOf(c))
  if (!counted.ok) return wireError(c, tooMany(counted.error))
  const body = await readBody(c, SsoBody)
  if (!body.ok) return wireError(c, body.error)
  const stopped = await deps.checkCaptcha(c, body.value)
  if (stopped) return wireError(c, stopped)

  const visited = await deps.visitCompany({
    domain: body.value.domain || null,
    companyId: body.value.provider_id || null,
    redirectTo: body.value.redirect_to || null,
    challenge: body.value.code_challenge ?? null,
    challengeMethod: body.value.code_challenge_method ?? null,
  })

  if (!visited.ok) return wireRefusal(c, visited.error, VISIT_COMPANY_ERRORS)
  const { url } = visited.value
  return body.value.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
}

const LARGEST_FORM = 1_000_000

async function comeBack(deps: CompanyDeps, c: Context<Env>): Promise<Response> {
  const counted = await deps.limitRequests('samlAssertions', visitorOf(c))
  if (!counted.ok) return wireError(c, tooMany(counted.error))
  const text = await c.req.text()
  const form = new URLSearchParams(text.length <= LARGEST_FORM ? text : '')

  const returned = await deps.returnFromCompany({
    response: form.get('SAMLResponse') ?? '',
    relayState: form.get('RelayState') ?? '',
    visitor: visitorOf(c),
  })

  if (!returned.ok) {
    const { status, code, message } = returnError(returned.error)
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

/** The companies, as a program of the marketplace keeps them. */
export function companyAdminRoutes(deps: CompanyDeps) {
  const only = onlyServices(deps)
  const { companies } = deps
  const named = async (c: Context<Env>, find: (id: string) => Promise<Company | null>) => {
    const id = c.req.param('id') ?? ''
    const company = isUuid(id) ? await find(id) : null
    return company ? c.json(companyView(company)) : wireError(c, COMPANY_ERRORS.company_not_found)
  }
  return new Hono<Env>()
    .get('/admin/sso/providers', only, async (c) =>
      c.json({ items: (await companies.list()).map(companyView) }),
    )
    .post('/admin/sso/providers', only, (c) => change(deps, c, null))
    .get('/admin/sso/providers/:id', only, (c) => named(c, companies.find))
    .put('/admin/sso/providers/:id', only, (c) => change(deps, c, c.req.param('id') ?? ''))
    .delete('/admin/sso/providers/:id', only, (c) => named(c, companies.remove))
}

async function change(deps: CompanyDeps, c: Context<Env>, id: string | null): Promise<Response> {
  if (id !== null && !isUuid(id)) return wireError(c, COMPANY_ERRORS.company_not_found)
  const body = await readBody(c, CompanyBody)
  if (!body.ok) return wireError(c, body.error)
  const { value } = body
  const said: CompanyChange = {
    metadataXml: value.metadata_xml ?? undefined,
    metadataUrl: value.metadata_url ?? undefined,
    domains: value.domains ?? undefined,
    attributeMapping: value.attribute_mapping as CompanyChange['attributeMapping'],
    nameIdFormat: value.name_id_format,
    isDisabled: value.disabled ?? undefined,
  }

  const changed = await deps.changeCompany(id, said)

  if (!changed.ok) return wireRefusal(c, changed.error, COMPANY_ERRORS)
  return c.json(companyView(changed.value), id === null ? 201 : 200)
}

const companyView = (company: Company) => ({
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
