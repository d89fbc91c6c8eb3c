import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { isOnlineMethod, PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { STAFF_ROLES } from '#kernel/staff-roles.ts'
import { VERIFICATION_DOCUMENTS } from '#kernel/verification-document-list.ts'
import { PRINTED_KINDS } from '#capabilities/documents/kinds.contract.ts'
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

const PRINTED = codesOf(PRINTED_KINDS).filter(
  (code) => code !== 'invoice' && code !== 'credit_note',
)
const VERIFYING = codesOf(VERIFICATION_DOCUMENTS)
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
  // Without those that have the name of a legal number or of an account, `rc`, `nif` and `rib`, and `other`.
  'verification documents': {
    codes: VERIFYING,
    pattern: new RegExp(
      `(?<![\\w.-])(?:${VERIFYING.filter((code) => code.length > 5).join('|')})(?![\\w-])`,
    ),
    named: [
      'kernel/verification-document-list.ts',
      'capabilities/vendors/migrations/0001-baseline.sql',
      'demo/verification-documents.ts',
    ],
    textsOf: (code) => [
      `verification-documents.kind.${code}`,
      `verification-documents.hint.${code}`,
    ],
  },
  // Without invoices and credit notes, which are kinds of the books too: their series are numbered by law.
  'printed documents': {
    codes: PRINTED,
    pattern: new RegExp(
      `['"](?:${PRINTED.filter((code) => code.includes('_')).join('|')})['"]|${beside('\\bkinds?\\b|making|\\.open\\(', PRINTED).source}`,
    ),
    named: [
      'capabilities/documents/kinds.contract.ts',
      ...PRINTED.map((code) => `capabilities/documents/kinds/${code.replaceAll('_', '-')}.ts`),
      // Layouts have the name of the first document that was drawn so.
      ...['document-data', 'pick-list', 'render-inline'].map(
        (file) => `capabilities/documents/pdf/${file}.ts`,
      ),
      // Pages of one document.
      ...['courier-shipment', 'picking/picking-page'].map(
        (page) => `web/vendor/orders/${page}.tsx`,
      ),
    ],
    textsOf: (code) => {
      const kind = PRINTED_KINDS.find((listed) => listed.code === code)
      return [
        ...(kind?.onOrder ? [`vendor-orders.paper.${code}`] : []),
        ...(kind?.inBulk ? [`vendor-orders.papers.${code}`] : []),
        ...(kind?.forAdmins ? [`admin.order.paper.${code}`] : []),
      ]
    },
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
