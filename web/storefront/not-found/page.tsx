import { data, type MetaFunction } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { NotFound } from '#web/shared/layout/not-found.tsx'

export const loader = () => data(null, { status: 404 })

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('not-found.meta'), isPrivate: true }))

export default NotFound
