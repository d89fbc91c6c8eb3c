import { pino, type DestinationStream, type Logger } from 'pino'
import { z } from 'zod'

export type { Logger } from 'pino'

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** Redacted in a log line, and in its objects. */
const HIDDEN = [
  'password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'access_token',
  'refresh_token',
].flatMap((name) => [name, `*.${name}`])

/** Fields of a PostgreSQL error that repeat values of its statement, such as an e-mail address. */
const FIELDS_WITH_VALUES = ['detail', 'where', 'internalQuery']

/** Messages of class 22 (data exceptions) quote the value that was refused. */
function messagesWithValues(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const isQuoting = 'code' in error && /^22\w{3}$/.test(String(error.code))
  return [...(isQuoting ? [error.message] : []), ...messagesWithValues(error.cause)]
}

function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const shown: Record<string, unknown> = { ...pino.stdSerializers.err(error) }
  for (const field of FIELDS_WITH_VALUES) delete shown[field]
  for (const message of messagesWithValues(error))
    for (const field of ['message', 'stack'])
      shown[field] = String(shown[field]).replaceAll(message, message.replaceAll(/"[^"]*"/g, '"…"'))
  return shown
}

export function createLog({
  readable,
  level = 'info',
  write = (line) => void process.stdout.write(line),
}: {
  readable: boolean
  level?: string
  write?: (line: string) => void
}): Logger {
  const destination: DestinationStream = {
    write: readable ? (line) => write(readableLine(line)) : write,
  }
  return pino(
    {
      level,
      base: readable ? null : { pid: process.pid },
      redact: { paths: HIDDEN, censor: '…' },
      serializers: { err: withoutValues },
    },
    destination,
  )
}

const Line = z.record(z.string(), z.unknown())
const WithStack = z.object({ stack: z.string() })

function readableLine(line: string): string {
  const { level, time, msg = '', err, ...rest } = Line.parse(JSON.parse(line))
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(Number(time))
  const fields = Object.entries(rest).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const stack = WithStack.safeParse(err).data?.stack
  return `${clock} ${(LEVELS[Number(level)] ?? '').padEnd(5)} ${String(msg)}${fields.join('')}\n${stack ? `${stack}\n` : ''}`
}
