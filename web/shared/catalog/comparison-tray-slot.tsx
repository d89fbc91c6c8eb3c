import { Suspense } from 'react'
import { useSite } from '../layout/site-data.ts'
import { lazyComponent } from '../utils/lazy-component.ts'
import { comparison } from './saved-products.ts'

const ComparisonTray = lazyComponent(() => import('./comparison-tray.tsx'))

/** Lazy: most visitors compare nothing. */
export function ComparisonTraySlot() {
  const { settings } = useSite()
  const compared = comparison.use()
  if (settings?.enableComparison === false || compared.length === 0) return null
  return (
    <Suspense>
      <ComparisonTray compared={compared} />
    </Suspense>
  )
}
