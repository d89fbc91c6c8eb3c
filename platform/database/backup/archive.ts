import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/** An archive is a tar file under gzip, so that its content can be looked at with any tool. */
export type ArchiveEntry = { name: string; bytes: Buffer }

const BLOCK = 512
const LONG_NAME = 'L'
const FILE = '0'

function header(name: string, size: number, kind: string): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0, 100)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write('        ', 148)
  block.write(kind, 156)
  block.write('ustar\u000000', 257, 'latin1')
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

const padded = (bytes: Buffer): Buffer[] => {
  const rest = bytes.length % BLOCK
  return rest === 0 ? [bytes] : [bytes, Buffer.alloc(BLOCK - rest)]
}

/** The bytes of one entry. A name that is too long for a header stands in an entry of its own before it. */
export function* entryBytes({ name, bytes }: ArchiveEntry): Generator<Buffer> {
  const path = Buffer.from(name)
  if (path.length > 100) {
    const long = Buffer.concat([path, Buffer.alloc(1)])
    yield header('././@LongLink', long.length, LONG_NAME)
    yield* padded(long)
  }
  yield header(path.subarray(0, 100).toString('latin1'), bytes.length, FILE)
  yield* padded(bytes)
}

/** Two empty blocks: without them an archive was cut short. */
export const END = Buffer.alloc(2 * BLOCK)

/** Takes so many bytes of a stream at a time, whatever pieces it comes in. */
async function* taker(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, number> {
  let wanted = yield Buffer.alloc(0)
  let held: Buffer[] = []
  let length = 0
  for await (const piece of stream) {
    held.push(piece)
    length += piece.length
    while (length >= wanted) {
      const all = held.length === 1 ? held[0]! : Buffer.concat(held) // it has one
      const rest = all.subarray(wanted)
      held = rest.length > 0 ? [rest] : []
      length = rest.length
      wanted = yield all.subarray(0, wanted)
    }
  }
}

export class CorruptArchive extends Error {}

const textOf = (block: Buffer, from: number, length: number): string =>
  block
    .subarray(from, from + length)
    .toString('latin1')
    .replace(/\0.*$/s, '')

/** Reads an archive entry by entry; one is in memory at a time. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file)
  const plain = createGunzip()
  source.on('error', (error) => plain.destroy(error))
  const take = taker(source.pipe(plain))
  await take.next()
  const next = async (size: number): Promise<Buffer> => {
    const { value, done } = await take.next(size).catch((error: unknown) => {
      throw new CorruptArchive(`the archive cannot be read: ${(error as Error).message}`)
    })
    if (done || !value) throw new CorruptArchive('the archive ends too early')
    return value
  }
  let longName: string | null = null
  for (;;) {
    const block = await next(BLOCK)
    if (block.every((byte) => byte === 0)) return
    const size = Number.parseInt(textOf(block, 124, 12), 8)
    if (textOf(block, 257, 5) !== 'ustar' || !Number.isSafeInteger(size) || size < 0)
      throw new CorruptArchive('this is not an archive of ours')
    const whole = size === 0 ? Buffer.alloc(0) : await next(Math.ceil(size / BLOCK) * BLOCK)
    const bytes = Buffer.from(whole.subarray(0, size))
    if (textOf(block, 156, 1) === LONG_NAME) {
      longName = bytes.subarray(0, -1).toString()
      continue
    }
    const name: string = longName ?? Buffer.from(textOf(block, 0, 100), 'latin1').toString()
    longName = null
    yield { name, bytes }
  }
}
