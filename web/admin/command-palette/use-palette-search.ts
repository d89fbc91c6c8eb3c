import { useEffect, useMemo, useState } from 'react'
import type { AdminSearchView } from '#capabilities/admin-dashboard/search.contract.ts'
import { parsePhone } from '#kernel/phone.ts'
import { matchSearchChoices } from '#kernel/search-choices.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { paths } from '#web/paths.ts'
import { loadLocaleFile, useTexts } from '#web/shared/i18n/texts.ts'
import { useDuties } from '../admin-session.tsx'
import { moneySectionPath } from '../money/queries.ts'
import { indexScreens, PALETTE_FILES } from './screens.ts'

export type PaletteKind = AdminSearchView['items'][number]['kind'] | 'guest' | 'screen' | 'setting'
export type PaletteHit = { kind: PaletteKind; to: string; title: string; detail: string }

const PAUSE_MS = 180
const MIN_TYPED = 2
const MAX_SCREENS = 6

const PATH_OF = {
  order: paths.adminOrder,
  return: paths.adminOrder,
  batch: (id: string) => moneySectionPath('payouts', { batch: id }),
  user: paths.adminCustomer,
  vendor: (id: string) => `${paths.adminVendors()}?vendor=${encodeURIComponent(id)}`,
  product: paths.adminProduct,
} as const

/** Screens at once, by what is loaded; records from the server after a pause in typing. */
export function usePaletteSearch(typed: string) {
  const { t, language } = useTexts()
  const { opens } = useDuties()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isOpen = true
    void Promise.all(PALETTE_FILES.map((file) => loadLocaleFile(language, file)))
      .catch(() => undefined) // those screens are then not named
      .then(() => isOpen && setReady(true))
    return () => {
      isOpen = false
    }
  }, [language])
  const [sent, setSent] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSent(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // The texts are of this language once they are loaded.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const screens = useMemo(() => (isReady ? indexScreens(t, opens) : []), [isReady, language])
  const isSent = sent.length >= MIN_TYPED
  const found = useQuery(isSent ? get('/admin/search', { q: sent }) : null)
  const term = typed.trim()
  const phone = parsePhone(term)
  const hits: PaletteHit[] = [
    // The first screens while nothing is typed.
    ...matchSearchChoices(screens, term).slice(0, MAX_SCREENS),
    ...(phone && opens('customers')
      ? [
          {
            kind: 'guest' as const,
            to: paths.adminCustomer(phone.e164),
            title: formatPhoneDisplay(phone.e164),
            detail: t('admin.palette.guest'),
          },
        ]
      : []),
    ...(isSent && term.length >= MIN_TYPED
      ? (found.view?.items ?? []).map((item) => ({ ...item, to: PATH_OF[item.kind](item.id) }))
      : []),
  ]
  const isSearching = term.length >= MIN_TYPED && (sent !== term || found.state === 'loading')
  return { hits, isSearching, hasFailed: isSent && found.state === 'failed', retry: found.refresh }
}
