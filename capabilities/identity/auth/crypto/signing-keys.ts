import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { before, type Clock, days, minutes, seconds } from '#kernel/time.ts'
import type { Encryption } from './derive-key.ts'

export type StoredKey = {
  kid: string
  alg: 'ES256' | 'RS256'
  publicJwk: JWK
  privateKeyEncrypted: Buffer
  status: 'standby' | 'active' | 'retired'
  createdAt: Date
  activatedAt: Date | null
}
type NewKey = Pick<StoredKey, 'kid' | 'alg' | 'publicJwk' | 'privateKeyEncrypted'>

/** At most one key is active and one on standby; a concurrent second insert is ignored. */
export type KeyStore = {
  list(): Promise<StoredKey[]>
  add(key: NewKey, status: 'standby' | 'active', now: Date): Promise<void>
  promote(kid: string, now: Date): Promise<void>
  forgetRetired(until: Date): Promise<void>
}

/** `jwk` is the public key, null for a shared secret. */
type VerifyingKey = { key: CryptoKey | Uint8Array; jwk: JWK | null; alg: string }
type Ring = {
  signing: { kid: string; alg: string; key: CryptoKey | Uint8Array }
  byKid: Map<string, VerifyingKey>
}

const ALG = 'ES256'
/** How long an unknown kid is answered from the cache before the store is read again. */
const ASK_AGAIN = seconds(10)
/** Maximum delay after another process's rotation. */
const READ_AGAIN = minutes(10)
/** A new key is published one day before it signs, so that every cache knows it. */
const SIGNS_FOR = days(90)
const STANDS_BY_FOR = days(1)

type Deps = {
  store: KeyStore
  encryption: Encryption
  clock: Clock
  /**
   * External keys (`GOTRUE_JWT_KEYS`) all verify; one with `key_ops: sign` signs in place of ours.
   */
  configured: readonly ConfiguredKey[]
  tokenSeconds: number
}
export type ConfiguredKey = JWK & { kid: string; alg: 'ES256' | 'RS256' | 'HS256' }

/**
 * Reloads keys when the cache is old or a token names an unknown kid (another process has rotated).
 */
export function createKeyring({ store, encryption, clock, configured, tokenSeconds }: Deps) {
  let ring: Promise<Ring> | undefined
  let readAt = 0

  async function read(): Promise<Ring> {
    readAt = clock.now().getTime()
    let keys = await store.list()
    if (!keys.some(({ status }) => status === 'active')) {
      await store.add(await newSigningKey(encryption), 'active', clock.now())
      keys = await store.list()
    }
    return ringOf(keys, configured, encryption)
  }
  function held(): Promise<Ring> {
    if (clock.now().getTime() - readAt > READ_AGAIN) ring = undefined
    ring ??= read().catch((error: unknown) => {
      ring = undefined
      throw error
    })
    return ring
  }

  return {
    signing: async () => (await held()).signing,

    async verifying(kid: string): Promise<VerifyingKey | null> {
      const found = (await held()).byKid.get(kid)
      if (found) return found
      if (clock.now().getTime() - readAt < ASK_AGAIN) return null
      ring = undefined
      return (await held()).byKid.get(kid) ?? null
    },

    async publicKeys(): Promise<JWK[]> {
      return [...(await held()).byKid.values()].flatMap(({ jwk }) => jwk ?? [])
    },

    /** Runs nightly: standby, active, then retired until the key's last token has expired. */
    async rotate(): Promise<void> {
      const now = clock.now()
      const keys = await store.list()
      const active = keys.find(({ status }) => status === 'active')
      const next = keys.find(({ status }) => status === 'standby')
      if (next && next.createdAt <= before(now, STANDS_BY_FOR)) await store.promote(next.kid, now)
      else if (!next && active?.activatedAt && active.activatedAt <= before(now, SIGNS_FOR))
        await store.add(await newSigningKey(encryption), 'standby', now)
      await store.forgetRetired(before(now, seconds(tokenSeconds + READ_AGAIN / 1000)))
      ring = undefined
    },
  }
}
export type Keyring = ReturnType<typeof createKeyring>

export async function newSigningKey(encryption: Encryption): Promise<NewKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALG, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const secret = Buffer.from(JSON.stringify(await exportJWK(privateKey)))
  return { kid, alg: ALG, publicJwk, privateKeyEncrypted: encryption.encrypt(secret, kid) }
}

async function ringOf(
  keys: readonly StoredKey[],
  configured: readonly ConfiguredKey[],
  encryption: Encryption,
): Promise<Ring> {
  const byKid = new Map<string, VerifyingKey>()
  for (const { kid, alg, publicJwk } of keys) {
    const jwk = published(publicJwk, kid, alg)
    byKid.set(kid, { key: await importJWK(jwk, alg), jwk, alg })
  }
  for (const given of configured) {
    const { kid, alg } = given
    const jwk = alg === 'HS256' ? null : published(given, kid, alg)
    byKid.set(kid, { key: await importJWK(jwk ?? secretOf(given), alg), jwk, alg })
  }
  const ours = configured.find(({ key_ops: uses }) => uses?.includes('sign'))
  if (ours) {
    // `key_ops` may list `verify` too, but importJWK refuses a private key for both uses.
    const key = await importJWK({ ...ours, key_ops: ['sign'] }, ours.alg)
    return { signing: { kid: ours.kid, alg: ours.alg, key }, byKid }
  }
  const active = keys.find(({ status }) => status === 'active')
  if (!active) throw new Error('there is no active signing key')
  const privateJwk = JSON.parse(
    encryption.decrypt(active.privateKeyEncrypted, active.kid).toString(),
  ) as JWK // as the rotation has stored it
  const { kid, alg } = active
  return { signing: { kid, alg, key: await importJWK(privateJwk, alg) }, byKid }
}

/** Copies named members only, so that no private part can leak. */
function published({ kty, crv, x, y, n, e }: JWK, kid: string, alg: string): JWK {
  const parts = kty === 'EC' ? { crv, x, y } : { n, e }
  return { kty, ...parts, kid, alg, use: 'sig', key_ops: ['verify'] } as JWK // JSON leaves out what is undefined
}

const secretOf = ({ kty, k }: JWK): JWK => ({ kty, k }) as JWK // as above
