import type { MetaFunction } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { NewPasswordForm } from './new-password-form.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta.password'), isPrivate: true }))

/** The invitation has created the session; the user now chooses a password. */
export default function InvitePage() {
  return (
    <NewPasswordForm
      greeting="login"
      words={{
        title: 'auth.invite.title',
        explained: 'auth.invite.explained',
        submit: 'auth.invite.submit',
        lost: 'auth.invite.lost',
      }}
    />
  )
}
