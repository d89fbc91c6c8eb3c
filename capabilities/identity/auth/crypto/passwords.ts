import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { compare } from 'bcryptjs'

const derive = promisify(argon2)

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16
const MOST_BYTES = 72

type Parts = { memory: number; passes: number; parallelism: number; salt: Buffer; tag: Buffer }

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,171})$/

/** bcrypt ignores everything after 72 bytes, so a longer password would match by its prefix. */
const BCRYPT = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

function read(text: string): Parts | null {
  const found = PHC.exec(text)
  if (!found) return null
  const [, memory, passes, parallelism, salt = '', tag = ''] = found
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const tagOf = (password: string, { memory, passes, parallelism, salt, tag }: Parts) =>
  derive('argon2id', {
    message: Buffer.from(password),
    nonce: salt,
    parallelism,
    tagLength: tag.length,
    memory,
    passes,
  })

/** Argon2id with its own salt, in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, { ...COST, salt, tag: Buffer.alloc(TAG_BYTES) })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Hashed once, to be compared with the password of an unknown account. */
let decoyHash: Promise<string> | undefined

/** Constant work: without a hash it computes one and returns false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  decoyHash ??= hashPassword(randomBytes(24).toString('base64'))
  // bcrypt hashes come from imported accounts; the next sign-in replaces them.
  if (hash && BCRYPT.test(hash))
    return Buffer.byteLength(password) <= MOST_BYTES && compare(password, hash)
  const known = read(hash ?? '')
  const parts = known ?? read(await decoyHash)
  if (!parts || Buffer.byteLength(password) > MOST_BYTES * 4) return false
  const matches = timingSafeEqual(await tagOf(password, parts), parts.tag)
  return matches && known !== null
}

export function isOutdated(hash: string): boolean {
  const parts = read(hash)
  return (
    parts === null ||
    parts.memory < COST.memory ||
    parts.passes < COST.passes ||
    parts.tag.length < TAG_BYTES
  )
}
