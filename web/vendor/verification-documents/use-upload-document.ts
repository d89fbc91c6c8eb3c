import { useState } from 'react'
import type {
  VerificationDocumentsView,
  VerificationDocumentView,
} from '#capabilities/vendors/verification-documents.contract.ts'
import { del, post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { resizeImage } from '#web/shared/photo-upload/resize-image.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Pixels that keep small print readable. */
const LONGEST = 2400

/** The error stays beside the document. */
export function useUploadDocument(
  kind: VerificationDocumentView['kind'],
  onChanged: (now: VerificationDocumentsView) => void,
) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (call: () => Promise<VerificationDocumentsView>, done: string) => {
    setBusy(true)
    setFailure(null)
    try {
      onChanged(await call())
      showToast({ title: done, closeLabel: t('site.close') })
    } catch (error) {
      const detail = error instanceof ApiRefused ? error.detail : null
      setFailure(detail ?? t('verification-documents.failed'))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    failure,
    /** Photos are resized in the browser when possible, because mobile networks are slow. */
    send: (file: File) =>
      run(async () => {
        const isImage = file.type.startsWith('image/')
        const body = isImage ? await resizeImage(file, LONGEST).catch(() => file) : file
        return apiSend(post('/account/vendor/verification-documents/{kind}', { kind }, body))
      }, t('verification-documents.sent')),
    takeBack: (id: string) =>
      run(
        () => apiSend(del('/account/vendor/verification-documents/{document}', { document: id })),
        t('verification-documents.taken-back'),
      ),
  }
}
