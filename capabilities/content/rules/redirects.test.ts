import { expect, test } from 'vitest'
import { createsRedirectLoop, normalizePath } from './redirects.ts'

test('an address is known by its path alone', () => {
  expect(normalizePath('/boutique/?page=2')).toBe('/boutique')
  expect(normalizePath('/')).toBe('/')
  expect(normalizePath('/a/b//')).toBe('/a/b')
  expect(normalizePath('/caf%C3%A9')).toBe('/café')
  expect(normalizePath('/100%')).toBe('/100%')
})

test('a redirect to itself, to one that comes back, and to a circle of three are seen', () => {
  const others = [
    { from: '/b', to: '/c' },
    { from: '/c', to: '/a' },
    { from: '/x', to: '/products' },
  ]
  expect(createsRedirectLoop([], { from: '/a', to: '/a/' })).toBe(true)
  expect(createsRedirectLoop(others, { from: '/a', to: '/b?lang=fr' })).toBe(true)
  expect(createsRedirectLoop(others, { from: '/a', to: '/x' })).toBe(false)
  // The former redirect of the path is replaced.
  expect(createsRedirectLoop(others, { from: '/c', to: '/products' })).toBe(false)
})
