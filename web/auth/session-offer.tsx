import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import type { AuthError } from './auth-errors.ts'
import { ErrorNote } from './fields.tsx'
import { acceptOffer, type OfferedSession } from './offered-session.ts'

type OfferProps = { offer: OfferedSession; arrive: () => Promise<void> }

/** An attacker may have sent the link, into whose account the visitor would type. */
export function SessionOffer({ offer, arrive }: OfferProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<AuthError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { name, other } = offer
  const accept = async () => {
    setBusy(true)
    const failed = await acceptOffer(offer, { arrive, navigate }).catch(() => ({
      key: 'auth-errors.unreachable' as const,
    }))
    setBusy(false)
    setFailure(failed)
  }
  return (
    <AuthCard title={t('auth.return.as.title', { name })} ready>
      <div className="auth-form">
        <p>{t('auth.return.as.text', { name })}</p>
        {other !== null && <p role="alert">{t('auth.return.as.other', { name: other })}</p>}
        <ErrorNote failure={failure} />
        <Button wide busy={isBusy} onClick={() => void accept()}>
          {t('auth.return.as.accept')}
        </Button>
        <ButtonLink kind="outline" wide to={paths.home()}>
          {t('auth.return.as.decline')}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}
