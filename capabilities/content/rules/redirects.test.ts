import { expect, test } from 'vitest'
import { leadsBack, plainPath } from './redirects.ts'

test('an address is known by its path alone', () => {
  expect(plainPath('/boutique/?page=2')).toBe('/boutique')
  expect(plainPath('/')).toBe('/')
  expect(plainPath('/a/b//')).toBe('/a/b')
  expect(plainPath('/caf%C3%A9')).toBe('/café')
  expect(plainPath('/100%')).toBe('/100%')
})

test('a redirect to itself, to one that comes back, and to a circle of three are seen', () => {
  const others = [
    { from: '/b', to: '/c' },
    { from: '/c', to: '/a' },
    { from: '/x', to: '/products' },
  ]
  expect(leadsBack([], { from: '/a', to: '/a/' })).toBe(true)
  expect(leadsBack(others, { from: '/a', to: '/b?lang=fr' })).toBe(true)
  expect(leadsBack(others, { from: '/a', to: '/x' })).toBe(false)
  // What already stood at the address is replaced.
  expect(leadsBack(others, { from: '/c', to: '/products' })).toBe(false)
})
