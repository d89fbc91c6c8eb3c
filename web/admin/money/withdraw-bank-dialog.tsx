import type { BankStatementView } from '#capabilities/treasury/bank-statements.contract.ts'
import { del } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type WithdrawBankDialogProps = {
  statement: BankStatementView
  onClose: () => void
  onDone: () => void
}

export function WithdrawBankDialog({ statement, onClose, onDone }: WithdrawBankDialogProps) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(onDone)
  const withdraw = async () => {
    const done = await act({
      ...del('/admin/money/bank-statements/{id}', { id: statement.id }),
      done: t('admin-money.bank.withdrawn'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
  }
  const lines = t('admin-money.bank.withdraw-lines', { count: statement.line_count })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.bank.withdraw-of', { name: `\u2068${statement.file_name}\u2069` })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void withdraw()}>
            {t('admin-money.bank.withdraw')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-money.bank.withdraw-text', { lines })}</p>
    </Dialog>
  )
}
