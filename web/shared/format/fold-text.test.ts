import { expect, test } from 'vitest'
import { plain } from './fold-text.ts'

test.each([
  ['Béjaïa', 'bejaia'],
  ['أدرار', 'ادرار'],
  ['المسيلة', 'المسيله'],
  ['  ORAN ', 'oran'],
])('%s is found as %s', (name, typed) => {
  expect(plain(name)).toBe(plain(typed))
})
