import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ethereumWallet, solanaWallet } from '#tests/partners/wallets.ts'
import { inBrowser } from '#tests/support/browser.ts'
import type { LentSite } from '#tests/support/lent-site.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { alive, open, PHONE, storedIn, type Visit, visitOf } from '#tests/support/visitor.ts'
import { client, newAddress } from './newcomer.ts'
import { levelIn, member, programOf, sitePartners, typePassword } from './partners.ts'

const { provider, environment, linkTo, codeTo } = await sitePartners()
const ANOTHER = 'grenade-mure-77'

// Who carries its mails, and who sends it people, is known to this site alone.
inBrowser('every way in', (browser) => {
  let started: Site | undefined
  beforeAll(async () => {
    started = await startSite(environment)
  }, 300_000)
  afterAll(() => started?.stop())
  const site = (): LentSite => {
    if (!started) throw new Error('the site is started before the first test')
    return { ...started, forgetPages: async () => undefined }
  }
  const visit = (options: Visit, story: (page: Page) => Promise<void>) =>
    visitOf(browser(), site(), options, story)
  const greeted = async (page: Page, name: string) => {
    await page.getByText('Connexion réussie').waitFor()
    await page.getByText(`Bienvenue, ${name}`).waitFor()
  }

  test('[GOTRUE-14] an invitation: the link of the mail opens it, a password is chosen, and that is all', async () => {
    const email = newAddress()
    const program = await programOf(site())
    const invited = await program.inviteUserByEmail(email, { data: { first_name: 'Samia' } })
    expect(invited.error).toBeNull()
    await visit({ width: PHONE }, async (page) => {
      await page.goto(await linkTo(email))
      await page.waitForURL((url) => url.pathname === '/auth/invite' && url.hash === '')
      await page.getByRole('heading', { name: 'Vous êtes invité sur Yova' }).waitFor()
      await page.getByText(email).waitFor()
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(ANOTHER)
      await page.getByLabel('Confirmer le mot de passe').fill(ANOTHER)
      await page.getByRole('button', { name: 'Ouvrir mon compte' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await greeted(page, 'Samia')
      expect(await storedIn(page, 'yova-auth')).toMatchObject({ user: { email } })
    })
    const again = await client(site()).signInWithPassword({ email, password: ANOTHER })
    expect(again.error).toBeNull()
  })

  test('[ACC-3] another address: both mailboxes agree, in two browsers, and the new one signs in', async () => {
    const { email, stored } = await member(site(), newAddress())
    const next = newAddress()
    await visit({ stored }, async (page) => {
      await open(page, '/account/security#email')
      await page.getByLabel('Nouvelle adresse email').fill(next)
      await page.getByRole('button', { name: 'Envoyer les liens' }).click()
      await page.getByText('Vérifiez vos boîtes de réception').waitFor()
      await page.getByText('En attente de confirmation').waitFor()
      const { rows } = await site().query('select new_email from identity.users where email = $1', [
        email,
      ])
      expect(rows).toEqual([{ new_email: next }])
      await page.goto(await linkTo(email))
      await page.getByRole('heading', { name: 'Encore une confirmation' }).waitFor()
    })
    await visit({ width: PHONE }, async (page) => {
      await page.goto(await linkTo(next))
      await page.getByRole('heading', { name: 'Adresse email modifiée' }).waitFor()
      await page.getByText(`Votre compte utilise maintenant ${next}`).waitFor()
    })
    await visit({}, async (page) => {
      await open(page, '/auth')
      await typePassword(page, next)
      await greeted(page, 'Nour')
      await page.getByRole('link', { name: 'Mon compte : Nour' }).waitFor()
    })
    const old = await client(site()).signInWithPassword({ email, password: ANOTHER })
    expect(old.error?.code).toBe('invalid_credentials')
  })

  test('[ACC-3] [AUTH-7] a phone as the second step: set up with a code, then asked for at every sign-in', async () => {
    const { email, stored } = await member(site(), newAddress())
    const digits = `55${String(randomInt(1e7)).padStart(7, '0')}`
    await visit({ stored }, async (page) => {
      await open(page, '/account/security')
      await page.getByRole('button', { name: 'Ajouter un téléphone' }).click()
      await page.getByLabel('Téléphone', { exact: true }).fill(`0${digits}`)
      await page.getByRole('button', { name: 'Envoyer le code' }).click()
      await page.getByLabel('Code', { exact: true }).fill(await codeTo(digits, 1))
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.getByText('Activée', { exact: true }).waitFor()
    })
    await visit({ width: PHONE }, async (page) => {
      await open(page, '/auth?next=%2Fwishlist')
      await typePassword(page, email)
      await page.getByRole('heading', { name: 'Vérification en deux étapes' }).waitFor()
      await page.getByText('Nous envoyons un code par SMS').waitFor()
      await page.getByRole('button', { name: 'Envoyer le code' }).click()
      await page.getByRole('textbox', { name: 'Code' }).fill(await codeTo(digits, 2))
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.waitForURL((url) => url.pathname === '/wishlist')
      await greeted(page, 'Nour')
      expect(await levelIn(page)).toBe('aal2')
    })
  })

  test('[ACC-3] [AUTH-7] a key as the second step: the browser’s own dialog sets it up and signs in with it', async () => {
    const { email, stored } = await member(site(), newAddress())
    await visit({ stored }, async (page) => {
      await addKeyTo(page)
      await open(page, '/account/security')
      await page.getByRole('button', { name: 'Ajouter une clé' }).click()
      await page.getByRole('button', { name: 'Commencer' }).click()
      await page.getByText('Activée', { exact: true }).waitFor()
      await page.getByRole('listitem').filter({ hasText: 'Clé de sécurité' }).first().waitFor()
      await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()
      await page.getByText('Déconnexion réussie').waitFor()
      await open(page, '/auth')
      await typePassword(page, email)
      await page.getByText('Confirmez avec votre clé de sécurité').waitFor()
      await page.getByRole('button', { name: 'Utiliser ma clé' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await greeted(page, 'Nour')
      expect(await levelIn(page)).toBe('aal2')
    })
  })

  test('[GOTRUE-8] wallets: what they sign opens an account of their own', async () => {
    for (const chain of ['Ethereum', 'Solana'] as const)
      await visit({}, async (page) => {
        const asked = await addWalletTo(page, chain)
        await open(page, '/auth?next=%2Fwishlist')
        await page.getByRole('button', { name: `Portefeuille ${chain}` }).click()
        await page.waitForURL((url) => url.pathname === '/wishlist')
        await greeted(page, 'Yova')
        await page.getByRole('link', { name: 'Mon compte', exact: true }).waitFor()
        expect(asked.join()).toContain('Se connecter à Yova')
        expect(asked.join()).toContain(new URL(site().url).host)
      })
  })

  test('[GOTRUE-8] a provider: there with a challenge, signed in, and back to where one came from', async () => {
    const email = newAddress()
    const person = { sub: email, email, email_verified: true, name: 'Lina Haddad' }
    provider.is({ ...person, given_name: 'Lina', family_name: 'Haddad' })
    await visit({}, async (page) => {
      const left = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/`))
      await open(page, '/auth?next=%2Fwishlist')
      await page.getByRole('button', { name: 'Continuer avec Keycloak' }).click()
      const asked = new URL((await left).url()).searchParams
      expect(asked.get('code_challenge_method')).toBe('S256')
      expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      await page.waitForURL((url) => url.pathname === '/wishlist' && url.hash === '')
      await greeted(page, 'Lina')
      await page.getByRole('link', { name: 'Mon compte : Lina' }).waitFor()
    })
    provider.refuse()
    await visit({}, async (page) => {
      await open(page, '/auth')
      await page.getByRole('button', { name: 'Continuer avec Keycloak' }).click()
      await page.waitForURL((url) => url.pathname === '/auth/callback')
      await alive(page)
      await page.getByRole('alert').getByText("L'accès a été refusé").waitFor()
      await page.getByRole('link', { name: 'Se connecter autrement' }).waitFor()
    })
  })
})

/** A key in software that the browser takes for one that is plugged in and whose owner is there. */
async function addKeyTo(page: Page): Promise<void> {
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

/** A wallet in the browser, whose keys are here; gives what it was asked to sign. */
async function addWalletTo(page: Page, chain: 'Ethereum' | 'Solana'): Promise<string[]> {
  if (chain === 'Ethereum') {
    const { wallet, asked } = ethereumWallet()
    await page.exposeFunction('askWallet', wallet.request)
    await page.addInitScript(() => {
      const { askWallet } = window as unknown as { askWallet: (what: object) => Promise<unknown> }
      const nothing = () => undefined
      const ethereum = { request: askWallet, on: nothing, removeListener: nothing }
      Object.assign(window, { ethereum })
    })
    return asked
  }
  const { wallet, address } = solanaWallet()
  const asked: string[] = []
  await page.exposeFunction('askWallet', async (bytes: number[]) => {
    asked.push(Buffer.from(bytes).toString('utf8'))
    return [...(await wallet.signMessage(Uint8Array.from(bytes)))]
  })
  await page.addInitScript((known) => {
    type Asked = { askWallet: (bytes: number[]) => Promise<number[]> }
    const { askWallet } = window as unknown as Asked
    const signMessage = async (text: Uint8Array) => Uint8Array.from(await askWallet([...text]))
    Object.assign(window, { solana: { publicKey: { toBase58: () => known }, signMessage } })
  }, address)
  return asked
}
