import type { BankLineView } from '#capabilities/treasury/bank-statements.contract.ts'
import { del } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { BankRecordName } from './bank-record-name.tsx'
import { Day, MoneyAmount } from './money-cells.tsx'
import { moneySectionPath } from './queries.ts'

const TONES: Record<BankLineView['state'], Tone> = { linked: 'ok', proposed: 'warn', open: 'bad' }
type BankLineItemProps = { line: BankLineView; onLink: () => void; onChanged: () => void }

export function BankLineItem({ line, onLink, onChanged }: BankLineItemProps) {
  const { t } = useTexts()
  const { state, found_by: by, records, proposals } = line
  return (
    <li>
      <div className="finance-journal-head">
        <b>
          <bdi>{line.label}</bdi>
        </b>{' '}
        <Badge tone={TONES[state]}>{t(`admin-money.bank.line.${state}`)}</Badge>
        <small>
          <Day on={line.booked_on} />
          {by && ` · ${t(`admin-money.bank.found-by.${by}`, { email: line.linked_by ?? '–' })}`}
          {state === 'proposed' &&
            ` · ${t('admin-money.bank.proposals', { count: proposals.length })}`}
        </small>
        <Actions line={line} onLink={onLink} onChanged={onChanged} />
      </div>
      <dl>
        <div>
          <dt>{t('admin-money.ledger.column.amount')}</dt>
          <dd>
            <b>
              <MoneyAmount dinars={line.amount} />
            </b>
          </dd>
        </div>
        {records.map((record) => (
          <div key={`${record.kind} ${record.id}`} className="is-credit">
            <dt>
              <BankRecordName record={record} />
            </dt>
            <dd>
              <MoneyAmount dinars={record.amount} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Actions({ line, onLink, onChanged }: BankLineItemProps) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(onChanged)
  const label = `\u2068${line.label}\u2069`
  if (line.state === 'linked')
    return (
      <div className="finance-steps">
        <Button
          kind="quiet"
          small
          busy={isBusy}
          aria-label={t('admin-money.bank.unlink-of', { label })}
          onClick={() =>
            void act({
              ...del('/admin/money/bank-lines/{id}/link', { id: line.id }),
              done: t('admin-money.bank.unlinked'),
              failed: t('admin-money.failed'),
            })
          }
        >
          {t('admin-money.bank.unlink')}
        </Button>
      </div>
    )
  const { label: reason, booked_on: on } = line
  return (
    <div className="finance-steps">
      <Button
        kind="outline"
        small
        aria-haspopup="dialog"
        aria-label={t('admin-money.bank.link-of', { label })}
        onClick={onLink}
      >
        {t('admin-money.bank.link')}
      </Button>
      <ButtonLink
        kind="quiet"
        small
        aria-label={t('admin-money.bank.explain-of', { label })}
        to={moneySectionPath('manual', {
          explains: String(line.amount),
          on,
          reason: reason.slice(0, 300),
        })}
      >
        {t('admin-money.bank.explain')}
      </ButtonLink>
    </div>
  )
}
