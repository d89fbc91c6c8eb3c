import { entriesOf, ownKeysOf } from '#kernel/records.ts'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, Suspense, useCallback, useRef, useState } from 'react'
import type { WilayasView } from '#capabilities/shipping/contract.ts'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { AccountSection, AwaitedAccount } from './account-section.tsx'
import type { RegistrationDraft } from './registration-draft.ts'
import {
  isKind,
  type RegistrationFieldErrors,
  type RegistrationFieldName,
  sortRegistrationErrors,
  type RegistrationFormFieldName,
} from './registration-fields.ts'
import { LegalSection } from './legal-section.tsx'
import { Intro, NextStepsNotice } from './intro.tsx'
import { RegistrationContactSection, VendorSection } from './shop-and-contact-sections.tsx'
import { useRegistrationDraft, useRegistration } from './use-registration.ts'
import { TermsField } from './terms-field.tsx'
import { RegistrationErrorSummary } from './error-summary.tsx'

/** Code splitting: only new accounts need it. */
const CodeCard = lazyComponent(() => import('./confirmation-code-card.tsx'))

type FormProps = {
  /** Null for a new registration. */
  shop: OwnVendorView | null
  isWelcome: boolean
  wilayas: WilayasView['items']
}

export function RegistrationForm({ shop, isWelcome, wilayas }: FormProps) {
  const { t } = useTexts()
  const { status, user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useRegistrationDraft(shop, user)
  const [secrets, setSecrets] = useState({ password: '', confirm: '' })
  const [errors, setErrors] = useState<RegistrationFieldErrors>({})
  const focus = useCallback((name: RegistrationFieldName) => {
    const field = form.current?.elements.namedItem(name)
    const target = field instanceof RadioNodeList ? field[0] : field
    if (target instanceof HTMLElement) target.focus()
  }, [])
  const show = useCallback(
    (found: RegistrationFieldErrors): boolean => {
      setErrors(found)
      const [first] = sortRegistrationErrors(found)
      // After the render, so that screen readers announce the error with the field.
      if (first) requestAnimationFrame(() => focus(first))
      return first !== undefined
    },
    [focus],
  )
  const registration = useRegistration({ draft, secrets, shop, show })
  const { stage, pending } = registration
  if (stage === 'code' && pending)
    return (
      <Suspense fallback={<Spinner label={t('site.loading')} />}>
        <CodeCard
          pending={pending}
          onBack={() => registration.setStage('form')}
          onChangeAddress={registration.changeAddress}
        />
      </Suspense>
    )
  if (stage === 'sending') return <Spinner label={t('vendor-registration.sending')} />

  const forgive = (...names: RegistrationFieldName[]) =>
    setErrors((before) =>
      Object.fromEntries(entriesOf(before).filter(([name]) => !names.includes(name))),
    )
  const type = (
    changes: Partial<RegistrationDraft['typed']>,
    more: Partial<RegistrationDraft> = {},
  ) => {
    setDraft({ ...draft, ...more, typed: { ...draft.typed, ...changes } })
    forgive(...ownKeysOf(changes))
  }
  const leave = (name: RegistrationFieldName) => {
    const now = registration.errorsNow()[name]
    if (now !== undefined) setErrors((before) => ({ ...before, [name]: now }))
    const { account_email: account, business_email: email } = draft.typed
    if (name === 'business_email' && account === '') type({ account_email: email.trim() })
  }
  const section = {
    typed: draft.typed,
    errors,
    onField: (name: RegistrationFormFieldName, value: string) => type({ [name]: value }),
    onLeave: leave,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void registration.submit()
  }
  return (
    <form ref={form} className="register" noValidate onSubmit={submit}>
      <Intro shop={shop} isWelcome={isWelcome} />
      <div className="register-main">
        <RegistrationErrorSummary errors={errors} onGo={focus} />
        <VendorSection {...section} />
        <RegistrationContactSection
          {...section}
          wilayas={wilayas}
          onPlace={({ wilaya, city, communeCode }) =>
            type({ business_wilaya: wilaya, business_city: city }, { communeCode })
          }
        />
        <LegalSection {...section} />
        {status === 'out' &&
          (pending ? (
            <AwaitedAccount email={pending.email} onChange={registration.changeAddress} />
          ) : (
            <AccountSection
              {...section}
              secrets={secrets}
              onSecrets={(typed) => {
                setSecrets(typed)
                forgive('password', 'confirm')
              }}
              attempt={registration.attempt}
            />
          ))}
        <section className="card register-send">
          <TermsField
            isAccepted={draft.hasAccepted}
            error={errors.terms}
            onAccept={(hasAccepted) => {
              setDraft({ ...draft, hasAccepted })
              forgive('terms')
            }}
          />
          <div role="alert">
            {registration.failure && (
              <p className="alert">
                <Icon of={CircleAlert} />
                <span>{registration.failure}</span>
              </p>
            )}
          </div>
          <Button type="submit" wide busy={registration.attempt.isBusy}>
            {t(shop ? 'vendor-registration.resend' : 'vendor-registration.send')}
          </Button>
        </section>
      </div>
      <NextStepsNotice
        isNewcomer={status === 'out'}
        kind={isKind(draft.typed.kind) ? draft.typed.kind : null}
      />
    </form>
  )
}
