import { noonOfDay, parseLocalDate } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { centimes } from '#kernel/money.ts'
import { DOCUMENT_NAMES, DOCUMENT_REASON_TEXTS } from '#capabilities/vendors/index.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type {
  CommissionInvoiced,
  PromoCodeDeactivated,
  LegalIdentityDecided,
  VerificationDocumentExpiring,
  VerificationDocumentRefused,
  VerificationDocumentsAccepted,
  PayoutAccountChanged,
  VendorApproved,
  VendorRejected,
} from '../consumed-events.email.vendors.ts'
import type { NotificationEmail } from '../email-message.ts'
import type { EmailLayoutBlock } from '#platform/email/email-layout.ts'
import { VENDOR_EMAIL_TEXTS } from '../texts/vendors.ts'
import type { EmailSite } from './orders.ts'

type Key = keyof typeof VENDOR_EMAIL_TEXTS
type VendorEmail = {
  occasion: NotificationEmail['about']['occasion']
  subject: Key
  values?: Record<string, string>
  /** Between greeting and signature; a key is a paragraph. */
  body: readonly (Key | { text: string } | { link: Key; href: string })[]
}

function vendorEmail(
  { language, businessName }: Pick<VendorApproved, 'language' | 'businessName'>,
  { siteName }: EmailSite,
  { occasion, subject, values = {}, body }: VendorEmail,
): NotificationEmail {
  const filled = { name: businessName, ...values, site: siteName }
  const say = (key: Key) => fillTemplate(VENDOR_EMAIL_TEXTS[key][language], filled)
  const blocks = body.map((part): EmailLayoutBlock => {
    if (typeof part === 'string') return { kind: 'paragraph', text: say(part) }
    if ('text' in part) return { kind: 'paragraph', text: part.text }
    return { kind: 'link', text: say(part.link), href: part.href }
  })
  return {
    language,
    siteName,
    subject: say(subject),
    about: { occasion, values: filled },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      ...blocks,
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export const vendorApprovedEmail = (event: VendorApproved, site: EmailSite): NotificationEmail =>
  vendorEmail(event, site, {
    occasion: 'vendors.approved',
    subject: 'approved_subject',
    body: ['approved_intro', { link: 'approved_link', href: `${site.siteUrl}/vendor/dashboard` }],
  })

export const vendorRejectedEmail = (event: VendorRejected, site: EmailSite): NotificationEmail =>
  vendorEmail(event, site, {
    occasion: 'vendors.rejected',
    subject: 'rejected_subject',
    values: { reason: event.reason },
    body: [
      'rejected_intro',
      { text: event.reason },
      'rejected_next',
      { link: 'rejected_link', href: `${site.siteUrl}/vendor/register?correct=true` },
    ],
  })

/** The same page before and after verification. */
const legalPageLink = (site: EmailSite) => `${site.siteUrl}/vendor/shop?view=legal`

export function legalIdentityDecidedEmail(
  event: LegalIdentityDecided,
  site: EmailSite,
): NotificationEmail {
  const { reason } = event
  const link = { link: 'identity_link', href: legalPageLink(site) } as const
  return reason === null
    ? vendorEmail(event, site, {
        occasion: 'vendors.identity_accepted',
        subject: 'identity_accepted_subject',
        body: ['identity_accepted_intro', link],
      })
    : vendorEmail(event, site, {
        occasion: 'vendors.identity_refused',
        subject: 'identity_refused_subject',
        values: { reason },
        body: ['identity_refused_intro', { text: reason }, link],
      })
}

export const documentRefusalReason = ({
  reason,
  refusalNote,
  language,
}: VerificationDocumentRefused): string =>
  [DOCUMENT_REASON_TEXTS[reason](language), refusalNote].filter(Boolean).join(' ')

export const documentRefusedEmail = (
  event: VerificationDocumentRefused,
  site: EmailSite,
  document = DOCUMENT_NAMES[event.kind](event.language),
  reason = documentRefusalReason(event),
): NotificationEmail =>
  vendorEmail(event, site, {
    occasion: 'vendors.verification_document_refused',
    subject: 'document_refused_subject',
    values: { paper: document, reason },
    body: [
      'document_refused_intro',
      { text: reason },
      { link: 'document_refused_link', href: legalPageLink(site) },
    ],
  })

export const documentExpiryDay = ({ lastDay, language }: VerificationDocumentExpiring): string =>
  formatDate(noonOfDay(parseLocalDate(lastDay)), language, 'date')

/** Sent a month before the last valid day, and on that day. */
export const documentExpiringEmail = (
  event: VerificationDocumentExpiring,
  site: EmailSite,
  document = DOCUMENT_NAMES[event.kind](event.language),
  day = documentExpiryDay(event),
): NotificationEmail =>
  vendorEmail(event, site, {
    occasion: `vendors.verification_document_${event.notice}`,
    subject: `document_${event.notice}_subject`,
    values: { paper: document, day },
    body: [
      `document_${event.notice}_intro`,
      { link: 'document_renew_link', href: legalPageLink(site) },
    ],
  })

export const documentsAcceptedEmail = (
  event: VerificationDocumentsAccepted,
  site: EmailSite,
): NotificationEmail =>
  vendorEmail(event, site, {
    occasion: 'vendors.verification_documents_accepted',
    subject: 'documents_accepted_subject',
    body: [
      'documents_accepted_intro',
      { link: 'documents_accepted_link', href: legalPageLink(site) },
    ],
  })

/** Security notice to vendor and owner: says what to do if they did not change it. */
export const payoutAccountChangedEmail = (
  event: PayoutAccountChanged,
  site: EmailSite,
): NotificationEmail =>
  vendorEmail(event, site, {
    occasion: 'vendors.payout_account_changed',
    subject: 'account_subject',
    values: { end: event.endsWith, holder: event.holder },
    body: [
      'account_intro',
      'account_not_you',
      { link: 'account_link', href: `${site.siteUrl}/vendor/money` },
    ],
  })

export const promoCodeDeactivatedEmail = (
  event: PromoCodeDeactivated,
  site: EmailSite,
): NotificationEmail =>
  vendorEmail(event, site, {
    occasion: 'promotions.promo_code_deactivated',
    subject: 'code_stopped_subject',
    values: { code: event.code, reason: event.reason },
    body: [
      'code_stopped_intro',
      { text: event.reason },
      { link: 'code_stopped_link', href: `${site.siteUrl}/vendor/promotions` },
    ],
  })

export const commissionMonth = ({ month, language }: CommissionInvoiced): string =>
  formatDate(noonOfDay(parseLocalDate(month)), language, 'month')

const MONTHLY_TEXTS = {
  commission: {
    invoice: { subject: 'commission_subject', intro: 'commission_intro' },
    credit_note: { subject: 'commission_credit_subject', intro: 'commission_credit_intro' },
  },
  compensation: {
    invoice: { subject: 'debit_note_subject', intro: 'debit_note_intro' },
    credit_note: { subject: 'debit_credit_subject', intro: 'debit_credit_intro' },
  },
} as const satisfies Record<string, Record<string, Record<string, Key>>>

export const commissionInvoicedEmail = (
  event: CommissionInvoiced,
  site: EmailSite,
  month = commissionMonth(event),
  amount = formatMoney(centimes(event.total), event.language),
): NotificationEmail =>
  vendorEmail(event, site, {
    occasion: 'documents.commission_invoiced',
    subject: MONTHLY_TEXTS[event.subject ?? 'commission'][event.kind].subject,
    values: { reference: event.reference, month, amount },
    body: [
      MONTHLY_TEXTS[event.subject ?? 'commission'][event.kind].intro,
      { link: 'commission_link', href: `${site.siteUrl}/vendor/money` },
    ],
  })
