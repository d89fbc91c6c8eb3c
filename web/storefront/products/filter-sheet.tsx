import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type FilterSheetProps = {
  open: boolean
  onClose: () => void
  resetTo: string
  isChanging: boolean
  total: number
  /** Passed in, so that the panel's code is not loaded twice. */
  children: ReactNode
}

/** The list updates behind the sheet; the button shows the number of results. */
export default function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, resetTo, isChanging, total, children } = props
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('product-list.filters')}
      closeLabel={t('site.close')}
      footer={
        <div className="filter-sheet-actions">
          <Link className={buttonClass({ kind: 'quiet' })} to={resetTo} replace preventScrollReset>
            {t('product-list.reset')}
          </Link>
          <Button busy={isChanging} onClick={onClose} aria-live="polite">
            {t('product-list.show', { count: total })}
          </Button>
        </div>
      }
    >
      <div className="filter-sheet">{children}</div>
    </Dialog>
  )
}
