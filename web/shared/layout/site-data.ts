import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import type { ActiveBannerView } from '#capabilities/content/banners.contract.ts'
import type { PublicSettingsView } from '#capabilities/settings/contract.ts'
import { findBanner } from '../banners/find-banner.ts'
import { loaderContext, loadJsonOr } from '../api/loader-context.ts'
import { get } from '#web/shared/api/endpoint.ts'

export type SiteData = {
  settings: Pick<
    PublicSettingsView,
    | 'contactEmail'
    | 'companyPhone'
    | 'companyAddress'
    | 'facebookUrl'
    | 'instagramUrl'
    | 'tiktokUrl'
    | 'enableWishlist'
    | 'enableComparison'
    | 'enableReviews'
    | 'enableVendorRegistration'
    | 'allowGuestCheckout'
  > | null
  wilaya: { code: string; name: string } | null
  /** The cart's banner, since the cart page runs without a loader. */
  banner: ActiveBannerView | null
}

/** Never fails: a missing response leaves a part of the layout empty. */
export async function loadSite(context: LoaderFunctionArgs['context']): Promise<SiteData> {
  const { wilaya: code } = loaderContext(context)
  const [settings, wilayas, banner] = await Promise.all([
    loadJsonOr(context, get('/settings/public'), null),
    code === null ? null : loadJsonOr(context, get('/wilayas'), { items: [] }),
    findBanner(context, 'cart'),
  ])
  const name = wilayas?.items.find((item) => item.code === code)?.name
  return {
    settings: settings && {
      contactEmail: settings.contactEmail,
      companyPhone: settings.companyPhone,
      companyAddress: settings.companyAddress,
      facebookUrl: settings.facebookUrl,
      instagramUrl: settings.instagramUrl,
      tiktokUrl: settings.tiktokUrl,
      enableWishlist: settings.enableWishlist,
      enableComparison: settings.enableComparison,
      enableReviews: settings.enableReviews,
      enableVendorRegistration: settings.enableVendorRegistration,
      allowGuestCheckout: settings.allowGuestCheckout,
    },
    wilaya: code === null || name === undefined ? null : { code, name },
    banner,
  }
}

const NOTHING: SiteData = { settings: null, wilaya: null, banner: null }

export const useSite = (): SiteData => useRouteLoaderData<SiteData>('site') ?? NOTHING

/** Stars come from reviews: they are off together. */
export const useHasRatings = (): boolean => useSite().settings?.enableReviews !== false

export const useWilayaCode = (): string | null => useSite().wilaya?.code ?? null
