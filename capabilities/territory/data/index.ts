import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Commune, CommuneCode, Territory, Wilaya, WilayaCode } from '../schema.ts'

const WilayaRow = z.strictObject({
  code: z.string(),
  fr: z.string(),
  ar: z.string(),
  en: z.string(),
  former: z.array(z.string()).default([]),
  parent: z.string().nullable(),
  law: z.string(),
  since: z.string(),
})
/** code, wilaya, French, Arabic, postcode, code in the parent wilaya, former names */
const CommuneRow = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string().nullable(),
  z.string().nullable(),
  z.array(z.string()),
])

/** The checksum changes with the data files. */
export function readTerritory(): Territory & { checksum: string } {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const files = [read('wilayas.json'), read('communes.json')] as const
  const wilayas = z
    .array(WilayaRow)
    .parse(JSON.parse(files[0]))
    .map(({ code, parent, ...rest }): Wilaya => ({
      ...rest,
      code: code as WilayaCode,
      parent: parent as WilayaCode | null,
    }))
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
  const home = wilayas.get(wilaya as WilayaCode)
  if (!home) throw new Error(`commune ${code} refers to the unknown wilaya ${wilaya}`)
  const before =
    codeThen !== null && home.parent
      ? { wilaya: home.parent, code: codeThen as CommuneCode, until: home.since, law: home.law }
      : null
  return { code: code as CommuneCode, wilaya: home.code, fr, ar, postcode, former, before }
}
