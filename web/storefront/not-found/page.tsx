import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router'
import { paths } from '#web/paths.ts'
import { loaderContext } from '#web/shared/api/loader-context.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { NotFound } from '#web/shared/layout/not-found.tsx'

/** A language alone is the home page in it: it is typed, and linked to, as if it were one. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const language = params['*']?.replace(/\/$/, '')
  if (loaderContext(context).languages.some((code) => code === language))
    return redirect(`${paths.home()}?lang=${language}`)
  return data(null, { status: 404 })
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('not-found.meta'), isPrivate: true }))

export default NotFound
