import { beforeAll, expect, test } from 'vitest'
import { ownAddress } from '#tests/support/own-address.ts'
import { type LentSite, sharedSite } from '#tests/support/shared-site.ts'

let site: LentSite
beforeAll(async () => {
  site = await sharedSite()
}, 300_000)

/** Another number each time, because a number has a limit of its own. */
const LETTERS = 'ABCDEFGHJK'
const lookupOf = (n: number) =>
  `?number=Y-VSTRS${LETTERS[Math.floor(n / 10)]}${LETTERS[n % 10]}A&contact=0550123456`

test('a tracked order that the server renders counts for its visitor, not for the server', async () => {
  const [busy, other] = [ownAddress(), ownAddress()]
  const page = (headers: Record<string, string>, n: number) =>
    fetch(`${site.url}/track${lookupOf(n)}`, { headers: { ...headers, accept: 'text/html' } })
  const lookup = async (headers: Record<string, string>, n: number) =>
    (await fetch(`${site.url}/api/v1/track${lookupOf(n)}`, { headers })).status

  for (let n = 0; n < 70; n += 1) await (await page(busy, n)).text()
  expect(await lookup(busy, 98)).toBe(429)
  expect(await lookup(other, 99)).toBe(404)
})
