import './info.css'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loadJsonOr, loaderTexts } from '#web/shared/api/loader-context.ts'
import { illustrationUrl, illustrationSrcSet } from '#web/shared/catalog/illustrations.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Count } from '#web/ui/money.tsx'
import { identityOf, publishedPage } from './legal.server.ts'

const WILAYAS = 69
const NONE = { items: [], total: 0, total_is_estimate: false, next: null }

export async function loader({ context }: LoaderFunctionArgs) {
  const t = loaderTexts(context)
  const [published, identity, products, vendors] = await Promise.all([
    publishedPage(context, 'about'),
    identityOf(context),
    loadJsonOr(context, get('/products', { limit: 1 }), NONE),
    loadJsonOr(context, get('/vendors', { limit: 1 }), NONE),
  ])
  const { site } = identity
  return {
    identity,
    numbers: [
      { value: products.total, label: t('about.products') },
      { value: vendors.total, label: t('about.shops') },
      { value: WILAYAS, label: t('about.wilayas') },
    ].filter(({ value }) => value > 0),
    title: published?.title ?? t('about.title', { site }),
    intro: published ? (published.description ?? '') : t('about.intro', { site }),
    html: published?.html ?? null,
    numbersTitle: t('about.numbers'),
    sides: [
      {
        title: t('about.buyers'),
        steps: [t('about.buyers.1'), t('about.buyers.2'), t('about.buyers.3')],
        to: paths.products(),
        action: t('home.hero.discover'),
      },
      {
        title: t('about.sellers'),
        steps: [t('about.sellers.1'), t('about.sellers.2'), t('about.sellers.3')],
        to: paths.vendorRegister(),
        action: t('sell.action'),
      },
    ],
    who: t('about.identity'),
  }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: t('footer.about-us'),
    ...(args.loaderData?.intro && { description: args.loaderData.intro }),
  }))

export default function About() {
  const { t, language } = useTexts()
  const { identity, numbers, sides, ...words } = useLoaderData<typeof loader>()
  const illustration = language === 'ar' ? 'hero-rtl' : 'hero-ltr'
  return (
    <div className="wrap about">
      <picture>
        <source
          type="image/avif"
          srcSet={illustrationSrcSet(illustration, [840, 1680], 'avif')}
          sizes="94vw"
        />
        <img
          src={illustrationUrl(illustration, 840)}
          width="1680"
          height="720"
          alt=""
          fetchPriority="high"
        />
      </picture>
      <div className="page-intro">
        <h1>{words.title}</h1>
        {words.intro && <p>{words.intro}</p>}
      </div>
      <h2 className="sr-only">{words.numbersTitle}</h2>
      <dl className="about-numbers">
        {numbers.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Count value={value} language={language} />
            </dd>
          </div>
        ))}
      </dl>
      {words.html === null ? (
        <div className="about-sides">
          {sides.map(({ title, steps, to, action }) => (
            <section key={title} className="card">
              <h2>{title}</h2>
              <ol className="steps">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <ButtonLink kind="outline" to={to}>
                {action}
              </ButtonLink>
            </section>
          ))}
        </div>
      ) : (
        <div className="prose" dangerouslySetInnerHTML={{ __html: words.html }} />
      )}
      <section className="about-who">
        <h2>{words.who}</h2>
        <p>
          <bdi>{identity.company}</bdi>
          <br />
          <bdi>{identity.address}</bdi>
        </p>
        <p>
          <Link className="text-link" to={paths.contact()}>
            {t('footer.contact-us')}
          </Link>
        </p>
      </section>
    </div>
  )
}
