import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { auth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { EmailBlock } from './email-block.tsx'
import { FactorsBlock } from './factors-block.tsx'
import { IdentitiesBlock } from './identities-block.tsx'
import { useAccount } from './layout.tsx'
import { PageHead, LoadingSkeleton } from './account-ui.tsx'
import { PasswordBlock } from './password-block.tsx'
import { SessionsBlock } from './sessions-block.tsx'
import { useRead } from '#web/shared/data/use-query.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.security.title'), isPrivate: true }))

export default function SecurityPage() {
  const { t } = useTexts()
  const { profile } = useAccount()
  const person = useRead(['auth user'], readPerson)
  const [round, setRound] = useState(0) // remounts the session list after a change that ends sessions
  const again = () => {
    person.refresh()
    profile.refresh()
    setRound(round + 1)
  }
  return (
    <>
      <PageHead title={t('account.security.title')} text={t('account.security.text')} />
      {person.view && profile.view ? (
        <>
          <PasswordBlock profile={profile.view} onChanged={again} />
          <EmailBlock profile={profile.view} onChanged={again} />
          <FactorsBlock
            factors={person.view.factors ?? []}
            phone={profile.view.phone}
            onChanged={again}
          />
          <IdentitiesBlock identities={person.view.identities ?? []} onChanged={again} />
        </>
      ) : (
        <LoadingSkeleton
          hasFailed={person.state === 'failed' || profile.state === 'failed'}
          onRetry={again}
        />
      )}
      <SessionsBlock key={round} />
    </>
  )
}

async function readPerson(): Promise<User> {
  const { data, error } = await (await auth()).getUser()
  if (error) throw error
  return data.user
}
