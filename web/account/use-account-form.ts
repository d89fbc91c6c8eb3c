import { useRef, useState } from 'react'
import type { ApiMutation } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useFirstError } from '#web/ui/first-error.ts'
import { type AccountResponse, accountRequest } from '#web/shared/api/account-client.ts'

const NONE: Readonly<Record<string, string>> = {}

/** Submits a form. Errors come back by field; the input stays. */
export function useAccountForm() {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(NONE)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const showFirstError = useFirstError(form)

  async function save<View>(call: ApiMutation<View>): Promise<AccountResponse<View> | null> {
    if (isBusy) return null
    setBusy(true)
    setFailure(null)
    const answer = await accountRequest(call)
    setBusy(false)
    const found = answer.ok ? NONE : answer.problem.errors
    setErrors(found)
    const isAboutFields = Object.keys(found).length > 0
    if (!answer.ok && !isAboutFields)
      setFailure(answer.problem.detail ?? t('account.failure.unreachable'))
    if (isAboutFields) showFirstError()
    return answer
  }
  /** A field's error disappears when the field changes. */
  const fieldOf = (name: string) => ({
    name,
    error: errors[name] ?? null,
    onChange: () => {
      if (errors[name]) setErrors(({ [name]: _, ...others }) => others)
    },
  })
  return { form, save, errors, failure, setFailure, isBusy, fieldOf }
}
