import { useState } from 'react'
import type { LateVatRowView, VatJournalView } from '#capabilities/documents/commission.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useMonthName } from '#web/backoffice/tax/month-choice.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Day, MoneyAmount, MoneyCode } from './money-cells.tsx'
import { useDuties } from '../admin-session.tsx'
import { NoteDialog } from './note-dialog.tsx'

type VatMonthProps = { journal: VatJournalView; onChanged: () => void }

/** Open or closed, and by whom; another admin opens it again. */
export function VatMonth({ journal, onChanged }: VatMonthProps) {
  const { t } = useTexts()
  const nameOf = useMonthName()
  const { approvesAlone } = useDuties()
  const { isBusy, act } = useMutation(onChanged)
  const [isReopening, setReopening] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const { month, closing, is_over: isOver, earlier_open: earlier, later_closed: later } = journal
  const isOpenable = closing && (!closing.is_own || approvesAlone)
  const close = async () => {
    await act({
      ...{ ...post('/admin/money/vat-closings', null, { month }) },
      ...{ done: t('tax-documents.month-closed'), failed: t('tax-documents.month-failed') },
    })
    setClosing(false)
  }
  const reopen = async (reason: string): Promise<string | null> => {
    const sent = await act({
      ...{ ...post('/admin/money/vat-reopenings', null, { month, reason }) },
      ...{ done: t('tax-documents.month-open'), failed: t('tax-documents.month-failed') },
    })
    return sent.isDone ? null : (sent.fields['reason'] ?? sent.message)
  }
  return (
    <>
      <p className="tax-month">
        <Badge tone={closing ? 'neutral' : 'ok'}>
          {t(closing ? 'tax-documents.closed' : 'tax-documents.open')}
        </Badge>
        {closing && (
          <small className="muted">
            <Day on={closing.closed_at} /> · <MoneyCode>{closing.closed_by ?? '–'}</MoneyCode>
          </small>
        )}
        {closing?.is_own && !approvesAlone && (
          <small className="muted">{t('tax-documents.reopen-other')}</small>
        )}
        {!closing && isOver && earlier === null && (
          <Button kind="outline" small onClick={() => setClosing(true)}>
            {t('tax-documents.close', { month: nameOf(month) })}
          </Button>
        )}
        {isOpenable && later === null && (
          <Button kind="quiet" small onClick={() => setReopening(true)}>
            {t('tax-documents.reopen')}
          </Button>
        )}
        {!closing && isOver && earlier !== null && (
          <small className="muted">
            {t('tax-documents.close-first', { month: nameOf(earlier) })}
          </small>
        )}
        {isOpenable && later !== null && (
          <small className="muted">
            {t('tax-documents.reopen-first', { month: nameOf(later) })}
          </small>
        )}
      </p>
      {!closing && isOver && month.endsWith('-12') && (
        <p className="muted">{t('tax-documents.close-year')}</p>
      )}
      {!closing && isOver && <p className="muted">{t('tax-documents.close-text')}</p>}
      <Dialog
        open={isClosing}
        onClose={() => setClosing(false)}
        title={t('tax-documents.close-title', { month: nameOf(month) })}
        closeLabel={t('site.close')}
        footer={
          <>
            <Button kind="quiet" onClick={() => setClosing(false)}>
              {t('admin-money.cancel')}
            </Button>
            <Button busy={isBusy} onClick={() => void close()}>
              {t('tax-documents.close', { month: nameOf(month) })}
            </Button>
          </>
        }
      >
        <p className="dialog-text">{t('tax-documents.close-confirm')}</p>
      </Dialog>
      <NoteDialog
        open={isReopening}
        title={t('tax-documents.reopen-month', { month: nameOf(month) })}
        text={t('tax-documents.reopen-text')}
        action={t('tax-documents.reopen')}
        isDanger
        isBusy={isBusy}
        onClose={() => setReopening(false)}
        onSend={reopen}
      />
    </>
  )
}

/** What counts in this month for an earlier one; it is in the sums above. */
export function LateVat({ rows }: { rows: readonly LateVatRowView[] }) {
  const { t } = useTexts()
  const nameOf = useMonthName()
  if (rows.length === 0) return null
  return (
    <section className="tax-late" aria-labelledby="tax-late">
      <h3 id="tax-late">{t('tax-documents.late')}</h3>
      <p className="muted">{t('tax-documents.late-text')}</p>
      <ul className="tax-invoices">
        {rows.map(({ subject, month, documents, base, vat }) => (
          <li key={`${subject} ${month}`}>
            <span>
              {t(`tax-documents.of.${subject}`)} – {nameOf(month)}
              <small>{t('tax-documents.documents', { count: documents })}</small>
            </span>
            <span className="tax-total">
              {t('tax-documents.row.base')} <MoneyAmount dinars={base} />
            </span>
            <span className="tax-total">
              {t('tax-documents.row.vat')} <MoneyAmount dinars={vat} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
