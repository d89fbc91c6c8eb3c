import type { Page } from 'playwright-core'
import { ethereumWallet, solanaWallet } from '#tests/fakes/web3-wallets.ts'

/** A virtual authenticator (CDP) with user presence. */
export async function addKeyTo(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

/** Returns what the wallet was asked to sign. */
export async function addWalletTo(page: Page, chain: 'Ethereum' | 'Solana'): Promise<string[]> {
  if (chain === 'Ethereum') {
    const { wallet, asked: requests } = ethereumWallet()
    await page.exposeFunction('askWallet', wallet.request)
    await page.addInitScript(() => {
      const { askWallet } = window as unknown as { askWallet: (what: object) => Promise<unknown> }
      const nothing = () => undefined
      const ethereum = { request: askWallet, on: nothing, removeListener: nothing }
      Object.assign(window, { ethereum })
    })
    return requests
  }
  const { wallet, address } = solanaWallet()
  const requested: string[] = []
  await page.exposeFunction('askWallet', async (bytes: number[]) => {
    requested.push(Buffer.from(bytes).toString('utf8'))
    return [...(await wallet.signMessage(Uint8Array.from(bytes)))]
  })
  await page.addInitScript((known) => {
    type RequestedItem = { askWallet: (bytes: number[]) => Promise<number[]> }
    const { askWallet } = window as unknown as RequestedItem
    const signMessage = async (text: Uint8Array) => Uint8Array.from(await askWallet([...text]))
    Object.assign(window, { solana: { publicKey: { toBase58: () => known }, signMessage } })
  }, address)
  return requested
}
