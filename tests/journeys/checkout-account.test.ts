import { expect, test } from 'vitest'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { CHECKOUT_IN, cartOfThreeShops, field, orderNumberOn, priced } from './buyer-fixture.ts'

const HOME = { label: 'المنزل', address: '3 rue de la Liberté', city: 'Béjaïa', wilaya: '06' }
const WORK = { label: 'العمل', address: '8 boulevard de l’ALN', city: 'Oran', wilaya: '31' }

onSite('a checkout with an account', ({ site, visit }) => {
  async function accountWithTwoAddresses() {
    const stored = await signIn(site(), await newcomer(site(), 'saved'))
    const { access_token: token } = JSON.parse(stored) as { access_token: string }
    for (const [address, isDefault] of [
      [HOME, true],
      [WORK, false],
    ] as const) {
      const answer = await fetch(`${site().url}/api/v1/account/addresses`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ ...address, first_name: 'Lina', last_name: 'Haddad', phone: '0552 01 10 81' },
          is_default: isDefault,
        }),
      })
      expect(answer.status, await answer.text()).toBe(201)
    }
    return stored
  }

  test('[ACC-4] [CHECK-1] the default address prices the cart and fills the form; another saved one is picked', async () => {
    const words = CHECKOUT_IN.ar
    const stored = {
      ...(await cartOfThreeShops(site())),
      'yova-auth': await accountWithTwoAddresses(),
    }
    await visit({ language: 'ar', width: PHONE, stored }, async (page) => {
      await open(page, '/cart')
      await page.getByRole('button', { name: /\(06\)/ }).waitFor()
      await page.getByRole('button', { name: 'إتمام الطلب' }).click()
      await page.waitForURL(/\/checkout/)
      const valueOf = (label: string) => field(page, label).inputValue()
      await eventually(() => valueOf(words.address)).toBe(HOME.address)
      expect(await page.getByRole('combobox', { name: words.city }).inputValue()).toBe('بجاية')
      expect(await valueOf(words.phone)).toBe('552 01 10 81')
      expect(await overflow(page)).toBe(0)

      const saved = page.getByRole('combobox', { name: 'عنوان محفوظ' })
      const isolated = [WORK.label, WORK.city, WORK.address].map((part) => `\u2068${part}\u2069`)
      await saved.selectOption({ label: isolated.join(' · ') })
      await eventually(() => valueOf(words.address)).toBe(WORK.address)
      await priced(page)
      await page.getByRole('button', { name: 'تأكيد الطلب' }).click()
      const number = await orderNumberOn(page)
      const { rows } = await site().query(
        `select address, city, wilaya from orders.purchases where number = $1`,
        [number],
      )
      expect(rows).toEqual([{ address: WORK.address, city: WORK.city, wilaya: WORK.wilaya }])
    })
  })
})
