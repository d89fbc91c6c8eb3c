import type { Session } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'
import {
  type HeadersFunction,
  type MetaFunction,
  useNavigate,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { forgetfulAuth, useSession } from '#web/shared/session/session.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { usePostSignInRedirect } from './post-sign-in-redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { ErrorNote } from './fields.tsx'
import { acceptOffer, offerOf, type OfferedSession } from './offered-session.ts'
import { SessionOffer } from './session-offer.tsx'
import {
  type EmailedLinkType,
  type EmailedLink,
  readEmailedLink,
  VERIFY,
  verifyAddress,
} from './emailed-link.ts'
import { useAuthAttempt } from './use-auth-attempt.ts'

/** The URL holds a token: no cache may store it, and no Referer may reveal it. */
export const headers: HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta'), isPrivate: true }))

type AuthTexts = { title: TextKey; text: TextKey; action: TextKey }

const SIGN_UP: AuthTexts = {
  title: 'auth.link.signup',
  text: 'auth.link.signup-text',
  action: 'auth.link.signup-action',
}
const WORDS: Record<EmailedLinkType, AuthTexts> = {
  signup: SIGN_UP,
  email: SIGN_UP,
  invite: {
    title: 'auth.invite.title',
    text: 'auth.link.invite-text',
    action: 'auth.link.invite-action',
  },
  magiclink: {
    title: 'auth.link.magiclink',
    text: 'auth.link.magiclink-text',
    action: 'auth.link.magiclink-action',
  },
  recovery: {
    title: 'auth.new.title',
    text: 'auth.link.recovery-text',
    action: 'auth.link.recovery-action',
  },
  email_change: {
    title: 'auth.link.change',
    text: 'auth.link.change-text',
    action: 'auth.link.change-action',
  },
}

/** Where to request another link; an invitation comes from its sender. */
const RENEWALS: Record<EmailedLinkType, { to: string; label: TextKey } | null> = {
  signup: { to: paths.authVerify(), label: 'auth.link.new-code' },
  email: { to: paths.authCode(), label: 'auth.way.code' },
  invite: null,
  magiclink: { to: paths.authCode(), label: 'auth.way.code' },
  recovery: { to: paths.authForgot(), label: 'auth.new.again' },
  email_change: { to: paths.accountSecurity(), label: 'auth.new.again' },
}

/** Opening an email link redeems nothing, as email scanners open links first. */
export default function ConfirmPage() {
  const [query] = useSearchParams()
  const root = useRouteLoaderData<{ origin: string }>('root')
  const link = readEmailedLink(query, root?.origin ?? '')
  const [isUsed, setUsed] = useState(false)
  return link === null || isUsed ? (
    <Dead link={link} />
  ) : (
    <Confirm link={link} onUsed={() => setUsed(true)} />
  )
}

function Confirm({ link, onUsed }: { link: EmailedLink; onUsed: () => void }) {
  const { t } = useTexts()
  const { title, text, action } = WORDS[link.type]
  const [offer, setOffer] = useState<OfferedSession | null>(null)
  const arrive = usePostSignInRedirect(link.next ?? paths.home())
  if (offer) return <SessionOffer offer={offer} arrive={arrive} />
  return (
    <AuthCard title={t(title)} ready>
      <div className="auth-form">
        <p>{t(text)}</p>
        {link.next === null ? (
          // Only the protocol's own redirect can hand the session to another site's client.
          <a className={buttonClass({ wide: true })} href={verifyAddress(link)}>
            {t(action)}
          </a>
        ) : (
          <Redeem
            link={link}
            next={link.next}
            onUsed={onUsed}
            onOffer={setOffer}
            label={t(action)}
          />
        )}
      </div>
    </AuthCard>
  )
}

type RedeemProps = {
  link: EmailedLink
  next: string
  onUsed: () => void
  /** Another account is signed in here. */
  onOffer: (offer: OfferedSession) => void
  label: string
}

/** A form that posts to the protocol's own URL, so that it works without scripts. */
function Redeem({ link, next, onUsed, onOffer, label }: RedeemProps) {
  const { run, failure, setFailure, isBusy } = useAuthAttempt()
  const navigate = useNavigate()
  const arrive = usePostSignInRedirect(next)
  const redeem = async () => {
    const { tokenHash, type } = link
    const opened: { session?: Session | null } = {}
    const refused = await run(async () => {
      const client = await forgetfulAuth()
      const answer = await client.verifyOtp({ token_hash: tokenHash, type })
      opened.session = answer.data.session
      return answer
    })
    if (refused?.code === 'otp_expired') return onUsed()
    if (refused) return undefined
    // The first of two confirmations of a new email address opens no session.
    const { session } = opened
    if (!session) return navigate(paths.authChanged('half'), { replace: true })
    const offer = await offerOf(session, { kind: type })
    if (offer.other !== null) return onOffer(offer)
    const failed = await acceptOffer(offer, { arrive, navigate })
    return failed ? setFailure(failed) : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void redeem()
  }
  return (
    <form className="auth-form" method="get" action={VERIFY} onSubmit={submit}>
      <input type="hidden" name="token" value={link.tokenHash} />
      <input type="hidden" name="type" value={link.type} />
      <input type="hidden" name="redirect_to" value={link.redirectTo} />
      <ErrorNote failure={failure} />
      <Button type="submit" wide busy={isBusy}>
        {label}
      </Button>
    </form>
  )
}

function Dead({ link }: { link: EmailedLink | null }) {
  const { t } = useTexts()
  const { status } = useSession()
  const renewal = link && RENEWALS[link.type]
  const message = link === null ? 'auth.link.broken' : 'auth.link.used'
  const text = link?.type === 'invite' ? 'auth.invite.lost' : (`${message}-text` as const)
  const isIn = status === 'in'
  return (
    <AuthCard title={t(message)} ready>
      <div className="auth-form">
        <p role="alert">{t(text)}</p>
        {renewal && !(isIn && link?.type !== 'email_change') && (
          <ButtonLink wide to={renewal.to}>
            {t(renewal.label)}
          </ButtonLink>
        )}
        <ButtonLink kind="outline" wide to={isIn ? paths.home() : paths.auth()}>
          {t(isIn ? 'auth.return.continue' : 'auth.return.again')}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}
