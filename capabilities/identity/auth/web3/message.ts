import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, before, minutes } from '#kernel/time.ts'

export type Web3Chain = 'ethereum' | 'solana'
export type Web3Message = {
  chain: Web3Chain
  domain: string
  address: string
  statement: string | null
  uri: URL
  uriText: string
  chainId: string | null
  issuedAt: Date
  expiresAt: Date | null
  notBefore: Date | null
}
export type MessageRefusal = { code: 'message_malformed'; why: string }

const SMALLEST = 64
const LARGEST = 20 * 1024
const FRESH = minutes(10)
const NAMES = { ethereum: 'Ethereum', solana: 'Solana' } as const
const DOMAIN = /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})(?::\d{1,5})?$/i
const ADDRESS = {
  ethereum: /^0x[0-9a-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
} as const
const CHAIN_ID = { ethereum: /^[1-9]\d*$/, solana: /^solana:(?:mainnet|devnet|testnet|localnet)$/ }
const FIELD = /^([A-Z][A-Za-z ]*): (.+)$/
const FIELDS = new Set([
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
])
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

const malformed = (why: string) => refuse<MessageRefusal>({ code: 'message_malformed', why })

/** Parses a Sign-In with Ethereum message (EIP-4361) or its Solana counterpart. */
export function parseWeb3Message(
  chain: Web3Chain,
  text: string,
): Result<Web3Message, MessageRefusal> {
  const size = new TextEncoder().encode(text).length
  if (size < SMALLEST) return malformed('message is too short')
  if (size > LARGEST) return malformed('message is too long')
  const lines = text.split('\n')
  if (lines.length < 6) return malformed('message needs at least 6 lines')
  const [first = '', address = '', gap, ...rest] = lines
  const ending = ` wants you to sign in with your ${NAMES[chain]} account:`
  if (!first.endsWith(ending)) return malformed('first line does not ask to sign in')
  const domain = first.slice(0, -ending.length)
  if (!DOMAIN.test(domain)) return malformed('domain in the first line is not valid')
  if (!ADDRESS[chain].test(address)) return malformed('address in the second line is not valid')
  if (gap !== '') return malformed('third line must be empty')

  const hasStatement = !!rest[0] && rest[1] === '' && !isField(rest[0])
  const fields = readFields(hasStatement ? rest.slice(2) : rest)
  if (!fields.ok) return fields
  const about = readAbout(chain, fields.value)
  if (!about.ok) return about
  const statement = hasStatement ? (rest[0] ?? null) : null
  return ok({ chain, domain, address, statement, ...about.value })
}

const isField = (line: string): boolean => FIELDS.has(FIELD.exec(line)?.[1] ?? '')

/** Refuses repeated fields: the signer may have read the other one. */
function readFields(lines: readonly string[]): Result<Map<string, string>, MessageRefusal> {
  const fields = new Map<string, string>()
  let inResources = false
  for (const line of lines) {
    if (line === '') continue
    if (inResources && line.startsWith('- ')) continue
    // Some wallets omit the colon here.
    if (line === 'Resources:' || line === 'Resources') {
      if (inResources) return malformed('resources are named twice')
      inResources = true
      continue
    }
    const [, name = '', value = ''] = FIELD.exec(line) ?? []
    if (!FIELDS.has(name)) return malformed('a line is neither a field nor a resource')
    if (fields.has(name)) return malformed(`${name} is there twice`)
    fields.set(name, value)
  }
  return ok(fields)
}

type About = Omit<Web3Message, 'chain' | 'domain' | 'address' | 'statement'>

function readAbout(
  chain: Web3Chain,
  fields: ReadonlyMap<string, string>,
): Result<About, MessageRefusal> {
  if (fields.get('Version') !== '1') return malformed('Version must be 1')
  const uriText = fields.get('URI') ?? ''
  if (!URL.canParse(uriText)) return malformed('URI is missing or not valid')
  const chainId = fields.get('Chain ID') ?? null
  if (chainId !== null && !CHAIN_ID[chain].test(chainId)) return malformed('Chain ID is not valid')
  const instants: (Date | null)[] = []
  for (const name of ['Issued At', 'Expiration Time', 'Not Before']) {
    const text = fields.get(name)
    const instant = text !== undefined && INSTANT.test(text) ? new Date(text) : null
    if (text !== undefined && (!instant || Number.isNaN(instant.getTime())))
      return malformed(`${name} is not a time`)
    instants.push(instant)
  }
  const [issuedAt = null, expiresAt = null, notBefore = null] = instants
  if (!issuedAt) return malformed('Issued At is missing')
  return ok({ uri: new URL(uriText), uriText, chainId, issuedAt, expiresAt, notBefore })
}

export type ExpiredMessageRefusal = {
  code: 'not_yet_valid' | 'message_expired' | 'issued_too_far_away'
}

export function isWeb3MessageValid(
  { issuedAt, expiresAt, notBefore }: Web3Message,
  now: Date,
): Result<null, ExpiredMessageRefusal> {
  if (notBefore && notBefore > now) return refuse({ code: 'not_yet_valid' })
  if (expiresAt && expiresAt <= now) return refuse({ code: 'message_expired' })
  if (issuedAt < before(now, FRESH) || issuedAt > after(now, FRESH))
    return refuse({ code: 'issued_too_far_away' })
  return ok(null)
}

/** From then on the message is too old, so its use need not be stored any longer. */
export const web3MessageExpiry = ({ issuedAt }: Web3Message): Date => after(issuedAt, FRESH)
