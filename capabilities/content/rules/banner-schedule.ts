import type { Language } from '#kernel/locale.ts'
import type { BannerPlaceName, ActiveBannerView } from '../banners.contract.ts'
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
    (banner) =>
      banner.languages.includes(language) &&
      (banner.wilaya === null || banner.wilaya === wilaya) &&
      (banner.ends_at === null || new Date(banner.ends_at) > now) &&
      (place === undefined || banner.place === place) &&
      (banner.category === null || banner.category === category),
  )
  const items = mine
    .filter(({ starts_at }) => new Date(starts_at) <= now)
    .map(({ id, place: time, path, texts: { [language]: own, fr } }) => {
      const { title, body, button, ...input } = own ?? fr
      const image = { alt: input.alt ?? fr.alt, picture: input.picture ?? fr.picture }
      return { id, place: time, path, title, body, button, ...image }
    })
  const changes = mine
    .map(({ starts_at, ends_at }) => (new Date(starts_at) > now ? starts_at : ends_at))
    .filter((time) => time !== null)
    .toSorted()
  return { items, until: changes[0] === undefined ? null : new Date(changes[0]) }
}
