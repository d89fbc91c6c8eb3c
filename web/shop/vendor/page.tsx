import './vendor.css'
import { Mail, MapPin, MessageSquare, Phone } from 'lucide-react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { formatRating } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/meta.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Icon, VerifiedTick } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Count, Stars } from '#web/ui/price.tsx'
import { About } from './about.tsx'
import { ShopProducts } from './products.tsx'
import { ShopReviews } from './reviews.tsx'
import { loadShop, type ShopData, shopQuery, TABS, type TabName } from './vendor-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadShop(args)

export const meta: MetaFunction<typeof loader> = (args) => {
  const data = args.loaderData
  if (!data?.shop)
    return pageMeta(args, (t) => ({
      title: data ? (data.words as { title: string }).title : t('nav.vendors'),
      isPrivate: true,
    }))
  const { vendor, asked, origin } = data.shop
  return pageMeta(args, () => ({
    title: vendor.business_name,
    description: vendor.business_description?.slice(0, 300) ?? (data as ShopData).words.meta,
    ...(vendor.cover_url && { image: vendor.cover_url }),
    isPrivate: asked.search !== '' || asked.cursor !== '' || asked.tab !== 'products',
    structured: storeData(data as ShopData, origin),
  }))
}

export default function VendorPage() {
  const data = useLoaderData<typeof loader>()
  if (!data.shop) return <UnknownVendor words={data.words as UnknownWords} />
  return <ShopPage {...(data as ShopData)} />
}

function ShopPage({ shop, words }: ShopData) {
  const { t } = useTexts()
  const { vendor, asked } = shop
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[
          { label: t('nav.home'), to: paths.home() },
          { label: t('nav.vendors'), to: paths.vendors() },
          { label: vendor.business_name },
        ]}
      />
      <ShopHead shop={shop} words={words} />
      <ShopTabs shop={shop} words={words} />
      <section aria-label={words[asked.tab]}>
        {asked.tab === 'about' && <About shop={shop} words={words} />}
        {asked.tab === 'products' && <ShopProducts shop={shop} words={words} />}
        {asked.tab === 'reviews' && <ShopReviews shop={shop} words={words} />}
      </section>
    </div>
  )
}

function ShopHead({ shop: { vendor, place }, words }: ShopData) {
  const { t, language } = useTexts()
  const { business_phone: phone, business_email: email, cover_url, logo_url } = vendor
  const rating = t('product.rating', { rating: formatRating(vendor.average_rating, language) })
  return (
    <div className="shop-head">
      <div className="shop-cover">{cover_url && <img src={cover_url} alt="" />}</div>
      <span className="arch shop-logo">
        <Picture picture={logo_url === null ? null : logoOf(logo_url)} alt="" sizes="9rem" />
      </span>
      <div className="shop-name">
        <h1>
          <bdi>{vendor.business_name}</bdi>
          {vendor.verification_status === 'verified' && (
            <VerifiedTick label={t('product.verified')} />
          )}
        </h1>
        <p>
          {place && (
            <span>
              <Icon of={MapPin} size="s" />
              <bdi>{place}</bdi>
            </span>
          )}
          {vendor.rating_count > 0 && (
            <Stars
              rating={vendor.average_rating}
              count={vendor.rating_count}
              label={rating}
              language={language}
            />
          )}
          <span>{t('count.products', { count: vendor.product_count })}</span>
          <span>{words.since}</span>
        </p>
      </div>
      <div className="shop-contact">
        <a
          className={buttonClass({})}
          href={phone ? `tel:${phone.replaceAll(/\s/g, '')}` : `mailto:${email}`}
        >
          <Icon of={phone ? Phone : Mail} />
          {words.contact}
        </a>
        <Link
          className={buttonClass({ kind: 'outline' })}
          to={paths.accountMessages({ vendor: vendor.id, name: vendor.business_name })}
          rel="nofollow"
        >
          <Icon of={MessageSquare} />
          {words.write}
        </Link>
      </div>
    </div>
  )
}

const logoOf = (url: string) => ({ url, small_url: url, width: 400, height: 400, colour: null })

/** Parts of the shop are addresses: each can be linked to, and works without scripts. */
function ShopTabs({ shop: { vendor, asked, hasReviews }, words }: ShopData) {
  const { language } = useTexts()
  const counts: Partial<Record<TabName, number>> = {
    products: vendor.product_count,
    reviews: vendor.rating_count,
  }
  return (
    <nav className="tabs shop-tabs" aria-label={words.tabs}>
      {TABS.filter((tab) => tab !== 'reviews' || hasReviews).map((tab) => (
        <Link
          key={tab}
          to={paths.vendor(vendor.id, shopQuery({ tab }))}
          aria-current={tab === asked.tab ? 'page' : undefined}
          preventScrollReset
        >
          {words[tab]}
          {counts[tab] !== undefined && <Count value={counts[tab]} language={language} />}
        </Link>
      ))}
    </nav>
  )
}

type UnknownWords = { title: string; text: string; back: string }

function UnknownVendor({ words }: { words: UnknownWords }) {
  return (
    <div className="wrap unknown-shop">
      <h1>{words.title}</h1>
      <p className="muted">{words.text}</p>
      <ButtonLink to={paths.vendors()}>{words.back}</ButtonLink>
    </div>
  )
}

/** The shop as search engines read it. */
function storeData({ shop: { vendor, place } }: ShopData, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: vendor.business_name,
    url: origin + paths.vendor(vendor.id),
    ...(vendor.business_description && { description: vendor.business_description }),
    ...(vendor.logo_url && { image: new URL(vendor.logo_url, origin).href }),
    ...(vendor.business_phone && { telephone: vendor.business_phone }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'DZ',
      ...(place && { addressRegion: place }),
      ...(vendor.business_city && { addressLocality: vendor.business_city }),
    },
    ...(vendor.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: vendor.average_rating,
        ratingCount: vendor.rating_count,
      },
    }),
  }
}
