import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket, type NetConnectOpts } from 'node:net'

/** A host that is a folder contains the server's Unix socket. */
export const socketOf = ({ host, port }: { host: string; port: number }): NetConnectOpts =>
  host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }

export async function tcpProxyTo(first: NetConnectOpts) {
  const pairs = new Set<readonly [Socket, Socket]>()
  let target = first
  let isCut = false
  let isFrozen = false

  const server = createServer((near) => {
    near.on('error', () => {})
    if (isCut) return void near.destroy()
    const far = connect(target)
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
    cut,
    freeze() {
      isFrozen = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    mend() {
      isCut = false
      isFrozen = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    leadTo: (other: NetConnectOpts) => void (target = other),
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
export type TcpProxy = Awaited<ReturnType<typeof tcpProxyTo>>
