import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Commune, CommuneCode, Territory, Wilaya, WilayaCode } from '../schema.ts'

/** As they are numbered, with what names them. */
const wilayaCode = z.custom<WilayaCode>((code) => typeof code === 'string' && /^\d\d$/.test(code))
const communeCode = z.custom<CommuneCode>(
  (code) => typeof code === 'string' && /^\d{4}$/.test(code),
)

const WilayaRow = z.strictObject({
  code: wilayaCode,
  fr: z.string(),
  ar: z.string(),
  en: z.string(),
  former: z.array(z.string()).default([]),
  parent: wilayaCode.nullable(),
  law: z.string(),
  since: z.string(),
})
/** code, wilaya, French, Arabic, postcode, code in the parent wilaya, former names */
const CommuneRow = z.tuple([
  communeCode,
  wilayaCode,
  z.string(),
  z.string(),
  z.string().nullable(),
  communeCode.nullable(),
  z.array(z.string()),
])

/** The checksum changes with the data files. */
export function readTerritory(): Territory & { checksum: string } {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const files = [read('wilayas.json'), read('communes.json')] as const
  const wilayas: Wilaya[] = z.array(WilayaRow).parse(JSON.parse(files[0]))
  const byCode = new Map(wilayas.map((wilaya) => [wilaya.code, wilaya]))
  const communes = z
    .array(CommuneRow)
    .parse(JSON.parse(files[1]))
    .map((row) => communeOf(row, byCode))
  const checksum = createHash('sha256').update(files.join('\n')).digest('hex')
  return { wilayas, communes, checksum }
}

function communeOf(
  [code, wilaya, fr, ar, postcode, codeThen, former]: z.output<typeof CommuneRow>,
  wilayas: ReadonlyMap<WilayaCode, Wilaya>,
): Commune {
  const home = wilayas.get(wilaya)
  if (!home) throw new Error(`commune ${code} refers to the unknown wilaya ${wilaya}`)
  const before =
    codeThen !== null && home.parent
      ? { wilaya: home.parent, code: codeThen, until: home.since, law: home.law }
      : null
  return { code, wilaya: home.code, fr, ar, postcode, former, before }
}
