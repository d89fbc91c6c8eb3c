import { get } from '#web/shared/api/endpoint.ts'
import type { BannerPlaceName, ActiveBannerView } from '#capabilities/content/banners.contract.ts'
import { type LoaderContext, loaderContext, loadJsonOr } from '../api/loader-context.ts'

/** The first active banner of a placement; null on failure. */
export async function findBanner(
  context: LoaderContext,
  place: BannerPlaceName,
  category: string | null = null,
): Promise<ActiveBannerView | null> {
  const { wilaya } = loaderContext(context)
  const path = get('/banners', { place, wilaya, category })
  const { items } = await loadJsonOr(context, path, { items: [] })
  return items[0] ?? null
}
