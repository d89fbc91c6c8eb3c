import { Check } from 'lucide-react'
import { EXPIRING_DOCUMENT_KINDS } from '#kernel/verification-documents.ts'
import { useAction } from '#web/backoffice/data/use-action.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { DocumentDates, DocumentStateBadge } from '#web/backoffice/documents/document-status.tsx'
import { DocumentViewer } from '#web/backoffice/files/document-viewer.tsx'
import { PanelSection } from '#web/backoffice/panel/sections.tsx'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { type VendorDetail, VENDOR_ACTIONS } from './actions.ts'

type VendorDocument = VendorDetail['documents'][number]

/** What a shop has handed in: read here, accepted, or refused with a reason. */
export function DocumentsSection({ vendor }: { vendor: VendorDetail }) {
  const { t, language } = useTexts()
  const missing = vendor.missing_documents.map((kind) => t(`verification-documents.kind.${kind}`))
  const names = new Intl.ListFormat(language).format(missing)
  const isEmpty = vendor.documents.every(({ id }) => id === null)
  return (
    <PanelSection title="verification-documents.desk" className="vendor-papers">
      <p className="paper-hint">
        {missing.length === 0
          ? t('verification-documents.desk-complete')
          : t('verification-documents.desk-missing', { names })}
      </p>
      {isEmpty && <p className="paper-hint">{t('verification-documents.desk-none')}</p>}
      <ul className="paper-rows">
        {vendor.documents.map(
          (document) =>
            document.id !== null && (
              <DocumentRow key={document.kind} {...{ vendor, document }} id={document.id} />
            ),
        )}
      </ul>
    </PanelSection>
  )
}

type DocumentRowProps = { vendor: VendorDetail; document: VendorDocument; id: string }

function DocumentRow({ vendor, document, id }: DocumentRowProps) {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const { isBusy, run } = useAction(get('/admin/vendors'), VENDOR_ACTIONS.acceptDocument)
  const { kind, state, mime, reason, refusal_note: refusalNote } = document
  const name = <span className="sr-only"> {t(`verification-documents.kind.${kind}`)}</span>
  const dialog = { vendor, document: id, kind }
  const expires = EXPIRING_DOCUMENT_KINDS.includes(kind)
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
          <Button
            kind="quiet"
            small
            aria-haspopup="dialog"
            onClick={() => ask('RefuseDocumentDialog', dialog)}
          >
            {t('verification-documents.refuse-open')}
            {name}
          </Button>
        )}
        {state === 'pending' && (
          <Button
            kind="outline"
            small
            busy={isBusy}
            onClick={() =>
              expires
                ? ask('AcceptDocumentDialog', dialog)
                : void run(vendor, { document: id, expires_on: null })
            }
          >
            {!isBusy && <Icon of={Check} size="s" />}
            {t(expires ? 'verification-documents.accept-open' : 'verification-documents.accept')}
            {name}
          </Button>
        )}
      </div>
    </li>
  )
}
