import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { AttributeMapping } from '../rules/saml-assertion.ts'
import type { FlowId, SsoProviderId } from '../../schema.ts'
import type { IdentityDatabase, IdentitySsoProviders } from '../../tables.ts'

export type SsoProvider = {
  id: SsoProviderId
  entityId: string
  metadataXml: string
  metadataUrl: string | null
  attributeMapping: AttributeMapping
  nameIdFormat: string | null
  isDisabled: boolean
  domains: string[]
  createdAt: Date
  updatedAt: Date
}

const companies = (handle: Db | Tx) =>
  tables<IdentityDatabase>(handle)
    .selectFrom('identity.sso_providers as p')
    .selectAll('p')
    .select(
      sql<string[]>`coalesce((select array_agg(d.domain order by d.created_at, d.domain)
        from identity.sso_domains d where d.provider_id = p.id), '{}')`.as('domains'),
    )

const companyOf = (row: Selectable<IdentitySsoProviders> & { domains: string[] }): SsoProvider => ({
  id: row.id,
  entityId: row.entity_id,
  metadataXml: row.metadata_xml,
  metadataUrl: row.metadata_url,
  attributeMapping: row.attribute_mapping,
  nameIdFormat: row.name_id_format,
  isDisabled: row.is_disabled,
  domains: row.domains,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export async function findSsoProvider(
  handle: Db | Tx,
  id: SsoProviderId,
): Promise<SsoProvider | null> {
  const row = await companies(handle).where('p.id', '=', id).executeTakeFirst()
  return row ? companyOf(row) : null
}

export async function findSsoProviderByDomain(handle: Db | Tx, domain: string) {
  const row = await companies(handle)
    .innerJoin('identity.sso_domains as of', 'of.provider_id', 'p.id')
    .where('of.domain', '=', domain.trim().toLowerCase())
    .executeTakeFirst()
  return row ? companyOf(row) : null
}

export async function findSsoProviderByEntityId(handle: Db | Tx, entityId: string) {
  const row = await companies(handle).where('p.entity_id', '=', entityId).executeTakeFirst()
  return row ? companyOf(row) : null
}

export async function listSsoProviderRows(handle: Db | Tx): Promise<SsoProvider[]> {
  const rows = await companies(handle).orderBy('p.created_at').orderBy('p.id').execute()
  return rows.map(companyOf)
}

export async function saveSsoProviderRow(tx: Tx, company: SsoProvider): Promise<void> {
  const { id, entityId, metadataXml, metadataUrl, attributeMapping, nameIdFormat } = company
  await sql`
    insert into identity.sso_providers (id, entity_id, metadata_xml, metadata_url,
      attribute_mapping, name_id_format, is_disabled, created_at, updated_at)
    values (${id}, ${entityId}, ${metadataXml}, ${metadataUrl},
      ${JSON.stringify(attributeMapping)}::jsonb, ${nameIdFormat}, ${company.isDisabled},
      ${company.createdAt}, ${company.updatedAt})
    on conflict (id) do update set entity_id = excluded.entity_id,
      metadata_xml = excluded.metadata_xml, metadata_url = excluded.metadata_url,
      attribute_mapping = excluded.attribute_mapping, name_id_format = excluded.name_id_format,
      is_disabled = excluded.is_disabled, updated_at = excluded.updated_at`.execute(
    tables<IdentityDatabase>(tx),
  )
}

/** False when another provider has one of the domains. */
export async function saveDomains(
  tx: Tx,
  id: SsoProviderId,
  domains: readonly { id: string; domain: string }[],
  now: Date,
): Promise<boolean> {
  const db = tables<IdentityDatabase>(tx)
  await db.deleteFrom('identity.sso_domains').where('provider_id', '=', id).execute()
  if (domains.length === 0) return true
  const rows = domains.map((domain) => ({ ...domain, provider_id: id, created_at: now }))
  const saved = await db
    .insertInto('identity.sso_domains')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return saved.length === rows.length
}

export async function deleteSsoProvider(tx: Tx, id: SsoProviderId): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.sso_providers')
    .where('id', '=', id)
    .execute()
}

export type RelayState = {
  id: string
  companyId: SsoProviderId
  requestId: string
  redirectTo: string
  flowId: FlowId | null
  createdAt: Date
}

export async function insertRelayState(tx: Tx, relay: RelayState): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.saml_relay_states')
    .values({
      id: relay.id,
      provider_id: relay.companyId,
      request_id: relay.requestId,
      redirect_to: relay.redirectTo,
      flow_state_id: relay.flowId,
      created_at: relay.createdAt,
    })
    .execute()
}

/** Deletes it, so that only one response is checked against it. */
export async function consumeRelayState(tx: Tx, id: string): Promise<RelayState | null> {
  const row = await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.saml_relay_states')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    companyId: row.provider_id,
    requestId: row.request_id,
    redirectTo: row.redirect_to,
    flowId: row.flow_state_id,
    createdAt: row.created_at,
  }
}

/** Replay protection: false when the assertion was used before. */
export async function consumeAssertion(tx: Tx, digest: Buffer, expiresAt: Date): Promise<boolean> {
  const rows = await tables<IdentityDatabase>(tx)
    .insertInto('identity.saml_assertions')
    .values({ digest, expires_at: expiresAt })
    .onConflict((clash) => clash.doNothing())
    .returning('digest')
    .execute()
  return rows.length > 0
}
