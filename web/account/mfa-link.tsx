import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

/** Leads to the second factor and back, when the server requires it first. */
export function MfaLink({ code }: { code: string | null }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  if (code !== 'insufficient_aal' && code !== 'second_factor_needed') return null
  return (
    <Link className="text-link" to={paths.authSecondStep(pathname)}>
      {t('account.second-step')}
    </Link>
  )
}
