import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { auth, sessionName, useSession } from '#web/shared/session/session.ts'
import { textsOf, type Translate, useLanguage } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

/** What is said to somebody who has just come in, and where they go when it is not where they came from. */
export type PostSignInRedirect = {
  greeting: 'login' | 'customer' | 'vendor' | 'password'
  to?: string
}

let expected: PostSignInRedirect | null = null

/** Said before the session can appear: whoever sees it first knows then what to say. */
export const setPostSignInRedirect = (arrival: PostSignInRedirect | null): void =>
  void (expected = arrival)

function greet(t: Translate, { greeting }: PostSignInRedirect, person: object): void {
  const closeLabel = t('site.close')
  const name = sessionName({ ...person }) || t('site.name')
  const said = {
    login: { title: t('auth.done'), message: t('auth.welcome', { name }) },
    customer: { title: t('auth.sign-up.done'), message: t('auth.welcome', { name }) },
    vendor: { title: t('auth.sign-up.vendor-done'), message: t('auth.sign-up.vendor-next') },
    password: { title: t('auth.new.done'), message: t('auth.welcome', { name }) },
  }
  showToast({ ...said[greeting], closeLabel })
}

/** Leads whoever is signed in on: to the second step when a factor asks for it, else to their goal. */
export function usePostSignInRedirect(next: string): () => Promise<void> {
  const navigate = useNavigate()
  const language = useLanguage()
  return useCallback(async () => {
    const client = await auth()
    const to = expected?.to ?? next
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel()
    if (level?.nextLevel === 'aal2' && level.currentLevel !== 'aal2')
      return navigate(paths.authSecondStep(to), { replace: true })
    const { data } = await client.getSession()
    if (expected && data.session) greet(textsOf(language), expected, data.session.user)
    expected = null
    return navigate(to, { replace: true })
  }, [navigate, language, next])
}

/** For pages that only somebody who is signed out needs. The rest is led on. */
export function useGuest(next: string): boolean {
  const { status } = useSession()
  const arrive = usePostSignInRedirect(next)
  useEffect(() => {
    if (status === 'in') void arrive()
    // Once for each time that somebody is seen to be signed in.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  return status === 'out'
}
