import { EXPIRING_DOCUMENT_KINDS } from '#kernel/verification-documents.ts'
import { PROPOSED_ROLE } from '#kernel/staff-roles.ts'
import type { Language } from '#kernel/locale.ts'
import { formatMoney } from '#kernel/format.ts'
import { centimes } from '#kernel/money.ts'
import { DOCUMENT_NAMES } from '#capabilities/vendors/index.ts'
import { staffInvitationEmail, staffRemovedEmail } from '../emails/staff.ts'
import {
  payoutAccountChangedEmail,
  vendorApprovedEmail,
  commissionInvoicedEmail,
  commissionMonth,
  promoCodeDeactivatedEmail,
  legalIdentityDecidedEmail,
  documentExpiringEmail,
  documentExpiryDay,
  documentRefusalReason,
  documentRefusedEmail,
  documentsAcceptedEmail,
  vendorRejectedEmail,
} from '../emails/vendors.ts'
import { type Examples, examples, EXAMPLES, type Sample } from './examples.ts'

const EXPIRING_DOCUMENT = EXPIRING_DOCUMENT_KINDS[0]!

const shopOf = (samples: Examples, language: Language) => ({
  vendorId: 'vendor',
  businessName: samples.shop,
  businessEmail: 'boutique@mail.example',
  language,
})
const decision = (samples: Examples, language: Language) => ({
  stepId: 'step',
  ...shopOf(samples, language),
})

export const VENDOR_EMAIL_TEMPLATES: readonly Sample[] = [
  {
    key: 'vendors.approved',
    to: 'shop',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      return vendorApprovedEmail(decision(samples, language), samples.site)
    },
  },
  {
    key: 'vendors.rejected',
    to: 'shop',
    keeps: ['reason', 'button'],
    example: (language, name) => {
      const samples = examples(language, name)
      const reason = name('reason', EXAMPLES.reason(language))
      return vendorRejectedEmail({ ...decision(samples, language), reason }, samples.site)
    },
  },
  {
    key: 'vendors.identity_accepted',
    to: 'shop',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      const change = { ...shopOf(samples, language), changeId: 'change' }
      return legalIdentityDecidedEmail({ ...change, reason: null }, samples.site)
    },
  },
  {
    key: 'vendors.identity_refused',
    to: 'shop',
    keeps: ['reason', 'button'],
    example: (language, name) => {
      const samples = examples(language, name)
      const change = { ...shopOf(samples, language), changeId: 'change' }
      const reason = name('reason', EXAMPLES.reason(language))
      return legalIdentityDecidedEmail({ ...change, reason }, samples.site)
    },
  },
  {
    key: 'vendors.verification_document_refused',
    to: 'shop',
    keeps: ['paper', 'reason', 'button'],
    example: (language, name) => {
      const samples = examples(language, name)
      const refused = { kind: 'rc', reason: 'unreadable', refusalNote: null } as const
      const event = { ...decision(samples, language), ...refused }
      const document = name('paper', DOCUMENT_NAMES.rc(language))
      return documentRefusedEmail(
        event,
        samples.site,
        document,
        name('reason', documentRefusalReason(event)),
      )
    },
  },
  ...(['ending', 'ended'] as const).map((notice): Sample => ({
    key: `vendors.verification_document_${notice}`,
    to: 'shop',
    keeps: ['paper', 'day', 'button'],
    example: (language, name) => {
      const samples = examples(language, name)
      const ends = { kind: EXPIRING_DOCUMENT, notice, lastDay: '2027-03-31' } as const
      const document = name('paper', DOCUMENT_NAMES[EXPIRING_DOCUMENT](language))
      const event = { ...decision(samples, language), ...ends }
      return documentExpiringEmail(
        event,
        samples.site,
        document,
        name('day', documentExpiryDay(event)),
      )
    },
  })),
  {
    key: 'vendors.verification_documents_accepted',
    to: 'shop',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      return documentsAcceptedEmail(decision(samples, language), samples.site)
    },
  },
  {
    key: 'vendors.payout_account_changed',
    to: 'shop',
    keeps: ['end', 'holder', 'button'],
    example: (language, name) => {
      const samples = examples(language, name)
      const change = { ...shopOf(samples, language), changeId: 'change', ownerEmail: null }
      const holder = name('holder', EXAMPLES.holder(language))
      return payoutAccountChangedEmail(
        { ...change, endsWith: name('end', '0048'), holder },
        samples.site,
      )
    },
  },
  {
    key: 'vendors.staff_invited',
    to: 'person',
    keeps: ['button', 'email'],
    example: (language, name) => {
      const samples = examples(language, name)
      const query = { stepId: 'step', vendorId: 'vendor', language }
      const businessName = name('shop', EXAMPLES.shop(language))
      const ownerName = name('owner', EXAMPLES.holder(language))
      const email = name('email', 'meriem@mail.example')
      const offer = { role: PROPOSED_ROLE, expiresAt: '2026-11-29T09:00:00.000Z' }
      return staffInvitationEmail(
        { ...query, ...offer, businessName, ownerName, email },
        samples.site,
      )
    },
  },
  {
    key: 'vendors.staff_removed',
    to: 'person',
    keeps: ['shop'],
    example: (language, name) => {
      const samples = examples(language, name)
      const event = { stepId: 'step', vendorId: 'vendor', language, email: 'meriem@mail.example' }
      return staffRemovedEmail(
        { ...event, businessName: name('shop', EXAMPLES.shop(language)) },
        samples.site,
      )
    },
  },
  {
    key: 'promotions.promo_code_deactivated',
    to: 'shop',
    keeps: ['code', 'reason'],
    example: (language, name) => {
      const samples = examples(language, name)
      const stopped = { codeId: 'code', code: name('code', 'AID90') }
      const reason = name('reason', EXAMPLES.slip(language))
      return promoCodeDeactivatedEmail(
        { ...shopOf(samples, language), ...stopped, reason },
        samples.site,
      )
    },
  },
  {
    key: 'documents.commission_invoiced',
    to: 'shop',
    keeps: ['button'],
    example: (language, name) => {
      const samples = examples(language, name)
      const invoice = { invoiceId: 'invoice', kind: 'invoice', total: 1_190_000 } as const
      const about = { month: '2026-10-01', reference: name('reference', 'FC-2026-000012') }
      const event = { ...shopOf(samples, language), ...invoice, ...about }
      return commissionInvoicedEmail(
        event,
        samples.site,
        name('month', commissionMonth(event)),
        name('amount', formatMoney(centimes(event.total), language)),
      )
    },
  },
]
