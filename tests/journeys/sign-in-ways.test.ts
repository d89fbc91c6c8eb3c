import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { newcomer, signIn } from './account-fixture.ts'
import { buyAs, soldAs } from './past-orders-fixture.ts'

onSite('ways to the sign-in and back', ({ site, visit }) => {
  const vendor = async () => {
    const { rows } = await site().query<{ id: string; name: string }>(
      `select v.id, coalesce(v.business_name_ar, v.business_name) as name from vendors.vendors v
       join identity.users u on u.id = v.user_id where u.email = 'vendeur@yova.example'`,
    )
    return rows[0]!
  }
  const call = async (stored: string, path: string, body: object) => {
    const { access_token: token } = JSON.parse(stored) as { access_token: string }
    const answer = await fetch(`${site().url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { id: string }
  }

  test('a guest who writes to a shop is told why to sign in, and comes to that shop', async () => {
    const [email, shop] = [await newcomer(site(), 'writes'), await vendor()]
    await visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, `/vendors/${shop.id}`)
      await page.locator('.shop-contact a').last().click()
      await page.getByText('سجّل الدخول لمراسلة المتجر').waitFor()
      expect(await overflow(page)).toBe(0)
      await page.locator('input[name=email]').fill(email)
      await page.locator('input[name=password]').fill(DEMO_PASSWORD)
      await page.locator('.auth-form button[type=submit]').click()
      await page.waitForURL(/\/account\/messages\?/)
      const message = page.locator('.message-open textarea')
      await page.locator('.message-open').getByText(shop.name).first().waitFor()
      await message.fill('هل تتوفر مقاسات أخرى؟')
      await page.locator('.message-open button[type=submit]').click()
      await page.waitForURL(/thread=/)
      await page.locator('.message-open').getByText('هل تتوفر مقاسات أخرى؟').waitFor()
    })
  })

  test('an answer that was not read is marked in the menu of the account, until it is', async () => {
    const [shop, stored] = [await vendor(), await signIn(site(), await newcomer(site(), 'unread'))]
    const thread = await call(stored, '/account/messages', { vendor_id: shop.id, text: 'Bonjour' })
    await call(
      await signIn(site(), 'vendeur@yova.example'),
      `/vendor/messages/${thread.id}/replies`,
      { text: 'Bonjour, que cherchez-vous ?' },
    )
    await visit({ language: 'fr', width: PHONE, stored: { 'yova-auth': stored } }, async (page) => {
      await open(page, '/account')
      const entry = page.locator('.account-menu').getByRole('link', { name: /^Messages/ })
      await entry.getByText('1 nouveau message').waitFor()
      await entry.click()
      await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
      await page.locator('.message-open').getByText('que cherchez-vous').waitFor()
      await open(page, '/account')
      await entry.waitFor()
      await page.waitForLoadState('networkidle')
      await eventually(() => entry.locator('.count-badge').count()).toBe(0)
    })
  })

  test('[AUTH-2] the toast of a refused sign-in leaves with the form', () =>
    visit({ language: 'ar', width: PHONE, expects: [/400/] }, async (page) => {
      await open(page, '/auth')
      await page.locator('input[name=email]').fill('client@yova.example')
      await page.locator('input[name=password]').fill('wrong')
      await page.locator('.auth-form button[type=submit]').click()
      const title = page.locator('.toaster').getByText('خطأ في تسجيل الدخول')
      await title.waitFor()
      await page.locator('.auth-form').getByText('يُرجى التحقق من بياناتك').waitFor()
      await page.locator('.toaster').getByText('يُرجى التحقق من بياناتك').waitFor()
      await page.locator('a[href^="/auth/otp"]').click()
      await page.waitForURL(/\/auth\/otp/)
      await title.waitFor({ state: 'hidden' })
    }))

  test('[CHECK-5] the account offered after a guest order is one of the email of the order', async () => {
    const email = `invitee-${crypto.randomUUID().slice(0, 8)}@example.dz`
    const [order] = await buyAs(site(), email, [await soldAs(site(), 'Baklawa')])
    const number = order!.number.replace(/-\d$/, '')
    await visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, `/track?number=${number}#key=${order!.key}`)
      await page.locator('.track-result').waitFor()
      await open(page, `/order/${number}`)
      await page.getByRole('link', { name: 'أنشئ حسابي' }).click()
      const form = page.locator('.auth-form').filter({ has: page.locator('[name=confirm]') })
      await eventually(() => form.locator('[name=email]').inputValue()).toBe(email)
    })
  })
})
