import './report.css'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../utils/lazy-component.ts'
import { useTexts } from '../i18n/texts.ts'
import type { ReportDialogProps } from './report-dialog.tsx'

const ReportDialog = lazyComponent(() => import('./report-dialog.tsx'))

/** The dialog's code is fetched at the first press. */
export function ReportButton({
  name,
  ...about
}: Omit<ReportDialogProps, 'onClose'> & { name: string }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const label = t('report.report')
  return (
    <>
      <button
        type="button"
        className="report-link"
        aria-label={`${t('site.label', { label })} ${name}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog {...about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
