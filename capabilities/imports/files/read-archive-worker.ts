import { readArchiveRows } from './first-rows.ts'
import type { FromReader, ToReader } from './read-archive-in-child.ts'
import { InvalidFile } from '#platform/table-files/source.ts'

// The script of a child process: it has the bytes of one file, and no database.

const waiting: ((bytes: Uint8Array) => void)[] = []
const send = (message: FromReader) => process.send?.(message)

process.on('message', (message: ToReader) => {
  if ('bytes' in message) return waiting.shift()?.(message.bytes)
  const read = (start: number, end: number) =>
    new Promise<Uint8Array>((resolve) => {
      waiting.push(resolve)
      send({ start, end })
    })
  readArchiveRows({ length: message.length, read }).then(
    (rows) => send({ rows }),
    (error: unknown) => {
      if (error instanceof InvalidFile) send({ invalid: error.code })
      else send({ failure: (error instanceof Error && error.stack) || String(error) })
    },
  )
})
