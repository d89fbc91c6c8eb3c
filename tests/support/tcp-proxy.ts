import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The network between the product and its database, which can be cut, frozen and led elsewhere. */
export async function tcpProxyTo(path: string) {
  const pairs = new Set<readonly [Socket, Socket]>()
  let target = path
  let isCut = false
  let isFrozen = false

  const server = createServer((near) => {
    near.on('error', () => {})
    if (isCut) return void near.destroy()
    const far = connect({ path: target })
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => {}).setNoDelay(true)
      from.on('data', (bytes) => to.write(bytes))
      from.on('end', () => to.end())
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
      if (isFrozen) from.pause()
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const cut = () => {
    isCut = true
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Every session ends, and none can be opened. */
    cut,
    /** Nothing arrives any more, and nobody is told. */
    freeze() {
      isFrozen = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    /** After `cut` or `freeze`. */
    mend() {
      isCut = false
      isFrozen = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    /** New sessions go to this socket. */
    leadTo: (other: string) => void (target = other),
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
export type TcpProxy = Awaited<ReturnType<typeof tcpProxyTo>>
