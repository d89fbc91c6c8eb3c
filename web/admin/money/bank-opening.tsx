import { useState } from 'react'
import type { BankReconciliationView } from '#capabilities/treasury/bank-statements.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Day, MoneyAmount } from './money-cells.tsx'
import { today } from './status-tones.ts'

type BankOpeningProps = { position: BankReconciliationView; onStated: () => void }

/** From which day on the books must be at the bank, and with which balance. */
export function BankOpening({ position: { opening }, onStated }: BankOpeningProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card" aria-labelledby="finance-bank-opening">
      <div className="tax-head">
        <h2 id="finance-bank-opening">{t('admin-money.bank.opening')}</h2>
        <Button kind="quiet" small onClick={() => setOpen(true)}>
          {t('admin-money.bank.opening-state')}
        </Button>
      </div>
      {opening ? (
        <dl className="finance-figures">
          <div>
            <dt>{t('admin-money.bank.opening-on')}</dt>
            <dd>
              <Day on={opening.on} />
            </dd>
          </div>
          <div>
            <dt>{t('admin-money.bank.opening-bank')}</dt>
            <dd>
              <MoneyAmount dinars={opening.bank} />
            </dd>
          </div>
          <div>
            <dt>{t('admin-money.bank.opening-books')}</dt>
            <dd>
              <MoneyAmount dinars={opening.books} />
            </dd>
          </div>
        </dl>
      ) : (
        <p className="muted">{t('admin-money.bank.opening-none')}</p>
      )}
      <p className="muted">{t('admin-money.bank.one-account')}</p>
      {isOpen && <OpeningDialog onClose={() => setOpen(false)} onDone={onStated} />}
    </section>
  )
}

function OpeningDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTexts()
  const [on, setOn] = useState(today)
  const [balance, setBalance] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    const amount = balance.replace(/\s/g, '').replace(',', '.')
    const done = await act({
      ...post('/admin/money/bank-openings', null, {
        opened_on: on,
        balance: amount === '' ? null : Number(amount),
      }),
      done: t('admin-money.bank.opening-done'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.bank.opening')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.bank.opening-state')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.bank.opening-text')}</p>
      <div className="finance-form">
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.bank.opening-on')}
          error={errors['opened_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
        <Input
          label={t('admin-money.bank.opening-balance')}
          dir="ltr"
          inputMode="decimal"
          error={errors['balance']}
          value={balance}
          onChange={({ target }) => setBalance(target.value)}
        />
      </div>
    </Dialog>
  )
}
