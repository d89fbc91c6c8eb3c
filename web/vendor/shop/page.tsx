import { PageTabs } from '#web/backoffice/layout/page-tabs.tsx'
import '#web/backoffice/list/list-page.css'
import './shop.css'
import { ExternalLink } from 'lucide-react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { hasPermission } from '#kernel/staff-roles.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useVendorContext } from '../layout.tsx'
import { ShopClosuresView } from './closures-view.tsx'
import { ShopDeliveryView } from './delivery-view.tsx'
import { LegalView } from './legal-view.tsx'
import { ShopPageFormView } from './shop-page-form.tsx'

const VIEWS = ['page', 'legal', 'closures', 'delivery'] as const
type View = (typeof VIEWS)[number]
const CONTENTS = {
  page: ShopPageFormView,
  legal: LegalView,
  closures: ShopClosuresView,
  delivery: ShopDeliveryView,
} as const satisfies Record<View, () => unknown>

const addressOf = (view: View) => (view === 'page' ? paths.vendorShop() : paths.vendorShop(view))

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('vendor-profile.title'), isPrivate: true }))

export default function ShopPage() {
  const { t } = useTexts()
  const { shop, role } = useVendorContext()
  const [query] = useSearchParams()
  // Only the owner may see the legal identity; the server enforces it.
  const views = VIEWS.filter((view) => view !== 'legal' || hasPermission(role, 'owning'))
  const view = views.find((view) => view === query.get('view')) ?? 'page'
  const Content = CONTENTS[view]
  return (
    <div className="back-office-page shop-place">
      <div className="page-head">
        <h1>{t('vendor-profile.title')}</h1>
        <ButtonLink kind="quiet" small to={paths.vendor(shop.id)}>
          <Icon of={ExternalLink} size="s" flip />
          {t('vendor-profile.see')}
        </ButtonLink>
      </div>
      <PageTabs
        label={t('vendor-profile.title')}
        views={views}
        current={view}
        addressOf={addressOf}
        nameOf={(value) => t(`vendor-profile.view.${value}`)}
      />
      <Content />
    </div>
  )
}
