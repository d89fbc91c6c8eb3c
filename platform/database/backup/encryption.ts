import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { toError } from '#platform/errors.ts'

/** Recipients or a passphrase encrypt a backup; without either it is not encrypted. */
export type EncryptionKeys = { recipients: readonly string[]; passphrase: string | null }
/** Secret keys (`AGE-SECRET-KEY-1…`) and a passphrase; all are tried. */
export type DecryptionKeys = { identities: readonly string[]; passphrase: string | null }

export const NOT_ENCRYPTED: EncryptionKeys = { recipients: [], passphrase: null }
export const NO_KEYS: DecryptionKeys = { identities: [], passphrase: null }

export const isEncrypting = ({ recipients, passphrase }: EncryptionKeys): boolean =>
  recipients.length > 0 || passphrase !== null

/** The message says at the command line which key is missing or wrong. */
export class BackupKeyError extends Error {}

/** A stolen copy can be attacked offline, without any limit. */
const MIN_PASSPHRASE = 12

/** Null without keys. Throws a `BackupKeyError`. */
export function encrypterOf(keys: EncryptionKeys): Encrypter | null {
  const { recipients, passphrase } = keys
  if (!isEncrypting(keys)) return null
  if (recipients.length > 0 && passphrase !== null)
    throw new BackupKeyError('set BACKUP_RECIPIENTS or BACKUP_PASSPHRASE, not both')
  const encrypter = new Encrypter()
  if (passphrase !== null) {
    if (passphrase.length < MIN_PASSPHRASE)
      throw new BackupKeyError(`BACKUP_PASSPHRASE needs at least ${MIN_PASSPHRASE} characters`)
    encrypter.setPassphrase(passphrase)
  }
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new BackupKeyError(`BACKUP_RECIPIENTS: ${recipient} is no public key of age (age1…)`)
    }
  return encrypter
}

/** A stage of `pipeline`; the format is that of the age tool, which can read the file as well. */
export const encryptWith = (encrypter: Encrypter | null) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    yield* encrypter === null ? source : toNode(await encrypter.encrypt(toWeb(source)))
  }

const HEADER = Buffer.from('age-encryption.org/v1\n')

/** A stage of `pipeline`: what is not encrypted passes. Throws a `BackupKeyError` without its key. */
export const decryptWith = (keys: DecryptionKeys) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const pieces = source[Symbol.asyncIterator]()
    const { value: first, done } = await pieces.next()
    if (done) return
    const whole = async function* () {
      yield first
      yield* { [Symbol.asyncIterator]: () => pieces }
    }
    if (!first.subarray(0, HEADER.length).equals(HEADER)) {
      yield* whole()
      return
    }
    yield* await decrypted(keys, whole())
  }

async function decrypted(keys: DecryptionKeys, source: AsyncIterable<Buffer>) {
  if (keys.identities.length === 0 && keys.passphrase === null)
    throw new BackupKeyError(
      'the archive is encrypted: set BACKUP_PASSPHRASE or BACKUP_IDENTITY_FILE to open it',
    )
  const decrypter = new Decrypter()
  if (keys.passphrase !== null) decrypter.addPassphrase(keys.passphrase)
  for (const identity of keys.identities)
    try {
      decrypter.addIdentity(identity)
    } catch {
      throw new BackupKeyError('BACKUP_IDENTITY_FILE holds a line that is no secret key of age')
    }
  try {
    return toNode(await decrypter.decrypt(toWeb(source)))
  } catch (error) {
    throw new BackupKeyError(
      `the archive is encrypted, and no key that was given opens it: ${toError(error).message}`,
    )
  }
}

type Bytes = globalThis.ReadableStream<Uint8Array>
/** The streams of Node and of the browser are the same here, their types are not. */
const toWeb = (source: AsyncIterable<Buffer>) => Readable.toWeb(Readable.from(source)) as Bytes
const toNode = (stream: Bytes): AsyncIterable<Uint8Array> =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>)
