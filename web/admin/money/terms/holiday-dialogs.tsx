import { useState } from 'react'
import type { PublicHolidayView } from '#capabilities/returns/policies.contract.ts'
import { post, put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input } from '#web/ui/field.tsx'
import { NumberInput } from './payout-schedule-dialog.tsx'
import { holidayName } from './holiday-names.ts'
import { parseTypedNumber, TermsDialog } from './terms-dialog.tsx'

type DoneProps = { onClose: () => void; onDone: () => void }

export function AddHolidayDialog({ open, onClose, onDone }: DoneProps & { open: boolean }) {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const [day, setDay] = useState('')
  const [count, setCount] = useState('1')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    const done = await act({
      ...post('/admin/money/public-holidays', null, {
        name,
        first_day: day,
        day_count: parseTypedNumber(count),
      }),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <TermsDialog
      open={open}
      title={t('admin-terms.holidays.add')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={() => void send()}
    >
      <Input
        label={t('admin-terms.holidays.name')}
        maxLength={80}
        error={errors['name']}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Input
        type="date"
        dir="ltr"
        label={t('admin-terms.holidays.first-day')}
        error={errors['first_day']}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <NumberInput
        label={t('admin-terms.holidays.count')}
        error={errors['day_count']}
        value={count}
        onType={setCount}
      />
    </TermsDialog>
  )
}

type MoveProps = DoneProps & { holiday: PublicHolidayView | null }

export function MoveHolidayDialog({ holiday, onClose, onDone }: MoveProps) {
  const { t } = useTexts()
  const [day, setDay] = useState(holiday?.first_day ?? '')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (holiday === null) return
    const done = await act({
      ...put(
        '/admin/money/public-holidays/{day}',
        { day: holiday.first_day, name: holiday.name },
        { first_day: day },
      ),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <TermsDialog
      open={holiday !== null}
      title={t('admin-terms.holidays.move-of', { name: holidayName(holiday?.name ?? '', t) })}
      isBusy={isBusy}
      onClose={onClose}
      onSend={() => void send()}
    >
      <Input
        type="date"
        dir="ltr"
        label={t('admin-terms.holidays.first-day')}
        hint={t('admin-terms.holidays.move-hint')}
        error={errors['first_day']}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </TermsDialog>
  )
}
