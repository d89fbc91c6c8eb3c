import { ok, refuse, type Result } from '#kernel/result.ts'

export const MAX_SAVED_VIEWS = 12

/** Values that do not filter. */
const SAYS_NOTHING: readonly string[] = ['', 'all']

export type SavedViewRefusal =
  | { code: 'saved_view_not_found' }
  | { code: 'saved_view_without_filters' }
  | { code: 'saved_view_name_taken' }
  | { code: 'too_many_saved_views'; most: number }

type SavedViewParams = Readonly<Record<string, string | undefined>>

export function savedFilter(
  given: SavedViewParams,
): Result<Readonly<Record<string, string>>, SavedViewRefusal> {
  const messages = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || SAYS_NOTHING.includes(value) ? [] : [[name, value] as const],
  )
  if (messages.length === 0) return refuse({ code: 'saved_view_without_filters' })
  return ok(Object.fromEntries(messages.toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

type SavedViewSummary = { id: string; name: string }

/** A view may keep its own name. */
export function checkSavedView(
  own: readonly SavedViewSummary[],
  { id, name }: { id: string | null; name: string },
): Result<null, SavedViewRefusal> {
  const others = own.filter((view) => view.id !== id)
  const isTaken = others.some((view) => view.name.toLowerCase() === name.toLowerCase())
  if (isTaken) return refuse({ code: 'saved_view_name_taken' })
  if (others.length >= MAX_SAVED_VIEWS)
    return refuse({ code: 'too_many_saved_views', most: MAX_SAVED_VIEWS })
  return ok(null)
}
