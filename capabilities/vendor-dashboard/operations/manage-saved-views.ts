import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { SavedViewView } from '../contract.ts'
import {
  deleteView,
  insertView,
  listViews,
  lockOwnViews,
  saveView,
  type SavedViewScope,
} from '../queries/saved-views.ts'
import { savedFilter, checkSavedView, type SavedViewRefusal } from '../rules/saved-view.ts'
import type { SavedView, SavedViewId } from '../schema.ts'

type Deps = { db: Db; clock: Clock }
type New = { name: string; query: Readonly<Record<string, string | undefined>>; is_shared: boolean }
type Change = { id: string; name: string; is_shared: boolean }
type ManageSavedViewsResult = Promise<Result<SavedViewView, SavedViewRefusal>>

export const manageSavedViews = ({ db, clock }: Deps) => ({
  list: async (viewer: SavedViewScope): Promise<SavedViewView[]> =>
    (await listViews(db, viewer)).map(({ isOwn, ...view }) => viewOf(view, isOwn)),

  add: (
    viewer: SavedViewScope,
    { name, query, is_shared: isShared }: New,
  ): ManageSavedViewsResult =>
    inTransaction(db, async (tx) => {
      const held = savedFilter(query)
      if (!held.ok) return held
      const fits = checkSavedView(await lockOwnViews(tx, viewer), { id: null, name })
      if (!fits.ok) return fits
      const now = clock.now()
      const view = { id: newId<SavedViewId>(now), name, query: held.value, isShared }
      const isNew = await insertView(tx, viewer, view, now)
      return isNew ? ok(viewOf(view, true)) : refuse({ code: 'saved_view_name_taken' })
    }),

  change: (
    viewer: SavedViewScope,
    { id, name, is_shared: isShared }: Change,
  ): ManageSavedViewsResult =>
    inTransaction(db, async (tx) => {
      const own = await lockOwnViews(tx, viewer)
      const view = own.find((savedView) => savedView.id === id)
      if (!view) return refuse({ code: 'saved_view_not_found' })
      const fits = checkSavedView(own, { id, name })
      if (!fits.ok) return fits
      const changed = { ...view, name, isShared }
      await saveView(tx, changed)
      return ok(viewOf(changed, true))
    }),

  remove: async (
    viewer: SavedViewScope,
    id: SavedViewId,
  ): Promise<Result<null, SavedViewRefusal>> =>
    (await deleteView(db, viewer, id)) ? ok(null) : refuse({ code: 'saved_view_not_found' }),
})
export type ManageSavedViews = ReturnType<typeof manageSavedViews>

const viewOf = ({ id, name, query, isShared }: SavedView, isOwn: boolean): SavedViewView => ({
  ...{ id, name, query: { ...query }, is_shared: isShared, is_own: isOwn },
})
