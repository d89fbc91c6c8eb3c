import { expect, test } from 'vitest'
import { eventually, onSite, open, PHONE, storedIn } from '#tests/support/visitor-story.ts'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { ownAddress } from '#tests/support/own-address.ts'
import { newcomer } from './account-fixture.ts'
import { buyAs, soldAs } from './past-orders-fixture.ts'
import { CHECKOUT_IN, cartWith, fillCheckout, MERIEM, orderNumberOn } from './buyer-fixture.ts'

onSite('a buyer who orders often', ({ site, visit }) => {
  test('the browser proves its work by itself, in a worker that is loaded only then', async () => {
    const sold = await soldAs(site(), 'Dattes')
    const person = { ...MERIEM, email: 'orders-often@mail.example', phone: '0770 98 76 54' }
    for (let order = 0; order < 5; order += 1) await buyAs(site(), person.email, [sold])

    const stored = cartWith({ id: sold.id, price: 1_000, name: sold.name })
    await visit({ language: 'ar', width: PHONE, stored }, async (page) => {
      const loaded: string[] = []
      const answers: number[] = []
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
      page.on('response', (response) => {
        if (response.url().includes('/api/v1/checkout')) answers.push(response.status())
      })
      const solvers = () => loaded.filter((path) => /solver-worker|prove-work/.test(path))
      await open(page, '/checkout')
      await fillCheckout(page, CHECKOUT_IN.ar, { person, city: 'وهران' })
      expect(solvers()).toEqual([])

      const slow = await page.context().newCDPSession(page)
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.getByRole('button', { name: 'تأكيد الطلب' }).click()
      expect(await orderNumberOn(page)).toMatch(/^Y-/)
      expect(answers).toEqual([428, 201])
      expect(solvers()).toHaveLength(2)
    })
  })
})

onSite('an account that others guess at', ({ site, visit }) => {
  test('its owner signs in all the same: the page proves work by itself', async () => {
    const email = await newcomer(site(), 'guessed-at')
    const guess = () =>
      fetch(`${site().url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...ownAddress() },
        body: JSON.stringify({ email, password: 'a guess' }),
      })
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 10 }, guess))
    expect((await guess()).status).toBe(429)

    await visit({ width: PHONE, language: 'fr', expects: [/status of 429/] }, async (page) => {
      await open(page, '/auth')
      const form = page.locator('form:visible')
      await form.locator('[name=email]').fill(email)
      await form.locator('[name=password]').fill(DEMO_PASSWORD)
      await form.locator('button[type=submit]').click()
      await eventually(() => storedIn(page, 'yova-auth')).toMatchObject({ user: { email } })
    })
  })
})
