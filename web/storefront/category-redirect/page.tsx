import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loadJson } from '#web/shared/api/loader-context.ts'
import { categoryChoices } from '../products/category-choices.ts'
import { readFilters, writeFilters } from '../products/filters.ts'

/** Redirects to the product list of the category; 404 for an unknown slug. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { slug = '' } = params
  const { items } = await loadJson(context, get('/categories'))
  const { groups, leaves } = categoryChoices(items)
  if (![...groups, ...leaves].some((item) => item.slug === slug)) throw data(null, { status: 404 })

  const query = new URL(request.url).searchParams
  const language = query.get('lang')
  return redirect(
    paths.products({
      ...writeFilters({ ...readFilters(query), categories: [slug] }),
      ...(language !== null && { lang: language }),
    }),
  )
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('not-found.meta'), isPrivate: true }))

/** Never rendered: the loader always throws or redirects. */
export default function CategoryRedirect() {
  return null
}
