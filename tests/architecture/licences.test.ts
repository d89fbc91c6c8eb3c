import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** SPDX names of licences under which a part may be shipped with the product. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'PSF-2.0'],
  'OFL-1.1', // fonts
  'LGPL-3.0-or-later', // libvips, which sharp loads as a library of its own
])

/** Packages that name no licence in their package.json, and the one that their LICENSE file is. */
const READ: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

type Locked = { version?: string; license?: string; dev?: boolean }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED.has(name.trim())))

test('everything that is shipped has a licence that allows it', () => {
  const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  expect(shipped.length).toBeGreaterThan(100)
  const refused = shipped.flatMap(([path, { version, license }]) => {
    const name = `${path.replace(/^.*node_modules\//, '')}@${version}`
    const expression = license ?? READ[name]
    return expression && isAllowed(expression) ? [] : [`${name}: ${expression ?? 'no licence'}`]
  })
  expect(refused).toEqual([])
})

test('a copyleft licence is refused, also beside an allowed one', () => {
  expect(['MIT', 'MIT AND OFL-1.1', '(MIT OR GPL-3.0-only)'].every(isAllowed)).toBe(true)
  expect(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN x', ''].some(isAllowed)).toBe(
    false,
  )
})
