import type { Clock } from '#kernel/time.ts'
import { notify, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertBells, listShopHearers, listTeam, type NewBell } from '../queries/in-app.ts'
import { concerns, type ShopOccasion, type TeamOccasion, topicOf } from '../rules/in-app-topics.ts'

/** By which every process hears that something rang for the team. */
export const TEAM_CHANNEL = 'team_bell'

type Told = Pick<NewBell, 'path'> & { values?: NewBell['values']; fact: string }
export type ShopRing = Told & { what: ShopOccasion; vendorId: string }
export type TeamRing = Told & { what: TeamOccasion }

export type RingDeps = {
  clock: Clock
  /** Says in the open spaces of these shops that something rang. */
  tellShops: (tx: Tx, vendorIds: readonly string[]) => Promise<void>
}

/** Rings for everybody in a shop whose work it is, in the caller's transaction; each fact once. */
export const ringShops =
  ({ clock, tellShops }: RingDeps) =>
  async (tx: Tx, rings: readonly ShopRing[]): Promise<void> => {
    if (rings.length === 0) return
    const hearers = await listShopHearers(tx, [...new Set(rings.map((one) => one.vendorId))])
    const of = Map.groupBy(hearers, ({ vendorId }) => vendorId)
    const now = clock.now()
    const bells = rings.flatMap(({ what, vendorId, values = {}, path, fact }) =>
      (of.get(vendorId) ?? [])
        .filter(({ role }) => concerns(role, what))
        .map(({ userId }) => {
          const about = { what, topic: topicOf(what), values, path, fact: `${what}:${fact}` }
          return { id: newId(now), userId, vendorId, ...about }
        }),
    )
    const rung = await insertBells(tx, bells, now)
    const shops = rung.filter((vendorId) => vendorId !== null)
    if (shops.length > 0) await tellShops(tx, shops)
  }
export type RingShops = ReturnType<typeof ringShops>

/** Rings for everybody who keeps the marketplace. */
export const ringTeam =
  ({ clock }: Pick<RingDeps, 'clock'>) =>
  async (tx: Tx, rings: readonly TeamRing[]): Promise<void> => {
    if (rings.length === 0) return
    const now = clock.now()
    const team = await listTeam(tx)
    const bells = rings.flatMap(({ what, values = {}, path, fact }) =>
      team.map((userId): NewBell => {
        const about = { what, topic: 'team', values, path, fact: `${what}:${fact}` } as const
        return { id: newId(now), userId, vendorId: null, ...about }
      }),
    )
    const rung = await insertBells(tx, bells, now)
    if (rung.length > 0) await notify(tx, TEAM_CHANNEL, 'team')
  }
export type RingTeam = ReturnType<typeof ringTeam>
