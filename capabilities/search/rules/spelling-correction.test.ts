import { expect, test } from 'vitest'
import { editDistance, suggestCorrection } from './spelling-correction.ts'

const near = (...words: string[]) => words.map((word) => ({ word, sounds_alike: false }))
const alike = (...words: string[]) => words.map((word) => ({ word, sounds_alike: true }))

test.each([
  ['casqe', 'casque', 1],
  ['lmap', 'lamp', 1],
  ['miel', 'miel', 0],
  ['cusins', 'coussins', 2],
  ['', 'abc', 3],
])('%s is as far from %s as %d slips', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips)
  expect(editDistance(b, a)).toBe(slips)
})

test('one slip is forgiven, in a long word two, and only the nearest are meant', () => {
  expect(suggestCorrection('casqe', near('casque', 'casquette'))).toEqual(['casque'])
  expect(suggestCorrection('miell', near('miel', 'mille'))).toEqual(['miel'])
  expect(suggestCorrection('televisur', near('televiseur', 'telephone'))).toEqual(['televiseur'])
  expect(suggestCorrection('abcd', near('efgh'))).toEqual([])
})

test('what sounds the same is meant in the other script, and with near vowels in the same', () => {
  expect(suggestCorrection('9ahwa', alike('قهوه'))).toEqual(['قهوه'])
  expect(suggestCorrection('tilifon', alike('telephone'))).toEqual(['telephone'])
  expect(suggestCorrection('zit', alike('zouita', 'زيت'))).toEqual(['زيت'])
  expect(suggestCorrection('kamera', alike('camera'))).toEqual(['camera'])
})

test('a plural is no slip', () => {
  expect(suggestCorrection('cousin', near('coussins'))).toEqual(['coussins'])
})

test('nothing near means nothing', () => expect(suggestCorrection('xyz', [])).toEqual([]))
