import './sitemap.css'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loadJsonOr, loaderTexts } from '#web/shared/api/loader-context.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

type Entry = { label: string; to: string }

export async function loader({ context }: LoaderFunctionArgs) {
  const t = loaderTexts(context)
  const [tree, pages] = await Promise.all([
    loadJsonOr(context, get('/categories'), { items: [] }),
    loadJsonOr(context, get('/pages'), { items: [] }),
  ])
  return {
    title: t('sitemap.title'),
    shop: t('sitemap.shop'),
    account: t('sitemap.account'),
    selling: t('sitemap.selling'),
    compare: t('comparison.title'),
    pages: pages.items.map(({ slug, title }) => ({ label: title, to: paths.page(slug) })),
    categories: tree.items.map(({ slug, name }) => ({ label: name, to: paths.category(slug) })),
  }
}

export const meta: MetaFunction = (args) => pageMeta(args, (t) => ({ title: t('footer.sitemap') }))

export default function Sitemap() {
  const { t } = useTexts()
  const { settings } = useSite()
  const { categories, pages, ...words } = useLoaderData<typeof loader>()
  const areas: [string, Entry[]][] = [
    [
      words.shop,
      [
        { label: t('nav.home'), to: paths.home() },
        { label: t('nav.products'), to: paths.products() },
        { label: t('nav.vendors'), to: paths.vendors() },
        { label: t('nav.categories'), to: paths.categories() },
      ],
    ],
    [t('nav.categories'), categories],
    [
      words.account,
      [
        { label: t('nav.cart'), to: paths.cart() },
        ...(settings?.enableWishlist === false
          ? []
          : [{ label: t('nav.wishlist'), to: paths.wishlist() }]),
        ...(settings?.enableComparison === false
          ? []
          : [{ label: words.compare, to: paths.comparison() }]),
        { label: t('nav.track'), to: paths.track() },
        { label: t('nav.my-account'), to: paths.account() },
        { label: t('nav.login'), to: paths.auth() },
      ],
    ],
    [words.selling, [{ label: t('sell.action'), to: paths.vendorRegister() }]],
    [
      t('footer.information'),
      [
        { label: t('footer.about-us'), to: paths.about() },
        { label: t('footer.contact-us'), to: paths.contact() },
        { label: t('footer.terms'), to: paths.terms() },
        { label: t('footer.privacy'), to: paths.privacy() },
        { label: t('footer.data-request'), to: paths.dataRequest() },
        ...pages,
      ],
    ],
  ]
  return (
    <div className="wrap">
      <div className="page-intro sitemap-head">
        <h1>{words.title}</h1>
      </div>
      <div className="sitemap">
        {areas.map(([title, entries]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {entries.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
