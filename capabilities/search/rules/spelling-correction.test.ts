import { editDistance } from '#kernel/edit-distance.ts'
import { expect, test } from 'vitest'
import { type Candidate, suggestCorrection } from './spelling-correction.ts'

const candidates =
  (nearness: Candidate['nearness']) =>
  (...words: string[]) =>
    words.map((word) => ({ word, nearness }))
const near = candidates('slip')
const alike = candidates('sound')
const words = (typed: string, from: Candidate[]) =>
  suggestCorrection(typed, from).map(({ word }) => word)

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
  expect(words('casqe', near('casque', 'casquette'))).toEqual(['casque'])
  expect(words('miell', near('miel', 'mille'))).toEqual(['miel'])
  expect(words('televisur', near('televiseur', 'telephone'))).toEqual(['televiseur'])
  expect(words('abcd', near('efgh'))).toEqual([])
})

test('what sounds the same is meant in the other script, and with near vowels in the same', () => {
  expect(words('9ahwa', alike('قهوه'))).toEqual(['قهوه'])
  expect(words('tilifon', alike('telephone'))).toEqual(['telephone'])
  expect(words('zit', alike('zouita', 'زيت'))).toEqual(['زيت'])
  expect(words('kamera', alike('camera'))).toEqual(['camera'])
})

test('a plural is no slip', () => {
  expect(words('cousin', near('coussins'))).toEqual(['coussins'])
})

test('of what is equally near, the far rarer word was not meant', () => {
  const kin = [
    { word: 'casque', nearness: 'slip', documents: 900 },
    { word: 'casqua', nearness: 'slip', documents: 2 },
  ] as const
  expect(words('casqu', [...kin])).toEqual(['casque'])
})

test('what begins with the word is the last resort, and the least sure', () => {
  const begun = candidates('start')('laiton')
  expect(suggestCorrection('lait', begun)).toEqual([{ word: 'laiton', confidence: 0.5 }])
  expect(words('lait', [...begun, ...near('laie')])).toEqual(['laie'])
})

test('a word of three letters may be another one', () => {
  expect(words('pas', near('bas'))).toEqual([])
})

test('nothing near means nothing', () => expect(words('xyz', [])).toEqual([]))

test('beside a known thing, a short word is rather a brand that is not sold than a slip', () => {
  const brand = [{ word: 'niki', nearness: 'slip', documents: 40, is_head: false }] as const
  expect(words('nike', [...brand])).toEqual([])
  expect(suggestCorrection('dell', near('doll'), true)).toEqual([])
  expect(suggestCorrection('perseuse', [{ ...near('perceuse')[0]!, is_head: true }], true)).toEqual(
    [{ word: 'perceuse', confidence: 0.8 }],
  )
})

test('what names a thing is meant before a brand that is no nearer', () => {
  const alike = [
    { word: 'tapiz', nearness: 'slip', documents: 900, is_head: false },
    { word: 'tapis', nearness: 'slip', documents: 900, is_head: true },
  ] as const
  expect(words('tapiss', [...alike])).toEqual(['tapis'])
})

test('what goes on much longer was not begun', () => {
  expect(words('coco', candidates('start')('cocotte'))).toEqual([])
})
