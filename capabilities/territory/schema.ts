import type { Brand } from '#kernel/brand.ts'
import type { LocalizedText } from '#kernel/locale.ts'

export type WilayaCode = Brand<string, 'WilayaCode'>
export type CommuneCode = Brand<string, 'CommuneCode'>

/** `parent` is the wilaya it was carved out of. */
export type Wilaya = Readonly<LocalizedText> & {
  readonly code: WilayaCode
  readonly former: readonly string[]
  readonly parent: WilayaCode | null
  readonly law: string
  readonly since: string
}

/** The wilaya and number of a commune before a law moved it. */
export type FormerPlace = {
  readonly wilaya: WilayaCode
  readonly code: CommuneCode
  readonly until: string
  readonly law: string
}

export type Commune = {
  readonly code: CommuneCode
  readonly wilaya: WilayaCode
  readonly fr: string
  readonly ar: string
  readonly postcode: string | null
  readonly former: readonly string[]
  readonly before: FormerPlace | null
}

export type Territory = {
  readonly wilayas: readonly Wilaya[]
  readonly communes: readonly Commune[]
}
