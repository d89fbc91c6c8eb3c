import { createContext, useContext } from 'react'
import { type AdminArea, opensArea } from '#kernel/admin-duties.ts'
import { formatAdminDate } from '#kernel/format.ts'
import type { AdminSessionView } from '#capabilities/identity/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

type AdminSession = { view: AdminSessionView | null; refresh: () => void }

export const AdminSessionContext = createContext<AdminSession>({
  view: null,
  refresh: () => undefined,
})

/** For display only: the server refuses what the duties do not open. All of it while unknown. */
export function useDuties() {
  const { view, refresh } = useContext(AdminSessionContext)
  return {
    opens: (area: AdminArea | undefined) =>
      view === null || area === undefined || opensArea(view.duties, area),
    approvesAlone: view?.approves_alone ?? false,
    refresh,
  }
}

/** Beside what the viewer decided alone: who approves it, or from when the viewer does. */
export function OwnDecisionHint({ opensAt, text }: { opensAt: string | null; text: string }) {
  const { t, language } = useTexts()
  const { approvesAlone } = useDuties()
  if (!approvesAlone) return text
  return opensAt === null
    ? t('admin.alone.ask')
    : t('admin.alone.from', { date: formatAdminDate(new Date(opensAt), language, 'dateTime') })
}
