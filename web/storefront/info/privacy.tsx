import './info.css'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loadLegal } from './legal.server.ts'
import { LegalPage } from './legal-page.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadLegal(context, 'privacy')

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.title ?? t('footer.privacy'),
    ...(args.loaderData?.intro && { description: args.loaderData.intro }),
  }))

export default function Privacy() {
  return <LegalPage legal={useLoaderData<typeof loader>()} hasCookies />
}
