import './banner.css'
import { Suspense } from 'react'
import type { ShownBanner } from '#capabilities/content/contract.ts'
import { later } from '../utils/lazy-component.ts'

/** The server has it at hand; the browser fetches it only where something is announced. */
const BannerStrip = import.meta.env.SSR
  ? (await import('./banner-strip.tsx')).BannerStrip
  : later(async () => ({ default: (await import('./banner-strip.tsx')).BannerStrip }))

/** What the operator announces here; its room is there from the first byte. */
export const BannerSpot = ({ banner }: { banner: ShownBanner | null }) =>
  banner && (
    <Suspense>
      <BannerStrip banner={banner} />
    </Suspense>
  )
