import { randomUUID } from 'node:crypto'
import { Actor, eventually } from './client.ts'

type Card = {
  id: string
  name: string
  price: number
  has_variants: boolean
  vendor: { id: string }
}
type Mail = { to: string; text: string }

const PASSWORD = 'grenade-rouge-du-soir-17'

async function findCards(visitor: Actor): Promise<Card[]> {
  const { items } = await visitor.json<{ items: Card[] }>('/api/v1/products?limit=60&in_stock=true')
  return items.filter(({ has_variants: hasVariants }) => !hasVariants)
}

export async function visit(url: string, language: 'fr' | 'ar' | 'en'): Promise<void> {
  const visitor = new Actor(url, language)
  const cards = await findCards(visitor)
  const [first, second] = cards
  if (!first || !second) throw new Error('the shop is empty')
  for (const path of [
    '/',
    '/products',
    '/products?search=tapis+berbere',
    '/products?search=%D8%B2%D8%B1%D8%A8%D9%8A%D8%A9',
    `/product/${first.id}`,
    `/vendors/${first.vendor.id}`,
    '/categories',
    '/cart',
    '/sitemap.xml',
    '/api/v1/categories',
    '/api/v1/wilayas',
    '/api/v1/settings/public',
    `/api/v1/products?search=${encodeURIComponent(second.name)}&sort=price_asc`,
    `/api/v1/products/${second.id}`,
    `/api/v1/products/${second.id}/reviews`,
    '/api/v1/delivery?wilaya=16',
    '/healthz',
    '/readyz',
  ])
    await visitor.load(path)
  await visitor.load(`/nowhere-${randomUUID()}`, { status: 404 })
}

const shippingOf = (email: string) => ({
  first_name: 'Amel',
  last_name: 'Saïdi',
  email,
  phone: `0550${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`,
  address: '12 rue Didouche Mourad',
  city: 'Alger Centre',
  wilaya: '16',
})

async function order(buyer: Actor, email: string, vendorId?: string): Promise<string> {
  const cards = await findCards(buyer)
  const own = cards.filter(({ vendor }) => vendorId === undefined || vendor.id === vendorId)
  const card = own[Math.floor(Math.random() * own.length)]
  if (!card) throw new Error('nothing to buy')
  const cart = { lines: [{ product_id: card.id, quantity: 1 }], wilaya: '16' }
  await buyer.json('/api/v1/cart/quote', { method: 'POST', body: cart })
  const { number } = await buyer.json<{ number: string }>('/api/v1/checkout', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: { ...cart, shipping: shippingOf(email), payment_method: 'cash_on_delivery' },
  })
  return number
}

export async function buyAsGuest(url: string, vendorId?: string): Promise<void> {
  const guest = new Actor(url, 'ar')
  const email = `guest-${randomUUID()}@mail.example`
  const number = await order(guest, email, vendorId)
  await guest.json(`/api/v1/track?number=${number}&contact=${encodeURIComponent(email)}`)
  await guest.load(`/order/${number}`)
}

const codeFor = (url: string, email: string, after: number): Promise<string> =>
  eventually(`a mail to ${email}`, async () => {
    // Without the actor's headers: behind a proxy the dev inbox is closed.
    const answer = await fetch(`${url}/dev/mail`, { headers: { accept: 'application/json' } })
    const emails = (await answer.json()) as Mail[]
    const codes = emails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /^\d{6,10}$/m.exec(text)?.[0] ?? [])
    return codes.length > after ? codes[0] : undefined
  })

export async function buyWithAccount(url: string): Promise<void> {
  const buyer = new Actor(url, 'en')
  const email = `buyer-${randomUUID()}@mail.example`
  await buyer.json('/auth/v1/signup', { method: 'POST', body: { email, password: PASSWORD } })
  const token = await codeFor(url, email, 0)
  await buyer.verify({ type: 'signup', email, token })
  await buyer.signIn(email, PASSWORD)
  await buyer.refresh()

  await order(buyer, email)
  for (const path of ['/auth/v1/user', '/api/v1/account/orders', '/api/v1/account/sessions'])
    await buyer.json(path)
  const [card] = await findCards(buyer)
  if (!card) throw new Error('the shop is empty')
  const wishlist = { items: [{ product_id: card.id, price: card.price }] }
  await buyer.send('/api/v1/account/wishlist', { method: 'POST', body: wishlist })
  await buyer.json('/api/v1/account/wishlist')

  const recovering = new Actor(url, 'en')
  await recovering.json('/auth/v1/recover', { method: 'POST', body: { email } })
  const code = await codeFor(url, email, 1)
  await recovering.verify({ type: 'recovery', email, token: code })
  const body = { password: `${PASSWORD}-2` }
  await recovering.json('/auth/v1/user', { method: 'PUT', body })
  await recovering.signIn(email, body.password)
  await recovering.send('/auth/v1/logout', { method: 'POST' })
}
