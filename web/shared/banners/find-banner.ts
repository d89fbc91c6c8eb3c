import type { BannerPlaceName, ShownBanner, ShownBanners } from '#capabilities/content/contract.ts'
import { type Context, pageOf, readOr } from '../api/loader-context.ts'

/** The first of what is announced in a place; a page stands without it. */
export async function bannerAt(
  context: Context,
  place: BannerPlaceName,
  category?: string,
): Promise<ShownBanner | null> {
  const { wilaya } = pageOf(context)
  const query = new URLSearchParams({
    place,
    ...(wilaya !== null && { wilaya }),
    ...(category !== undefined && { category }),
  })
  const { items } = await readOr<ShownBanners>(context, `/api/v1/banners?${query}`, { items: [] })
  return items[0] ?? null
}
