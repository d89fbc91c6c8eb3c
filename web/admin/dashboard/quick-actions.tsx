import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { AdminDashboardView } from '#capabilities/admin-dashboard/contract.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWilayas, wilayaName } from '#web/shared/preferences/use-wilayas.ts'
import { relativeTime } from './relative-time.ts'

type Waiting = AdminDashboardView['waiting'][number]
type QuickActionsProps = { pending: number; waiting: readonly Waiting[]; now: Date }

export function QuickActions({ pending, waiting, now }: QuickActionsProps) {
  const { t } = useTexts()
  return (
    <section className="card dashboard-card" aria-labelledby="quick-actions">
      <div className="card-head">
        <h2 id="quick-actions">{t('admin-home.quick')}</h2>
        {pending > 0 && (
          <Badge tone="warn">{t('admin-home.to-validate', { count: pending })}</Badge>
        )}
        <Link className="more-link push" to={paths.adminVendors()}>
          {t('admin-home.manage-vendors')}
          <Icon of={ChevronRight} size="s" flip />
        </Link>
      </div>
      {waiting.length === 0 ? (
        <p className="muted">{t('admin-home.to-validate', { count: 0 })}</p>
      ) : (
        <ul className="waiting-shops">
          {waiting.map((shop) => (
            <WaitingShop key={shop.id} shop={shop} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

function WaitingShop({ shop, now }: { shop: Waiting; now: Date }) {
  const { t, language } = useTexts()
  const wilayas = useWilayas()
  const date = new Date(shop.created_at)
  return (
    <li>
      <span>
        <b>
          <bdi>{shop.business_name}</bdi>
        </b>
        <small>{wilayaName(wilayas, shop.business_wilaya) ?? shop.business_city}</small>
      </span>
      {shop.business_phone !== null && (
        <bdi dir="ltr" className="num only-desktop">
          {formatPhoneDisplay(shop.business_phone)}
        </bdi>
      )}
      <time className="muted" dateTime={shop.created_at}>
        {relativeTime(date, now, language)}
      </time>
      <ButtonLink
        kind="quiet"
        small
        to={`${paths.adminVendors()}?state=pending&vendor=${encodeURIComponent(shop.id)}`}
        aria-label={t('admin-home.examine-of', { name: shop.business_name })}
      >
        {t('admin-home.examine')}
      </ButtonLink>
    </li>
  )
}
