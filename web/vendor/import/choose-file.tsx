import { FileSpreadsheet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { ApiRefused } from '#web/shared/api/client.ts'
import { FileDrop } from '#web/backoffice/files/file-drop.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FileButton } from './file-button.tsx'
import { ProgressBar } from '#web/backoffice/ui/progress-bar.tsx'
import { uploadFile } from './upload-file.ts'

const TYPES = '.csv,.txt,.tsv,.xlsx,.zip'
const MOST_BYTES = 50 * 1024 * 1024

export function ChooseFile({ onSent }: { onSent: (id: string) => void }) {
  const { t } = useTexts()
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (file: File) => {
    if (sent !== null) return
    if (file.size > MOST_BYTES) return setError(t('imports.too-large'))
    if (file.size === 0) return setError(t('imports.empty-file'))
    const controller = new AbortController()
    abort.current = controller
    setError(null)
    setSent(0)
    try {
      onSent((await uploadFile(file, setSent, controller.signal)).id)
    } catch (failure) {
      if (!controller.signal.aborted)
        setError(
          (failure instanceof ApiRefused && failure.status < 500 ? failure.detail : null) ??
            t('imports.not-sent'),
        )
    } finally {
      if (!controller.signal.aborted) setSent(null)
    }
    return undefined
  }

  return (
    <section className="card import-choose" aria-labelledby="import-choose">
      <h2 id="import-choose">{t('imports.choose-title')}</h2>
      <FileDrop
        title={t('imports.drop')}
        text={t('imports.drop-text')}
        choose={t('imports.choose')}
        accept={TYPES}
        isBusy={sent !== null}
        error={error}
        onFile={(file) => void send(file)}
      />
      {sent !== null && <ProgressBar label={t('imports.sending')} share={sent} />}
      <ul className="import-hints">
        <li>{t('imports.hint-limits')}</li>
        <li>{t('imports.hint-programs')}</li>
        <li>{t('imports.hint-sku')}</li>
        <li>{t('imports.hint-pictures')}</li>
      </ul>
      <div className="import-files">
        <Icon of={FileSpreadsheet} size="s" />
        <span>{t('imports.template')}</span>
        <FileButton
          path={get('/vendor/exports/template', { format: 'xlsx' })}
          name="yova-modele.xlsx"
        >
          {t('imports.as-xlsx')}
        </FileButton>
        <FileButton
          path={get('/vendor/exports/template', { format: 'csv' })}
          name="yova-modele.csv"
        >
          {t('imports.as-csv')}
        </FileButton>
      </div>
      <div className="import-files">
        <Icon of={FileSpreadsheet} size="s" />
        <span>{t('imports.export')}</span>
        <FileButton
          path={get('/vendor/exports/products', { format: 'xlsx' })}
          name="yova-products.xlsx"
        >
          {t('imports.as-xlsx')}
        </FileButton>
        <FileButton
          path={get('/vendor/exports/products', { format: 'csv' })}
          name="yova-products.csv"
        >
          {t('imports.as-csv')}
        </FileButton>
      </div>
    </section>
  )
}
