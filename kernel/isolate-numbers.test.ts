import { expect, test } from 'vitest'
import { isolateGroupedDigits, splitGroupedDigits } from './isolate-numbers.ts'

test('phone numbers in groups are told from the text around them', () => {
  expect(splitGroupedDigits('رقمي 0661 22 33 44 شكرا')).toEqual(['رقمي ', '0661 22 33 44', ' شكرا'])
  expect(splitGroupedDigits('+213 661-22-33-44')).toEqual(['', '+213 661-22-33-44', ''])
  expect(splitGroupedDigits('(021) 63.50.80 أو 15/00-1234567')).toEqual([
    '',
    '(021) 63.50.80',
    ' أو ',
    '15/00-1234567',
    '',
  ])
})

test('single numbers and words stay as they are', () => {
  for (const text of ['', 'مقاس 42', '0661223344', 'من 2 إلى 5 أيام', 'Taille 38, 3 pièces'])
    expect(splitGroupedDigits(text)).toEqual([text])
})

test('plain text gets isolates', () => {
  expect(isolateGroupedDigits('اتصل 0661 22 33 44')).toBe('اتصل \u20660661 22 33 44\u2069')
})
