import './verification-documents.css'
import { use, useEffect } from 'react'
import type {
  VerificationDocumentsView,
  VerificationDocumentView,
} from '#capabilities/vendors/verification-documents.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { DocumentDates, DocumentStateBadge } from '#web/backoffice/documents/document-status.tsx'
import { DocumentViewer } from '#web/backoffice/files/document-viewer.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { loadLocaleFile, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CircleAlert } from 'lucide-react'
import { LoadFailed } from '../load-failed.tsx'
import { FilePickers } from './file-pickers.tsx'
import { useUploadDocument } from './use-upload-document.ts'

type DocumentsCardProps = {
  /** How many required documents are still to hand in. */
  onCounted?: (toHandIn: number) => void
}

export default function DocumentsCard({ onCounted }: DocumentsCardProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'verification-documents'))
  const { view, state, refresh, change } = useQuery(get('/account/vendor/verification-documents'))
  const toHandIn = view?.to_hand_in
  useEffect(() => {
    if (toHandIn !== undefined) onCounted?.(toHandIn)
  }, [toHandIn, onCounted])
  if (view === null)
    return state === 'loading' ? (
      <Skeleton width="100%" height="20rem" />
    ) : (
      <LoadFailed onRetry={refresh} />
    )
  const isAccepted = view.items.every((item) => item.need !== 'needed' || item.state === 'accepted')
  return (
    <section className="card papers-card" aria-labelledby="papers">
      <header>
        <h2 id="papers">{t('verification-documents.title')}</h2>
        <p>{t('verification-documents.text')}</p>
        <p role="status">
          <b>
            {view.to_hand_in > 0
              ? t('verification-documents.left', { count: view.to_hand_in })
              : t(
                  isAccepted
                    ? 'verification-documents.all-accepted'
                    : 'verification-documents.none-left',
                )}
          </b>
        </p>
        <p className="paper-hint">{t('verification-documents.formats')}</p>
      </header>
      <ul className="paper-rows">
        {view.items.map((document) => (
          <DocumentRow
            key={document.kind}
            document={document}
            onChanged={(now) => change(() => now)}
          />
        ))}
      </ul>
    </section>
  )
}

const TO_DO: readonly VerificationDocumentView['state'][] = ['missing', 'refused', 'expired']

type RowProps = {
  document: VerificationDocumentView
  onChanged: (now: VerificationDocumentsView) => void
}

function DocumentRow({ document, onChanged }: RowProps) {
  const { t } = useTexts()
  const { kind, state, id, need, mime, reason, refusal_note: refusalNote } = document
  const { isBusy, failure, send, takeBack } = useUploadDocument(kind, onChanged)
  const name = t(`verification-documents.kind.${kind}`)
  return (
    <li className="paper-row" data-paper={kind} aria-busy={isBusy}>
      <div>
        <div className="paper-head">
          <h3>{name}</h3>
          <DocumentStateBadge document={document} />
        </div>
        {id === null ? (
          <p className="paper-hint">{t(`verification-documents.hint.${kind}`)}</p>
        ) : (
          <DocumentDates document={document} />
        )}
        {need === 'none' && <p className="paper-hint">{t('verification-documents.not-asked')}</p>}
        {reason !== null && (
          <div className="paper-why">
            <p>{t(`verification-documents.why.${reason}`)}</p>
            {refusalNote !== null && <p dir="auto">{refusalNote}</p>}
          </div>
        )}
      </div>
      <div className="paper-actions">
        {id !== null && (
          <DocumentViewer
            path={get('/account/vendor/verification-documents/{document}/file', { document: id })}
            {...{ kind, mime }}
          />
        )}
        {need !== 'none' && (
          <FilePickers
            name={name}
            hasOne={id !== null}
            isUrgent={need === 'needed' && (document.is_ending || TO_DO.includes(state))}
            isBusy={isBusy}
            onFile={(file) => void send(file)}
          />
        )}
        {id !== null && state !== 'accepted' && (
          <Button kind="text" small busy={isBusy} onClick={() => void takeBack(id)}>
            {t('verification-documents.take-back')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <div role="alert">
        {failure && (
          <p className="field-hint field-error">
            <Icon of={CircleAlert} size="s" />
            {failure}
          </p>
        )}
      </div>
    </li>
  )
}
