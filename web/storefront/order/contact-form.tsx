import { CircleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Tracking } from '../track/tracking.ts'

type AskContactProps = { tracking: Tracking; onContact: (contact: string) => void }

/** For a buyer whose tab has no purchase key: the contact identifies the purchase. */
export function ContactForm({ tracking, onContact }: AskContactProps) {
  const { t } = useTexts()
  const [contact, setContact] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { kind } = tracking
  const refusal = kind === 'missing' || kind === 'limited' || kind === 'failed' ? kind : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(contact.trim() === '')
    if (contact.trim() !== '') onContact(contact)
  }
  return (
    <form className="card ask-contact" noValidate onSubmit={submit}>
      <p>{t('order.ask')}</p>
      <Input
        label={t('order-tracking.contact')}
        dir="ltr"
        autoComplete="email"
        value={contact}
        error={isMissing ? t('order-tracking.contact-needed') : null}
        onChange={(event) => setContact(event.target.value)}
      />
      <Button type="submit" busy={kind === 'loading'}>
        {t('order.show')}
      </Button>
      <div role="alert">
        {refusal !== null && (
          <p className="ask-contact-error">
            <Icon of={CircleAlert} size="s" />
            {t(`order-tracking.${refusal}`)}
          </p>
        )}
      </div>
    </form>
  )
}
