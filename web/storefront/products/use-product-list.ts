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

/** Changes the list through its address. What was asked shows at once; the list follows. */
export function useListNavigation(current: ListFilters) {
  const navigation = useNavigation()
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const language = new URLSearchParams(search).get('lang')
  // A pressed control stays pressed in the moments before the router has begun.
  const [pressed, setPressed] = useState<{ at: string; filters: ListFilters } | null>(null)

  const asked =
    navigation.state === 'loading' && navigation.location.pathname === paths.products()
      ? new URLSearchParams(navigation.location.search)
      : null
  const next = asked ? readFilters(asked) : null
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
  /** One function for good, so that what has not changed is not drawn again. */
  const change = useCallback(
    (patch: Partial<ListFilters>, replace = false) => latest.current?.(patch, replace),
    [],
  )
  return {
    /** As asked, even while the list of before still stands. */
    filters,
    isChanging: next !== null && !isMore,
    isLoadingMore: asked !== null && isMore && readListPage(asked).pages > 1,
    addressOf,
    change,
  }
}
export type List = ReturnType<typeof useListNavigation>
