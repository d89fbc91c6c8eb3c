import './staff.css'
import { Store } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import type { InvitationView } from '#capabilities/vendors/staff.contract.ts'
import { formatDate } from '#kernel/format.ts'
import { fetchApi, get, post } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useSignOut } from '#web/shared/session/use-sign-out.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LoadFailed } from '../load-failed.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('staff.join'), isPrivate: true }))

export default function JoinPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const token = params.get('invitation') ?? ''
  const { status } = useSession()
  const { found, retry } = useInvitation(token)
  if (status === 'unknown' || found === 'loading')
    return (
      <div className="wrap join">
        <Spinner label={t('site.loading')} />
      </div>
    )
  return (
    <div className="wrap join">
      {found === 'failed' ? (
        <LoadFailed onRetry={retry} />
      ) : found === null || found.state !== 'open' ? (
        <Closed invitation={found} />
      ) : (
        <Open invitation={found} token={token} />
      )}
    </div>
  )
}

type AcceptInvitationState = InvitationView | null | 'loading' | 'failed'

function useInvitation(token: string): { found: AcceptInvitationState; retry: () => void } {
  const [found, setFound] = useState<AcceptInvitationState>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    fetchApi(get('/staff-invitations/{token}', { token: token || '-' }))
      .then(async (answer): Promise<AcceptInvitationState> => {
        if (answer.ok) return answer.json()
        return answer.status < 500 ? null : 'failed'
      })
      .catch((): AcceptInvitationState => 'failed')
      .then((answer) => {
        if (isCurrent) setFound(answer)
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // A retry repeats the request.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [token, tries])
  const retry = () => {
    setFound('loading')
    setTries((before) => before + 1)
  }
  return { found, retry }
}

function Closed({ invitation }: { invitation: InvitationView | null }) {
  const { t } = useTexts()
  const state = invitation === null || invitation.state === 'open' ? 'missing' : invitation.state
  return (
    <>
      <h1 className="sr-only">{t('staff.join')}</h1>
      <EmptyState
        title={t(`staff.join.${state}`)}
        text={t(`staff.join.${state}-text`)}
        action={<ButtonLink to={paths.home()}>{t('not-found.home')}</ButtonLink>}
      />
    </>
  )
}

function Open({ invitation, token }: { invitation: InvitationView; token: string }) {
  const { t, language } = useTexts()
  const { user } = useSession()
  const { shop, role, email, expires_at } = invitation
  const until = formatDate(new Date(expires_at), language, 'dateTime')
  return (
    <section className="card join-card" aria-labelledby="join-title">
      <span className="join-arch">
        <Icon of={Store} size="l" />
      </span>
      <h1 id="join-title">
        <FilledMessage text={t('staff.join.title', { shop: PLACEHOLDER })}>
          <bdi>{shop.business_name}</bdi>
        </FilledMessage>
      </h1>
      <p>
        <b>{t(`staff.role.${role}`)}</b>
        {t('staff.join.colon')}
        {t(`staff.work.${role}`)}
      </p>
      {user === null ? (
        <SignedOut email={email} token={token} />
      ) : user.email.toLowerCase() === email ? (
        <SayYes shop={shop.business_name} token={token} />
      ) : (
        <Another email={email} own={user.email} />
      )}
      <p className="muted">{t('staff.join.until', { date: until })}</p>
    </section>
  )
}

const Address = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>

function SignedOut({ email, token }: { email: string; token: string }) {
  const { t } = useTexts()
  const back = paths.vendorJoin(token)
  return (
    <>
      <p>
        <FilledMessage text={t('staff.join.sign-in-text', { email: PLACEHOLDER })}>
          <Address>{email}</Address>
        </FilledMessage>
      </p>
      <div className="join-acts">
        <ButtonLink to={paths.auth(back)}>{t('staff.join.sign-in')}</ButtonLink>
        <ButtonLink kind="outline" to={paths.authSignUp(back)}>
          {t('staff.join.sign-up')}
        </ButtonLink>
      </div>
    </>
  )
}

function SayYes({ shop, token }: { shop: string; token: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const join = async () => {
    setBusy(true)
    setRefusal(null)
    const call = post('/account/staff-invitations/{token}/acceptance', { token })
    const answer = await accountRequest(call)
    setBusy(false)
    if (!answer.ok) return setRefusal(answer.problem.detail ?? t('staff.failed'))
    showToast({ title: t('staff.join.done', { shop }), closeLabel: t('site.close') })
    return navigate(paths.vendorDashboard(), { replace: true })
  }
  return (
    <>
      {refusal !== null && <FormFailure>{refusal}</FormFailure>}
      <div className="join-acts">
        <Button busy={isBusy} onClick={() => void join()}>
          {t('staff.join.yes')}
        </Button>
      </div>
    </>
  )
}

function Another({ email, own }: { email: string; own: string }) {
  const { t } = useTexts()
  const signOut = useSignOut()
  return (
    <>
      <p role="alert">
        <FilledMessage text={t('staff.join.another', { email: PLACEHOLDER })}>
          <Address>{email}</Address>
        </FilledMessage>{' '}
        <FilledMessage text={t('staff.join.signed-in', { email: PLACEHOLDER })}>
          <Address>{own}</Address>
        </FilledMessage>
      </p>
      <div className="join-acts">
        <Button kind="outline" onClick={() => void signOut()}>
          {t('nav.logout')}
        </Button>
      </div>
    </>
  )
}
