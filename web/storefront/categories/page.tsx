import './categories.css'
import { LayoutGrid } from 'lucide-react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loadJsonOr, loaderTexts } from '#web/shared/api/loader-context.ts'
import { illustrationUrl, illustrationSrcSet } from '#web/shared/catalog/illustrations.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'
import { type Department, departmentsOf } from './departments.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const t = loaderTexts(context)
  const tree = await loadJsonOr(context, get('/categories'), { items: [] })
  return {
    departments: departmentsOf(tree.items)
      .filter(({ links }) => links.length > 0)
      .map((department) => ({ ...department, name: t(`categories.${department.key}`) })),
    words: {
      title: t('categories.title'),
      text: t('categories.text'),
      meta: t('categories.meta'),
      none: t('categories.none'),
    },
  }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: t('nav.categories'),
    ...(args.loaderData && { description: args.loaderData.words.meta }),
  }))

export default function Categories() {
  const { t } = useTexts()
  const { departments, words } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[{ label: t('nav.home'), to: paths.home() }, { label: words.title }]}
      />
      <div className="page-intro">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </div>
      {departments.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <ul className="departments">
          {departments.map((department, index) => (
            <DepartmentCard key={department.key} department={department} eager={index < 2} />
          ))}
        </ul>
      )}
    </div>
  )
}

const SIZES = '(min-width: 64rem) 12rem, 6.5rem'

type CardProps = { department: Department & { name: string }; eager: boolean }

function DepartmentCard({ department, eager }: CardProps) {
  const { t, language } = useTexts()
  const { name, scene: illustration, slugs, count, links } = department
  const file = `category-${illustration}`
  const [only] = slugs
  const to =
    slugs.length === 1 && only !== undefined
      ? paths.category(only)
      : paths.products({ category: slugs.join(',') })
  return (
    <li className="department card">
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <span className="arch">
          {illustration === null ? (
            <Icon of={LayoutGrid} size="l" />
          ) : (
            <picture>
              <source
                type="image/avif"
                srcSet={illustrationSrcSet(file, [256, 400], 'avif')}
                sizes={SIZES}
              />
              <img
                src={illustrationUrl(file, 256)}
                srcSet={illustrationSrcSet(file, [256, 400], 'webp')}
                sizes={SIZES}
                width="400"
                height="400"
                alt=""
                loading={eager ? 'eager' : 'lazy'}
              />
            </picture>
          )}
        </span>
      </Link>
      <div>
        <h2>
          <Link to={to}>{name}</Link>
        </h2>
        <p className="muted">{t('count.products', { count })}</p>
        {links.length > 0 && (
          <ul>
            {links.map((link) => (
              <li key={link.slug}>
                <Link to={paths.category(link.slug)}>
                  <bdi>{link.name}</bdi>
                  <Count value={link.product_count} language={language} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
