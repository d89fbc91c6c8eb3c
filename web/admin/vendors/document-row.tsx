import { Check } from 'lucide-react'
import {
  EXPIRING_DOCUMENT_KINDS,
  type VerificationDocumentKind,
} from '#kernel/verification-documents.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { DocumentDates, DocumentStateBadge } from '#web/backoffice/documents/document-status.tsx'
import { DocumentViewer } from '#web/backoffice/files/document-viewer.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { VendorDetail } from './vendor-status.ts'

type VendorDocument = VendorDetail['documents'][number]

export type DocumentToDecide = { id: string; kind: VerificationDocumentKind }

type RowProps = {
  vendor: VendorDetail
  document: VendorDocument
  isBusy: boolean
  onAccept: (document: DocumentToDecide) => void
  onRefuse: (document: DocumentToDecide) => void
}

export function VendorDocumentRow({ vendor, document, isBusy, onAccept, onRefuse }: RowProps) {
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
          {refusalNote !== null && (
            <p dir="auto">
              <UserText text={refusalNote} />
            </p>
          )}
        </div>
      )}
      <div className="paper-actions">
        <DocumentViewer
          path={get('/admin/vendors/{id}/verification-documents/{document}', {
            id: vendor.id,
            document: id,
          })}
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
