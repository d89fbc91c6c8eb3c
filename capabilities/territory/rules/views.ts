import { type Language, localizedText } from '#kernel/locale.ts'
import type { Commune, Wilaya } from '../schema.ts'

export const wilayaView = (wilaya: Wilaya, language: Language) => ({
  code: wilaya.code,
  name: localizedText(wilaya, language),
  name_fr: wilaya.fr,
  name_ar: wilaya.ar,
  name_en: wilaya.en,
  former_names: [...wilaya.former],
  parent_code: wilaya.parent,
})

export const communeView = (commune: Commune, language: Language) => ({
  code: commune.code,
  name: localizedText(commune, language),
  name_fr: commune.fr,
  name_ar: commune.ar,
  former_names: [...commune.former],
  postcode: commune.postcode,
})

export const communeList = (wilaya: Wilaya, communes: readonly Commune[], language: Language) => ({
  wilaya: wilayaView(wilaya, language),
  items: communes
    .map((commune) => communeView(commune, language))
    .toSorted((a, b) => a.name.localeCompare(b.name, language)),
  total: communes.length,
  total_is_estimate: false as const,
  next: null,
})
