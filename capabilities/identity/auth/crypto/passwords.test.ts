import { expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

/** "couscous" with 8 KiB and one pass, weaker than our parameters. */
const CHEAP =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$AXFcPEPX5NUQbYRxum4rWD6t94coWWvyD4OINcNBcrE'

test('a hash is Argon2id in the PHC notation, with a salt of its own', async () => {
  const [value, two] = await Promise.all([hashPassword('couscous'), hashPassword('couscous')])
  expect(value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(value).not.toBe(two)
  expect(await verifyPassword('couscous', value)).toBe(true)
  expect(await verifyPassword('Couscous', value)).toBe(false)
  expect(isOutdated(value)).toBe(false)
})

test('a cheaper hash is verified with its own cost, and known to be outdated', async () => {
  expect(await verifyPassword('couscous', CHEAP)).toBe(true)
  expect(await verifyPassword('couscou', CHEAP)).toBe(false)
  expect(isOutdated(CHEAP)).toBe(true)
})

test('no hash, a broken one and an endless password are a no, not an error', async () => {
  expect(await verifyPassword('couscous', null)).toBe(false)
  expect(await verifyPassword('couscous', '$argon2id$v=19$broken')).toBe(false)
  expect(await verifyPassword('c'.repeat(100_000), CHEAP)).toBe(false)
  expect(await verifyPassword('', await hashPassword(''))).toBe(true)
})
