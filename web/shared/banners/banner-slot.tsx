import './banner.css'
import { Suspense } from 'react'
import type { ActiveBannerView } from '#capabilities/content/contract.ts'
import { lazyComponent } from '../utils/lazy-component.ts'

/** The server has it at hand; the browser fetches it only where something is announced. */
const BannerStrip = import.meta.env.SSR
  ? (await import('./banner-strip.tsx')).BannerStrip
  : lazyComponent(async () => ({ default: (await import('./banner-strip.tsx')).BannerStrip }))

/** What the operator announces here; its room is there from the first byte. */
export const BannerSlot = ({ banner }: { banner: ActiveBannerView | null }) =>
  banner && (
    <Suspense>
      <BannerStrip banner={banner} />
    </Suspense>
  )
