import './comparison.css'
import { Plus } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import scene from '#web/assets/illustrations/category-electronique-256.webp?no-inline'
import { paths } from '#web/paths.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loaderContext, loaderTexts } from '#web/shared/api/loader-context.ts'
import { comparison } from '#web/shared/catalog/saved-products.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { requireFeature } from '#web/shared/layout/require-feature.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import type { ComparedProduct } from './comparison-rows.ts'
import { type ComparisonTexts, comparisonTexts } from './comparison-texts.ts'
import { comparisonGroups, ComparisonRows } from './comparison-table.tsx'
import { useComparedProducts } from './use-compared-products.ts'
import { ComparedProductHead } from './compared-product-head.tsx'

const MOST = 4

export async function loader({ context }: LoaderFunctionArgs) {
  await requireFeature(context, 'enableComparison')
  const t = loaderTexts(context)
  const { wilaya } = loaderContext(context)
  return {
    wilaya,
    ...comparisonTexts(t),
  }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.title ?? t('product.compare'),
    isPrivate: true,
  }))

export default function Comparison() {
  const { t, language } = useTexts()
  const { wilaya, ...words } = useLoaderData<typeof loader>()
  const isHydrated = useHydrated()
  const saved = comparison.use()
  const { compared, isWaiting, hasFailed, retry } = useComparedProducts(saved, wilaya, language)
  if (isHydrated && hasFailed)
    return (
      <div className="wrap fills-screen comparison-head">
        <h1>{words.title}</h1>
        <EmptyState
          title={words.failed}
          action={<Button onClick={retry}>{t('site.retry')}</Button>}
        />
      </div>
    )
  if (isHydrated && !isWaiting && compared.length > 0)
    return <Table compared={compared} words={words} />
  return (
    <div className="wrap fills-screen comparison-head">
      <h1>{words.title}</h1>
      <noscript>
        <p className="card">{words.noScript}</p>
      </noscript>
      {!isHydrated || isWaiting ? (
        <div className="needs-script">
          <Spinner label={t('site.loading')} />
        </div>
      ) : (
        <EmptyState
          image={scene}
          title={words.empty}
          text={words.emptyText}
          action={<ButtonLink to={paths.products()}>{t('search.all')}</ButtonLink>}
        />
      )}
    </div>
  )
}

function Table({
  compared,
  words,
}: {
  compared: readonly ComparedProduct[]
  words: ComparisonTexts
}) {
  const { t } = useTexts()
  const site = useSite()
  const [isOnly, setOnly] = useState(false)
  const groups = comparisonGroups(compared, words, site.wilaya?.name ?? null)
  const rows = groups.flatMap((group) => group.rows)
  const different = rows.filter(({ row }) => row.isDifferent).length
  return (
    <div className="wrap fills-screen">
      <div className="page-intro comparison-head">
        <h1>{words.title}</h1>
        <p>
          {t('count.products', { count: compared.length })}
          {' · '}
          {words.summary
            .replace('{different}', String(different))
            .replace('{rows}', String(rows.length))}
        </p>
        {compared.length > 1 && (
          // The shared `Switch` would bring the code of all fields, for one checkbox.
          <label className="switch">
            <span>{words.only}</span>
            <input
              type="checkbox"
              role="switch"
              checked={isOnly}
              onChange={(event) => setOnly(event.currentTarget.checked)}
            />
          </label>
        )}
      </div>
      {/* It scrolls sideways, so it needs keyboard focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="comparison-box" role="region" aria-label={words.title} tabIndex={0}>
        <table className="comparison" style={columnsStyle(Math.min(compared.length + 1, MOST))}>
          <thead>
            <tr>
              <td className="comparison-legend">
                <span>
                  <i />
                  {words.legend}
                </span>
              </td>
              {compared.map(({ product }) => (
                <ComparedProductHead key={product.id} product={product} words={words} />
              ))}
              {compared.length < MOST && (
                <td className="comparison-add">
                  <Link to={paths.products()}>
                    <Icon of={Plus} />
                    {words.add}
                  </Link>
                </td>
              )}
            </tr>
          </thead>
          {groups.map((group) => (
            <ComparisonRows
              key={group.title}
              group={group}
              columns={compared.length}
              only={isOnly}
              words={words}
            />
          ))}
        </table>
      </div>
    </div>
  )
}

function columnsStyle(columns: number): CSSProperties {
  const properties: Record<string, number> = { '--columns': columns }
  return properties
}
