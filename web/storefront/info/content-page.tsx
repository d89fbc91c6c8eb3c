import './info.css'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { asLegal, publishedPage } from './legal.server.ts'
import { LegalPage } from './legal-page.tsx'

/** 404 unless the operator has published a page with this slug. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await publishedPage(context, params['slug'] ?? '')
  if (!page) throw data(null, { status: 404 })
  return asLegal(context, page)
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.title ?? t('not-found.meta'),
    ...(args.loaderData?.intro && { description: args.loaderData.intro }),
    ...(!args.loaderData && { isPrivate: true }),
  }))

export default function FreePage() {
  return <LegalPage legal={useLoaderData<typeof loader>()} />
}
