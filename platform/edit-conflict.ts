import type { Localized } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { BUYER, SOMEBODY, TEAM } from './texts/edit-conflict.ts'

/** The last act of a person on something that two people can act on. */
export type LastChange = { role: string; name: string | null; at: Date }
type Description = LastChange & { currentName: Localized }

/** Optimistic lock failed: which version holds now, in what state, and who made it so. */
export type EditConflict = {
  code: 'changed_meanwhile'
  version: number
  current: string
  currentName: Localized
  by: Localized | string
  changedAt: Date
}

type Versioned = {
  /** The version that the person has seen; absent from clients that know of no versions. */
  seen: number | undefined
  version: number
  current: string
  /** A vendor is not told which administrator acted. */
  viewer: 'admin' | 'vendor'
}

/** Refuses an act on a version that is no longer the current one; without a version nothing is refused. */
export async function checkVersion(
  { seen, viewer, ...now }: Versioned,
  describe: () => Promise<Description>,
): Promise<Result<null, EditConflict>> {
  if (seen === undefined || seen === now.version) return ok(null)
  const { currentName, at: changedAt, ...last } = await describe()
  const by = nameFor(viewer, last)
  return refuse({ code: 'changed_meanwhile', ...now, currentName, by, changedAt })
}

function nameFor(
  viewer: Versioned['viewer'],
  { role, name }: Omit<LastChange, 'at'>,
): Localized | string {
  if (role === 'buyer' || role === 'customer' || role === 'anyone') return BUYER
  if (viewer === 'vendor' && role === 'admin') return TEAM
  return name ?? SOMEBODY
}
