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

export function vendorApprovedEmail(fact: VendorApproved, site: Site): NotificationEmail {
  const say = speaker(fact, site)
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say('approved_subject'),
    about: {
      occasion: 'vendors.approved',
      values: { name: fact.businessName, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('approved_intro') },
      { kind: 'link', text: say('approved_link'), href: `${site.siteUrl}/vendor/dashboard` },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export function vendorRejectedEmail(fact: VendorRejected, site: Site): NotificationEmail {
  const say = speaker(fact, site)
  const href = `${site.siteUrl}/vendor/register?correct=true`
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say('rejected_subject'),
    about: {
      occasion: 'vendors.rejected',
      values: { name: fact.businessName, reason: fact.reason, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('rejected_intro') },
      { kind: 'paragraph', text: fact.reason },
      { kind: 'paragraph', text: say('rejected_next') },
      { kind: 'link', text: say('rejected_link'), href },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export function legalIdentityDecidedEmail(
  fact: LegalIdentityDecided,
  site: Site,
): NotificationEmail {
  const say = speaker(fact, site)
  const { reason } = fact
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say(reason === null ? 'identity_accepted_subject' : 'identity_refused_subject'),
    about: {
      occasion: reason === null ? 'vendors.identity_accepted' : 'vendors.identity_refused',
      values: {
        name: fact.businessName,
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
const papersOf = (site: Site) => `${site.siteUrl}/vendor/shop?view=legal`

export const documentRefusalReason = ({
  reason,
  refusalNote,
  language,
}: VerificationDocumentRefused): string =>
  [localizedText(DOCUMENT_REASON_TEXTS[reason], language), refusalNote].filter(Boolean).join(' ')

export function documentRefusedEmail(
  fact: VerificationDocumentRefused,
  site: Site,
  paper = localizedText(DOCUMENT_NAMES[fact.kind], fact.language),
  reason = documentRefusalReason(fact),
): NotificationEmail {
  const say = speaker(fact, site, { paper })
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say('document_refused_subject'),
    about: {
      occasion: 'vendors.verification_document_refused',
      values: { name: fact.businessName, paper, reason, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('document_refused_intro') },
      { kind: 'paragraph', text: reason },
      { kind: 'link', text: say('document_refused_link'), href: papersOf(site) },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export const documentExpiryDay = ({ lastDay, language }: VerificationDocumentExpiring): string =>
  formatDate(noonOfDay(lastDay as LocalDate), language, 'date') // from a date column

/** Sent a month before the last valid day, and on that day. */
export function documentExpiringEmail(
  fact: VerificationDocumentExpiring,
  site: Site,
  paper = localizedText(DOCUMENT_NAMES[fact.kind], fact.language),
  day = documentExpiryDay(fact),
): NotificationEmail {
  const say = speaker(fact, site, { paper, day })
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say(`document_${fact.notice}_subject`),
    about: {
      occasion: `vendors.verification_document_${fact.notice}`,
      values: { name: fact.businessName, paper, day, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say(`document_${fact.notice}_intro`) },
      { kind: 'link', text: say('document_renew_link'), href: papersOf(site) },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export function documentsAcceptedEmail(
  fact: VerificationDocumentsAccepted,
  site: Site,
): NotificationEmail {
  const say = speaker(fact, site)
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say('documents_accepted_subject'),
    about: {
      occasion: 'vendors.verification_documents_accepted',
      values: { name: fact.businessName, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('documents_accepted_intro') },
      { kind: 'link', text: say('documents_accepted_link'), href: papersOf(site) },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

/** Security notice to vendor and owner: says what to do if they did not change it. */
export function payoutAccountChangedEmail(
  fact: PayoutAccountChanged,
  site: Site,
): NotificationEmail {
  const say = speaker(fact, site, { end: fact.endsWith, holder: fact.holder })
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say('account_subject'),
    about: {
      occasion: 'vendors.payout_account_changed',
      values: {
        name: fact.businessName,
        end: fact.endsWith,
        holder: fact.holder,
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
  fact: PromoCodeDeactivated,
  site: Site,
): NotificationEmail {
  const say = speaker(fact, site, { code: fact.code })
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say('code_stopped_subject'),
    about: {
      occasion: 'promotions.promo_code_deactivated',
      values: {
        name: fact.businessName,
        code: fact.code,
        reason: fact.reason,
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('code_stopped_intro') },
      { kind: 'paragraph', text: fact.reason },
      { kind: 'link', text: say('code_stopped_link'), href: `${site.siteUrl}/vendor/promotions` },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}
