import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

/** The way to the second step and back, where the service asks for it first. */
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
