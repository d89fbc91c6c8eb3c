import { useState } from 'react'
import { OpenByCode } from '../track/open-by-code.tsx'
import { TrackStates } from '../track/tracking-summary.tsx'
import { useTrackedPurchase } from '../track/use-tracked-purchase.ts'
import { ContactForm } from './contact-form.tsx'

type ClosedOrderProps = { number: string; onKey: (purchaseKey: string) => void }

/** Without the purchase key, the contact shows the statuses; a code sent to it opens the rest. */
export function ClosedOrder({ number, onKey }: ClosedOrderProps) {
  const { tracking, look } = useTrackedPurchase({ kind: 'idle' })
  const [contact, setContact] = useState('')
  const ask = (typed: string) => {
    setContact(typed)
    void look(number, typed)
  }
  const isFound = tracking.kind === 'found'
  return (
    <div className="thin-grid">
      {isFound ? (
        <TrackStates tracked={tracking.tracked} />
      ) : (
        <ContactForm tracking={tracking} onContact={ask} />
      )}
      {(isFound || tracking.kind === 'limited') && (
        <OpenByCode key={contact} number={number} contact={contact} onKey={onKey} />
      )}
    </div>
  )
}
