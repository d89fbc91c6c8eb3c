import '../money/money.css'
import '../register/register.css'
import { BadgeCheck, CircleAlert, Clock } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import type {
  LegalIdentityChangeView,
  LegalIdentityView,
} from '#capabilities/vendors/shop-page.contract.ts'
import { formatDate } from '#kernel/format.ts'
import { LEGAL_FIELDS, LEGAL_FIELDS_OF } from '#kernel/legal-numbers.ts'
import { get, put, del } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { PayoutAccountCard } from '../money/payout-account-card.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { LazyDocumentsCard } from '../verification-documents/index.ts'
import {
  type RegistrationFieldErrors,
  isKind,
  type RegistrationFormValues,
  type RegistrationFormFieldName,
} from '../register/registration-fields.ts'
import { EMPTY_REGISTRATION_DRAFT } from '../register/registration-draft.ts'
import { LegalFields } from '../register/legal-section.tsx'
import { saveLegalNumbersDraft, readLegalNumbersDraft } from './legal-numbers-draft.ts'

export function LegalView() {
  const { view, state, refresh, change } = useQuery(get('/vendor/legal-identity'))
  const money = useQuery(get('/vendor/money'))
  if (view === null)
    return state === 'loading' ? (
      <Skeleton width="100%" height="20rem" />
    ) : (
      <LoadFailed onRetry={refresh} />
    )
  return (
    <div className="shop-legal">
      <Numbers
        key={`${view.change?.id} ${view.change?.state}`}
        identity={view}
        onChanged={(now) => change(() => now)}
        onSettled={refresh}
      />
      <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
        <LazyDocumentsCard />
      </Suspense>
      <PayoutAccountCard money={money.view} mayChange onChanged={money.refresh} />
    </div>
  )
}

type NumbersProps = {
  identity: LegalIdentityView
  onChanged: (now: LegalIdentityView) => void
  onSettled: () => void
}

/** Starts from the last requested change, unless it was accepted. */
function typedOf({ change, ...stored }: LegalIdentityView): RegistrationFormValues {
  const shown = change !== null && change.state !== 'accepted' ? change : stored
  const typed: RegistrationFormValues = { ...EMPTY_REGISTRATION_DRAFT.typed, kind: shown.kind }
  for (const name of LEGAL_FIELDS) typed[name] = shown[name] ?? ''
  return typed
}

function Numbers({ identity, onChanged, onSettled }: NumbersProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(() => readLegalNumbersDraft(typedOf(identity)))
  const [errors, setErrors] = useState<RegistrationFieldErrors>({})
  const { isBusy, act } = useMutation(onSettled)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { kind, rc, nif, nis, ai, craftsman_card, legal_form, capital, activity } = typed
    setErrors({})
    if (!isKind(kind)) return
    const mutationOutcome = await act({
      ...put('/vendor/legal-identity', null, {
        ...{ kind, rc, nif, nis, ai, craftsman_card },
        ...{ legal_form, capital, activity },
      }),
      done: t('vendor-profile.numbers-asked'),
      failed: t('vendor-profile.not-saved'),
    })
    if (!mutationOutcome.isDone) return setErrors(mutationOutcome.fields)
    saveLegalNumbersDraft(null)
    onChanged(mutationOutcome.view)
  }
  const withdraw = async () => {
    const done = await act({
      ...del('/vendor/legal-identity/change'),
      done: t('vendor-profile.numbers-withdrawn'),
      failed: t('vendor-profile.not-saved'),
    })
    if (!done.isDone) return
    saveLegalNumbersDraft(null)
    onChanged(done.view)
  }
  const type = (name: RegistrationFormFieldName, value: string) => {
    const next = { ...typed, [name]: value }
    saveLegalNumbersDraft(next)
    setTyped(next)
    setErrors(({ [name]: _gone, ...others }) => others)
  }
  return (
    <section className="card shop-numbers" aria-labelledby="numbers">
      <h2 id="numbers">{t('vendor-profile.numbers')}</h2>
      <LegalStatus identity={identity} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <LegalFields typed={typed} errors={errors} onField={type} onLeave={() => undefined} />
        <p className="muted">{t('vendor-profile.numbers-text')}</p>
        <div className="shop-numbers-actions">
          <Button type="submit" busy={isBusy}>
            {t('vendor-profile.numbers-send')}
          </Button>
          {identity.change?.state === 'waiting' && (
            <Button kind="text" busy={isBusy} onClick={() => void withdraw()}>
              {t('vendor-profile.numbers-withdraw')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

const LOOKS = {
  waiting: { icon: Clock, look: 'is-waiting' },
  refused: { icon: CircleAlert, look: 'is-bad' },
  held: { icon: BadgeCheck, look: 'is-held' },
} as const

function LegalStatus({ identity }: { identity: LegalIdentityView }) {
  const { t, language } = useTexts()
  const { change } = identity
  const open = change?.state === 'waiting' || change?.state === 'refused' ? change : null
  const { icon, look } =
    LOOKS[open?.state === 'waiting' || open?.state === 'refused' ? open.state : 'held']
  const date = open && formatDate(new Date(open.requested_at), language, 'date')
  return (
    <div className={`shop-standing ${look}`} role="status">
      <Icon of={icon} />
      <div>
        <b>
          {open === null
            ? t('vendor-profile.numbers-held')
            : t(
                open.state === 'waiting'
                  ? 'vendor-profile.numbers-waiting'
                  : 'vendor-profile.numbers-refused',
                {
                  date: date ?? '',
                },
              )}
        </b>
        {open?.reason && (
          <p dir="auto">
            <UserText text={open.reason} />
          </p>
        )}
        {open && (
          <p>
            {t('vendor-profile.numbers-now')} <NumbersLine identity={identity} />
          </p>
        )}
      </div>
    </div>
  )
}

type LegalViewState = Pick<LegalIdentityChangeView, 'kind' | (typeof LEGAL_FIELDS)[number]>

function NumbersLine({ identity }: { identity: LegalViewState }) {
  const { t } = useTexts()
  const shown = LEGAL_FIELDS.filter(
    (name) => LEGAL_FIELDS_OF[identity.kind][name] !== 'none' && identity[name],
  )
  if (!isKind(identity.kind) || shown.length === 0) return <>{t('vendor-profile.numbers-none')}</>
  return (
    <>
      {shown.map((name, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {t(`vendor-profile.number.${name}`)}{' '}
          <bdi dir="ltr" className="num">
            {identity[name]}
          </bdi>
        </span>
      ))}
    </>
  )
}
