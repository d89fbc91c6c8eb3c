import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { Download, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { BatchView } from '#capabilities/payouts/contract.ts'
import {
  PanelDialogs,
  DetailsSkeleton,
  SidePanel,
  focusHeading,
} from '#web/backoffice/panel/side-panel.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { moneySectionPath } from './queries.ts'
import { BATCH_TONES } from './status-tones.ts'
import { NoteDialog } from './note-dialog.tsx'
import { Amount, Code } from './money-cells.tsx'

type Payout = BatchView['payouts'][number]
const TONES: Record<Payout['state'], Tone> = {
  planned: 'info',
  paid: 'ok',
  failed: 'bad',
  cancelled: 'neutral',
}
const FAILS = [
  'account_closed',
  'wrong_number',
  'name_differs',
  'refused_by_bank',
  'other',
] as const

type PanelProps = { id: string; onClose: () => void; onChanged: () => void }

export function BatchPanel({ id, onClose, onChanged }: PanelProps) {
  const { t } = useTexts()
  const titleId = useId()
  const { view, state, refresh } = useQuery<BatchView>(
    `/api/v1/admin/money/batches/${encodeURIComponent(id)}`,
  )
  const batch = view?.id === id ? view : null
  const changed = () => {
    refresh()
    onChanged()
  }
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{batch && t(`admin-money.batch.kind.${batch.kind}`)}</p>
          <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
            <Code>{batch?.number ?? '…'}</Code>
            {batch && (
              <Badge tone={BATCH_TONES[batch.state]}>
                {t(`admin-money.batch.state.${batch.state}`)}
              </Badge>
            )}
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('admin-money.batch.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {batch ? (
          <DetailList batch={batch} onChanged={changed} />
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : (
          <p>{t('admin-money.batch.missing')}</p>
        )}
      </div>
      {batch && <Steps batch={batch} onChanged={changed} />}
    </SidePanel>
  )
}

function DetailList({ batch, onChanged }: { batch: BatchView; onChanged: () => void }) {
  const { t } = useTexts()
  const [failing, setFailing] = useState<Payout | null>(null)
  return (
    <>
      <section>
        <dl className="facts">
          <div>
            <dt>{t('admin-money.batch.made-by')}</dt>
            <dd>
              <Code>{batch.created_by ?? '–'}</Code>
            </dd>
          </div>
          <div>
            <dt>{t('admin-money.batch.approved-by')}</dt>
            <dd>
              {batch.approved_by ? <Code>{batch.approved_by}</Code> : t('admin-money.batch.nobody')}
            </dd>
          </div>
        </dl>
        <p className="finance-total">
          <Amount dinars={batch.total} />
        </p>
        {batch.state === 'submitted' && batch.is_own && (
          <p className="finance-hint">{t('admin-money.batch.second')}</p>
        )}
      </section>
      <section>
        <h3>{t('admin-money.batch.payouts')}</h3>
        <ul className="finance-rows">
          {batch.payouts.map((payout) => (
            <li key={payout.id}>
              <span>
                <Link
                  className="text-link"
                  to={moneySectionPath('ledger', { vendor: payout.vendor_id })}
                >
                  <bdi>{payout.business_name}</bdi>
                </Link>
                <small>
                  <bdi>{payout.holder}</bdi> · <Code>{payout.masked}</Code> ·{' '}
                  {t('admin-money.batch.orders', { count: payout.order_count })}
                </small>
                {payout.fail_reason && <small>{t(`admin-money.fail.${payout.fail_reason}`)}</small>}
              </span>
              <span className="row-card-badges">
                <b>
                  <Amount dinars={payout.amount} />
                </b>
                <Badge tone={TONES[payout.state]}>{t(`admin-money.payout.${payout.state}`)}</Badge>
                {batch.state === 'sent' && payout.state === 'planned' && (
                  <Button
                    kind="text"
                    small
                    aria-label={t('admin-money.batch.fail-of', { name: payout.business_name })}
                    onClick={() => setFailing(payout)}
                  >
                    {t('admin-money.batch.fail')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <PanelDialogs>
        <FailDialog
          payout={failing}
          version={batch.version}
          onClose={() => setFailing(null)}
          onDone={onChanged}
        />
      </PanelDialogs>
    </>
  )
}

const NEXT = { submitted: 'approve', approved: 'send', sent: 'settle' } as const
const PATHS = { approve: 'approval', send: 'sending', settle: 'settlement' } as const

function Steps({ batch, onChanged }: { batch: BatchView; onChanged: () => void }) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation<BatchView>(onChanged)
  const { isBusy: isSaving, save } = useSaveFile(t('admin-money.ledger.export-failed'))
  const [isCancelling, setCancelling] = useState(false)
  const path = `/api/v1/admin/money/batches/${batch.id}`
  const seen = { version: batch.version }
  const messages = {
    done: t('admin-money.batch.moved', { number: batch.number }),
    failed: t('admin-money.failed'),
  }
  const next = batch.state in NEXT ? NEXT[batch.state as keyof typeof NEXT] : null
  const mayTake = next !== null && !(next === 'approve' && batch.is_own)
  const hasFile = batch.state === 'approved' || batch.state === 'sent' || batch.state === 'settled'
  const mayCancel = batch.state === 'submitted' || batch.state === 'approved'
  if (!mayTake && !hasFile && !mayCancel) return null
  return (
    <div className="side-panel-foot">
      <div className="finance-steps">
        {mayTake && (
          <Button
            small
            busy={isBusy}
            onClick={() => void act({ path: `${path}/${PATHS[next]}`, body: seen, ...messages })}
          >
            {t(`admin-money.batch.${next}`)}
          </Button>
        )}
        {hasFile && (
          <Button
            kind="outline"
            small
            busy={isSaving}
            onClick={() => void save(`${path}/file`, `${batch.number}.csv`)}
          >
            {!isSaving && <Icon of={Download} size="s" />}
            {t('admin-money.batch.file')}
          </Button>
        )}
        {mayCancel && (
          <Button kind="quiet" small onClick={() => setCancelling(true)}>
            {t('admin-money.batch.cancel')}
          </Button>
        )}
      </div>
      <PanelDialogs>
        <NoteDialog
          open={isCancelling}
          title={t('admin-money.batch.cancel')}
          text={t('admin-money.batch.cancel-text')}
          action={t('admin-money.batch.cancel')}
          isDanger
          isBusy={isBusy}
          onClose={() => setCancelling(false)}
          onSend={async (reason) => {
            const body = { reason, ...seen }
            const done = await act({ path: `${path}/cancellation`, body, ...messages })
            return done.isDone ? null : (done.fields['reason'] ?? done.message)
          }}
        />
      </PanelDialogs>
    </div>
  )
}

type FailProps = {
  payout: Payout | null
  /** The batch version that was shown (optimistic lock). */
  version: number
  onClose: () => void
  onDone: () => void
}

function FailDialog({ payout, version, onClose, onDone }: FailProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<(typeof FAILS)[number]>('account_closed')
  const { isBusy, act } = useMutation<BatchView>(onDone)
  const send = async () => {
    const path = `/api/v1/admin/money/payouts/${payout?.id}/failure`
    const messages = { done: t('admin-money.saved'), failed: t('admin-money.failed') }
    const done = await act({ path, body: { reason, version }, ...messages })
    if (done.isDone) onClose()
  }
  return (
    <Dialog
      open={payout !== null}
      onClose={onClose}
      title={t('admin-money.batch.fail-of', { name: payout?.business_name ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void send()}>
            {t('admin-money.batch.fail')}
          </Button>
        </>
      }
    >
      <Select
        label={t('admin-money.note')}
        value={reason}
        onChange={({ target }) => setReason(target.value as typeof reason)}
      >
        {FAILS.map((fail) => (
          <option key={fail} value={fail}>
            {t(`admin-money.fail.${fail}`)}
          </option>
        ))}
      </Select>
    </Dialog>
  )
}
