import './home.css'
import '#web/shared/banners/banner.css'
import { ChevronRight } from 'lucide-react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { BannerStrip } from '#web/shared/banners/banner-strip.tsx'
import { CategoryTile } from '#web/shared/catalog/category-tile.tsx'
import { MAIN_CATEGORIES } from '#web/shared/catalog/main-categories.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loaderContext, loadJsonOr } from '#web/shared/api/loader-context.ts'
import { loadDelivered } from '#web/shared/catalog/load-delivered.ts'
import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { BecomeVendorBanner } from '#web/shared/layout/become-vendor-banner.tsx'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { VendorCard } from '#web/shared/catalog/vendor-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BannerHero } from './banner.tsx'
import { Hero } from './hero.tsx'
import { TrustStrip } from './trust-strip.tsx'

/** More would push the products below the fold. */
const MOST_STRIPS = 3

/** Never fails: a failed list is reported and shown empty. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { wilaya } = loaderContext(context)
  const [banners, categories, featured, vendors] = await Promise.all([
    loadJsonOr(context, wilaya === null ? get('/banners') : get('/banners', { wilaya }), {
      items: [],
    }),
    loadJsonOr(context, get('/categories'), { items: [] }),
    loadJsonOr(context, get('/products/featured'), { items: [] }),
    loadJsonOr(context, get('/vendors/popular'), { items: [] }),
  ])
  return {
    banner: banners.items.find(({ place }) => place === 'home_hero') ?? null,
    strips: banners.items.filter(({ place }) => place === 'home_strip').slice(0, MOST_STRIPS),
    counts: Object.fromEntries(
      categories.items.map(({ slug, product_count }) => [slug, product_count]),
    ),
    featured: await loadDelivered(context, featured.items),
    vendors: vendors.items,
  }
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('home.meta.title'),
    description: t('home.meta.description'),
  }))

export default function Home() {
  const { t } = useTexts()
  const { banner, strips, counts, featured, vendors } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="wrap">
        {banner ? <BannerHero banner={banner} /> : <Hero />}
        {strips.map((strip) => (
          <BannerStrip key={strip.id} banner={strip} />
        ))}
      </div>
      <section className="section wrap">
        <SectionHead
          title="home.categories.title"
          all="home.categories.all"
          to={paths.categories()}
        />
        <div className="category-arches">
          {MAIN_CATEGORIES.map((slug, index) => (
            <CategoryTile key={slug} slug={slug} count={counts[slug]} eager={index < 3} />
          ))}
        </div>
      </section>
      <section className="section wrap later">
        <SectionHead title="home.featured.title" all="home.featured.all" to={paths.products()} />
        {featured.length === 0 ? (
          <EmptyState
            title={t('home.featured.none')}
            action={
              <ButtonLink className="if-signed-in" small kind="outline" to={paths.vendorProducts()}>
                {t('home.featured.add')}
              </ButtonLink>
            }
          />
        ) : (
          <div className="card-grid card-grid-four">
            {featured.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        )}
      </section>
      {vendors.length > 0 && (
        <section className="section wrap later">
          <SectionHead title="home.vendors.title" all="home.vendors.all" to={paths.vendors()} />
          <div className="vendor-cards vendor-cards-snap">
            {vendors.map((vendor) => (
              <VendorCard key={vendor.id} vendor={vendor} />
            ))}
          </div>
        </section>
      )}
      <section className="section wrap later">
        <TrustStrip />
        <BecomeVendorBanner />
      </section>
    </>
  )
}

function SectionHead({ title, all, to }: { title: TextKey; all: TextKey; to: string }) {
  const { t } = useTexts()
  return (
    <div className="section-head">
      <h2>{t(title)}</h2>
      <Link className="text-link" to={to}>
        {t(all)}
        <Icon of={ChevronRight} size="s" flip />
      </Link>
    </div>
  )
}
