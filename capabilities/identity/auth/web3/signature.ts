import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import type { Web3Chain } from './message.ts'

type Signed = { chain: Web3Chain; address: string; message: string; signature: string }

export function verifyWeb3Signature({ chain, address, message, signature }: Signed): boolean {
  try {
    return chain === 'ethereum'
      ? ethereumSigner(message, signature) === address.toLowerCase()
      : isSignedOnSolana(address, message, signature)
  } catch {
    return false
  }
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
const HEX_SIGNATURE = /^(?:0x)?[0-9a-f]{130}$/i
const BASE64_SIGNATURE = /^[A-Za-z0-9+/_-]{86}(?:==)?$/

/** Recovers the address from a `personal_sign` signature; null when it is malformed. */
function ethereumSigner(message: string, signature: string): string | null {
  if (!HEX_SIGNATURE.test(signature)) return null
  const bytes = new Uint8Array(Buffer.from(signature.slice(-130), 'hex'))
  const input = bytes[64] ?? 0
  const recovery = input >= 27 ? input - 27 : input
  if (recovery !== 0 && recovery !== 1) return null
  const text = utf8(message)
  const hash = keccak_256(joined(utf8(`\u0019Ethereum Signed Message:\n${text.length}`), text))
  const key = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact')
    .addRecoveryBit(recovery)
    .recoverPublicKey(hash)
    .toBytes(false)
  const account = keccak_256(key.subarray(1)).subarray(-20)
  return `0x${Buffer.from(account).toString('hex')}`
}

function isSignedOnSolana(address: string, message: string, signature: string): boolean {
  if (!BASE64_SIGNATURE.test(signature)) return false
  const bytes = new Uint8Array(Buffer.from(signature, 'base64')) // accepts base64 and base64url
  const key = base58.decode(address)
  if (key.length !== 32 || bytes.length !== 64) return false
  return [utf8(message), ...envelopes(message, key)].some((text) =>
    ed25519.verify(bytes, text, key, { zip215: false }),
  )
}

/**
 * Hardware wallets sign an envelope, so that no text is ever a transaction; the newer form also
 * names application and signer.
 */
function envelopes(message: string, key: Uint8Array): Uint8Array[] {
  const text = utf8(message)
  const length = new Uint8Array([text.length & 0xff, text.length >> 8])
  const opening = joined(new Uint8Array([0xff]), utf8('solana offchain'), new Uint8Array([0]))
  return [0, 1, 2].flatMap((form) => [
    joined(opening, new Uint8Array([form]), length, text),
    joined(opening, new Uint8Array(32), new Uint8Array([form, 1]), key, length, text),
  ])
}
