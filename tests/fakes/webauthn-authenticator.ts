import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { type CBORType, encodeCBOR } from '@levischuck/tiny-cbor'

const USER_PRESENT = 0x01
const ATTESTED = 0x40

const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest()
const base64url = (bytes: Uint8Array | ArrayBuffer): string =>
  Buffer.from(bytes as Uint8Array).toString('base64url')

type RequestOptions = { challenge: BufferSource }
type Registration = RequestOptions & { rp: { id?: string } }
type Assertion = RequestOptions & { rpId?: string }

/** A software authenticator with one ES256 credential. */
export function softwareKey({ origin }: { origin: string }) {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  const clientData = (type: string, { challenge }: RequestOptions): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: base64url(challenge as ArrayBuffer),
        origin,
        crossOrigin: false,
      }),
    )
  function authenticatorData(rpId: string, flags: number, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }
  const credential = (response: Record<string, unknown>) => ({
    toJSON: () => ({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      authenticatorAttachment: 'cross-platform',
      clientExtensionResults: {},
      response,
    }),
  })

  return {
    /** The result of `navigator.credentials.create`. */
    create(options: Registration) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const authData = authenticatorData(options.rp.id ?? '', USER_PRESENT | ATTESTED, attested)
      const attestation = new Map<string, CBORType>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options)),
        attestationObject: base64url(encodeCBOR(attestation)),
        transports: ['usb'],
      })
    },
    /** The result of `navigator.credentials.get`. */
    get(options: Assertion) {
      counter += 1
      const client = clientData('webauthn.get', options)
      const data = authenticatorData(options.rpId ?? '', USER_PRESENT)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
    /** Resets the signature counter, as a cloned key would. */
    forgetCount: () => void (counter = 0),
  }
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const map = new Map<number, CBORType>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.from(encodeCBOR(map))
}
