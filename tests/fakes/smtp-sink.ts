import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export type Received = {
  from: string
  to: string[]
  headers: ReadonlyMap<string, string>
  text: string
  html: string
}

export async function smtpSink() {
  const received: Received[] = []
  let down = false
  const server = new SMTPServer({
    authOptional: true,
    // Milliseconds: close without waiting for clients that hold a connection open.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (down) return done(new Error('451 try again later'))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...readMail(Buffer.concat(chunks).toString('utf8')),
        })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : 0
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    outOfOrder: (is: boolean) => void (down = is),
  }
}

function split(part: string): { headers: Map<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n')
  const lines = part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const index = line.indexOf(':')
      return [line.slice(0, index).toLowerCase(), decodeWords(line.slice(index + 1).trim())]
    }),
  )
  return { headers, body: part.slice(end + 4) }
}

function readMail(raw: string): Pick<Received, 'headers' | 'text' | 'html'> {
  const { headers, body } = split(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [raw]
  const read = (type: string): string => {
    const found = parts
      .map((part) => split(part.replace(/^\r\n/, '')))
      .find((part) => part.headers.get('content-type')?.startsWith(type))
    return found ? decode(found.body, found.headers.get('content-transfer-encoding') ?? '') : ''
  }
  return { headers, text: read('text/plain'), html: read('text/html') }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quoted(body.replace(/=\r\n/g, '')) : body
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** RFC 2047 encoded words: `=?UTF-8?Q?...?=` and `=?UTF-8?B?...?=`. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quoted(word.replaceAll('_', ' ')),
    )
