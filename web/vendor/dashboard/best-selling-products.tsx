import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { VendorDashboardView } from '#capabilities/vendor-dashboard/contract.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Count, Money } from '#web/ui/money.tsx'

export function Wilayas({ view: { wilayas, wilaya_count } }: { view: VendorDashboardView }) {
  const { t, language } = useTexts()
  const max = wilayas[0]?.orders ?? 1
  return (
    <section className="card shop-wilayas" aria-labelledby="shop-wilayas">
      <header className="section-head">
        <h2 id="shop-wilayas">{t('vendor-dashboard.wilayas')}</h2>
        <small className="muted">{t('vendor-dashboard.thirty-days')}</small>
      </header>
      {wilayas.length === 0 && <p className="muted">{t('vendor-dashboard.wilayas-none')}</p>}
      <ol>
        {wilayas.map(({ code, name, orders, delivered_percent: percent }) => (
          <li key={code}>
            <span>
              <span className="num">{code}</span> <bdi>{name}</bdi>{' '}
              {percent !== null && (
                <small>{t('vendor-dashboard.wilaya-delivered', { percent })}</small>
              )}
            </span>
            <b>
              <Count value={orders} language={language} />
            </b>
            <span className="bar" aria-hidden="true">
              <i style={{ inlineSize: `${Math.round((orders / max) * 100)}%` }} />
            </span>
          </li>
        ))}
      </ol>
      {wilaya_count > 0 && (
        <p className="muted shop-wilaya-count">
          <Icon of={MapPin} size="s" />
          {t('vendor-dashboard.wilaya-count', { count: wilaya_count })}
        </p>
      )}
    </section>
  )
}

export function States({ view: { states } }: { view: VendorDashboardView }) {
  const { t, language } = useTexts()
  const max = Math.max(1, ...states.map(({ orders }) => orders))
  return (
    <section className="card shop-wilayas" aria-labelledby="shop-states">
      <header className="section-head">
        <h2 id="shop-states">{t('vendor-dashboard.states')}</h2>
        <small className="muted">{t('vendor-dashboard.thirty-days')}</small>
      </header>
      <ol>
        {states.map(({ status, orders }) => (
          <li key={status} data-status={status}>
            <Link className="text-link" to={`${paths.vendorOrders()}?status=${status}`}>
              {t(`order.status.${status}`)}
            </Link>
            <b>
              <Count value={orders} language={language} />
            </b>
            <span className="bar" aria-hidden="true">
              <i style={{ inlineSize: `${Math.round((orders / max) * 100)}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function BestSellingProducts({ view }: { view: VendorDashboardView }) {
  const { t, language } = useTexts()
  const products = view.best_sellers
  return (
    <section className="card shop-best" aria-labelledby="shop-best">
      <header className="section-head">
        <h2 id="shop-best">{t('vendor-dashboard.best')}</h2>
        <small className="muted">{t('vendor-dashboard.thirty-days')}</small>
      </header>
      {products.length === 0 && <p className="muted">{t('vendor-dashboard.best-none')}</p>}
      <ol>
        {products.map(({ product_id, name, image, sold, amount }) => (
          <li key={product_id ?? name}>
            <ResponsiveImage image={image} alt="" sizes="44px" />
            <span>
              <b dir="auto">{name}</b>
              <small>{t('vendor-dashboard.sold', { count: sold })}</small>
            </span>
            <Money dinars={amount} language={language} />
          </li>
        ))}
      </ol>
    </section>
  )
}
