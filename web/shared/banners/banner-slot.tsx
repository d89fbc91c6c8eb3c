import './banner.css'
import { Suspense } from 'react'
import type { ActiveBannerView } from '#capabilities/content/banners.contract.ts'
import { lazyComponent } from '../utils/lazy-component.ts'

/** Lazy in the browser: fetched only where a banner is shown. */
const BannerStrip = import.meta.env.SSR
  ? (await import('./banner-strip.tsx')).BannerStrip
  : lazyComponent(async () => ({ default: (await import('./banner-strip.tsx')).BannerStrip }))

/** Rendered on the server, so that the page does not shift. */
export const BannerSlot = ({ banner }: { banner: ActiveBannerView | null }) =>
  banner && (
    <Suspense>
      <BannerStrip banner={banner} />
    </Suspense>
  )
