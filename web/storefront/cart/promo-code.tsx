import { Tag, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

type PromoCodeProps = {
  /** As typed. */
  code: string | null
  /** From the quote. */
  accepted: string | null
  refusal: string | null
  busy: boolean
  onChange: (code: string | null) => void
}

/** Folded until the buyer opens it or a code is set. */
export function CartPromoCode({ code, accepted, refusal, busy, onChange }: PromoCodeProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(code ?? '')
  const isAccepted = code !== null && accepted !== null && refusal === null
  const isRefused = code !== null && !busy && !isAccepted
  const apply = () => onChange(typed)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  if (isAccepted)
    return (
      <p className="promo-accepted" role="status">
        <Icon of={Tag} size="s" />
        <span>{t('cart.promo-accepted', { code: accepted })}</span>
        <IconButton
          icon={X}
          label={t('cart.promo-remove')}
          onClick={() => {
            setTyped('')
            onChange(null)
          }}
        />
      </p>
    )
  return (
    <details
      className="promo"
      open={code !== null || undefined}
      onToggle={({ currentTarget }) => {
        // What was pressed is gone. A code of an earlier visit opens it too, without a press.
        const isPressed = code === null
        if (currentTarget.open && isPressed) currentTarget.querySelector('input')?.focus()
      }}
    >
      <summary className="text-link">
        <Icon of={Tag} size="s" />
        {t('cart.promo')}
      </summary>
      <form className="promo-form" onSubmit={onSubmit}>
        <Input
          label={t('cart.promo-label')}
          dir="ltr"
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={isRefused ? (refusal ?? t('cart.promo-refused', { code })) : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="quiet" busy={busy && code !== null && typed.trim() === code}>
          {t('cart.promo-apply')}
        </Button>
      </form>
      <p className="sr-only" role="status">
        {isRefused && (refusal ?? t('cart.promo-refused', { code }))}
      </p>
    </details>
  )
}
