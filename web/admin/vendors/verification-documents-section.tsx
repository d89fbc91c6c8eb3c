import { type ReactNode, useId, useState } from 'react'
import {
  type DocumentRefusalReason,
  EXPIRING_DOCUMENT_KINDS,
} from '#kernel/verification-documents.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import {
  AcceptDocumentForm,
  RefuseDocumentForm,
} from '../verification-documents/decision-forms.tsx'
import type { VendorDetail } from './vendor-status.ts'
import { useVendorAction } from './use-vendor-action.ts'
import { type DocumentToDecide, VendorDocumentRow } from './document-row.tsx'

type PendingDecision = DocumentToDecide & { what: 'accept' | 'refuse' }

export function VerificationDocumentsSection({
  vendor,
  onChanged,
}: {
  vendor: VendorDetail
  onChanged: () => void
}) {
  const { t, language } = useTexts()
  const { isBusy, act } = useVendorAction(onChanged)
  const [decision, setDecision] = useState<PendingDecision | null>(null)
  const form = useId()
  const documents = vendor.documents.filter(({ id }) => id !== null)
  const missing = vendor.missing_documents.map((kind) => t(`verification-documents.kind.${kind}`))
  const failed = 'verification-documents.not-decided'
  const approve = async (document: string, expires_on: string | null) => {
    const outcome = await act({
      ...post(
        '/admin/vendors/{id}/verification-documents/{document}/acceptance',
        { id: vendor.id, document },
        { expires_on },
      ),
      done: 'verification-documents.done-accepted',
      failed,
    })
    if (outcome.isDone) setDecision(null)
  }
  const refuse = async (document: string, reason: DocumentRefusalReason, refusal_note: string) => {
    const outcome = await act({
      ...post(
        '/admin/vendors/{id}/verification-documents/{document}/rejection',
        { id: vendor.id, document },
        { reason, refusal_note },
      ),
      done: 'verification-documents.done-refused',
      failed,
    })
    if (outcome.isDone) setDecision(null)
  }
  const accept = ({ id, kind }: DocumentToDecide) =>
    EXPIRING_DOCUMENT_KINDS.includes(kind)
      ? setDecision({ what: 'accept', id, kind })
      : void approve(id, null)
  return (
    <section className="vendor-papers">
      <h3>{t('verification-documents.desk')}</h3>
      <p className="paper-hint">
        {missing.length === 0
          ? t('verification-documents.desk-complete')
          : t('verification-documents.desk-missing', {
              names: new Intl.ListFormat(language).format(missing),
            })}
      </p>
      {documents.length === 0 && (
        <p className="paper-hint">{t('verification-documents.desk-none')}</p>
      )}
      <ul className="paper-rows">
        {documents.map((document) => (
          <VendorDocumentRow
            key={document.kind}
            {...{ vendor, document, isBusy }}
            onAccept={accept}
            onRefuse={(item) => setDecision({ what: 'refuse', ...item })}
          />
        ))}
      </ul>
      <PanelDialogs>
        {decision?.what === 'accept' && (
          <DecisionDialog {...{ decision, isBusy, form }} onClose={() => setDecision(null)}>
            <AcceptDocumentForm
              id={form}
              onSubmit={(day) => void approve(decision.id, day || null)}
            />
          </DecisionDialog>
        )}
        {decision?.what === 'refuse' && (
          <DecisionDialog {...{ decision, isBusy, form }} onClose={() => setDecision(null)}>
            <RefuseDocumentForm
              id={form}
              onSubmit={(reason, words) => void refuse(decision.id, reason, words)}
            />
          </DecisionDialog>
        )}
      </PanelDialogs>
    </section>
  )
}

type DecisionProps = {
  decision: PendingDecision
  isBusy: boolean
  onClose: () => void
  /** The dialog's submit button refers to it. */
  form: string
  children: ReactNode
}

function DecisionDialog({
  decision: { what, kind },
  isBusy,
  onClose,
  form,
  children,
}: DecisionProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`verification-documents.${what}-title`, {
        paper: t(`verification-documents.kind.${kind}`),
      })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('verification-documents.cancel')}
          </Button>
          <Button
            type="submit"
            kind={what === 'refuse' ? 'danger' : 'primary'}
            form={form}
            busy={isBusy}
          >
            {t(`verification-documents.${what}`)}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
