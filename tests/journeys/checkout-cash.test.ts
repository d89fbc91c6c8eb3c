import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, eventually, onSite, open, overflow, PHONE } from '#tests/support/visitor-story.ts'
import { CHECKOUT_IN, cartOf, field, fillCheckout, MERIEM, orderNumberOn } from './buyer-fixture.ts'

onSite('from a search on a phone to a parcel on its way', ({ site, visit }) => {
  test('[CHECK-5] [CHECK-7] [CART-1] a guest buys in Arabic, is written to in Arabic, and follows the order that the administrator ships', async () => {
    const number = await visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, '/')
      await page.getByRole('combobox', { name: 'ابحث عن منتج أو علامة…' }).fill('تمر')
      await page.getByRole('search').getByRole('option').first().click()
      await page.waitForURL(/\/product\//)
      await page.getByRole('heading', { level: 1, name: /تمر/ }).waitFor()
      expect(await overflow(page)).toBe(0)

      await page
        .getByRole('main')
        .getByRole('button', { name: 'أضف إلى السلة', exact: true })
        .click()
      await page.getByRole('status').getByText('أُضيف المنتج إلى السلة').waitFor()
      await page.getByRole('link', { name: 'عرض السلة' }).click()
      await page.getByRole('heading', { name: 'سلتك' }).waitFor()

      await page.getByRole('button', { name: 'اختر الولاية' }).click()
      const places = page.getByRole('dialog', { name: 'إلى أين التوصيل؟' })
      await places.getByRole('searchbox', { name: 'رمز الولاية أو اسمها' }).fill('وهران')
      await places.getByRole('button', { name: /وهران/ }).click()
      await page.getByRole('button', { name: /وهران \(31\)/ }).waitFor()

      await page.getByRole('button', { name: 'إتمام الطلب' }).click()
      await page.waitForURL(/\/checkout/)
      await fillCheckout(page, CHECKOUT_IN.ar, { city: 'وهران' })
      await page.getByRole('button', { name: 'تأكيد الطلب' }).click()

      const placed = await orderNumberOn(page)
      await page.getByRole('heading', { level: 1 }).getByText(placed).waitFor()
      await page.getByText(/سيصلك بريد تأكيد على/).waitFor()
      await eventually(() => cartOf(page), 'the cart is emptied').toEqual([])
      return placed
    })

    await visit({ language: 'fr', width: DESKTOP, as: 'admin@yova.example' }, async (page) => {
      await open(page, '/admin/orders')
      const first = page.getByRole('table').getByRole('row').nth(1)
      await first.getByText(number).waitFor()
      await first.getByRole('button', { name: /^Changer le statut de/ }).click()
      await page.getByRole('menuitemradio', { name: 'Expédiée' }).click()
      await page.getByRole('button', { name: 'Passer à : Expédiée' }).click()
      await page.getByRole('status').getByText('Statut de la commande mis à jour').waitFor()
    })

    await visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, '/track')
      await field(page, 'رقم الطلب').fill(number)
      await field(page, 'الهاتف أو البريد').fill(MERIEM.phone)
      await page.getByRole('button', { name: 'بحث' }).last().click()
      // Number and phone show the statuses; a code sent to the phone opens the rest.
      const states = page.getByRole('region', { name: 'أين وصلت طرودك' })
      await states.getByText('تم الشحن').waitFor()
      expect(await page.getByRole('main').innerText()).not.toContain(MERIEM.firstName)
      await page.getByRole('button', { name: 'استلام رمز' }).click()
      await field(page, 'الرمز المكوّن من 6 أرقام').fill(await codeFor(site().url, number))
      await page.getByRole('button', { name: 'فتح الطلب' }).click()
      await shipped(page)
      await page.getByRole('main').getByText(MERIEM.firstName).waitFor()
      expect(await overflow(page)).toBe(0)
    })

    const { rows } = await site().query(
      `select o.status, o.shipped_at is not null as shipped from orders.orders o
       join orders.purchases p on p.id = o.purchase_id where p.number = $1`,
      [number],
    )
    expect(rows).toEqual([{ status: 'shipped', shipped: true }])
    const mail = await mailAbout(site().url, number)
    const link = /\/track\?number=\S+#key=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    await visit({ language: 'ar', width: PHONE }, async (page) => {
      await open(page, link)
      await shipped(page)
      expect(page.url()).not.toContain('key=')
      await page.reload()
      await shipped(page)
    })
    expect(mail).toMatchObject({ to: MERIEM.email })
    expect(mail?.html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
  })
})

const shipped = (page: Page) =>
  page
    .getByRole('list', { name: 'مسار الطرد' })
    .locator('[aria-current=step]')
    .getByText('تم الشحن')
    .waitFor()

async function codeFor(url: string, number: string): Promise<string> {
  const find = async () => {
    const messages = (await (await fetch(`${url}/dev/sms`)).json()) as { message: string }[]
    const about = messages.find(({ message }) => message.includes(number))
    return /\b\d{6}\b/.exec(about?.message ?? '')?.[0]
  }
  await eventually(find).toBeDefined()
  return (await find()) ?? ''
}

type Mail = { to: string; subject: string; text: string; html: string | null }

async function mailAbout(url: string, number: string): Promise<Mail | undefined> {
  const find = async () => {
    const answer = await fetch(`${url}/dev/mail`, { headers: { accept: 'application/json' } })
    return ((await answer.json()) as Mail[]).find((mail) =>
      `${mail.subject}${mail.text}`.includes(number),
    )
  }
  await eventually(find).toBeDefined()
  return find()
}
