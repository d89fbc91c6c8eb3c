import type { Page } from 'playwright-core'
import { alive, eventually, storedIn } from '#tests/support/visitor-story.ts'

export const MERIEM = {
  firstName: 'Meriem',
  lastName: 'Benali',
  email: 'meriem@mail.example',
  phone: '0550 12 34 56',
  address: '12 rue Larbi Ben M’hidi',
}

type CheckoutWords = {
  phone: string
  firstName: string
  lastName: string
  email: string
  wilaya: string
  city: string
  address: string
}

export const CHECKOUT_IN: Record<'fr' | 'ar', CheckoutWords> = {
  fr: {
    phone: 'Téléphone',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    wilaya: 'Wilaya',
    city: 'Commune',
    address: 'Adresse',
  },
  ar: {
    phone: 'الهاتف',
    firstName: 'الاسم',
    lastName: 'اللقب',
    email: 'البريد الإلكتروني',
    wilaya: 'الولاية',
    city: 'البلدية',
    address: 'العنوان',
  },
}

/** By the beginning of its label: a hint may follow. */
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}(?![\\p{L}])`, 'u') })

/** The wilaya is chosen by typing a part of it. */
export async function fillCheckout(
  page: Page,
  words: CheckoutWords,
  {
    person = MERIEM,
    wilaya = '31',
    city,
  }: { person?: typeof MERIEM; wilaya?: string; city: string },
): Promise<void> {
  await field(page, words.phone).fill(person.phone)
  await field(page, words.firstName).fill(person.firstName)
  await field(page, words.lastName).fill(person.lastName)
  await field(page, words.email).fill(person.email)
  const wilayas = page.getByRole('combobox', { name: words.wilaya })
  await wilayas.fill(wilaya)
  await page.getByRole('listbox', { name: words.wilaya }).getByRole('option').first().click()
  const cities = page.getByRole('combobox', { name: words.city })
  await eventually(() => cities.isEnabled()).toBe(true)
  await cities.fill(city)
  await page.getByRole('listbox', { name: words.city }).getByRole('option').first().click()
  await field(page, words.address).fill(person.address)
  await priced(page)
}

export const priced = (page: Page): Promise<void> =>
  page.locator('dl[aria-busy="false"]').first().waitFor({ state: 'attached' })

export async function orderNumberOn(page: Page): Promise<string> {
  await page.waitForURL(/\/order\/Y-/)
  return decodeURIComponent(new URL(page.url()).pathname.split('/')[2] ?? '')
}

type BuyerFixtureStored = { id: string; variant: { id: string } | null; quantity: number }

/** As `quantity × id`. */
export const cartOf = async (page: Page): Promise<string[]> =>
  (((await storedIn(page, 'yova-cart')) as BuyerFixtureStored[] | null) ?? []).map(
    ({ id, quantity }) => `${quantity} × ${id}`,
  )

export const cartWith = (
  ...items: { id: string; price: number; name: string; quantity?: number }[]
) => ({
  'yova-cart': JSON.stringify(
    items.map(({ quantity = 1, ...item }) => ({
      ...item,
      quantity,
      image: null,
      vendor: '',
      variant: null,
    })),
  ),
})

type Listed = { id: string; name: string; price: number; vendor: { id: string } }

export async function cartOfThreeShops(site: { url: string }) {
  const answer = await fetch(`${site.url}/api/v1/products?limit=60&in_stock=true`)
  const { items } = (await answer.json()) as { items: (Listed & { has_variants: boolean })[] }
  const byShop = new Map(
    items.filter((item) => !item.has_variants).map((item) => [item.vendor.id, item]),
  )
  const chosen = [...byShop.values()].slice(0, 3)
  if (chosen.length < 3) throw new Error('the demo has fewer than three shops')
  return cartWith(...chosen)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
}

/** What the browser keeps of a choice about cookies: purposes that are not named are refused. */
export const agreed = (choice: object) => ({
  'yova-consent': JSON.stringify({
    essential: true,
    analytics: false,
    marketing: false,
    functional: false,
    timestamp: '2026-11-20T09:00:00.000Z',
    ...choice,
  }),
})
