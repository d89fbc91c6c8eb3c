import type { Localized } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { LocaleText } from './texts/create-texts.ts'
import { BUYER, ANOTHER_USER, OPERATOR_ADMINS } from './texts/edit-conflict.ts'

export type LastChange = { role: string; name: string | null; at: Date }
type Description = LastChange & { currentName: Localized | LocaleText }

/** 409 of an optimistic lock, with the current version and who made it. */
export type EditConflict = {
  code: 'version_conflict'
  version: number
  current: string
  currentName: Localized | LocaleText
  by: Localized | string
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
): Localized | string {
  if (role === 'buyer' || role === 'customer' || role === 'anyone') return BUYER
  if (viewer === 'vendor' && role === 'admin') return OPERATOR_ADMINS
  return name ?? ANOTHER_USER
}
