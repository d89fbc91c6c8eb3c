import { useState } from 'react'
import type { ManualJournalView } from '#capabilities/treasury/manual-journals.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { OrderLink } from '../order-link.tsx'
import { OwnDecisionHint, useDuties } from '../admin-session.tsx'
import { AttachFileButton } from './attach-file-button.tsx'
import { Day, MoneyAmount, MoneyCode } from './money-cells.tsx'
import { NoteDialog } from './note-dialog.tsx'

const TONES: Record<ManualJournalView['state'], Tone> = {
  recorded: 'warn',
  posted: 'ok',
  withdrawn: 'neutral',
}
type ManualJournalItemProps = { journal: ManualJournalView; onChanged: () => void }

export function ManualJournalItem({ journal, onChanged }: ManualJournalItemProps) {
  const { t } = useTexts()
  const { reverses, reversed_by: reversedBy, recorded_by: by, decided_by: decidedBy } = journal
  return (
    <li>
      <div className="finance-journal-head">
        <b>
          <MoneyCode>{journal.number}</MoneyCode> · {t(`admin-money.manual.kind.${journal.kind}`)}
        </b>{' '}
        <Badge tone={TONES[journal.state]}>{t(`admin-money.manual.state.${journal.state}`)}</Badge>
        <small>
          <Day on={journal.dated_on} /> ·{' '}
          {t('admin-money.manual.recorded-by', { email: by ?? '–' })}
          {decidedBy && ` · ${t('admin-money.manual.decided-by', { email: decidedBy })}`}
        </small>
        <p>
          <bdi>{journal.reason}</bdi>
        </p>
        {journal.charge && <small>{t(`admin-money.charge.${journal.charge}`)}</small>}
        {journal.bearer && <small>{t(`admin-money.disputes.bearer.${journal.bearer}`)}</small>}
        {reverses && <small>{t('admin-money.manual.reverses', { number: reverses.number })}</small>}
        {reversedBy && (
          <small>{t('admin-money.manual.reversed-by', { number: reversedBy.number })}</small>
        )}
        {journal.withdraw_reason && (
          <small>
            <bdi>{journal.withdraw_reason}</bdi>
          </small>
        )}
        <Attachments journal={journal} />
        <Actions journal={journal} onChanged={onChanged} />
      </div>
      <dl>
        {journal.lines.map(({ account, amount, order_number: order, vendor }, index) => (
          <div key={`${index} ${account}`} className={amount < 0 ? 'is-credit' : undefined}>
            <dt>
              {t(`admin-money.account.${account}`)}
              {(vendor ?? order) && (
                <small>
                  {vendor && <bdi>{vendor.business_name}</bdi>}
                  {vendor && order && ' · '}
                  {order && <OrderLink number={order} />}
                </small>
              )}
            </dt>
            <dd>
              <MoneyAmount dinars={Math.abs(amount)} />
              <small>{t(amount > 0 ? 'admin-money.debit' : 'admin-money.credit')}</small>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Attachments({ journal }: Pick<ManualJournalItemProps, 'journal'>) {
  const { t } = useTexts()
  const { isBusy, save } = useSaveFile()
  if (journal.attachments.length === 0) return null
  return (
    <p>
      {journal.attachments.map(({ id, name }) => (
        <Button
          key={id}
          kind="quiet"
          small
          busy={isBusy}
          aria-label={t('admin-money.manual.file-open', { name })}
          onClick={() =>
            void save(
              get('/admin/money/manual-journals/{id}/attachments/{attachment}', {
                id: journal.id,
                attachment: id,
              }),
              name,
            )
          }
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </p>
  )
}

function Actions({ journal, onChanged }: ManualJournalItemProps) {
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  const { isBusy, act } = useMutation(onChanged)
  const [asking, setAsking] = useState<'withdraw' | 'reverse' | null>(null)
  const { id, number } = journal
  const failed = t('admin-money.failed')
  const isRecorded = journal.state === 'recorded'
  const mayReverse =
    journal.state === 'posted' && journal.reverses === null && journal.reversed_by === null
  if (!isRecorded && !mayReverse) return null
  const action = isRecorded ? 'withdraw' : 'reverse'
  return (
    <>
      {isRecorded && journal.is_own && (
        <p className="finance-hint">
          <OwnDecisionHint opensAt={journal.opens_at} text={t('admin-money.manual.own')} />
        </p>
      )}
      <div className="finance-steps">
        {isRecorded && (!journal.is_own || approvesAlone) && (
          <Button
            small
            busy={isBusy && asking === null}
            onClick={() =>
              void act({
                ...post('/admin/money/manual-journals/{id}/posting', { id }),
                done: t('admin-money.manual.posted'),
                failed,
              })
            }
          >
            {t('admin-money.manual.post')}
          </Button>
        )}
        {isRecorded && <AttachFileButton journalId={id} onDone={onChanged} />}
        <Button
          kind="quiet"
          small
          aria-label={t(`admin-money.manual.${action}-of`, { number })}
          onClick={() => setAsking(action)}
        >
          {t(`admin-money.manual.${action}`)}
        </Button>
      </div>
      <NoteDialog
        open={asking !== null}
        title={t(`admin-money.manual.${action}-of`, { number })}
        text={isRecorded ? journal.reason : t('admin-money.manual.reverse-text')}
        action={t(`admin-money.manual.${action}`)}
        isBusy={isBusy}
        onClose={() => setAsking(null)}
        onSend={async (reason) => {
          const done = await act({
            ...post(
              `/admin/money/manual-journals/{id}/${isRecorded ? 'withdrawal' : 'reversal'}`,
              { id },
              { reason },
            ),
            done: t(isRecorded ? 'admin-money.manual.withdrawn' : 'admin-money.manual.recorded'),
            failed,
          })
          return done.isDone ? null : (done.fields['reason'] ?? done.message)
        }}
      />
    </>
  )
}
