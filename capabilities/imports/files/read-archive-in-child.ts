import { type ChildProcess, fork } from 'node:child_process'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import { createBoundedQueue } from '#platform/bounded-queue.ts'
import type { ArchiveRows } from './first-rows.ts'
import { type FileError, type FileSource, InvalidFile } from '#platform/table-files/source.ts'

export type ToReader = { length: number } | { bytes: Uint8Array }
export type FromReader =
  | { start: number; end: number }
  | { rows: ArchiveRows }
  | { invalid: FileError }
  | { failure: string }

type Options = { script?: URL; timeout?: Milliseconds }

const SCRIPT = new URL('./read-archive-worker.ts', import.meta.url)
/** What unpacks to more ends this process alone. */
const SMALL = ['--max-old-space-size=256', '--max-semi-space-size=8']

const queue = createBoundedQueue({ name: 'workbooks', concurrency: 1, maxWaiting: 20 })

/**
 * In a child process of its own, since unpacking a hostile file can take the memory and the time of
 * the process that serves pages. Throws an `InvalidFile`, also when the child runs out of memory or
 * time; a `QueueFull` when too many files wait; and what `source.read` throws.
 */
export const readArchiveInChild = (
  source: FileSource,
  options: Options = {},
): Promise<ArchiveRows> => queue(() => readInChild(source, options))

function readInChild(
  { length, read }: FileSource,
  { script = SCRIPT, timeout = seconds(30) }: Options,
): Promise<ArchiveRows> {
  const child = fork(script, [], { serialization: 'advanced', execArgv: SMALL, env: {} })
  const send = (message: ToReader) => child.send(message, () => {}) // 'exit' tells when it is gone
  return new Promise<ArchiveRows>((resolve, reject) => {
    const tooLarge = () => reject(new InvalidFile('archive_too_large'))
    const timer = setTimeout(tooLarge, timeout)
    child.on('message', (message: FromReader) => {
      if ('start' in message)
        read(message.start, message.end).then((bytes) => send({ bytes }), reject)
      else if ('rows' in message) resolve(message.rows)
      else if ('invalid' in message) reject(new InvalidFile(message.invalid))
      else reject(new Error(message.failure))
    })
    child.once('error', reject)
    child.once('exit', tooLarge) // after an answer this changes nothing
    child.once('exit', () => clearTimeout(timer))
    send({ length })
  }).finally(() => end(child))
}

function end(child: ChildProcess): void {
  child.removeAllListeners('message')
  child.kill('SIGKILL') // it holds nothing that must be closed
}
