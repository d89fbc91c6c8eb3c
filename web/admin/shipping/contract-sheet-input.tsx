import { useState } from 'react'
import type { ContractSheetView } from '#capabilities/shipping/courier-contracts.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { readBase64 } from '#web/backoffice/files/file-base64.ts'
import { FileDrop } from '#web/backoffice/files/file-drop.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'

type SheetInputProps = { onRead: (fees: ContractSheetView['fees']) => void }

/** Fills in the prices of the courier's list, to be checked and corrected below. */
export function ContractSheetInput({ onRead }: SheetInputProps) {
  const { t } = useTexts()
  const [sheet, setSheet] = useState<ContractSheetView | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [name, setName] = useState<string | null>(null)
  const read = async (file: File) => {
    setError(null)
    setName(file.name)
    try {
      const body = { content: await readBase64(file) }
      const view = await apiSend(post('/admin/courier-contracts/sheets', null, body))
      setSheet(view)
      onRead(view.fees)
    } catch (failure) {
      setSheet(null)
      setError((failure instanceof ApiRefused && failure.detail) || t('shipping.failed'))
    }
  }
  return (
    <>
      <FileDrop
        title={name ?? t('shipping.contract-sheet')}
        text={t('shipping.contract-sheet-text')}
        choose={t('shipping.contract-sheet-choose')}
        accept=".csv,.txt,.xlsx,text/csv"
        error={error}
        onFile={(file) => void read(file)}
      />
      {sheet && <SheetReport sheet={sheet} />}
    </>
  )
}

function SheetReport({ sheet: { fees, unreadable, missing } }: { sheet: ContractSheetView }) {
  const { t } = useTexts()
  const wilayas = useWilayas()
  const nameOf = (code: string) => wilayas.find((wilaya) => wilaya.code === code)?.name ?? code
  return (
    <div role="status" className="contract-sheet-report">
      <p>{t('shipping.contract-sheet-read', { count: fees.length })}</p>
      {missing.length > 0 && (
        <p className="muted">
          {t('shipping.contract-sheet-missing', { names: missing.map(nameOf).join(', ') })}
        </p>
      )}
      {unreadable.length > 0 && (
        <ul aria-label={t('shipping.contract-sheet-unreadable')}>
          {unreadable.map(({ line, column, value }) => (
            <li key={`${line} ${column}`}>
              {t(`shipping.contract-sheet-line.${column}`, { line: String(line), value })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
