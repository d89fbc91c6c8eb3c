import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { StoredCeremony, StoredCredential, User } from '../../schema.ts'

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Assertion = Parameters<typeof verifyAuthenticationResponse>[0]['response']

export type WebauthnResponse = { type: string; credential_response: object }

export type WebauthnRequest = { ceremony: StoredCeremony; publicKey: object }
type Party = { rpId: string; origins: string[]; timeout: number }

export async function webauthnRegistrationOptions(
  user: User,
  others: readonly StoredCredential[],
  { rpId, origins, timeout }: Party,
): Promise<WebauthnRequest> {
  const name = user.email ?? user.phone ?? user.id
  const publicKey = await generateRegistrationOptions({
    rpName: rpId,
    rpID: rpId,
    userName: name,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(user.id)),
    timeout,
    attestationType: 'none',
    excludeCredentials: others.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  return { ceremony: { type: 'create', challenge: publicKey.challenge, rpId, origins }, publicKey }
}

export async function webauthnAuthenticationOptions(
  { id, transports, rpId }: StoredCredential,
  { origins, timeout }: Omit<Party, 'rpId'>,
): Promise<WebauthnRequest> {
  const publicKey = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: [{ id, transports }],
    timeout,
    userVerification: 'preferred',
  })
  return { ceremony: { type: 'request', challenge: publicKey.challenge, rpId, origins }, publicKey }
}

export async function verifyWebauthnResponse(
  ceremony: StoredCeremony,
  known: StoredCredential | null,
  answer: WebauthnResponse,
): Promise<StoredCredential | null> {
  if (answer.type !== ceremony.type) return null
  try {
    return ceremony.type === 'create'
      ? await registered(ceremony, answer.credential_response)
      : known && (await asserted(ceremony, known, answer.credential_response))
  } catch {
    return null // the library throws on every invalid response
  }
}

const expectations = ({ challenge, origins, rpId }: StoredCeremony) => ({
  expectedChallenge: challenge,
  expectedOrigin: origins,
  expectedRPID: rpId,
  // WebAuthn is a second factor here, so user presence is enough.
  requireUserVerification: false,
})

async function registered(
  ceremony: StoredCeremony,
  response: object,
): Promise<StoredCredential | null> {
  const checked = await verifyRegistrationResponse({
    ...expectations(ceremony),
    response: response as Registration, // validated by the library
  })
  if (!checked.verified) return null
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((transport) => typeof transport === 'string').slice(0, 8),
    rpId: ceremony.rpId,
  }
}

async function asserted(
  ceremony: StoredCeremony,
  known: StoredCredential,
  response: object,
): Promise<StoredCredential | null> {
  if (!('id' in response) || response.id !== known.id) return null
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectations(ceremony),
    response: response as Assertion, // validated by the library
    credential: {
      ...known,
      publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
    },
  })
  return verified ? { ...known, counter: authenticationInfo.newCounter } : null
}
