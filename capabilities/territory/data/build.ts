/**
 * Builds wilayas.json and communes.json from the leblad package (48 wilayas in French and Arabic),
 * overlay.json (wilayas of 2019 and 2026, official numbers, corrections) and postcodes.json: `node
 * capabilities/territory/data/build.ts`
 */
import { writeFileSync } from 'node:fs'
import wilayaList from '@dzcode-io/leblad/data/WilayaList.json' with { type: 'json' }
import accentsFile from './accents.json' with { type: 'json' }
import overlayFile from './overlay.json' with { type: 'json' }
import postcodesFile from './postcodes.json' with { type: 'json' }

type Names = { fr: string; ar: string; former?: string[] }
type LebladCommune = { code: number; name: string; name_ar: string }
type LebladWilaya = {
  mattricule: number
  name: string
  name_ar: string
  dairats: { baladyiats?: LebladCommune[] }[]
}
type Created = Names & {
  code: string
  parent: string
  law: string
  since: string
  communes?: string[]
}
type Overlay = {
  corrections: Record<string, Partial<Names> & { en?: string }>
  created: Created[]
  onsCodes: Record<string, string>
  missing: (Names & { code: string })[]
  names: Record<string, Partial<Names>>
}
type Commune = Names & { code: string; wilaya: string; codeThen: string | null }

const leblad: readonly LebladWilaya[] = wilayaList
const overlay: Overlay = overlayFile
const postcodes: Record<string, string> = postcodesFile

const FORTY_EIGHT = { parent: null, law: '84-09', since: '1984-02-04' }

/** The source has unaccented capitals; words whose French spelling is known, by what they are there. */
const accents: Record<string, string> = accentsFile

// The source stretches some Arabic names with kashidas, which users do not type.
const tidy = (text: string): string => text.replaceAll('\u0640', '').replaceAll(/\s+/g, ' ').trim()
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

function frenchName(capitals: string): string {
  return tidy(capitals.replaceAll('-', ' ').toLowerCase())
    .split(' ')
    .map((word) => accents[word] ?? word)
    .map((word) => word.replace(/^(\p{L}')?\p{L}/u, (start) => start.toUpperCase()))
    .join(' ')
}

function buildWilayas() {
  const first = leblad.map((wilaya) => {
    const code = String(wilaya.mattricule).padStart(2, '0')
    return {
      code,
      fr: wilaya.name,
      ar: tidy(wilaya.name_ar),
      ...FORTY_EIGHT,
      ...overlay.corrections[code],
    }
  })
  return [...first, ...overlay.created]
    .map(({ code, fr, ar, parent, law, since, ...rest }) => ({
      code,
      fr,
      ar,
      en: 'en' in rest && rest.en ? rest.en : bare(fr),
      ...(rest.former ? { former: rest.former } : {}),
      parent,
      law,
      since,
    }))
    .toSorted((a, b) => a.code.localeCompare(b.code))
}

function buildCommunes(wilayas: readonly { code: string; fr: string }[]): Commune[] {
  const movedIn2026 = new Map(
    overlay.created.flatMap(({ code, communes = [] }) => communes.map((c) => [c, code] as const)),
  )
  const spelled = new Map(wilayas.map(({ fr }) => [bare(fr).toLowerCase(), fr]))
  const communes = new Map<string, Commune>()
  const add = (code: string, then: string, { fr, ar, former }: Names) => {
    const wilaya = movedIn2026.get(code) ?? code.slice(0, 2)
    const names = { fr: spelled.get(bare(fr).toLowerCase()) ?? fr, ar: tidy(ar) }
    const codeThen = Number(wilaya) > 48 ? then : null
    communes.set(code, {
      code,
      wilaya,
      codeThen,
      ...names,
      ...(former ? { former } : {}),
      ...overlay.names[code],
    })
  }
  for (const { dairats } of leblad)
    for (const commune of dairats.flatMap(({ baladyiats = [] }) => baladyiats)) {
      const then = String(commune.code).padStart(4, '0')
      add(overlay.onsCodes[then] ?? then, then, {
        fr: frenchName(commune.name),
        ar: commune.name_ar,
      })
    }
  for (const commune of overlay.missing) add(commune.code, commune.code, commune)
  return [...communes.values()].toSorted((a, b) => a.code.localeCompare(b.code))
}

/** One row per line, for readable diffs. */
const write = (name: string, rows: readonly unknown[]) =>
  writeFileSync(
    new URL(name, import.meta.url),
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  )

const wilayas = buildWilayas()
write('wilayas.json', wilayas)
write(
  'communes.json',
  buildCommunes(wilayas).map(({ code, wilaya, fr, ar, codeThen, former = [] }) => [
    code,
    wilaya,
    fr,
    ar,
    postcodes[code] ?? null,
    codeThen,
    former,
  ]),
)
