import { CircleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { auth } from '#web/shared/session.ts'
import { type TextKey, useTexts } from '#web/shared/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { loginFailure } from './login-failure.ts'

type Missing = { email: boolean; password: boolean }
const NOTHING: Missing = { email: false, password: false }

/** E-mail and password. What was typed stays, whatever comes back; the page leaves by itself. */
export function LoginForm() {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(NOTHING)
  const [failure, setFailure] = useState<TextKey | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const email = textOf(typed.get('email')).trim()
    const password = textOf(typed.get('password'))
    setFailure(null)
    setMissing({ email: email === '', password: password === '' })
    if (email === '' || password === '') {
      const first = email === '' ? 'email' : 'password'
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    setBusy(true)
    const problem = await signIn(email, password)
    setBusy(false)
    setFailure(problem)
    const closeLabel = t('site.close')
    if (problem === null)
      showToast({ title: t('auth.done'), message: t('auth.welcome'), closeLabel })
    else {
      // The page says it whole; the title has begun the sentence here.
      const message = t(problem === 'auth.failure.credentials' ? 'auth.check' : problem)
      showToast({ title: t('auth.failed'), message, isError: true, closeLabel })
    }
  }

  const filled = (name: keyof Missing) => () => {
    if (missing[name]) setMissing({ ...missing, [name]: false })
  }
  return (
    <form ref={form} className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <Input
        label={t('auth.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={255}
        error={missing.email ? t('auth.email.missing') : null}
        onChange={filled('email')}
      />
      <PasswordInput
        label={t('auth.password')}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
        name="password"
        autoComplete="current-password"
        required
        error={missing.password ? t('auth.password.missing') : null}
        onChange={filled('password')}
      />
      <div role="alert">
        {failure && (
          <p className="alert">
            <Icon of={CircleAlert} />
            {t(failure)}
          </p>
        )}
      </div>
      <Button type="submit" wide busy={isBusy}>
        {t('auth.submit')}
      </Button>
    </form>
  )
}

/** Null when it went well: the session is then in the browser, and the page sees it. */
async function signIn(email: string, password: string): Promise<TextKey | null> {
  try {
    const { error } = await (await auth()).signInWithPassword({ email, password })
    return error ? loginFailure(error) : null
  } catch {
    return 'auth.failure.unreachable'
  }
}

/** A field of text is never a file; one that is missing is empty. */
const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : ''
