import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, eventually, onSite, open, PHONE } from '#tests/support/visitor-story.ts'
import {
  CHECKOUT_IN,
  cartOf,
  cartWith,
  field,
  fillCheckout,
  MERIEM,
  orderNumberOn,
  priced,
  reload,
} from './buyer-fixture.ts'

/** Used in this file only, so that her orders can be counted. */
const LAMIA = { ...MERIEM, firstName: 'Lamia', email: 'lamia@mail.example' }

const FR = CHECKOUT_IN.fr
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer la commande' })
const FAILED = 'Une erreur est survenue lors du traitement de votre commande.'

async function typed(page: Page): Promise<string[]> {
  const wanted = [FR.phone, FR.firstName, FR.lastName, FR.email, FR.address]
  const texts = await Promise.all(wanted.map((label) => field(page, label).inputValue()))
  const city = await page.getByRole('combobox', { name: FR.city }).inputValue()
  const wilaya = await page.getByRole('combobox', { name: FR.wilaya }).inputValue()
  return [
    ...texts.map((text, index) => (index === 0 ? text.replaceAll(/\D/g, '').slice(-9) : text)),
    wilaya,
    city,
  ]
}
const TYPED = [
  '550123456',
  LAMIA.firstName,
  LAMIA.lastName,
  LAMIA.email,
  LAMIA.address,
  'Oran',
  'Oran',
]

onSite('a checkout that goes wrong', ({ site, visit }) => {
  const productNamed = async (name: string) => {
    const { rows } = await site().query<{ id: string; name: string; price: number }>(
      `select id, name ->> 'fr' as name, (price_centimes / 100)::int as price from catalog.products where name ->> 'fr' like $1`,
      [`${name}%`],
    )
    if (!rows[0]) throw new Error(`the demo has no ${name}`)
    return rows[0]
  }
  const orders = async (): Promise<number> => {
    const { rows } = await site().query<{ count: string }>(
      'select count(*) from orders.purchases where email = $1',
      [LAMIA.email],
    )
    return Number(rows[0]?.count)
  }
  const stockOf = async (id: string): Promise<number> => {
    const { rows } = await site().query<{ on_hand: number }>(
      'select on_hand from catalog.variants where product_id = $1',
      [id],
    )
    return rows[0]?.on_hand ?? 0
  }

  test('[CHECK-1] an empty form is refused field by field, in the words of the specification', () =>
    visit(
      {
        language: 'en',
        stored: cartWith({ id: '019b76da-a800-7a48-b479-7387735ee8a4', name: 'Oil', price: 1450 }),
      },
      async (page) => {
        await open(page, '/checkout')
        await page.getByRole('button', { name: 'Confirm the order' }).click()
        for (const message of [
          'First name is required',
          'Last name is required',
          'Email is required',
          'Phone is required',
          'Address is required',
          'City is required',
          'Wilaya is required',
        ])
          await page.getByText(message).first().waitFor()
        const email = page.getByRole('textbox', { name: /^Email/ })
        await email.fill('meriem')
        await email.blur()
        await page.getByText('Invalid email format').first().waitFor()
        expect(await email.getAttribute('aria-invalid')).toBe('true')
      },
    ))

  test('[CHECK-4] [ERR-6] nothing to order: the page says so and leads to the products', () =>
    visit({ language: 'en' }, async (page) => {
      await open(page, '/checkout')
      await page.getByText('Your cart is empty').first().waitFor()
      expect(await page.getByRole('button', { name: 'Confirm the order' }).count()).toBe(0)
      expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(
        '/products',
      )
    }))

  test('[CHECK-4] [ERR-7] sold out while somebody types: the change is shown, nothing typed is lost, the rest can be bought', async () => {
    const [dates, aspirator] = [
      await productNamed('Dattes Deglet Nour'),
      await productNamed('Aspirateur à main'),
    ]
    const before = await stockOf(aspirator.id)
    const placedBefore = await orders()
    await visit({ stored: cartWith(dates, aspirator), expects: [/409/] }, async (page) => {
      await open(page, '/checkout')
      await fillCheckout(page, FR, { person: LAMIA, city: 'Oran' })
      try {
        await site().query('update catalog.variants set on_hand = 0 where product_id = $1', [
          aspirator.id,
        ])
        await confirm(page).click()
        await page
          .getByRole('alert')
          .getByText('Votre commande a changé. Vérifiez le nouveau total, puis confirmez.')
          .waitFor()
        expect(await typed(page)).toEqual(TYPED)
        expect(await orders()).toBe(placedBefore)

        await priced(page)
        await page.getByRole('button', { name: 'Confirmer le nouveau total' }).click()
        await orderNumberOn(page)
      } finally {
        await site().query('update catalog.variants set on_hand = $2 where product_id = $1', [
          aspirator.id,
          before,
        ])
      }
    })
    expect(await orders()).toBe(placedBefore + 1)
  })

  test('[CHECK-4] [CHECK-6] [ERR-6] [ERR-7] the answer never comes: the message word for word, everything kept over a reload, and one order in the end', async () => {
    const harissa = await productNamed('Harissa artisanale')
    const stock = await stockOf(harissa.id)
    const placedBefore = await orders()
    await visit(
      { stored: cartWith(harissa), width: PHONE, expects: [/ERR_FAILED|ERR_CONNECTION/] },
      async (page) => {
        await open(page, '/checkout')
        await fillCheckout(page, FR, { person: LAMIA, city: 'Oran' })
        // The server creates the order, but the response is lost.
        await page.route('**/api/v1/checkout**', async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        })
        await confirm(page).click()
        await page.getByRole('alert').getByText(FAILED).waitFor()
        expect(await typed(page)).toEqual(TYPED)
        expect(await cartOf(page)).toEqual([`1 × ${harissa.id}`])

        await page.unroute('**/api/v1/checkout**')
        await reload(page)
        await eventually(() => typed(page)).toEqual(TYPED)
        await confirm(page).click()
        await orderNumberOn(page)
        await eventually(() => cartOf(page)).toEqual([])
      },
    )
    expect(await orders()).toBe(placedBefore + 1)
    expect(await stockOf(harissa.id)).toBe(stock - 1)
  })

  test('[CHECK-4] the server fails: in English, the sentence of the specification, and the same button tries again', () =>
    visit(
      {
        language: 'en',
        stored: cartWith({
          id: '019b76da-a800-7745-9fe7-03334d7fd381',
          name: 'Dates',
          price: 1200,
        }),
        expects: [/500/],
      },
      async (page) => {
        await open(page, '/checkout')
        await page.getByRole('textbox', { name: /^Phone/ }).fill(LAMIA.phone)
        await page.getByRole('textbox', { name: /^First name/ }).fill(LAMIA.firstName)
        await page.getByRole('textbox', { name: /^Last name/ }).fill(LAMIA.lastName)
        await page.getByRole('textbox', { name: /^Email/ }).fill(LAMIA.email)
        await page.getByRole('combobox', { name: 'Wilaya' }).fill('31')
        await page.getByRole('listbox', { name: 'Wilaya' }).getByRole('option').first().click()
        const city = page.getByRole('combobox', { name: 'City' })
        await eventually(() => city.isEnabled()).toBe(true)
        await city.fill('Oran')
        await page.getByRole('listbox', { name: 'City' }).getByRole('option').first().click()
        await page.getByRole('textbox', { name: /^Address/ }).fill(LAMIA.address)
        await priced(page)
        await page.route('**/api/v1/checkout**', (route) =>
          route.fulfill({ status: 500, body: '{}' }),
        )
        await page.getByRole('button', { name: 'Confirm the order' }).click()
        await page
          .getByRole('alert')
          .getByText('An error occurred while processing your order.')
          .waitFor()
        expect(await page.getByRole('textbox', { name: /^First name/ }).inputValue()).toBe(
          LAMIA.firstName,
        )
        await eventually(() =>
          page.getByRole('button', { name: 'Confirm the order' }).isEnabled(),
        ).toBe(true)
      },
    ))

  test('[CHECK-6] pressing twice makes one order', async () => {
    const dates = await productNamed('Dattes Deglet Nour')
    const placedBefore = await orders()
    await visit({ stored: cartWith(dates), width: DESKTOP }, async (page) => {
      await open(page, '/checkout')
      await fillCheckout(page, FR, { person: LAMIA, city: 'Oran' })
      await confirm(page).dblclick()
      await orderNumberOn(page)
    })
    expect(await orders()).toBe(placedBefore + 1)
  })
})
