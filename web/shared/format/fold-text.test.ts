import { expect, test } from 'vitest'
import { foldSearchText } from './fold-text.ts'

test.each([
  ['Béjaïa', 'bejaia'],
  ['أدرار', 'ادرار'],
  ['المسيلة', 'المسيله'],
  ['  ORAN ', 'oran'],
])('%s is found as %s', (name, typed) => {
  expect(foldSearchText(name)).toBe(foldSearchText(typed))
})
