import { useEffect, useState } from 'react'
import {
  type MetaFunction,
  type NavigateFunction,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { safeNextPath } from '#web/shared/utils/safe-next-path.ts'
import { auth, useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePostSignInRedirect } from './post-sign-in-redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { type AuthError, authErrorMessage } from './auth-errors.ts'
import { ErrorNote } from './fields.tsx'
import { acceptOffer, type OfferedSession, readOffer } from './offered-session.ts'
import { SessionOffer } from './session-offer.tsx'
import { goOn } from './continue-to.ts'
import { type CallbackParams, parseCallbackParams } from './callback-params.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta'), isPrivate: true }))

export default function ReturnPage() {
  const { t } = useTexts()
  const { status } = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const arrive = usePostSignInRedirect(safeNextPath(query.get('next')))
  // Read before the client removes the parameters from the URL.
  const [returned] = useState(() =>
    typeof window === 'undefined' ? null : parseCallbackParams(location),
  )
  const [failure, setFailure] = useState<AuthError | null>(null)
  const [offer, setOffer] = useState<OfferedSession | null>(null)
  useEffect(() => {
    if (returned) void settle(returned, { arrive, navigate, setOffer }).then(setFailure)
    // Once, with the URL that the page was opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (offer) return <SessionOffer offer={offer} arrive={arrive} />
  const home = status === 'in' ? paths.home() : paths.auth()
  return (
    <AuthCard
      title={t(failure ? 'auth.return.failed-title' : 'auth.return.title')}
      ready={failure !== null}
    >
      <div className="auth-form">
        <ErrorNote failure={failure} />
        <ButtonLink wide to={home}>
          {t(status === 'in' ? 'auth.return.continue' : 'auth.return.again')}
        </ButtonLink>
        {failure?.key === 'auth-errors.code-expired' && status !== 'in' && (
          <ButtonLink kind="outline" wide to={paths.authCode()}>
            {t('auth.way.code')}
          </ButtonLink>
        )}
      </div>
    </AuthCard>
  )
}

type Ways = {
  arrive: () => Promise<void>
  navigate: NavigateFunction
  setOffer: (offer: OfferedSession) => void
}

/** Null when the page is being left. */
async function settle(
  returned: CallbackParams,
  { arrive, navigate, setOffer }: Ways,
): Promise<AuthError | null> {
  const replace = { replace: true }
  if (returned.is === 'refused')
    return authErrorMessage({ code: returned.code, message: returned.message, status: 400 })
  if (returned.is === 'nothing') return leave(navigate(paths.auth(), replace))
  if (returned.is === 'half') return leave(navigate(paths.authChanged('half'), replace))
  if (returned.is === 'session') {
    // The tokens must not stay in the address.
    await navigate(location.pathname + location.search, replace)
    const { offer, failure } = await readOffer(returned)
    if (!offer) return failure
    if (offer.isCurrent)
      return leave(acceptOffer(offer, { arrive, navigate }).then(() => undefined))
    setOffer(offer)
    return null
  }
  let kind = ''
  let metadata: Readonly<Record<string, unknown>> = {}
  try {
    const client = await auth()
    const { data } = client.onAuthStateChange((event) => {
      if (event === 'PASSWORD_RECOVERY') kind = 'recovery'
    })
    const { error } = await client.initialize()
    // The client notifies its listeners one task after it resolves.
    await new Promise((resolve) => setTimeout(resolve, 0))
    data.subscription.unsubscribe()
    if (error) return authErrorMessage(error)
    const { data: found } = await client.getSession()
    if (!found.session) return { key: 'auth-errors.other-browser' }
    metadata = found.session.user.user_metadata
  } catch (error) {
    console.error('the session of the address could not be opened', error)
    return { key: 'auth-errors.unreachable' }
  }
  return leave(goOn({ type: kind, metadata }, { arrive, navigate }))
}

const leave = async (going: void | Promise<void>): Promise<null> => {
  await going
  return null
}
