import { LANGUAGES } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, notify, type Tx } from '#platform/database/index.ts'
import { recordCacheExpiry, recordCacheTag } from '#platform/http/cache-tags.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { BannerBody, BannerView, ActiveBannerView } from '../banners.contract.ts'
import {
  type Announced,
  deleteBanner,
  findImages,
  listBanners,
  lockBanner,
  isCategory,
  saveBanner,
} from '../queries/banners.ts'
import { findLastDraftSave, insertContentStatusHistory } from '../queries/versions.ts'
import { type BannerPlacement, bannerAt } from '../rules/banner-schedule.ts'
import type { ContentRefusal } from '../refusals.ts'
import { CONTENT_CHANNEL, type ContentDeps, type CacheRefresh } from './versioned-document.ts'

type Refused = Result<null, ContentRefusal>
type Row = Omit<BannerView, 'state'>
/** Optimistic lock on an existing banner. */
type SavedOn = { id: string; readAt: number }

export function bannerState(
  { is_active, starts_at, ends_at }: Pick<Row, 'is_active' | 'starts_at' | 'ends_at'>,
  now: Date,
): BannerView['state'] {
  if (ends_at !== null && new Date(ends_at) <= now) return 'over'
  if (!is_active) return 'off'
  return new Date(starts_at) > now ? 'planned' : 'shown'
}

/** Refreshes this process's cache after the commit, so that its next response is current. */
const renewing =
  ({ db, renew }: Pick<ContentDeps, 'db'> & CacheRefresh) =>
  async (work: (tx: Tx) => Promise<Refused>): Promise<Refused> => {
    const result = await inTransaction(db, work)
    if (result.ok) await renew()
    return result
  }

type Deps = ContentDeps & CacheRefresh & { announced: () => readonly Announced[] }

export function manageBanners({ db, clock, audit, renew, announced }: Deps) {
  /** Writes history, audit log and cache invalidation of a change. */
  const notifyUser = async (
    tx: Tx,
    { id, by, change, before, after }: Change,
  ): Promise<Result<null, never>> => {
    const now = clock.now()
    const step = { id: newId(now), change, actorId: by.adminId, at: now }
    await insertContentStatusHistory(tx, change === 'deleted' ? step : { ...step, bannerId: id })
    await audit.record(tx, {
      actor: { role: 'admin', id: by.adminId },
      action: `content.banner_${change}`,
      subject: { type: 'banner', id },
      before: before && auditedBanner(before),
      after: after && auditedBanner(after),
      ...by.origin,
    })
    await notify(tx, CONTENT_CHANNEL)
    return ok(null)
  }
  const renewed = renewing({ db, renew })
  return {
    async list(): Promise<BannerView[]> {
      const now = clock.now()
      const rows = await listBanners(db)
      return rows.map((row) => ({ ...row, state: bannerState(row, now) }))
    },

    save: (on: SavedOn | null, banner: BannerBody, by: AdminActor): Promise<Refused> =>
      renewed(async (tx): Promise<Refused> => {
        const now = clock.now()
        const existing = on && (await lockBanner(tx, on.id))
        if (on && existing === null) return refuse({ code: 'content_not_found' })
        if (on && existing !== on.readAt)
          return refuse({ code: 'version_conflict', ...(await findLastDraftSave(tx, on.id, now)) })
        const [before = null] = on ? await listBanners(tx, on.id) : []
        const names = LANGUAGES.flatMap((language) => banner.texts[language]?.picture ?? [])
        const images = await findImages(tx, names)
        if (names.some((name) => !images.has(name))) return refuse({ code: 'image_unknown' })

        if (banner.category !== null && !(await isCategory(tx, banner.category)))
          return refuse({ code: 'category_unknown' })
        const id = on?.id ?? newId(now)
        await saveBanner(tx, { id, banner, images, userId: by.adminId, at: now })
        const [after = null] = await listBanners(tx, id)
        return notifyUser(tx, { id, by, change: changeOf(before, banner), before, after })
      }),

    remove: (id: string, by: AdminActor): Promise<Refused> =>
      renewed(async (tx): Promise<Refused> => {
        const [before = null] = await listBanners(tx, id)
        if (!before) return refuse({ code: 'content_not_found' })
        await deleteBanner(tx, id)
        return notifyUser(tx, { id, by, change: 'deleted', before, after: null })
      }),

    /** Banners of now; the page cache expires when the next banner starts or ends. */
    shown(spot: BannerPlacement): ActiveBannerView[] {
      recordCacheTag('banners')
      const { items, until } = bannerAt(announced(), spot, clock.now())
      recordCacheExpiry(until)
      return items
    },
  }
}
export type BannerManagement = ReturnType<typeof manageBanners>

type BannerChange = 'created' | 'edited' | 'deleted' | 'switched_on' | 'switched_off'
type Change = {
  id: string
  by: AdminActor
  change: BannerChange
  before: Row | null
  after: Row | null
}

function changeOf(before: Row | null, after: BannerBody): BannerChange {
  if (!before) return 'created'
  if (before.is_active === after.is_active) return 'edited'
  return after.is_active ? 'switched_on' : 'switched_off'
}

const auditedBanner = ({ texts, revision: _counted, ...banner }: Row) => ({
  ...banner,
  title: texts.fr.title,
  written_in: LANGUAGES.filter((language) => texts[language] !== null),
})
