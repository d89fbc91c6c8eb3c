import { ok, refuse, type Result } from '#kernel/result.ts'
import type { LocaleText } from './texts/create-texts.ts'
import { texts } from './texts.generated.ts'

const CHANGED_BY = texts.below('edit-conflict-by')

export type LastChange = { role: string; name: string | null; at: Date }
type Description = LastChange & { currentName: LocaleText }

/** 409 of an optimistic lock, with the current version and who made it. */
export type EditConflict = {
  code: 'version_conflict'
  version: number
  current: string
  currentName: LocaleText
  by: LocaleText | string
  changedAt: Date
}

type Versioned = {
  /** The version that the client has read; absent from clients without versions. */
  seen: number | undefined
  version: number
  current: string
  /** Vendors are not shown the names of admins. */
  viewer: 'admin' | 'vendor'
}

/** Optimistic lock: refuses any version but the current one; without a version, none. */
export async function checkVersion(
  { seen, viewer, ...now }: Versioned,
  describe: () => Promise<Description>,
): Promise<Result<null, EditConflict>> {
  if (seen === undefined || seen === now.version) return ok(null)
  const { currentName, at: changedAt, ...last } = await describe()
  const by = nameFor(viewer, last)
  return refuse({ code: 'version_conflict', ...now, currentName, by, changedAt })
}

function nameFor(
  viewer: Versioned['viewer'],
  { role, name }: Omit<LastChange, 'at'>,
): LocaleText | string {
  if (role === 'buyer' || role === 'customer' || role === 'anyone') return CHANGED_BY.buyer
  if (viewer === 'vendor' && role === 'admin') return CHANGED_BY.operator_admins
  return name ?? CHANGED_BY.another_user
}
