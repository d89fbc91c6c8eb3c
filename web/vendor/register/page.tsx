import '../../auth/auth.css'
import '../../auth/auth-form.css'
import './register.css'
import { Suspense, useEffect, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { loadAuthSettings } from '#web/auth/enabled-methods.ts'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loadJsonOr } from '#web/shared/api/loader-context.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useOwnVendor } from './use-own-vendor.ts'
import { RegistrationForm } from './registration-form.tsx'

const NotRead = lazyComponent(async () => ({
  default: (await import('../load-failed.tsx')).LoadFailed,
}))

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('vendor-registration.register.meta'),
    description: t('vendor-registration.register.text'),
  }))

export async function loader({ context }: LoaderFunctionArgs) {
  const [enabledMethods, wilayas] = await Promise.all([
    loadAuthSettings(context),
    loadJsonOr(context, get('/wilayas'), { items: [] }),
  ])
  return { ...enabledMethods, wilayas: wilayas.items }
}

export default function RegisterPage() {
  const { t } = useTexts()
  return (
    <div className="wrap">
      <Gate />
      <noscript>
        <p className="card no-script">{t('vendor-registration.no-script')}</p>
      </noscript>
    </div>
  )
}

/** `shop` is null for a new registration; the subject itself is null until it is known. */
type Subject = { shop: OwnVendorView | null; owner: string | null } | null

function Gate() {
  const { t } = useTexts()
  const { vendors: isOpen, wilayas } = useLoaderData<typeof loader>()
  const { status, user } = useSession()
  const { answer, hasFailed, reload } = useOwnVendor(user?.id ?? null)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // The form stays mounted when its author signs in while filling it in.
  const [subject, setSubject] = useState<Subject>(null)
  const shop = answer?.shop ?? null
  const corrects = query.get('correct') === 'true' && shop?.verification_status !== 'verified'
  const isElsewhere = subject === null && shop !== null && !corrects
  useEffect(() => {
    if (isElsewhere) void navigate(paths.vendorDashboard(), { replace: true })
  }, [isElsewhere, navigate])

  const isKnown = status === 'out' || answer !== null
  if (subject === null && isKnown && !isElsewhere && (isOpen || shop))
    setSubject({ shop, owner: user?.id ?? null })
  // A correction belongs to its author: another user starts with their own shop.
  if (subject?.shop && subject.owner !== user?.id) setSubject(null)

  if (subject !== null)
    return (
      <RegistrationForm
        shop={subject.shop}
        isWelcome={query.get('new') === 'true'}
        wilayas={wilayas}
      />
    )
  if (hasFailed)
    return (
      <Suspense>
        <NotRead onRetry={reload} />
      </Suspense>
    )
  if (!isKnown || isElsewhere) return <Spinner label={t('site.loading')} />
  return (
    <div className="register-closed">
      <h1 className="sr-only">{t('vendor-registration.register.meta')}</h1>
      <EmptyState
        title={t('vendor-registration.closed')}
        text={t('vendor-registration.closed-text')}
        action={<ButtonLink to={paths.home()}>{t('not-found.home')}</ButtonLink>}
      />
    </div>
  )
}
