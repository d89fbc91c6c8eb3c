import type { BannerBody, BannerView } from '#capabilities/content/banners.contract.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

export type BannerFields = {
  title: string
  body: string
  button: string
  alt: string
  /** File name; empty without an image. */
  image: string
}
export type BannerDraft = {
  place: BannerBody['place']
  path: string
  wilaya: string
  /** For a category banner; empty means every category. */
  category: string
  languages: readonly Language[]
  position: number
  isActive: boolean
  /** `datetime-local` value in Algiers time. */
  from: string
  until: string
  texts: Record<Language, BannerFields>
}
export type BannerFieldErrors = Readonly<Record<string, string>>

const NOTHING: BannerFields = { title: '', body: '', button: '', alt: '', image: '' }
/** Algeria is UTC+1 all year. */
const AHEAD_MS = 3_600_000

export const toLocalInput = (instant: string): string =>
  new Date(Date.parse(instant) + AHEAD_MS).toISOString().slice(0, 16)
export const fromLocalInput = (local: string): string | null => {
  const index = Date.parse(`${local}:00+01:00`)
  return Number.isNaN(index) ? null : new Date(index).toISOString()
}

export function toBannerDraft(banner: BannerView | null, now: string): BannerDraft {
  const fieldsOf = (language: Language): BannerFields => {
    const text = banner?.texts[language]
    if (!text) return NOTHING
    const { title, body, button, alt, picture: image } = text
    return {
      title,
      body: body ?? '',
      button: button ?? '',
      alt: alt ?? '',
      image: image?.name ?? '',
    }
  }
  return {
    place: banner?.place ?? 'home_strip',
    path: banner?.path ?? '',
    wilaya: banner?.wilaya ?? '',
    category: banner?.category ?? '',
    languages: banner?.languages ?? LANGUAGES,
    position: banner?.position ?? 0,
    isActive: banner?.is_active ?? true,
    from: toLocalInput(banner?.starts_at ?? now),
    until: banner?.ends_at ? toLocalInput(banner.ends_at) : '',
    texts: { fr: fieldsOf('fr'), en: fieldsOf('en'), ar: fieldsOf('ar') },
  }
}

const textOf = ({ title, body, button, alt, image }: BannerFields) => ({
  ...{ title, body: body || null, button: button || null },
  ...{ picture: image || null, alt: image === '' ? null : alt },
})
const isBlank = (fields: BannerFields): boolean => Object.values(fields).join('').trim() === ''
const optionalText = (fields: BannerFields) => (isBlank(fields) ? null : textOf(fields))

/** Leaves out languages without any text, except French. */
export const bannerBody = (draft: BannerDraft) => ({
  place: draft.place,
  path: draft.path.trim() || null,
  wilaya: draft.wilaya || null,
  category: (draft.place === 'category' && draft.category) || null,
  languages: draft.languages,
  position: draft.position,
  is_active: draft.isActive,
  starts_at: fromLocalInput(draft.from) ?? '',
  ends_at: draft.until === '' ? null : (fromLocalInput(draft.until) ?? ''),
  texts: {
    fr: textOf(draft.texts.fr),
    en: optionalText(draft.texts.en),
    ar: optionalText(draft.texts.ar),
  },
})
