import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foldTextTight } from '#kernel/fold.ts'
import { readTerritory } from './index.ts'

const folder = process.env['YOVA_GEO_REFERENCE']
if (!folder)
  console.warn('SKIPPED: the territory was not compared, YOVA_GEO_REFERENCE names no folder')

type Place = { code: string; fr: string; ar: string }
type ReferenceCommune = Place & { wilaya: string; postcode?: string }
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder!, name), 'utf8')) as T

describe.skipIf(!folder)('beside the reference', () => {
  const { wilayas, communes } = readTerritory()

  test('each wilaya has its number, its mother and a name the reference knows', () => {
    const meta =
      read<{ code: string; mother: string | null; aliases?: string[] }[]>('wilayas.meta.json')
    const aliases = new Map(meta.map((row) => [row.code, row.aliases ?? []]))
    expect(wilayas.map(({ code, parent }) => ({ code, parent }))).toEqual(
      meta.map(({ code, mother }) => ({ code, parent: mother })),
    )
    expect(strangers(wilayas, read<Place[]>('wilayas.json'), (code) => aliases.get(code))).toEqual(
      [],
    )
  })

  test('each commune stands where the reference has it, with the same postcode', () => {
    const expected = read<ReferenceCommune[]>('communes.json').map(
      ({ code, wilaya, postcode }) => `${code} in ${wilaya}, ${postcode ?? 'no postcode'}`,
    )
    const ours = communes.map(
      ({ code, wilaya, postcode }) => `${code} in ${wilaya}, ${postcode ?? 'no postcode'}`,
    )
    expect(ours.toSorted()).toEqual(expected.toSorted())
  })

  test('each commune has a name the reference knows, today or before the law of 2026', () => {
    const aliases = read<Record<string, string[]>>('communes.aliases.json')
    expect(strangers(communes, read<Place[]>('communes.json'), (code) => aliases[code])).toEqual([])
  })
})

/** Communes that share no name in one script with the reference's commune of that code. */
function strangers(
  ours: readonly (Place & { former: readonly string[] })[],
  reference: readonly Place[],
  aliasesOf: (code: string) => readonly string[] | undefined,
): string[] {
  const byCode = new Map(reference.map((place) => [place.code, place]))
  return ours
    .filter(({ code, fr, ar, former }) => {
      const theirs = byCode.get(code)
      const known = new Set(
        [theirs?.fr, theirs?.ar, ...(aliasesOf(code) ?? [])].map((n) => foldTextTight(n ?? '')),
      )
      const isKnown = (name: string) => known.has(foldTextTight(name))
      return !(isKnown(fr) || former.some(isKnown)) || !(isKnown(ar) || former.some(isKnown))
    })
    .map(
      ({ code, fr, ar }) => `${code} ${fr} ${ar} / ${byCode.get(code)?.fr} ${byCode.get(code)?.ar}`,
    )
}
