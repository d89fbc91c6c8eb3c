import { useState } from 'react'
import type {
  BankLineView,
  BankRecordRowView,
} from '#capabilities/treasury/bank-statements.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { centimes, fromDinars } from '#kernel/money.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { BankRecordName } from './bank-record-name.tsx'
import { MoneyAmount } from './money-cells.tsx'

type LinkBankLineDialogProps = { line: BankLineView; onClose: () => void; onDone: () => void }
const keyOf = ({ kind, id }: BankRecordRowView): string => `${kind} ${id}`

export function LinkBankLineDialog({ line, onClose, onDone }: LinkBankLineDialogProps) {
  const { t, language } = useTexts()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly BankRecordRowView[]>([])
  const [error, setError] = useState<string | null>(null)
  const { view, state } = useQuery(get('/admin/money/bank-records', { line: line.id, search }))
  const { isBusy, act } = useMutation(onDone)
  const offered = search === '' ? [...line.proposals, ...(view?.items ?? [])] : (view?.items ?? [])
  const rows = new Map([...chosen, ...offered].map((record) => [keyOf(record), record]))
  const isChosen = (record: BankRecordRowView) =>
    chosen.some((other) => keyOf(other) === keyOf(record))
  const total = chosen.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const send = async () => {
    const done = await act({
      ...post(
        '/admin/money/bank-lines/{id}/link',
        { id: line.id },
        { records: chosen.map(({ kind, id }) => ({ kind, id })) },
      ),
      done: t('admin-money.bank.linked'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setError(done.fields['records'] ?? done.message)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.bank.link-of', { label: `\u2068${line.label}\u2069` })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} disabled={chosen.length === 0} onClick={() => void send()}>
            {t('admin-money.bank.link')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.bank.link-text')}</p>
      <div className="finance-form">
        <p role="status">
          {t('admin-money.bank.chosen', {
            sum: formatMoney(centimes(total), language),
            amount: formatMoney(fromDinars(line.amount), language),
          })}
        </p>
        {error !== null && error !== '' && <FormFailure>{error}</FormFailure>}
        <SearchField
          label={t('admin-money.bank.search')}
          clearLabel={t('admin-money.bank.search-clear')}
          value={search}
          onSearch={setSearch}
        />
        {state === 'ready' && rows.size === 0 && <p>{t('admin-money.bank.choices-none')}</p>}
        <ul className="finance-rows" aria-label={t('admin-money.bank.choices')}>
          {[...rows.values()].map((record) => (
            <li key={keyOf(record)}>
              <Check
                label={<BankRecordName record={record} />}
                checked={isChosen(record)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked
                      ? [...chosen, record]
                      : chosen.filter((other) => keyOf(other) !== keyOf(record)),
                  )
                }
              />
              <b>
                <MoneyAmount dinars={record.amount} />
              </b>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
