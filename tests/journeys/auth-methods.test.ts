import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inBrowser } from '#tests/support/browser.ts'
import type { LentSite } from '#tests/support/shared-site.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { verifyPath } from '#tests/support/mailbox.ts'
import {
  alive,
  eventually,
  open,
  PHONE,
  storedIn,
  type Visit,
  visitOf,
} from '#tests/support/visitor-story.ts'
import { addKeyTo, addWalletTo } from './browser-keys-fixture.ts'
import { client, newAddress } from './signup-fixture.ts'
import { levelIn, member, programOf, sitePartners, typePassword } from './auth-providers-fixture.ts'

const { provider, environment, proxy, linkTo, codeTo } = await sitePartners()
const ANOTHER = 'grenade-mure-77'

// A site of its own, because the email server and the providers are configured at start.
inBrowser('every way in', (browser) => {
  let started: Site | undefined
  beforeAll(async () => {
    started = await startSite(environment)
  }, 300_000)
  afterAll(() => started?.stop())
  const site = (): LentSite => {
    if (!started) throw new Error('the site is started before the first test')
    return { ...started, url: proxy.url, forgetPages: async () => undefined }
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
      await open(page, await linkTo(email))
      await page.getByRole('button', { name: "Accepter l'invitation" }).click()
      await page.waitForURL((url) => url.pathname === '/auth/invite')
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
      await open(page, await linkTo(email))
      await page.getByRole('button', { name: 'Accepter le changement' }).click()
      await page.getByRole('heading', { name: 'Encore une confirmation' }).waitFor()
    })
    await visit({ width: PHONE }, async (page) => {
      await open(page, await linkTo(next))
      await page.getByRole('button', { name: 'Accepter le changement' }).click()
      await page.getByRole('heading', { name: 'Adresse email modifiée' }).waitFor()
      await page.getByText(`Votre compte utilise maintenant ${next}`).waitFor()
    })
    await visit({}, async (page) => {
      await open(page, '/auth')
      await typePassword(page, next)
      await greeted(page, 'Nour')
      await page.getByRole('link', { name: `Mon compte : ${next.split('@')[0]}` }).waitFor()
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
        const requests = await addWalletTo(page, chain)
        await open(page, '/auth?next=%2Fwishlist')
        await page.getByRole('button', { name: `Portefeuille ${chain}` }).click()
        await page.waitForURL((url) => url.pathname === '/wishlist')
        await greeted(page, 'Yova')
        await page.getByRole('link', { name: 'Mon compte', exact: true }).waitFor()
        expect(requests.join()).toContain('Se connecter à Yova')
        expect(requests.join()).toContain(new URL(site().url).host)
      })
  })

  const redeemed = (call: string, since: number) =>
    proxy
      .of(call)
      .slice(since)
      .map(({ isPreload, status }) => (isPreload ? `preload ${status}` : status))
  const knowsTheSite = async (page: Page) => {
    await open(page, '/')
    await eventually(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true)
  }
  const isSignedInAs = (page: Page, email: string) =>
    eventually(() => storedIn(page, 'yova-auth')).toMatchObject({ user: { email } })
  const signOut = (page: Page) => page.evaluate(() => localStorage.removeItem('yova-auth'))
  const emailed = async (page: Page, email: string, action: string) => {
    await open(page, await linkTo(email))
    await alive(page)
    await page.getByRole('button', { name: action }).click()
  }

  test('[AUTH-7] in a browser that knows the site, each link of a mail works, once, and a used one leads to another', async () => {
    const [newcomer, known, forgetful] = [newAddress(), newAddress(), newAddress()]
    await member(site(), known)
    await member(site(), forgetful)
    await visit({ hasWorker: true, expects: [/403/] }, async (page) => {
      await knowsTheSite(page)
      const emailRedirectTo = `${site().url}/wishlist`
      const options = { emailRedirectTo, data: { first_name: 'Lina' } }
      await client(site()).signUp({ email: newcomer, password: ANOTHER, options })
      const before = proxy.of('POST /auth/v1/verify').length
      const opened = proxy.of('GET /auth/v1/verify').length
      await emailed(page, newcomer, 'Confirmer mon adresse')
      await page.waitForURL((url) => url.pathname === '/wishlist')
      await isSignedInAs(page, newcomer)
      await signOut(page)

      await client(site()).signInWithOtp({ email: known, options: { shouldCreateUser: false } })
      await emailed(page, known, 'Me connecter')
      await isSignedInAs(page, known)
      await signOut(page)
      expect(redeemed('POST /auth/v1/verify', before)).toEqual([200, 200])

      await emailed(page, known, 'Me connecter')
      await page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' }).waitFor()
      await page.getByRole('link', { name: 'Recevoir un code de connexion' }).waitFor()

      await client(site()).resetPasswordForEmail(forgetful)
      await emailed(page, forgetful, 'Choisir un mot de passe')
      await page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' }).waitFor()
      await page.waitForURL((url) => url.pathname === '/auth/reset')
      await isSignedInAs(page, forgetful)
      expect(redeemed('GET /auth/v1/verify', opened)).toEqual([])
    })
  })

  test('[GOTRUE-1] in a browser that knows the site, the protocol’s own link is asked for once; a worker of before that asks ahead uses nothing up', async () => {
    const [first, second] = [newAddress(), newAddress()]
    await visit({ hasWorker: true, expects: [/preload/, /503/] }, async (page) => {
      await knowsTheSite(page)
      for (const [email, answers] of [
        [first, [303]],
        [second, ['preload 503', 303]],
      ] as const) {
        await client(site()).signUp({ email, password: ANOTHER })
        const since = proxy.of('GET /auth/v1/verify').length
        await page.goto(site().url + verifyPath(new URL(await linkTo(email))))
        await page.getByRole('button', { name: 'Continuer avec ce compte' }).click()
        await isSignedInAs(page, email)
        const met = redeemed('GET /auth/v1/verify', since)
        expect(met).toHaveLength(answers.length)
        expect(met).toEqual(expect.arrayContaining([...answers]))
        await signOut(page)
        // As a service worker of an earlier build may have left it.
        await page.evaluate(async () =>
          (await navigator.serviceWorker.ready).navigationPreload.enable(),
        )
      }
      const isPreloading = () =>
        page.evaluate(async () => {
          const { navigationPreload } = await navigator.serviceWorker.ready
          return (await navigationPreload.getState()).enabled
        })
      expect(await isPreloading()).toBe(true)
      proxy.deploy('the next build')
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      await page.getByRole('button', { name: 'Mettre à jour' }).click()
      await eventually(() => isPreloading().catch(() => true), 'the next worker asks once').toBe(
        false,
      )
    })
  })

  test('[GOTRUE-8] a provider: there with a challenge, signed in, and back to where one came from', async () => {
    const email = newAddress()
    const person = { sub: email, email, email_verified: true, name: 'Lina Haddad' }
    provider.is({ ...person, given_name: 'Lina', family_name: 'Haddad' })
    await visit({ hasWorker: true }, async (page) => {
      await knowsTheSite(page)
      const returned = proxy.of('GET /auth/v1/callback').length
      const left = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/`))
      await open(page, '/auth?next=%2Fwishlist')
      await page.getByRole('button', { name: 'Continuer avec Keycloak' }).click()
      const params = new URL((await left).url()).searchParams
      expect(params.get('code_challenge_method')).toBe('S256')
      expect(params.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      await page.waitForURL((url) => url.pathname === '/wishlist' && url.hash === '')
      await greeted(page, 'Lina')
      await page.getByRole('link', { name: `Mon compte : ${email.split('@')[0]}` }).waitFor()
      expect(redeemed('GET /auth/v1/callback', returned)).toEqual([302])
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
