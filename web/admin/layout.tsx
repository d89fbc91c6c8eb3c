import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { DeskFrame } from '#web/desk/frame.tsx'
import { useTexts } from '#web/shared/texts.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import { ENTRIES } from './navigation.ts'
import { useAdministrator } from './use-administrator.ts'

/** The frame of the back office. Nothing of it shows before the server has said who is asking. */
export default function AdminLayout() {
  const { t } = useTexts()
  const administrator = useAdministrator()
  const navigate = useNavigate()
  useEffect(() => {
    if (administrator === 'no') void navigate(paths.home(), { replace: true })
  }, [administrator, navigate])

  if (administrator !== 'yes')
    return (
      <main className="no-tab-bar">
        <Spinner label={t('site.loading')} />
      </main>
    )
  return (
    <DeskFrame look="dark" title={t('admin.title')} label={t('admin.navigation')} entries={ENTRIES}>
      <Outlet />
    </DeskFrame>
  )
}
