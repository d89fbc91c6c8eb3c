import { expect, test } from 'vitest'
import ar from './ar/legal.json' with { type: 'json' }
import en from './en/legal.json' with { type: 'json' }
import fr from './fr/legal.json' with { type: 'json' }

const HOLES = new Set(['site', 'company', 'address', 'phone', 'email', 'support'])
const shapeOf = (texts: typeof fr) =>
  Object.entries(texts).map(([name, { sections, updated }]) => [
    name,
    updated,
    sections.map(({ id, paragraphs }) => [id, paragraphs.map((text) => text.startsWith('- '))]),
  ])
const holesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each([
  ['en', en],
  ['ar', ar],
])('[LEGAL-1] the legal texts in %s have every part and every hole of the French ones', (_, texts) => {
  expect(shapeOf(texts)).toEqual(shapeOf(fr))
  for (const name of ['terms', 'privacy'] as const)
    for (const [index, { paragraphs }] of fr[name].sections.entries())
      for (const [line, text] of paragraphs.entries())
        expect(holesOf(texts[name].sections[index]?.paragraphs[line] ?? '')).toEqual(holesOf(text))
})

test('nothing stands in a legal text that the settings cannot fill', () => {
  const holes = holesOf(JSON.stringify([fr, en, ar])).map((hole) => hole.slice(1, -1))
  expect(holes.filter((hole) => !HOLES.has(hole))).toEqual([])
})
