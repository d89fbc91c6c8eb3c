import { foldText, foldTextTight } from '#kernel/fold.ts'
import type { Commune, Wilaya } from '#capabilities/territory/index.ts'
import type { CourierCommune } from '../couriers/courier.ts'

/** Couriers number the 58 wilayas of 2019: one that came later is still its parent to them. */
const LAST_NUMBERED = 58

/** The number under which a courier knows a wilaya. */
export const courierWilayaOf = ({ code, parent }: Pick<Wilaya, 'code' | 'parent'>): number =>
  Number(code) > LAST_NUMBERED && parent ? Number(parent) : Number(code)

/** Communes that couriers call otherwise than by a spelling: our number, their names. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  '1601': ['Alger'],
  '1604': ['Belouizdad', 'Mohamed Belouizdad', 'El Hamma', 'Hamma El Annasser'],
  '1606': ['Bologhine'],
  '1609': ['Birmandreis'],
  '1624': ['Bains Romains'],
  '1626': ['Gué de Constantine'],
  '1657': ['Saoula'],
}

/** Beside each of our communes the courier's, by its whole name or by the sound of it; else it is absent. */
export function matchCommunes(
  ours: readonly Commune[],
  theirs: readonly CourierCommune[],
  wilayaOf: (commune: Commune) => number,
): Map<string, CourierCommune> {
  const byWilaya = new Map<number, CourierCommune[]>()
  for (const one of theirs) byWilaya.set(one.wilaya, [...(byWilaya.get(one.wilaya) ?? []), one])
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

/** The one that has one of these keys; several are as good as none. */
function only(
  theirs: readonly CourierCommune[],
  keys: readonly string[],
  keyOf: (commune: CourierCommune) => string,
): CourierCommune | null {
  const found = theirs.filter((one) => keys.includes(keyOf(one)))
  return found.length === 1 ? found[0]! : null
}

/**
 * What stays of a name written in Latin letters however it was heard: without its articles and
 * vowels, a doubled letter once. "Aïn El Beïda" and "Ain Beida" are one.
 */
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

/** What a wilaya costs when its communes do not cost the same: what most of them cost, the dearer of two. */
export function mostCommonFee<Fee extends number>(fees: readonly (Fee | null)[]): Fee | null {
  const known = fees.filter((fee) => fee !== null)
  const counts = new Map<Fee, number>()
  for (const fee of known) counts.set(fee, (counts.get(fee) ?? 0) + 1)
  const [usual] = [...counts].sort(([a, one], [b, other]) => other - one || b - a)
  return usual?.[0] ?? null
}
