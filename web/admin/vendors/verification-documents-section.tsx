import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import {
  EXPIRING_DOCUMENT_KINDS,
  type VerificationDocumentKind,
} from '#kernel/verification-documents.ts'
import { DocumentDates, DocumentStateBadge } from '#web/backoffice/documents/document-status.tsx'
import { DocumentViewer } from '#web/backoffice/files/document-viewer.tsx'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  AcceptDocumentForm,
  MissingDocuments,
  RefuseDocumentForm,
} from '../verification-documents/decision-forms.tsx'
import type { VendorDetail } from './vendor-status.ts'
import { useVendorAction } from './use-vendor-action.ts'

type VerificationDocumentsSectionDocument = VendorDetail['documents'][number]
type PendingDecision = { what: 'accept' | 'refuse'; id: string; kind: VerificationDocumentKind }

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
  const decide = async (id: string, how: 'acceptance' | 'rejection', body: object) => {
    const outcome = await act({
      path: `/${vendor.id}/verification-documents/${id}/${how}`,
      body,
      done:
        how === 'acceptance'
          ? 'verification-documents.done-accepted'
          : 'verification-documents.done-refused',
      failed: 'verification-documents.not-decided',
    })
    if (outcome.isDone) setDecision(null)
  }
  const accept = ({ id, kind }: Omit<PendingDecision, 'what'>) =>
    EXPIRING_DOCUMENT_KINDS.includes(kind)
      ? setDecision({ what: 'accept', id, kind })
      : void decide(id, 'acceptance', { expires_on: null })
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
          <DocumentRow
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
              onSubmit={(day) =>
                void decide(decision.id, 'acceptance', { expires_on: day || null })
              }
            />
          </DecisionDialog>
        )}
        {decision?.what === 'refuse' && (
          <DecisionDialog {...{ decision, isBusy, form }} onClose={() => setDecision(null)}>
            <RefuseDocumentForm
              id={form}
              onSubmit={(reason, refusal_note) =>
                void decide(decision.id, 'rejection', { reason, refusal_note })
              }
            />
          </DecisionDialog>
        )}
      </PanelDialogs>
    </section>
  )
}

type RowProps = {
  vendor: VendorDetail
  document: VerificationDocumentsSectionDocument
  isBusy: boolean
  onAccept: (document: Omit<PendingDecision, 'what'>) => void
  onRefuse: (document: Omit<PendingDecision, 'what'>) => void
}

function DocumentRow({ vendor, document, isBusy, onAccept, onRefuse }: RowProps) {
  const { t } = useTexts()
  const { id, kind, state, mime, reason, refusal_note: refusalNote } = document
  if (id === null) return null
  const name = <span className="sr-only"> {t(`verification-documents.kind.${kind}`)}</span>
  return (
    <li className="paper-row" data-paper={kind}>
      <div className="paper-head">
        <h4>{t(`verification-documents.kind.${kind}`)}</h4>
        <DocumentStateBadge document={document} />
      </div>
      <DocumentDates document={document} />
      {reason !== null && (
        <div className="paper-why">
          <p>{t(`verification-documents.reason.${reason}`)}</p>
          {refusalNote !== null && <p dir="auto">{refusalNote}</p>}
        </div>
      )}
      <div className="paper-actions">
        <DocumentViewer
          path={`/api/v1/admin/vendors/${vendor.id}/verification-documents/${id}`}
          kind={kind}
          mime={mime}
        />
        {(state === 'pending' || state === 'accepted') && (
          <Button kind="quiet" small aria-haspopup="dialog" onClick={() => onRefuse({ id, kind })}>
            {t('verification-documents.refuse-open')}
            {name}
          </Button>
        )}
        {state === 'pending' && (
          <Button kind="outline" small busy={isBusy} onClick={() => onAccept({ id, kind })}>
            {!isBusy && <Icon of={Check} size="s" />}
            {t(
              EXPIRING_DOCUMENT_KINDS.includes(kind)
                ? 'verification-documents.accept-open'
                : 'verification-documents.accept',
            )}
            {name}
          </Button>
        )}
      </div>
    </li>
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

type MissingDialogProps = {
  vendor: VendorDetail | null
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

export function MissingDocumentsDialog({ vendor, isBusy, onClose, onConfirm }: MissingDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={vendor !== null}
      onClose={onClose}
      title={t('verification-documents.missing-title', { name: vendor?.business_name ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('verification-documents.cancel')}
          </Button>
          <Button busy={isBusy} onClick={onConfirm}>
            {t('verification-documents.missing-confirm')}
          </Button>
        </>
      }
    >
      <MissingDocuments kinds={vendor?.missing_documents ?? []} />
    </Dialog>
  )
}
