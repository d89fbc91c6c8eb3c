import { foldText, foldTextTight } from '#kernel/fold.ts'
import type { Commune, Wilaya } from '#capabilities/territory/index.ts'
import type { CourierCommune } from '../couriers/courier.ts'

/** Couriers use the 58 wilayas of 2019: later ones belong to their parent. */
const LAST_NUMBERED = 58

export const courierWilayaOf = ({ code, parent }: Pick<Wilaya, 'code' | 'parent'>): number =>
  Number(code) > LAST_NUMBERED && parent ? Number(parent) : Number(code)

/** Communes with entirely different names: our code, the courier's names. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  '1601': ['Alger'],
  '1604': ['Belouizdad', 'Mohamed Belouizdad', 'El Hamma', 'Hamma El Annasser'],
  '1606': ['Bologhine'],
  '1609': ['Birmandreis'],
  '1624': ['Bains Romains'],
  '1626': ['Gué de Constantine'],
  '1657': ['Saoula'],
}

/** By exact name, else by phonetic key; communes without a match are absent. */
export function matchCommunes(
  ours: readonly Commune[],
  theirs: readonly CourierCommune[],
  wilayaOf: (commune: Commune) => number,
): Map<string, CourierCommune> {
  const byWilaya = new Map<number, CourierCommune[]>()
  for (const courierCommune of theirs)
    byWilaya.set(courierCommune.wilaya, [
      ...(byWilaya.get(courierCommune.wilaya) ?? []),
      courierCommune,
    ])
  return new Map(
    ours.flatMap((commune) => {
      const found = matchOne(commune, byWilaya.get(wilayaOf(commune)) ?? [])
      return found ? [[commune.code, found] as const] : []
    }),
  )
}

function matchOne(
  { code, fr, former }: Commune,
  theirs: readonly CourierCommune[],
): CourierCommune | null {
  const names = [fr, ...former, ...(OTHERWISE[code] ?? [])]
  return (
    only(theirs, names.map(foldTextTight), ({ name }) => foldTextTight(name)) ??
    only(theirs, names.map(phoneticKey), ({ name }) => phoneticKey(name))
  )
}

/** An ambiguous match counts as none. */
function only(
  theirs: readonly CourierCommune[],
  keys: readonly string[],
  keyOf: (commune: CourierCommune) => string,
): CourierCommune | null {
  const found = theirs.filter((courierCommune) => keys.includes(keyOf(courierCommune)))
  return found.length === 1 ? found[0]! : null
}

/** Ignores articles, vowels and doubled letters: "Aïn El Beïda" and "Ain Beida" are equal. */
export const phoneticKey = (name: string): string =>
  foldText(name)
    .split(' ')
    .filter((word) => word !== 'el' && word !== 'al' && word !== 'la' && word !== 'le')
    .join('')
    .replaceAll('ph', 'f')
    .replaceAll('ch', 's')
    .replaceAll('dj', 'j')
    .replaceAll('kh', 'k')
    .replaceAll('gh', 'g')
    .replaceAll('th', 't')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('q', 'k')
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')

/** Where communes of a wilaya differ; of two equally common fees the higher one. */
export function mostCommonFee<Fee extends number>(fees: readonly (Fee | null)[]): Fee | null {
  const known = fees.filter((fee) => fee !== null)
  const counts = new Map<Fee, number>()
  for (const fee of known) counts.set(fee, (counts.get(fee) ?? 0) + 1)
  const [usual] = [...counts].sort(([a, value], [b, other]) => other - value || b - a)
  return usual?.[0] ?? null
}
