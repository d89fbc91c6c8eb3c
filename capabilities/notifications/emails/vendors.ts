import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { localizedText } from '#kernel/locale.ts'
import { DOCUMENT_NAMES, DOCUMENT_REASON_TEXTS } from '#capabilities/vendors/index.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type {
  PromoCodeDeactivated,
  LegalIdentityDecided,
  VerificationDocumentExpiring,
  VerificationDocumentRefused,
  VerificationDocumentsAccepted,
  PayoutAccountChanged,
  VendorApproved,
  VendorRejected,
} from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { VENDOR_EMAIL_TEXTS } from '../texts/vendors.ts'
import type { Site } from './orders.ts'

const speaker =
  (
    { language, businessName }: Pick<VendorApproved, 'language' | 'businessName'>,
    { siteName }: Site,
    more: Record<string, string> = {},
  ) =>
  (key: keyof typeof VENDOR_EMAIL_TEXTS) =>
    fillTemplate(VENDOR_EMAIL_TEXTS[key][language], { name: businessName, site: siteName, ...more })

export function vendorApprovedEmail(event: VendorApproved, site: Site): NotificationEmail {
  const say = speaker(event, site)
  return {
    language: event.language,
    siteName: site.siteName,
    subject: say('approved_subject'),
    about: {
      occasion: 'vendors.approved',
      values: { name: event.businessName, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('approved_intro') },
      { kind: 'link', text: say('approved_link'), href: `${site.siteUrl}/vendor/dashboard` },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export function vendorRejectedEmail(event: VendorRejected, site: Site): NotificationEmail {
  const say = speaker(event, site)
  const href = `${site.siteUrl}/vendor/register?correct=true`
  return {
    language: event.language,
    siteName: site.siteName,
    subject: say('rejected_subject'),
    about: {
      occasion: 'vendors.rejected',
      values: { name: event.businessName, reason: event.reason, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('rejected_intro') },
      { kind: 'paragraph', text: event.reason },
      { kind: 'paragraph', text: say('rejected_next') },
      { kind: 'link', text: say('rejected_link'), href },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export function legalIdentityDecidedEmail(
  event: LegalIdentityDecided,
  site: Site,
): NotificationEmail {
  const say = speaker(event, site)
  const { reason } = event
  return {
    language: event.language,
    siteName: site.siteName,
    subject: say(reason === null ? 'identity_accepted_subject' : 'identity_refused_subject'),
    about: {
      occasion: reason === null ? 'vendors.identity_accepted' : 'vendors.identity_refused',
      values: {
        name: event.businessName,
        ...(reason === null ? {} : { reason }),
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      {
        kind: 'paragraph',
        text: say(reason === null ? 'identity_accepted_intro' : 'identity_refused_intro'),
      },
      ...(reason === null ? [] : [{ kind: 'paragraph' as const, text: reason }]),
      {
        kind: 'link',
        text: say('identity_link'),
        href: `${site.siteUrl}/vendor/shop?view=legal`,
      },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

/** The same page before and after verification. */
const documentsLink = (site: Site) => `${site.siteUrl}/vendor/shop?view=legal`

export const documentRefusalReason = ({
  reason,
  refusalNote,
  language,
}: VerificationDocumentRefused): string =>
  [localizedText(DOCUMENT_REASON_TEXTS[reason], language), refusalNote].filter(Boolean).join(' ')

export function documentRefusedEmail(
  event: VerificationDocumentRefused,
  site: Site,
  document = localizedText(DOCUMENT_NAMES[event.kind], event.language),
  reason = documentRefusalReason(event),
): NotificationEmail {
  const say = speaker(event, site, { paper: document })
  return {
    language: event.language,
    siteName: site.siteName,
    subject: say('document_refused_subject'),
    about: {
      occasion: 'vendors.verification_document_refused',
      values: { name: event.businessName, paper: document, reason, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('document_refused_intro') },
      { kind: 'paragraph', text: reason },
      { kind: 'link', text: say('document_refused_link'), href: documentsLink(site) },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export const documentExpiryDay = ({ lastDay, language }: VerificationDocumentExpiring): string =>
  formatDate(noonOfDay(lastDay as LocalDate), language, 'date') // from a date column

/** Sent a month before the last valid day, and on that day. */
export function documentExpiringEmail(
  event: VerificationDocumentExpiring,
  site: Site,
  document = localizedText(DOCUMENT_NAMES[event.kind], event.language),
  day = documentExpiryDay(event),
): NotificationEmail {
  const say = speaker(event, site, { paper: document, day })
  return {
    language: event.language,
    siteName: site.siteName,
    subject: say(`document_${event.notice}_subject`),
    about: {
      occasion: `vendors.verification_document_${event.notice}`,
      values: { name: event.businessName, paper: document, day, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say(`document_${event.notice}_intro`) },
      { kind: 'link', text: say('document_renew_link'), href: documentsLink(site) },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export function documentsAcceptedEmail(
  event: VerificationDocumentsAccepted,
  site: Site,
): NotificationEmail {
  const say = speaker(event, site)
  return {
    language: event.language,
    siteName: site.siteName,
    subject: say('documents_accepted_subject'),
    about: {
      occasion: 'vendors.verification_documents_accepted',
      values: { name: event.businessName, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('documents_accepted_intro') },
      { kind: 'link', text: say('documents_accepted_link'), href: documentsLink(site) },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

/** Security notice to vendor and owner: says what to do if they did not change it. */
export function payoutAccountChangedEmail(
  event: PayoutAccountChanged,
  site: Site,
): NotificationEmail {
  const say = speaker(event, site, { end: event.endsWith, holder: event.holder })
  return {
    language: event.language,
    siteName: site.siteName,
    subject: say('account_subject'),
    about: {
      occasion: 'vendors.payout_account_changed',
      values: {
        name: event.businessName,
        end: event.endsWith,
        holder: event.holder,
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('account_intro') },
      { kind: 'paragraph', text: say('account_not_you') },
      { kind: 'link', text: say('account_link'), href: `${site.siteUrl}/vendor/money` },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export function promoCodeDeactivatedEmail(
  event: PromoCodeDeactivated,
  site: Site,
): NotificationEmail {
  const say = speaker(event, site, { code: event.code })
  return {
    language: event.language,
    siteName: site.siteName,
    subject: say('code_stopped_subject'),
    about: {
      occasion: 'promotions.promo_code_deactivated',
      values: {
        name: event.businessName,
        code: event.code,
        reason: event.reason,
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('code_stopped_intro') },
      { kind: 'paragraph', text: event.reason },
      { kind: 'link', text: say('code_stopped_link'), href: `${site.siteUrl}/vendor/promotions` },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}
