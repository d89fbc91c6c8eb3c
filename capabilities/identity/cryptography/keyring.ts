import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { seconds, type Clock } from '#kernel/time.ts'
import type { Seal } from './sealing.ts'

/** A signing key as the database keeps it: the private half sealed. */
export type StoredKey = {
  kid: string
  alg: string
  publicJwk: JWK
  privateSealed: Buffer
  status: 'standby' | 'active' | 'retired'
}

/** Where keys are kept. `add` gives way when another process was first: one key is active. */
export type KeyStore = {
  list(): Promise<StoredKey[]>
  add(key: Omit<StoredKey, 'status'>, now: Date): Promise<void>
}

type PublicKey = { key: CryptoKey; jwk: JWK; alg: string }
type Ring = {
  signing: { kid: string; alg: string; key: CryptoKey }
  byKid: Map<string, PublicKey>
}

const ALG = 'ES256'
/** How long an unknown kid is believed unknown before the store is asked again. */
const ASK_AGAIN = seconds(10)

/**
 * The keys that sign and verify access tokens: read once, made when there is none, read again
 * when a token names one we have not seen (another process has rotated).
 */
export function createKeyring({
  store,
  seal,
  clock,
}: {
  store: KeyStore
  seal: Seal
  clock: Clock
}) {
  let ring: Promise<Ring> | undefined
  let readAt = 0

  async function read(): Promise<Ring> {
    readAt = clock.now().getTime()
    let keys = await store.list()
    if (!keys.some(({ status }) => status === 'active')) {
      await store.add(await newKey(seal), clock.now())
      keys = await store.list()
    }
    return ringOf(keys, seal)
  }
  function held(): Promise<Ring> {
    ring ??= read().catch((error: unknown) => {
      ring = undefined
      throw error
    })
    return ring
  }

  return {
    signing: async () => (await held()).signing,

    /** The public key of that kid, or null when no key of ours has it. */
    async verifying(kid: string): Promise<PublicKey | null> {
      const found = (await held()).byKid.get(kid)
      if (found) return found
      if (clock.now().getTime() - readAt < ASK_AGAIN) return null
      ring = undefined
      return (await held()).byKid.get(kid) ?? null
    },

    /** What anyone needs to verify our tokens. */
    async publicKeys(): Promise<JWK[]> {
      return [...(await held()).byKid.values()].map(({ jwk }) => jwk)
    },
  }
}
export type Keyring = ReturnType<typeof createKeyring>

async function newKey(seal: Seal): Promise<Omit<StoredKey, 'status'>> {
  const { publicKey, privateKey } = await generateKeyPair(ALG, { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const secret = Buffer.from(JSON.stringify(await exportJWK(privateKey)))
  return { kid, alg: ALG, publicJwk, privateSealed: seal.seal(secret, kid) }
}

async function ringOf(keys: readonly StoredKey[], seal: Seal): Promise<Ring> {
  const byKid = new Map<string, PublicKey>()
  for (const { kid, alg, publicJwk } of keys) {
    const jwk = { ...publicJwk, kid, alg, use: 'sig', key_ops: ['verify'] }
    byKid.set(kid, { key: await cryptoKey(jwk, alg), jwk, alg })
  }
  const active = keys.find(({ status }) => status === 'active')
  if (!active) throw new Error('there is no active signing key')
  const privateJwk = JSON.parse(seal.open(active.privateSealed, active.kid).toString()) as JWK
  const { kid, alg } = active
  return { signing: { kid, alg, key: await cryptoKey(privateJwk, alg) }, byKid }
}

async function cryptoKey(jwk: JWK, alg: string): Promise<CryptoKey> {
  const key = await importJWK(jwk, alg)
  if (key instanceof Uint8Array) throw new TypeError('a signing key is never a shared secret')
  return key
}
