import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DocumentEditorState } from './use-document.ts'

export function DocumentActions({
  editor,
  withdrawText,
}: {
  editor: DocumentEditorState
  withdrawText: string
}) {
  const { t } = useTexts()
  const [isRequested, setRequested] = useState(false)
  const { isBusy, isChanged, draft, published, view } = editor
  return (
    <footer className="content-actions">
      <Button busy={isBusy} onClick={() => void editor.publish()}>
        {t('content.publish')}
      </Button>
      {isChanged && (
        <Button kind="outline" busy={isBusy} onClick={() => void editor.save()}>
          {t('content.save-draft')}
        </Button>
      )}
      {draft && (
        <Button kind="quiet" busy={isBusy} onClick={() => void editor.discard()}>
          {t('content.discard')}
        </Button>
      )}
      {published && (
        <Button kind="quiet" className="push" onClick={() => setRequested(true)}>
          {t(view?.built_in ? 'content.back-to-built-in' : 'content.withdraw')}
        </Button>
      )}
      <Dialog
        open={isRequested}
        onClose={() => setRequested(false)}
        title={t(view?.built_in ? 'content.back-to-built-in' : 'content.withdraw')}
        closeLabel={t('site.close')}
        footer={
          <>
            <Button kind="quiet" onClick={() => setRequested(false)}>
              {t('backoffice.cancel')}
            </Button>
            <Button
              kind="danger"
              busy={isBusy}
              onClick={() => void editor.withdraw().then(() => setRequested(false))}
            >
              {t('content.withdraw-confirm')}
            </Button>
          </>
        }
      >
        <p className="dialog-text">{withdrawText}</p>
      </Dialog>
    </footer>
  )
}
