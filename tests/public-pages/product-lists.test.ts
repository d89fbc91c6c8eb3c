import { beforeAll, expect, test } from 'vitest'
import { EXPORTABLE_LISTS } from '#capabilities/admin-dashboard/list-exports/lists.ts'
import type { ListName } from '#capabilities/admin-dashboard/list-exports/sources.ts'
import { headingsOf } from '#capabilities/admin-dashboard/list-exports/headings.ts'
import { type LentSite, sharedSite } from '#tests/support/shared-site.ts'

let site: LentSite
let authorization: string
beforeAll(async () => {
  site = await sharedSite()
  const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@yova.example', password: 'demo-yova-2026' }),
  })
  authorization = `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
}, 300_000)

const ask = (path: string, language = 'fr') =>
  fetch(`${site.url}/api/v1/admin/${path}`, {
    headers: { authorization, 'accept-language': language },
  })

const NAMES = Object.keys(EXPORTABLE_LISTS) as ListName[]

test.each(NAMES)(
  '[ADMIN-1] the list of %s leaves as a table, a line for each row',
  async (list) => {
    if (list === 'accesses') await ask('users')
    const csv = await ask(`lists/${list}/file?format=csv`)
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const [head, ...lines] = (await csv.text()).trim().split('\r\n')
    expect(head?.replace('\ufeff', '')).toBe(headingsOf(list, 'fr').join(';'))
    expect(lines.length).toBeGreaterThan(0)
    const bare = lines[0]!.replaceAll(/"(?:[^"]|"")*"/g, '""')
    expect(bare.split(';')).toHaveLength(headingsOf(list, 'fr').length)
    expect(bare).not.toMatch(/undefined|null|NaN/)
    const workbook = await ask(`lists/${list}/file?format=xlsx`, 'ar')
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  },
)

test.each(['activity/file', 'money/journals-file'])(
  '[ADMIN-3] %s leaves in both formats',
  async (path) => {
    const csv = await (await ask(`${path}?format=csv`)).text()
    expect(csv.split('\r\n').length).toBeGreaterThan(3)
    expect(csv.indexOf('\ufeff')).toBe(-1) // `text()` strips the first byte order mark; there must be no second one
    const workbook = await ask(`${path}?format=xlsx`)
    expect(workbook.headers.get('content-disposition')).toMatch(/\.xlsx"$/)
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  },
)
