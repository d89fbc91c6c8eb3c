import { LayoutDashboard } from 'lucide-react'
import { paths } from '#web/paths.ts'
import type { Entry } from '#web/desk/frame.tsx'
import type { TextKey } from '#web/shared/texts.ts'

/** An entry with a short name has its place in the bar under the thumb, on phones. */
type SpaceEntry = Entry & { short?: TextKey }

/** The side bar of a shop, top to bottom: an entry comes with its page. */
export const ENTRIES: readonly SpaceEntry[] = [
  {
    to: paths.vendorDashboard(),
    icon: LayoutDashboard,
    label: 'selling.nav.dashboard',
    short: 'selling.nav.dashboard-short',
  },
]
