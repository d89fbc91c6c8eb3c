import { photo } from '#tests/support/upload-files.ts'
import { ADMINS, GUESTS, type ObjectsTools, SHOPS, SIGNED_IN_BUYERS } from './objects-fixture.ts'

const ADDRESS = {
  first_name: 'Amel',
  last_name: 'Saïdi',
  phone: '0550123456',
  address: '12 rue Larbi Ben M’hidi',
  city: 'Oran',
  wilaya: '31',
}

const IDENTITY = `insert into identity.identities
    (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
  values (gen_random_uuid(), $1, 'google', gen_random_uuid(), '{}', now(), now())`

/** What signed-in people keep in their account, and what reaches a shop from them. */
export async function insertPeopleRows(tools: ObjectsTools) {
  for (const [index, name] of SIGNED_IN_BUYERS.entries()) {
    const token = tools.tokenOf(name)
    const rows = tools.rowsOf(name)
    const post = (path: string, body: object, more = {}) =>
      tools.done(`/api/v1/account/${path}`, token, { body, ...more })
    await post('addresses', ADDRESS)
    for (let session = 0; session < 2; session += 1)
      await tools.signIn(`${name.replaceAll(' ', '.')}@example.dz`) // to be ended
    const headers = { 'content-type': 'image/jpeg' }
    rows['reviewPhoto'] = idIn(await post('review-photos', await photo(), { headers }))
    rows['otherReviewPhoto'] = idIn(
      await post('review-photos', await photo({ width: 904 }), { headers }),
    )
    const returnPhoto = await post('return-photos', await photo({ width: 901 }), { headers })
    rows['returnPhoto'] = (returnPhoto as { name: string }).name
    for (const shop of SHOPS) {
      const productId = tools.rowsOf(shop)['product']!
      await post('questions', { product_id: productId, text: 'Va-t-il au four ?' })
    }
    const reviewed = tools.rowsOf(SHOPS[index]!)['product']!
    await post('reviews', { product_id: reviewed, rating: 4, text: 'Très beau tajine.' })
    rows['product'] = tools.rowsOf(SHOPS[1 - index]!)['product']!
    rows['wished'] = reviewed
    await post('wishlist', { items: [{ product_id: rows['wished'], price: 900 }] })
    for (const kind of ['otherFactor', 'factor']) {
      const factor = { factor_type: 'totp', friendly_name: kind }
      rows[kind] = idIn(await tools.done('/auth/v1/factors', token, { body: factor }))
    }
    const challenge = `/auth/v1/factors/${rows['factor']}/challenge`
    rows['challenge'] = idIn(await tools.done(challenge, token, { body: {} }))
    const byUser = (from: string, column = 'user_id', order = 'id') =>
      tools.pick(`select id from ${from} where ${column} = $1 order by ${order}`, rows['user'])
    rows['address'] = await byUser('identity.addresses')
    rows['session'] = await byUser('identity.sessions', 'user_id', 'created_at desc')
    rows['otherSession'] = await byUser('identity.sessions', 'user_id', 'created_at desc offset 1')
    await tools.sql(IDENTITY, [rows['user']])
    rows['identity'] = await byUser('identity.identities', 'user_id', 'created_at desc')
    rows['review'] = await byUser('reviews.reviews', 'buyer_id')
  }
  for (const [index, name] of GUESTS.entries()) {
    const rows = tools.rowsOf(name)
    const query = new URLSearchParams({ order_id: rows['deliveredOrder']! })
    const returnPhoto = await tools.done(`/api/v1/track/return-photos?${query.toString()}`, null, {
      key: rows['deliveredKey']!,
      body: await photo({ width: 910 + index }),
      headers: { 'content-type': 'image/jpeg' },
    })
    rows['returnPhoto'] = (returnPhoto as { name: string }).name
  }
  await tools.allDelivered()
  for (const name of ADMINS)
    tools.rowsOf(name)['notification'] = await tools.pick(
      `select n.id from notifications.notifications n join identity.users u on u.id = n.user_id
       where u.email = $1 and n.vendor_id is null`,
      `${name}@yova.example`,
    )
  for (const name of SHOPS) {
    const rows = tools.rowsOf(name)
    const ofProduct = (from: string) =>
      tools.pick(`select id from ${from} where product_id = $1`, rows['product'])
    rows['review'] = await ofProduct('reviews.reviews')
    rows['question'] = await ofProduct('reviews.questions')
    rows['notification'] = await tools.pick(
      'select id from notifications.notifications where vendor_id = $1 and user_id = $2',
      rows['vendor'],
      rows['owner'],
    )
  }
}

const idIn = (body: { id: string }) => body.id
