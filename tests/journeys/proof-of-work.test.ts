import { expect, test } from 'vitest'
import { onSite, open, PHONE } from '#tests/support/visitor-story.ts'
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
