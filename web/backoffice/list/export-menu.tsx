import { Download } from 'lucide-react'
import { type Endpoint, withQuery } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { useSaveFile } from '../files/use-save-file.ts'

const FORMATS = ['csv', 'xlsx'] as const

type ExportMenuProps = {
  /** API path with the list's filters and sort; `format` is added. */
  path: Endpoint<Blob>
  /** Without extension. */
  file: string
}

export function ExportMenu({ path, file }: ExportMenuProps) {
  const { t } = useTexts()
  const { isBusy, save } = useSaveFile()
  return (
    <Menu
      label={t('backoffice.export')}
      buttonClass={buttonClass({ kind: 'quiet', small: true }, 'export-menu')}
      rows={FORMATS.length}
      isBusy={isBusy}
      face={
        <>
          <Icon of={Download} size="s" />
          {t('backoffice.export')}
        </>
      }
    >
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          onClick={() => void save(withQuery(path, { format }), `${file}.${format}`)}
        >
          {t(`backoffice.export.${format}`)}
        </button>
      ))}
    </Menu>
  )
}
