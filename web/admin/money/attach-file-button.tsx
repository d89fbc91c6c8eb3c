import { useRef, useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

export const ATTACHMENT_TYPES = 'image/*,application/pdf'

/** Throws `ApiRefused`. */
export const sendAttachment = (id: string, file: File) =>
  apiSend(
    post(
      '/admin/money/manual-journals/{id}/attachments',
      { id, name: file.name.slice(-120) },
      file.type === '' ? file.slice(0, file.size, 'application/pdf') : file,
    ),
  )

type AttachFileButtonProps = { journalId: string; onDone: () => void }

export function AttachFileButton({ journalId, onDone }: AttachFileButtonProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const closeLabel = t('site.close')
    try {
      await sendAttachment(journalId, file)
      const message = t('admin-money.manual.file-added')
      showToast({ title: t('backoffice.success'), message, closeLabel })
      onDone()
    } catch (error) {
      const detail = error instanceof ApiRefused ? error.detail : null
      const message = detail ?? t('admin-money.failed')
      showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ATTACHMENT_TYPES}
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
      <Button kind="outline" small busy={isBusy} onClick={() => input.current?.click()}>
        {t('admin-money.manual.file-add')}
      </Button>
    </>
  )
}
