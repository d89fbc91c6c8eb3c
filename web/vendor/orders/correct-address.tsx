import { MapPinPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { OrderDetail } from './query.ts'

const CorrectAddressDialog = lazyComponent(() => import('./correct-address-dialog.tsx'))

const OPEN: readonly string[] = ['pending', 'confirmed', 'processing']

type CorrectAddressProps = { order: OrderDetail; onCorrected: () => void }

/** What the buyer corrects on the phone; nothing once a parcel has left, or where it waits at an office. */
export function CorrectAddressButton({ order, onCorrected }: CorrectAddressProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (order.delivery_method !== 'home' || !OPEN.includes(order.status)) return null
  if (order.is_address_shared)
    return (
      <section>
        <p className="muted">{t('vendor-orders.address-shared')}</p>
      </section>
    )
  return (
    <>
      <Button kind="text" small onClick={() => setOpen(true)}>
        <Icon of={MapPinPen} size="s" />
        {t('vendor-orders.correct-address')}
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectAddressDialog
            order={order}
            onClose={() => setOpen(false)}
            onCorrected={() => {
              setOpen(false)
              onCorrected()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
