/** Load generator: parses only status and length, so that it costs less than the server. */
import { connect, type Socket } from 'node:net'
import type { Load, LoadOutcome, LoadRequest } from './load.ts'
import { filled, isVarying, nextSerial } from './placeholders.ts'

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: ?(\d+)/i

type Prepared = { bytes: () => Buffer; least: number; most: number; what: string }

function prepare(request: LoadRequest, status: number): Prepared {
  const { method = 'GET', path, headers = {}, body } = request
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length =
    body === undefined
      ? []
      : [`content-length: ${Buffer.byteLength(filled(body, nextSerial()))}\r\n`]
  const text = `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${[...lines, ...length].join('')}\r\n${body ?? ''}`
  const fixed = Buffer.from(text)
  return {
    bytes: isVarying(text) ? () => Buffer.from(filled(text, nextSerial())) : () => fixed,
    least: request.length[0],
    most: request.length[1],
    what: `${method} ${path} (${status} expected)`,
  }
}

class Asker {
  readonly #socket: Socket
  readonly #requests: readonly Prepared[]
  readonly #answered: (took: number, bytes: number) => boolean
  readonly #failed: (reason: string) => void
  readonly #status: string
  #at = 0
  #sentAt = 0
  #head: Buffer | null = null
  #left = -1
  #bytes = 0

  constructor(
    socket: Socket,
    requests: readonly Prepared[],
    status: number,
    answered: (took: number, bytes: number) => boolean,
    failed: (reason: string) => void,
  ) {
    this.#socket = socket
    this.#requests = requests
    this.#answered = answered
    this.#failed = failed
    this.#status = `HTTP/1.1 ${status}`
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    socket.on('error', (error) => failed(`a connection broke: ${error.message}`))
    socket.on('close', () => failed('the server closed a connection'))
  }

  send(): void {
    const request = this.#requests[this.#at % this.#requests.length]
    if (!request) throw new Error('the load worker has no requests')
    this.#sentAt = performance.now()
    this.#socket.write(request.bytes())
  }

  #read(chunk: Buffer): void {
    if (this.#left < 0) {
      const head: Buffer = this.#head ? Buffer.concat([this.#head, chunk]) : chunk
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) {
        this.#head = head
        return
      }
      this.#head = null
      const length = this.#lengthIn(head.toString('latin1', 0, end), head)
      if (length === null) return
      this.#bytes = length
      this.#left = length - (head.length - end - END_OF_HEAD.length)
    } else {
      this.#left -= chunk.length
    }
    if (this.#left > 0) return
    if (this.#left < 0) return this.#failed('an answer is longer than it says')
    this.#left = -1
    const took = performance.now() - this.#sentAt
    this.#at += 1
    if (this.#answered(took, this.#bytes)) this.send()
  }

  #lengthIn(head: string, whole: Buffer): number | null {
    const { what, least, most: limit } = this.#requests[this.#at % this.#requests.length]!
    const length = Number(LENGTH.exec(head)?.[1] ?? Number.NaN)
    if (head.startsWith(this.#status) && length >= least && length <= limit) return length
    const bounds = `${least} to ${limit} bytes expected`
    this.#failed(`${what}: ${bounds}, answered\n${whole.subarray(0, 1500).toString()}`)
    return null
  }
}

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('error', reject)
  })

async function run({ port, connections, seconds, requests, status }: Load): Promise<LoadOutcome> {
  const prepared = requests.map((request) => prepare(request, status))
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)))
  const times: number[] = []
  let bytes = 0
  let asking = connections
  const cpuBefore = process.cpuUsage()
  const began = performance.now()
  const until = began + seconds * 1000

  try {
    await new Promise<void>((resolve, reject) => {
      const failed = (reason: string) => asking > 0 && reject(new Error(reason))
      const answered = (took: number, length: number): boolean => {
        times.push(took)
        bytes += length
        if (performance.now() < until) return true
        asking -= 1
        if (asking === 0) resolve()
        return false
      }
      // No two connections request the same at once, or the server could share the work.
      sockets.forEach((socket, index) => {
        const own = prepared.filter(
          (_, position) => position % connections === index % prepared.length,
        )
        new Asker(socket, own, status, answered, failed).send()
      })
    })
  } finally {
    asking = 0
    for (const socket of sockets) socket.destroy()
  }
  const took = (performance.now() - began) / 1000
  const cpu = process.cpuUsage(cpuBefore)
  const sorted = Float64Array.from(times).sort()
  const time = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return {
    answers: times.length,
    perSecond: times.length / took,
    p50: time(0.5),
    p99: time(0.99),
    bytesEach: bytes / times.length,
    busy: (cpu.user + cpu.system) / 1e6 / took,
  }
}

process.on('message', (load: Load) => {
  run(load).then(
    (outcome) => process.send?.({ outcome }),
    (error: unknown) => process.send?.({ failure: (error as Error).message }),
  )
})
process.on('disconnect', () => process.exit())
