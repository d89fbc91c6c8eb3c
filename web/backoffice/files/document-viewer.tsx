import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { VerificationDocumentView } from '#capabilities/vendors/verification-documents.contract.ts'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { PanelDialogs } from '../panel/side-panel.tsx'
import { useSaveFile } from './use-save-file.ts'

type ViewDocumentProps = {
  path: Endpoint<Blob>
  kind: VerificationDocumentView['kind']
  mime: string | null
}

/** Security: images are shown, but a PDF is only saved, never opened by the site. */
export function DocumentViewer({ path, kind, mime }: ViewDocumentProps) {
  const { t } = useTexts()
  const [address, setAddress] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const { isBusy, save } = useSaveFile(t('verification-documents.not-opened'))
  const name = t(`verification-documents.kind.${kind}`)
  const see = async () => {
    if (mime === 'application/pdf') return save(path, `${kind.replaceAll('_', '-')}.pdf`)
    setReading(true)
    try {
      const answer = await authorizedFetch(path)
      if (!answer.ok) throw new Error(String(answer.status))
      setAddress(URL.createObjectURL(await answer.blob()))
    } catch {
      const closeLabel = t('site.close')
      showToast({
        title: t('backoffice.error'),
        message: t('verification-documents.not-opened'),
        isError: true,
        closeLabel,
      })
    } finally {
      setReading(false)
    }
  }
  const close = () => {
    if (address !== null) URL.revokeObjectURL(address)
    setAddress(null)
  }
  return (
    <>
      <Button kind="quiet" small busy={isBusy || isReading} onClick={() => void see()}>
        {!isBusy && !isReading && <Icon of={Eye} size="s" />}
        {t('verification-documents.see')}
        <span className="sr-only"> {name}</span>
      </Button>
      <PanelDialogs>
        <Dialog
          open={address !== null}
          onClose={close}
          title={name}
          closeLabel={t('site.close')}
          wide
        >
          {address !== null && <img className="paper-picture" src={address} alt={name} />}
        </Dialog>
      </PanelDialogs>
    </>
  )
}
