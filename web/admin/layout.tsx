import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { DeskFrame } from '#web/desk/frame.tsx'
import { useTexts } from '#web/shared/texts.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useCount } from '#web/desk/use-count.ts'
import type { QueueCountsView } from '#capabilities/moderation/contract.ts'
import { entriesWith } from './navigation.ts'
import { useAdministrator } from './use-administrator.ts'

const countIn = ({ all }: QueueCountsView): number => all

/** The frame of the back office. Nothing of it shows before the server has said who is asking. */
export default function AdminLayout() {
  const { t } = useTexts()
  const administrator = useAdministrator()
  const navigate = useNavigate()
  const isOn = administrator === 'yes'
  const waiting = useCount({ path: '/api/v1/admin/moderation/counts', isOn, countIn })
  useEffect(() => {
    if (administrator === 'no') void navigate(paths.home(), { replace: true })
  }, [administrator, navigate])

  if (!isOn)
    return (
      <main className="no-tab-bar">
        <Spinner label={t('site.loading')} />
      </main>
    )
  return (
    <DeskFrame
      look="dark"
      title={t('admin.title')}
      label={t('admin.navigation')}
      entries={entriesWith(waiting)}
    >
      <Outlet />
    </DeskFrame>
  )
}
