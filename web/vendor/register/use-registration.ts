import { useEffect, useRef, useState } from 'react'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { type Pending, pendingSignUp, savePendingSignUp } from '#web/auth/pending-sign-up.ts'
import { callbackUrl } from '#web/auth/providers.ts'
import { type AuthAttempt, useAuthAttempt } from '#web/auth/use-auth-attempt.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import {
  type RegistrationDraft,
  toRegistrationDraft,
  EMPTY_REGISTRATION_DRAFT,
  saveRegistrationDraft,
  readRegistrationDraft,
} from './registration-draft.ts'
import {
  validateAccountFields,
  type RegistrationFieldErrors,
  validateShopFields,
} from './registration-fields.ts'
import { type SendRegistrationOptions, useSendRegistration } from './use-send-registration.ts'

/** `code` waits for the email confirmation of a new account. */
export type Stage = 'form' | 'code' | 'sending'
export type Secrets = { password: string; confirm: string }

/** Filled with what the sign-up has asked already, also while its code is awaited. */
export function useRegistrationDraft(
  shop: OwnVendorView | null,
  user: { email: string; phone: string } | null,
) {
  const [draft, setDraft] = useState<RegistrationDraft>(() => {
    const stored =
      readRegistrationDraft(shop) ??
      (shop === null ? EMPTY_REGISTRATION_DRAFT : toRegistrationDraft(shop))
    if (shop !== null) return stored
    const known = user ?? pendingSignUp()
    const { business_email: email, business_phone: phone } = stored.typed
    const typed = {
      ...stored.typed,
      business_email: email || (known?.email.includes('@') ? known.email : ''),
      business_phone: phone || (known?.phone ?? ''),
    }
    return { ...stored, typed }
  })
  const change = (next: RegistrationDraft) => {
    setDraft(next)
    saveRegistrationDraft(shop, next)
  }
  return [draft, change] as const
}

/** Returns whether it succeeded. */
async function openAccount(
  attempt: AuthAttempt,
  { typed }: RegistrationDraft,
  password: string,
): Promise<boolean> {
  const refused = await attempt.run((client, proof) =>
    client.signUp({
      email: typed.account_email.trim(),
      password,
      options: {
        ...proof,
        emailRedirectTo: callbackUrl(paths.vendorRegister()),
        data: {
          first_name: typed.first_name.trim(),
          last_name: typed.last_name.trim(),
          phone: typed.business_phone.trim(),
          account_type: 'vendor',
        },
      },
    }),
  )
  return refused === null
}

type Options = Pick<SendRegistrationOptions, 'draft' | 'shop'> & {
  secrets: Secrets
  /** Returns whether there was an error. */
  show: (errors: RegistrationFieldErrors) => boolean
}

/** Creates the account when there is none, confirms its code, then sends the registration. */
export function useRegistration({ draft, secrets, shop, show }: Options) {
  const { t } = useTexts()
  const { status } = useSession()
  const attempt = useAuthAttempt('sign-up')
  const [stage, setStage] = useState<Stage>('form')
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(() => (status === 'in' ? null : pendingSignUp()))
  const awaitCode = (next: Pending | null) => {
    savePendingSignUp(next)
    setPending(next)
    setStage(next ? 'code' : 'form')
  }
  const send = useSendRegistration({
    draft,
    shop,
    onSending: () => setStage('sending'),
    onRefused: ({ errors, detail }) => {
      setStage('form')
      // After the form is rendered again, so that its fields can be focused.
      requestAnimationFrame(() => {
        if (!show(errors)) setFailure(detail ?? t('vendor-registration.unreachable'))
      })
    },
  })
  const errorsNow = (): RegistrationFieldErrors => {
    const isNewcomer = status === 'out' && !pending
    const fieldErrors = {
      ...validateShopFields(draft.typed, draft.hasAccepted),
      ...(isNewcomer && validateAccountFields(draft.typed, secrets.password, secrets.confirm)),
    }
    return Object.fromEntries(Object.entries(fieldErrors).map(([name, key]) => [name, t(key)]))
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  // Signed in by the code, or by the email's link in another tab.
  useEffect(() => {
    if (stage === 'code' && status === 'in') queueMicrotask(() => void latest.current())
  }, [stage, status])

  const submit = async () => {
    if (attempt.isBusy) return
    setFailure(null)
    if (show(errorsNow())) return
    if (status === 'in') return send()
    if (pending) return setStage('code')
    const email = draft.typed.account_email.trim()
    if (await openAccount(attempt, draft, secrets.password))
      awaitCode({ email, to: paths.vendorRegister() })
  }
  return {
    stage,
    setStage,
    pending,
    changeAddress: () => awaitCode(null),
    submit,
    failure,
    attempt,
    errorsNow,
  }
}
