import type { BatchProposalView, BatchView } from '#capabilities/payouts/contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { LeftOutShops } from './left-out-shops.tsx'
import { MoneyAmount, MoneyCode } from './money-cells.tsx'

type ProposalDialogProps = {
  kind: 'ccp' | 'rib'
  onClose: () => void
  onSettled: () => void
  onDone: (batch: BatchView) => void
}

/** Shows who would be paid before anything is proposed. */
export function PayoutProposalDialog({ kind, onClose, onSettled, onDone }: ProposalDialogProps) {
  const { t, language } = useTexts()
  const { view, state } = useQuery(get('/admin/money/batch-proposals', { kind }))
  const { isBusy, act } = useMutation(onSettled)
  const propose = async () => {
    const done = await act({
      ...post('/admin/money/batches', null, { kind }),
      done: t('admin-money.batch.proposed'),
      failed: t('admin-money.failed'),
    })
    onClose()
    if (done.isDone) onDone(done.view)
  }
  const isDue = view !== null && view.payouts.length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`admin-money.batch.propose.${kind}`)}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t(isDue ? 'admin-money.cancel' : 'site.close')}
          </Button>
          {isDue && (
            <Button busy={isBusy} onClick={() => void propose()}>
              {t('admin-money.batch.propose-confirm', {
                amount: formatMoney(fromDinars(view.total), language, 'admin'),
              })}
            </Button>
          )}
        </>
      }
    >
      {view === null && state === 'loading' ? (
        <Spinner label={t('site.loading')} />
      ) : view === null ? (
        <p className="dialog-text">{t('admin-money.failed')}</p>
      ) : isDue ? (
        <ProposedPayouts payouts={view.payouts} />
      ) : (
        <p className="dialog-text">{t('admin-money.batch.nothing-due')}</p>
      )}
      {view !== null && <LeftOutShops groups={view.left_out} />}
    </Dialog>
  )
}

function ProposedPayouts({ payouts }: Pick<BatchProposalView, 'payouts'>) {
  const { t } = useTexts()
  return (
    <ul className="finance-rows">
      {payouts.map((payout) => (
        <li key={payout.vendor_id}>
          <span>
            <bdi>{payout.business_name}</bdi>
            <small>
              <bdi>{payout.holder}</bdi> · <MoneyCode>{payout.masked}</MoneyCode> ·{' '}
              {t('admin-money.batch.orders', { count: payout.order_count })}
            </small>
          </span>
          <b>
            <MoneyAmount dinars={payout.amount} />
          </b>
        </li>
      ))}
    </ul>
  )
}
