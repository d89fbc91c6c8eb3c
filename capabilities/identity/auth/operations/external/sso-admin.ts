import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, seconds } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { fetchPublic } from '#platform/http/ssrf-safe-fetch.ts'
import { newId } from '#platform/ids.ts'
import {
  type SsoProvider,
  deleteSsoProvider,
  findSsoProvider,
  findSsoProviderByEntityId,
  listSsoProviderRows,
  saveSsoProviderRow,
  saveDomains,
} from '../../queries/sso-providers.ts'
import type { AttributeMapping } from '../../rules/saml-assertion.ts'
import { parseIdpMetadata } from '../../saml/idp-metadata.ts'
import type { SsoProviderId } from '../../../schema.ts'

/** Absent fields are kept. */
export type SsoProviderUpdate = {
  metadataXml?: string | undefined
  metadataUrl?: string | undefined
  domains?: string[] | undefined
  attributeMapping?: AttributeMapping | undefined
  nameIdFormat?: string | null | undefined
  isDisabled?: boolean | undefined
}
export type SsoProviderRefusal = {
  code:
    | 'company_not_found'
    | 'metadata_missing'
    | 'metadata_ambiguous'
    | 'metadata_not_https'
    | 'metadata_unreachable'
    | 'metadata_malformed'
    | 'metadata_of_another'
    | 'domain_malformed'
    | 'saml_idp_already_exists'
    | 'sso_domain_already_exists'
}

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
const PATIENCE = seconds(5)
const MAX_BYTES = 500_000

export const listSsoProviders = ({ db }: { db: Db }) => ({
  list: () => listSsoProviderRows(db),
  find: (id: SsoProviderId) => findSsoProvider(db, id),
  async remove(id: SsoProviderId): Promise<SsoProvider | null> {
    const { value } = await inTransaction(db, async (tx) => {
      const company = await findSsoProvider(tx, id)
      if (company) await deleteSsoProvider(tx, id)
      return ok(company)
    })
    return value
  },
})

export const saveSsoProvider =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (
    id: SsoProviderId | null,
    change: SsoProviderUpdate,
  ): Promise<Result<SsoProvider, SsoProviderRefusal>> => {
    if (change.metadataXml && change.metadataUrl) return refuse({ code: 'metadata_ambiguous' })
    const domains = change.domains?.map((domain) => domain.trim().toLowerCase())
    if (domains?.some((domain) => !DOMAIN.test(domain))) return refuse({ code: 'domain_malformed' })
    const fetched = change.metadataUrl ? await fetchMetadata(change.metadataUrl) : null
    if (fetched && !fetched.ok) return fetched
    const metadataXml = change.metadataXml ?? fetched?.value
    if (!metadataXml && !id) return refuse({ code: 'metadata_missing' })
    const read = metadataXml ? await parseIdpMetadata(metadataXml) : null
    if (metadataXml && !read) return refuse({ code: 'metadata_malformed' })

    return inTransaction(db, async (tx) => {
      const now = clock.now()
      const known = id ? await findSsoProvider(tx, id) : null
      if (id && !known) return refuse({ code: 'company_not_found' } as const)
      // Its users are identified by the entity id, so another entity id is another provider.
      if (known && read && read.entityId !== known.entityId)
        return refuse({ code: 'metadata_of_another' } as const)
      const entityId = known?.entityId ?? read?.entityId ?? ''
      if (!known && (await findSsoProviderByEntityId(tx, entityId)))
        return refuse({ code: 'saml_idp_already_exists' } as const)
      const company: SsoProvider = {
        id: known?.id ?? newId<SsoProviderId>(now),
        entityId,
        metadataXml: metadataXml ?? known?.metadataXml ?? '',
        metadataUrl: change.metadataUrl ?? known?.metadataUrl ?? null,
        attributeMapping: change.attributeMapping ?? known?.attributeMapping ?? {},
        nameIdFormat:
          change.nameIdFormat === undefined ? (known?.nameIdFormat ?? null) : change.nameIdFormat,
        isDisabled: change.isDisabled ?? known?.isDisabled ?? false,
        domains: [...new Set(domains ?? known?.domains ?? [])],
        createdAt: known?.createdAt ?? now,
        updatedAt: now,
      }
      await saveSsoProviderRow(tx, company)
      const rows = company.domains.map((domain) => ({ id: newId(now), domain }))
      if (domains && !(await saveDomains(tx, company.id, rows, now)))
        return refuse({ code: 'sso_domain_already_exists' } as const)
      return ok(company)
    })
  }
export type SaveSsoProvider = ReturnType<typeof saveSsoProvider>
export type SsoProviders = ReturnType<typeof listSsoProviders>

/** SSRF: the holder of a service token may name a host of our own network. */
const readPublic = fetchPublic({ most: MAX_BYTES, patience: PATIENCE, redirects: 0, accept: '*/*' })

async function fetchMetadata(text: string): Promise<Result<string, SsoProviderRefusal>> {
  if (URL.parse(text)?.protocol !== 'https:') return refuse({ code: 'metadata_not_https' })
  const answer = await readPublic(text)
  const xml = answer.ok ? Buffer.from(answer.bytes).toString('utf8') : ''
  return xml ? ok(xml) : refuse({ code: 'metadata_unreachable' })
}
