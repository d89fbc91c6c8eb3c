import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger } from 'pino'

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** Redacted at any depth of a log line. */
const HIDDEN = [
  'password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'access_token',
  'refresh_token',
].flatMap((name) => [name, `*.${name}`])

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
    { level, base: readable ? null : { pid: process.pid }, redact: { paths: HIDDEN, censor: '…' } },
    destination,
  )
}

function readableLine(line: string): string {
  const { level, time, msg = '', err, ...rest } = JSON.parse(line) as Record<string, unknown>
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(Number(time))
  const fields = Object.entries(rest).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const stack = (err as { stack?: string } | undefined)?.stack
  return `${clock} ${(LEVELS[Number(level)] ?? '').padEnd(5)} ${String(msg)}${fields.join('')}\n${stack ? `${stack}\n` : ''}`
}
