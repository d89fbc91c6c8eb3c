import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** An EIP-1193 provider that signs every request. */
export function ethereumWallet() {
  const { secretKey, publicKey } = secp256k1.keygen()
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  const address = `0x${Buffer.from(keccak_256(point.subarray(1)).subarray(-20)).toString('hex')}`

  function sign(message: string): string {
    const text = bytesOf(message)
    const opening = bytesOf(`\u0019Ethereum Signed Message:\n${text.length}`)
    const hash = keccak_256(new Uint8Array(Buffer.concat([opening, text])))
    const bytes = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' })
    const { r, s, recovery } = secp256k1.Signature.fromBytes(bytes, 'recovered')
    const hex = (value: bigint) => value.toString(16).padStart(64, '0')
    return `0x${hex(r)}${hex(s)}${(27 + (recovery ?? 0)).toString(16)}`
  }

  const requests: string[] = []
  const wallet = {
    on: () => undefined,
    removeListener: () => undefined,
    async request({ method, params }: { method: string; params?: unknown }) {
      if (method === 'eth_requestAccounts') return [address]
      if (method === 'eth_chainId') return '0x1'
      const [hex = ''] = params as string[]
      const message = Buffer.from(hex.slice(2), 'hex').toString('utf8')
      requests.push(message)
      return sign(message)
    },
  }
  return { address, sign, wallet, asked: requests }
}

/** `envelope`: the off-chain message format of hardware wallets. */
export function solanaWallet({ envelope = false } = {}) {
  const { secretKey, publicKey } = ed25519.keygen()
  const address = base58.encode(publicKey)
  const wrapped = (text: Uint8Array): Uint8Array =>
    new Uint8Array(
      Buffer.concat([
        Buffer.from([0xff]),
        Buffer.from('solana offchain'),
        Buffer.from([0]),
        Buffer.alloc(32),
        Buffer.from([1, 1]),
        publicKey,
        Buffer.from([text.length & 0xff, text.length >> 8]),
        text,
      ]),
    )
  const signBytes = (text: Uint8Array): Uint8Array =>
    ed25519.sign(envelope ? wrapped(text) : text, secretKey)
  return {
    address,
    sign: (message: string) => Buffer.from(signBytes(bytesOf(message))).toString('base64'),
    wallet: {
      publicKey: { toBase58: () => address },
      signMessage: async (text: Uint8Array) => signBytes(text),
    },
  }
}
