import { expect, test } from 'vitest'
import { holidayName } from './holiday-names.ts'

const t = (key: string) => `text of ${key}`

test('a feast of the law has a text, any other its own name', () => {
  expect(holidayName('Achoura', t)).toBe('text of admin-terms.feast.achoura')
  expect(holidayName('Fête de la ville', t)).toBe('Fête de la ville')
  expect(holidayName('constructor', t)).toBe('constructor')
})
