import type {
  BannerPlaceName,
  ActiveBannerView,
  ActiveBanners,
} from '#capabilities/content/banners.contract.ts'
import { type LoaderContext, loaderContext, loadJsonOr } from '../api/loader-context.ts'

/** The first active banner of a placement; null on failure. */
export async function findBanner(
  context: LoaderContext,
  place: BannerPlaceName,
  category?: string,
): Promise<ActiveBannerView | null> {
  const { wilaya } = loaderContext(context)
  const query = new URLSearchParams({
    place,
    ...(wilaya !== null && { wilaya }),
    ...(category !== undefined && { category }),
  })
  const { items } = await loadJsonOr<ActiveBanners>(context, `/api/v1/banners?${query}`, {
    items: [],
  })
  return items[0] ?? null
}
