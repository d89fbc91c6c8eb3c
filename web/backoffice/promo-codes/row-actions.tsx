import { CircleStop, Copy, Pencil } from 'lucide-react'
import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'

type ActionsProps = { row: ManagedPromoCodeView; audience: BackofficeAudience }

/** The operator may deactivate a vendor's code, but not change it. */
export function PromoCodeActions({ row: code, audience }: ActionsProps) {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const name = code.code
  const isOpen = code.state !== 'stopped'
  const isOwn = audience === 'vendor' || code.shop === null
  return (
    <span className="row-actions">
      {isOwn && isOpen && (
        <IconButton
          icon={Pencil}
          label={t('promo-codes.edit-of', { name })}
          aria-haspopup="dialog"
          onClick={() => ask('PromoCodeDialog', { audience, code })}
        />
      )}
      {isOwn && (
        <IconButton
          icon={Copy}
          label={t('promo-codes.copy-of', { name })}
          aria-haspopup="dialog"
          onClick={() => ask('PromoCodeDialog', { audience, code, isCopy: true })}
        />
      )}
      {isOpen && (
        <IconButton
          icon={CircleStop}
          label={t('promo-codes.stop-of', { name })}
          aria-haspopup="dialog"
          onClick={() => ask('StopPromoCodeDialog', { audience, code })}
        />
      )}
    </span>
  )
}
