import { expect, test } from 'vitest'
import { illustrationSrcSet, illustrationUrl } from './illustrations.ts'

test('an illustration has a URL for each width and format', () => {
  expect(illustrationUrl('hero-mobile', 720)).toMatch(/hero-mobile-720\.webp/)
  expect(illustrationSrcSet('hero-mobile', [450, 900], 'avif')).toMatch(
    /hero-mobile-450\.avif\S* 450w, \S*hero-mobile-900\.avif\S* 900w/,
  )
})
