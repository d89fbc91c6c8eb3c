import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { auth, sessionName, useSession } from '#web/shared/session/session.ts'
import { textsOf, type Translate, useLanguage } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

/** The toast after signing in, and a destination that overrides `next`. */
export type PostSignInRedirect = {
  greeting: 'login' | 'customer' | 'vendor' | 'password'
  to?: string
}

let expected: PostSignInRedirect | null = null

/** Call it before the session can appear, as the first listener redirects. */
export const setPostSignInRedirect = (arrival: PostSignInRedirect | null): void =>
  void (expected = arrival)

function greet(t: Translate, { greeting }: PostSignInRedirect, person: object): void {
  const closeLabel = t('site.close')
  const known = sessionName({ ...person }) || t('site.name')
  // Isolated: the groups of a number would be ordered right to left in Arabic.
  const name = /\p{L}/u.test(known) ? known : `\u2066${known}\u2069`
  const input = {
    login: { title: t('auth.done'), message: t('auth.welcome', { name }) },
    customer: { title: t('auth.sign-up.done'), message: t('auth.welcome', { name }) },
    vendor: { title: t('auth.sign-up.vendor-done'), message: t('auth.sign-up.vendor-next') },
    password: { title: t('auth.new.done'), message: t('auth.welcome', { name }) },
  }
  showToast({ ...input[greeting], closeLabel })
}

const SAME_SIGN_IN_MS = 1000

/** The code that signed in has also opened the account. */
export function isOpenedByPhone(user: {
  email?: string | undefined
  phone_confirmed_at?: string | undefined
  last_sign_in_at?: string | undefined
}): boolean {
  const { email, phone_confirmed_at: provenAt, last_sign_in_at: signedInAt } = user
  if (email || !provenAt || !signedInAt) return false
  return Math.abs(Date.parse(signedInAt) - Date.parse(provenAt)) < SAME_SIGN_IN_MS
}

/** Redirects to the second factor if one is needed, otherwise to the destination. */
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
    const isNew = data.session !== null && isOpenedByPhone(data.session.user)
    return navigate(isNew ? paths.authNewAccount(to) : to, { replace: true })
  }, [navigate, language, next])
}

/** For pages that make sense only when signed out; signed-in users are redirected. */
export function useGuest(next: string): boolean {
  const { status } = useSession()
  const arrive = usePostSignInRedirect(next)
  useEffect(() => {
    if (status === 'in') void arrive()
    // Only when the session status changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status])
  return status === 'out'
}
