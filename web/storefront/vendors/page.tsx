import './vendors.css'
import { Search } from 'lucide-react'
import { Form, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import scene from '#web/assets/illustrations/category-maison-256.webp?no-inline'
import { paths } from '#web/paths.ts'
import { BannerSlot } from '#web/shared/banners/banner-slot.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { VendorCard } from '#web/shared/catalog/vendor-card.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'
import { loadVendors, vendorsQueryString, type VendorsData } from './vendors-data.ts'

export const loader = (args: LoaderFunctionArgs): Promise<VendorsData> => loadVendors(args)

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: t('nav.vendors'),
    ...(args.loaderData && {
      description: args.loaderData.words.meta,
      isPrivate: args.loaderData.words.isAsked,
    }),
  }))

export default function Vendors() {
  const { t } = useTexts()
  const data = useLoaderData<typeof loader>()
  const { vendors, words, asked: query, next } = data
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[{ label: t('nav.home'), to: paths.home() }, { label: t('nav.vendors') }]}
      />
      <div className="page-intro">
        <h1>{words.title}</h1>
        <p role="status">{words.count}</p>
      </div>
      <BannerSlot banner={data.banner} />
      <div className="vendors">
        <WilayaLinks data={data} />
        <div className="vendors-main">
          <SearchForm data={data} />
          <CategoryChips data={data} />
          {vendors.length === 0 ? (
            <EmptyState
              image={scene}
              title={words.none}
              text={words.noneText}
              {...(words.isAsked && {
                action: (
                  <ButtonLink kind="outline" to={paths.vendors()}>
                    {words.reset}
                  </ButtonLink>
                ),
              })}
            />
          ) : (
            <>
              <h2 className="sr-only">{t('nav.vendors')}</h2>
              <div className="vendor-cards">
                {vendors.map(({ place, ...vendor }) => (
                  <VendorCard key={vendor.id} vendor={vendor} place={place} visit={words.visit} />
                ))}
              </div>
            </>
          )}
          <div className="vendors-steps">
            {query.cursor !== '' && (
              <ButtonLink
                kind="outline"
                to={paths.vendors(vendorsQueryString({ ...query, cursor: '' }))}
              >
                {words.first}
              </ButtonLink>
            )}
            {next !== null && (
              <ButtonLink
                kind="outline"
                to={paths.vendors(vendorsQueryString({ ...query, cursor: next }))}
              >
                {words.next}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function WilayaLinks({ data: { wilayas, asked: query, words } }: { data: VendorsData }) {
  const { language } = useTexts()
  const to = (wilaya: string) => paths.vendors(vendorsQueryString({ ...query, wilaya, cursor: '' }))
  return (
    <nav className="vendors-wilayas only-desktop" aria-label={words.wilaya}>
      <h2>{words.wilaya}</h2>
      <ul>
        <li>
          <Link to={to('')} aria-current={query.wilaya === '' || undefined} preventScrollReset>
            {words.allWilayas}
          </Link>
        </li>
        {wilayas.map(({ code, name, count }) => (
          <li key={code}>
            <Link
              to={to(code)}
              aria-current={query.wilaya === code || undefined}
              preventScrollReset
            >
              <b className="num">{code}</b>
              {name}
              <Count value={count} language={language} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchForm({ data: { wilayas, asked: query, words } }: { data: VendorsData }) {
  return (
    <Form
      // `key` resets the typed text for another search.
      key={`${query.search} ${query.wilaya}`}
      className="vendors-search"
      role="search"
      action={paths.vendors()}
      preventScrollReset
    >
      <span className="search-field">
        <Icon of={Search} />
        <input
          type="search"
          name="search"
          dir="auto"
          aria-label={words.search}
          placeholder={words.search}
          maxLength={200}
          defaultValue={query.search}
        />
        <button className="search-go" aria-label={words.submit}>
          <Icon of={Search} size="s" />
        </button>
      </span>
      <span className="input input-select only-mobile">
        <select
          name="wilaya"
          aria-label={words.wilaya}
          defaultValue={query.wilaya}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{words.allWilayas}</option>
          {wilayas.map(({ code, name, count }) => (
            <option key={code} value={code}>{`${code} ${name} (${count})`}</option>
          ))}
        </select>
      </span>
      {query.category !== '' && <input type="hidden" name="category" value={query.category} />}
    </Form>
  )
}

function CategoryChips({ data: { groups, asked: query, words } }: { data: VendorsData }) {
  const to = (category: string) =>
    paths.vendors(vendorsQueryString({ ...query, category, cursor: '' }))
  return (
    <div className="vendors-chips">
      {[{ slug: '', name: words.allCategories }, ...groups].map(({ slug, name }) => (
        <ChipLink
          key={slug}
          to={to(slug === query.category ? '' : slug)}
          selected={slug === query.category && slug !== ''}
          aria-current={slug === query.category || undefined}
          preventScrollReset
        >
          {name}
        </ChipLink>
      ))}
    </div>
  )
}
