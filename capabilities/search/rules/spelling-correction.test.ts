import { expect, test } from 'vitest'
import { distance, meantBy } from './spelling-correction.ts'

const near = (...words: string[]) => words.map((word) => ({ word, sounds_alike: false }))
const alike = (...words: string[]) => words.map((word) => ({ word, sounds_alike: true }))

test.each([
  ['casqe', 'casque', 1],
  ['lmap', 'lamp', 1],
  ['miel', 'miel', 0],
  ['cusins', 'coussins', 2],
  ['', 'abc', 3],
])('%s is as far from %s as %d slips', (a, b, slips) => {
  expect(distance(a, b)).toBe(slips)
  expect(distance(b, a)).toBe(slips)
})

test('one slip is forgiven, in a long word two, and only the nearest are meant', () => {
  expect(meantBy('casqe', near('casque', 'casquette'))).toEqual(['casque'])
  expect(meantBy('miell', near('miel', 'mille'))).toEqual(['miel'])
  expect(meantBy('televisur', near('televiseur', 'telephone'))).toEqual(['televiseur'])
  expect(meantBy('abcd', near('efgh'))).toEqual([])
})

test('what sounds the same is meant in the other script, and with near vowels in the same', () => {
  expect(meantBy('9ahwa', alike('قهوه'))).toEqual(['قهوه'])
  expect(meantBy('tilifon', alike('telephone'))).toEqual(['telephone'])
  expect(meantBy('zit', alike('zouita', 'زيت'))).toEqual(['زيت'])
  expect(meantBy('kamera', alike('camera'))).toEqual(['camera'])
})

test('a plural is no slip', () => {
  expect(meantBy('cousin', near('coussins'))).toEqual(['coussins'])
})

test('nothing near means nothing', () => expect(meantBy('xyz', [])).toEqual([]))
