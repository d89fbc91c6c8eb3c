import { beforeAll, expect, test } from 'vitest'
import { type LentSite, sharedSite } from '#tests/support/shared-site.ts'

let site: LentSite
beforeAll(async () => {
  site = await sharedSite()
}, 300_000)

const ask = async (path: string, language = 'fr') => {
  const answer = await fetch(site.url + path, { headers: { 'accept-language': language } })
  return { status: answer.status, text: await answer.text() }
}

test('[VEND-3] a shop that is not there has a page of its own, with a way back to the vendors', async () => {
  for (const id of ['none', '019b76da-a800-7000-8000-000000000000']) {
    const { status, text } = await ask(`/vendors/${id}`)
    expect(status).toBe(404)
    expect(text).toContain('Vendeur introuvable')
    expect(text).toMatch(/<main[\s\S]*<a [^>]*href="\/vendors"[\s\S]*<\/main>/)
  }
  expect((await ask('/vendors/none', 'ar')).text).toContain('dir="rtl"')
})

test('[VEND-3] a shop that is pending or closed is not found either', async () => {
  const { rows } = await site.query(`select id from vendors.vendors where not is_public limit 1`)
  const { id } = (rows as { id: string }[])[0]!
  expect((await ask(`/vendors/${id}`)).status).toBe(404)
  expect((await ask(`/api/v1/vendors/${id}`)).status).toBe(404)
})

test('[VEND-6] a shop is told by the names of its fields', async () => {
  const { items } = JSON.parse((await ask('/api/v1/vendors?limit=1')).text) as {
    items: { id: string }[]
  }
  const shop = JSON.parse((await ask(`/api/v1/vendors/${items[0]!.id}`)).text) as object
  for (const field of [
    'business_name',
    'business_email',
    'business_phone',
    'business_address',
    'business_city',
    'business_wilaya',
    'business_description',
    'logo_url',
    'cover_url',
    'average_rating',
    'verification_status',
    'is_active',
  ])
    expect(shop).toHaveProperty(field)
  expect(shop).toMatchObject({ verification_status: 'verified', is_active: true })
})

test('[VEND-7] a search without results says so, in the list and in a shop', async () => {
  const list = await ask('/vendors?search=zzqx')
  expect(list.status).toBe(200)
  expect(list.text).toContain('Aucun vendeur trouvé')

  const id = /\/vendors\/([0-9a-f-]{36})/.exec((await ask('/vendors')).text)?.[1]
  const shop = await ask(`/vendors/${id}?search=zzqx`)
  expect(shop.status).toBe(200)
  expect(shop.text).toMatch(/Aucun résultat pour «\s(<[^>]*>)*zzqx/)
})
