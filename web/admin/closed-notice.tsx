import { DoorClosed } from 'lucide-react'
import { Link } from 'react-router'
import type { SettingsView } from '#capabilities/settings/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useCount } from '#web/shared/data/use-count.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'

const countIn = ({ maintenanceMode }: SettingsView): number => Number(maintenanceMode)

/** Shown on every admin page while maintenance mode is on. */
export function ClosedNotice({ isOn }: { isOn: boolean }) {
  const { t } = useTexts()
  const isClosed = useCount(get('/admin/settings'), { isOn, countIn }) === 1
  return (
    <div role="status">
      {isClosed && (
        <p className="alert closed-notice">
          <Icon of={DoorClosed} size="s" />
          <span>
            {t('admin.closed.text')}{' '}
            <Link to={`${paths.adminSettings()}#feature`}>{t('admin.closed.settings')}</Link>
          </span>
        </p>
      )}
    </div>
  )
}
