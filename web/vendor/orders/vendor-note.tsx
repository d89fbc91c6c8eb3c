import { type SubmitEvent, useState } from 'react'
import { put } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import type { OrderDetail } from './query.ts'
import type { RunOrderAction } from './use-order-action.ts'

const MAX_NOTE = 1000

type VendorNoteProps = { order: OrderDetail; isBusy: boolean; act: RunOrderAction }

export function VendorNote({ order, isBusy, act }: VendorNoteProps) {
  const { t } = useTexts()
  const stored = order.vendor_note ?? ''
  const [note, setNote] = useState(stored)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { id, version } = order
    const done = 'vendor-orders.note-saved'
    const body = { note: note.trim(), version }
    void act({ ...put('/vendor/orders/{id}/note', { id }, body), id, done })
  }
  return (
    <section>
      <form className="vendor-note" onSubmit={submit}>
        <TextArea
          label={t('vendor-orders.own-note')}
          hint={t('vendor-orders.own-note-hint')}
          rows={2}
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {note.trim() !== stored && (
          <Button type="submit" kind="outline" small busy={isBusy}>
            {t('vendor-orders.save')}
          </Button>
        )}
      </form>
    </section>
  )
}
