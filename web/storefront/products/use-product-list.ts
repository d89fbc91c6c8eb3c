import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '#web/paths.ts'
import { afterNextPaint } from '#web/shared/utils/after-paint.ts'
import {
  type ListFilters,
  type ListPosition,
  readFilters,
  readListPage,
  writeFilters,
  writeListPage,
} from './filters.ts'

const START: ListPosition = { cursor: null, pages: 1 }

/** Navigates by URL. The requested filters are shown at once, optimistically. */
export function useListNavigation(current: ListFilters) {
  const navigation = useNavigation()
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const language = new URLSearchParams(search).get('lang')
  // Keeps a control pressed until the router starts the navigation.
  const [pressed, setPressed] = useState<{ at: string; filters: ListFilters } | null>(null)

  const params =
    navigation.state === 'loading' && navigation.location.pathname === paths.products()
      ? new URLSearchParams(navigation.location.search)
      : null
  const next = params ? readFilters(params) : null
  const isMore = next !== null && JSON.stringify(next) === JSON.stringify(current)
  const filters = (pressed?.at === key ? pressed.filters : next) ?? current

  const addressOf = (wanted: ListFilters, place: ListPosition = START): string =>
    paths.products({
      ...writeFilters(wanted),
      ...writeListPage(place),
      ...(language !== null && { lang: language }),
    })
  const latest = useRef<(patch: Partial<ListFilters>, replace: boolean) => void>(undefined)
  useEffect(() => {
    latest.current = (patch, replace) => {
      const wanted = { ...filters, ...patch }
      setPressed({ at: key, filters: wanted })
      afterNextPaint(() => void navigate(addressOf(wanted), { preventScrollReset: true, replace }))
    }
  })
  /** Stable identity, so that memoized children do not render again. */
  const change = useCallback(
    (patch: Partial<ListFilters>, replace = false) => latest.current?.(patch, replace),
    [],
  )
  return {
    /** The requested filters, even while the previous list is shown. */
    filters,
    isChanging: next !== null && !isMore,
    isLoadingMore: params !== null && isMore && readListPage(params).pages > 1,
    addressOf,
    change,
  }
}
export type List = ReturnType<typeof useListNavigation>
