import type { MetaFunction } from 'react-router'
import { pageMeta } from '#web/shared/meta.ts'
import { useSpace } from '../layout.tsx'
import { ShopFacts } from './facts.tsx'
import { ShopState } from './state.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('site.vendor-space'), isPrivate: true }))

/** The first page of a shop's space: how it stands, and what can be done about it. */
export default function DashboardPage() {
  const { shop } = useSpace()
  return (
    <div className="back-office-page space">
      <ShopState shop={shop} />
      <ShopFacts shop={shop} />
    </div>
  )
}
