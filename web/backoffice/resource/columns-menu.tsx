import { Check, Columns3 } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import type { AnyResource, RowId } from './resource.ts'
import type { ShownList } from './use-shown-list.ts'

type ColumnsMenuProps<Row extends RowId> = {
  resource: AnyResource<Row>
  hidden: ShownList<Row>['hidden']
}

/** Which columns of the table are shown, on this device. */
export function ColumnsMenu<Row extends RowId>({ resource, hidden }: ColumnsMenuProps<Row>) {
  const { t } = useTexts()
  return (
    <Menu
      label={t('backoffice.columns')}
      buttonClass="icon-button only-desktop"
      rows={resource.columns.length}
      face={<Icon of={Columns3} />}
    >
      {resource.columns.map(({ id, label }) => {
        const isShown = hidden.isShown(id)
        return (
          <button
            key={id}
            type="button"
            role="menuitemcheckbox"
            aria-checked={isShown}
            tabIndex={-1}
            className="menu-item"
            onClick={() => hidden.show(id, !isShown)}
          >
            {t(label)}
            {isShown && <Icon of={Check} size="s" />}
          </button>
        )
      })}
    </Menu>
  )
}
