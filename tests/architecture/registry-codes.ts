import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { isOnlineMethod, PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { STAFF_ROLES } from '#kernel/staff-roles.ts'
import { optionalTopics } from '#capabilities/notifications/topics.contract.ts'

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

/** Texts of the server by code, which do not compile without each of the codes. */
export const TEXTS_BY_CODE = /[/-]texts(?:\.ts$|\/)/

const BASELINES = ['documents', 'orders', 'payments']
const DEMO = [
  ...['data/card-payments', 'data/orders', 'data/payouts', 'data/purchases'],
  ...['payment-gateway/page', 'payment-gateway/texts'],
]

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
  // Who sends an email names its topic; what lists the topics, or asks for one, does not.
  'notification topics': {
    codes: optionalTopics(),
    pattern: beside('[Tt]opics?\\b(?!: )', optionalTopics()),
    named: [
      'capabilities/notifications/topics.contract.ts',
      'capabilities/notifications/migrations/0001-baseline.sql',
      // An email that does not say otherwise is about orders.
      'capabilities/notifications/operations/send-emails.ts',
    ],
    textsOf: (code) => [`account.mails.${code}`, `account.mails.${code}-text`],
  },
  'payment methods': {
    codes: codesOf(PAYMENT_METHODS),
    pattern: new RegExp(`(?<![\\w.$-])(?:${codesOf(PAYMENT_METHODS).join('|')})(?![\\w-])`),
    named: [
      'kernel/payment-methods.ts',
      ...BASELINES.map((capability) => `capabilities/${capability}/migrations/0001-baseline.sql`),
      ...DEMO.map((file) => `demo/${file}.ts`),
    ],
    textsOf: (code) => [
      ...[`payment.${code}`, `checkout.method.${code}`, `checkout.method-text.${code}`],
      ...(isOnlineMethod(code) ? [`order-payment.with-${code}`] : []),
    ],
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
