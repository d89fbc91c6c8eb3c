import type { MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { NewPasswordForm } from './new-password-form.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta.password'), isPrivate: true }))

export default function ResetPage() {
  return (
    <NewPasswordForm
      greeting="password"
      again={paths.authForgot()}
      words={{
        title: 'auth.new.title',
        explained: 'auth.new.explained',
        submit: 'auth.new.submit',
        lost: 'auth.new.lost',
      }}
    />
  )
}
