import { noonOfDay, parseLocalDate } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { centimes } from '#kernel/money.ts'
import { DOCUMENT_NAMES, DOCUMENT_REASON_TEXTS } from '#capabilities/vendors/index.ts'
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
import { texts } from './texts.generated.ts'
import type { EmailSite } from './orders.ts'

type VendorEmail = {
  occasion: NotificationEmail['about']['occasion']
  subject: string
  values?: Record<string, string>
  /** Between greeting and signature. */
  body: readonly (string | { link: string; href: string })[]
}
const speaker = ({ language }: Pick<VendorApproved, 'language'>) =>
  texts.sayIn('vendor-email', language)

function vendorEmail(
  { language, businessName }: Pick<VendorApproved, 'language' | 'businessName'>,
  { siteName }: EmailSite,
  { occasion, subject, values = {}, body }: VendorEmail,
): NotificationEmail {
  const say = speaker({ language })
  const blocks = body.map((part): EmailLayoutBlock =>
    typeof part === 'string'
      ? { kind: 'paragraph', text: part }
      : { kind: 'link', text: part.link, href: part.href },
  )
  return {
    language,
    siteName,
    subject,
    about: { occasion, values: { name: businessName, ...values, site: siteName } },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: businessName }) },
      ...blocks,
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}

export function vendorApprovedEmail(event: VendorApproved, site: EmailSite): NotificationEmail {
  const say = speaker(event)
  return vendorEmail(event, site, {
    occasion: 'vendors.approved',
    subject: say('approved_subject'),
    body: [
      say('approved_intro', { site: site.siteName }),
      { link: say('approved_link'), href: `${site.siteUrl}/vendor/dashboard` },
    ],
  })
}

export function vendorRejectedEmail(event: VendorRejected, site: EmailSite): NotificationEmail {
  const say = speaker(event)
  const { reason } = event
  return vendorEmail(event, site, {
    occasion: 'vendors.rejected',
    subject: say('rejected_subject'),
    values: { reason },
    body: [
      say('rejected_intro'),
      reason,
      say('rejected_next'),
      { link: say('rejected_link'), href: `${site.siteUrl}/vendor/register?correct=true` },
    ],
  })
}

/** The same page before and after verification. */
const legalPageLink = (site: EmailSite) => `${site.siteUrl}/vendor/shop?view=legal`

export function legalIdentityDecidedEmail(
  event: LegalIdentityDecided,
  site: EmailSite,
): NotificationEmail {
  const { reason } = event
  const say = speaker(event)
  const link = { link: say('identity_link'), href: legalPageLink(site) }
  return reason === null
    ? vendorEmail(event, site, {
        occasion: 'vendors.identity_accepted',
        subject: say('identity_accepted_subject'),
        body: [say('identity_accepted_intro'), link],
      })
    : vendorEmail(event, site, {
        occasion: 'vendors.identity_refused',
        subject: say('identity_refused_subject'),
        values: { reason },
        body: [say('identity_refused_intro'), reason, link],
      })
}

export const documentRefusalReason = ({
  reason,
  refusalNote,
  language,
}: VerificationDocumentRefused): string =>
  [DOCUMENT_REASON_TEXTS[reason](language), refusalNote].filter(Boolean).join(' ')

export function documentRefusedEmail(
  event: VerificationDocumentRefused,
  site: EmailSite,
  document = DOCUMENT_NAMES[event.kind](event.language),
  reason = documentRefusalReason(event),
): NotificationEmail {
  const say = speaker(event)
  return vendorEmail(event, site, {
    occasion: 'vendors.verification_document_refused',
    subject: say('document_refused_subject'),
    values: { paper: document, reason },
    body: [
      say('document_refused_intro', { paper: document }),
      reason,
      { link: say('document_refused_link'), href: legalPageLink(site) },
    ],
  })
}

export const documentExpiryDay = ({ lastDay, language }: VerificationDocumentExpiring): string =>
  formatDate(noonOfDay(parseLocalDate(lastDay)), language, 'date')

/** Sent a month before the last valid day, and on that day. */
export function documentExpiringEmail(
  event: VerificationDocumentExpiring,
  site: EmailSite,
  document = DOCUMENT_NAMES[event.kind](event.language),
  day = documentExpiryDay(event),
): NotificationEmail {
  const say = speaker(event)
  const { notice, businessName: name } = event
  return vendorEmail(event, site, {
    occasion: `vendors.verification_document_${notice}`,
    subject: say(`document_${notice}_subject`),
    values: { paper: document, day },
    body: [
      say(`document_${notice}_intro`, { name, paper: document, day }),
      { link: say('document_renew_link'), href: legalPageLink(site) },
    ],
  })
}

export function documentsAcceptedEmail(
  event: VerificationDocumentsAccepted,
  site: EmailSite,
): NotificationEmail {
  const say = speaker(event)
  return vendorEmail(event, site, {
    occasion: 'vendors.verification_documents_accepted',
    subject: say('documents_accepted_subject'),
    body: [
      say('documents_accepted_intro', { name: event.businessName }),
      { link: say('documents_accepted_link'), href: legalPageLink(site) },
    ],
  })
}

/** Security notice to vendor and owner: says what to do if they did not change it. */
export function payoutAccountChangedEmail(
  event: PayoutAccountChanged,
  site: EmailSite,
): NotificationEmail {
  const say = speaker(event)
  const values = { end: event.endsWith, holder: event.holder }
  return vendorEmail(event, site, {
    occasion: 'vendors.payout_account_changed',
    subject: say('account_subject'),
    values,
    body: [
      say('account_intro', { name: event.businessName, ...values }),
      say('account_not_you'),
      { link: say('account_link'), href: `${site.siteUrl}/vendor/money` },
    ],
  })
}

export function promoCodeDeactivatedEmail(
  event: PromoCodeDeactivated,
  site: EmailSite,
): NotificationEmail {
  const say = speaker(event)
  const { code, reason } = event
  return vendorEmail(event, site, {
    occasion: 'promotions.promo_code_deactivated',
    subject: say('code_stopped_subject', { code }),
    values: { code, reason },
    body: [
      say('code_stopped_intro', { code }),
      reason,
      { link: say('code_stopped_link'), href: `${site.siteUrl}/vendor/promotions` },
    ],
  })
}

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
} as const

export function commissionInvoicedEmail(
  event: CommissionInvoiced,
  site: EmailSite,
  month = commissionMonth(event),
  amount = formatMoney(centimes(event.total), event.language),
): NotificationEmail {
  const say = speaker(event)
  const { subject, intro } = MONTHLY_TEXTS[event.subject ?? 'commission'][event.kind]
  const values = { reference: event.reference, month, amount }
  return vendorEmail(event, site, {
    occasion: 'documents.commission_invoiced',
    subject: say(subject, values),
    values,
    body: [
      say(intro, values),
      { link: say('commission_link'), href: `${site.siteUrl}/vendor/money` },
    ],
  })
}
