import type { Language } from '#kernel/locale.ts'
import type { BannerPlaceName, ActiveBannerView } from '../contract.ts'
import type { Announced } from '../queries/banners.ts'

export type BannerPlacement = {
  language: Language
  wilaya: string | null
  place?: BannerPlaceName | undefined
  category?: string | undefined
}
export type BannerDisplay = {
  items: ActiveBannerView[]
  /** When the next banner starts or ends; null when none will. */
  until: Date | null
}

export function bannerAt(
  banners: readonly Announced[],
  { language, wilaya, place, category }: BannerPlacement,
  now: Date,
): BannerDisplay {
  const mine = banners.filter(
    (one) =>
      one.languages.includes(language) &&
      (one.wilaya === null || one.wilaya === wilaya) &&
      (one.ends_at === null || new Date(one.ends_at) > now) &&
      (place === undefined || one.place === place) &&
      (one.category === null || one.category === category),
  )
  const items = mine
    .filter(({ starts_at }) => new Date(starts_at) <= now)
    .map(({ id, place: at, path, texts: { [language]: own, fr } }) => {
      const { title, body, button, ...said } = own ?? fr
      const shot = { alt: said.alt ?? fr.alt, picture: said.picture ?? fr.picture }
      return { id, place: at, path, title, body, button, ...shot }
    })
  const changes = mine
    .map(({ starts_at, ends_at }) => (new Date(starts_at) > now ? starts_at : ends_at))
    .filter((at) => at !== null)
    .toSorted()
  return { items, until: changes[0] === undefined ? null : new Date(changes[0]) }
}
