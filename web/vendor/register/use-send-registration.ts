import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { TermsView } from '#capabilities/content/contract.ts'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { get, post, put } from '#web/shared/api/endpoint.ts'
import { savePendingSignUp } from '#web/auth/pending-sign-up.ts'
import { paths } from '#web/paths.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'
import type { ApiProblem } from '#web/shared/api/problem.ts'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import {
  clearRegistrationDraft,
  registrationBody,
  type RegistrationDraft,
} from './registration-draft.ts'

export type SendRegistrationOptions = {
  draft: RegistrationDraft
  /** Null for a new registration. */
  shop: OwnVendorView | null
  onSending: () => void
  onRefused: (problem: ApiProblem) => void
}

/** One request at a time; then redirects to the vendor space, which shows the status. */
export function useSendRegistration({
  draft,
  shop,
  onSending,
  onRefused,
}: SendRegistrationOptions): () => Promise<void> {
  const { t } = useTexts()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const terms = useTermsShown()
  return async () => {
    const body = registrationBody(draft, await terms.version())
    if (isUnderWay.current || body === null) return
    isUnderWay.current = true
    onSending()
    const answer = await accountRequest(
      shop === null ? post('/account/vendor', null, body) : put('/account/vendor', null, body),
    )
    isUnderWay.current = false
    if (!answer.ok && answer.problem.code === 'terms_changed') terms.forget()
    // 409: sent from another tab, or already decided.
    if (!answer.ok && answer.problem.status !== 409) return onRefused(answer.problem)
    clearRegistrationDraft(shop)
    savePendingSignUp(null)
    if (answer.ok)
      showToast({
        title: t('vendor-registration.sent'),
        message: t('vendor-registration.sent-text'),
        closeLabel: t('site.close'),
      })
    await navigate(paths.vendorDashboard(), { replace: true })
  }
}

/** The terms version in force when the form was shown. */
function useTermsShown() {
  const { language } = useTexts()
  const shown = useRef<Promise<TermsView> | null>(null)
  const read = () => (shown.current ??= getPublicJson(get('/terms'), language))
  useEffect(() => {
    read().catch(() => (shown.current = null))
    // Loaded once per form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    version: () =>
      read().then(
        ({ version }) => version,
        () => '',
      ),
    forget: () => {
      shown.current = null
    },
  }
}
