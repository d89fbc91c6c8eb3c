import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { STAFF_ROLES } from '#kernel/staff-roles.ts'

/** Names that a code has beside it where it is meant: short codes are words of other families too. */
const beside = (names: string, codes: readonly string[]): RegExp =>
  new RegExp(
    `(?:${names}).*['"](?:${codes.join('|')})['"]|['"](?:${codes.join('|')})['"].*(?:${names})`,
  )

export type CodeFamily = {
  codes: readonly string[]
  /** What a line looks like that names one. */
  pattern: RegExp
  /** May name them: the registry, texts by code, demo data, and what has a reason. */
  named: readonly string[]
  /** Keys of texts of the site for a code. */
  textsOf: (code: string) => readonly string[]
}

export const CODE_FAMILIES: Readonly<Record<string, CodeFamily>> = {
  'admin duties': {
    codes: codesOf(ADMIN_DUTIES),
    pattern: beside('[Dd]ut(?:y|ies)|\\bhas\\(', codesOf(ADMIN_DUTIES)),
    named: [
      'kernel/admin-duties.ts',
      // What there was when the list opened.
      'capabilities/identity/migrations/0004-add-admin-duties.sql',
    ],
    textsOf: (code) => [`admin-users.duty.${code}`, `admin-users.duty-opens.${code}`],
  },
  'staff roles': {
    codes: codesOf(STAFF_ROLES),
    pattern: beside('(?<!hasPermission\\([\\w.]*)\\brole\\b|StaffRole', codesOf(STAFF_ROLES)),
    named: [
      'kernel/staff-roles.ts',
      'capabilities/vendors/migrations/0001-baseline.sql',
      'demo/data/staff.ts',
    ],
    textsOf: (code) => [`staff.role.${code}`, `staff.work.${code}`],
  },
}
