import { expect, test } from 'vitest'
import { eventually, onSite, PHONE, storedIn } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { client, linkIn, mailTo } from './signup-fixture.ts'

/** As the protocol appends them to the page that a link leads to. */
function fragmentOf(session: string): string {
  const { access_token, refresh_token } = JSON.parse(session) as Record<string, string>
  return `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup&sb=`
}

onSite('a link that opens an account', ({ site, visit }) => {
  test('tokens of a sender replace no session before the visitor was asked', async () => {
    const own = await newcomer(site(), 'own')
    const sender = await newcomer(site(), 'sender')
    const theirs = await signIn(site(), sender)
    await visit({ stored: { 'yova-auth': await signIn(site(), own) } }, async (page) => {
      await page.goto(`/products${fragmentOf(theirs)}`)
      await page.getByRole('heading', { name: `Continuer en tant que ${sender} ?` }).waitFor()
      await page.getByText(`Vous êtes connecté en tant que ${own}.`).waitFor()
      expect(new URL(page.url()).hash).toBe('')
      expect(await storedIn(page, 'yova-auth')).toMatchObject({ user: { email: own } })
      await page.getByRole('link', { name: 'Ne pas continuer' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      expect(await storedIn(page, 'yova-auth')).toMatchObject({ user: { email: own } })

      await page.goto(`/products${fragmentOf(theirs)}`)
      await page.getByRole('button', { name: 'Continuer avec ce compte' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await eventually(() => storedIn(page, 'yova-auth')).toMatchObject({ user: { email: sender } })
    })
  })

  test('a visitor without a session is asked too', async () => {
    const sender = await newcomer(site(), 'sender')
    const theirs = await signIn(site(), sender)
    await visit({ language: 'ar', width: PHONE }, async (page) => {
      await page.goto(`/${fragmentOf(theirs)}`)
      await page.getByRole('heading', { name: 'المتابعة باسم' }).waitFor()
      expect(await storedIn(page, 'yova-auth')).toBeNull()
    })
  })

  test('tokens that open nothing leave the session alone', async () => {
    const own = await newcomer(site(), 'own')
    const visited = { stored: { 'yova-auth': await signIn(site(), own) }, expects: [/403|401/] }
    await visit(visited, async (page) => {
      await page.goto(`/${fragmentOf('{"access_token":"a.b.c","refresh_token":"x"}')}`)
      await page.getByRole('heading', { name: "La connexion n'a pas abouti" }).waitFor()
      expect(await storedIn(page, 'yova-auth')).toMatchObject({ user: { email: own } })
    })
  })

  test('the link of a mail to another account asks before it takes the place of the session', async () => {
    const own = await newcomer(site(), 'own')
    const other = await newcomer(site(), 'other')
    const emailRedirectTo = `${site().url}/`
    await client(site()).signInWithOtp({ email: other, options: { emailRedirectTo } })
    const link = linkIn(await mailTo(site(), other))
    await visit({ stored: { 'yova-auth': await signIn(site(), own) } }, async (page) => {
      await page.goto(link)
      await page.getByRole('button', { name: 'Me connecter' }).click()
      await page.getByRole('heading', { name: `Continuer en tant que ${other} ?` }).waitFor()
      expect(await storedIn(page, 'yova-auth')).toMatchObject({ user: { email: own } })
      await page.getByRole('button', { name: 'Continuer avec ce compte' }).click()
      await eventually(() => storedIn(page, 'yova-auth')).toMatchObject({ user: { email: other } })
    })
  })
})
