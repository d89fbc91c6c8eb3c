import { fill } from '#platform/http/texts.ts'
import type { VendorApproved, VendorRejected } from '../facts.ts'
import { VENDOR_MAIL } from '../texts/vendors.ts'
import type { Letter } from '#platform/mail/letter.ts'
import type { Site } from './orders.ts'

const speaker =
  ({ language, businessName }: VendorApproved, { siteName }: Site) =>
  (key: keyof typeof VENDOR_MAIL) =>
    fill(VENDOR_MAIL[key][language], { name: businessName, site: siteName })

/** A shop hears that it may sell, in its own language. */
export function approvalMail(fact: VendorApproved, site: Site): Letter {
  const say = speaker(fact, site)
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say('approved_subject'),
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('approved_intro') },
      { kind: 'link', text: say('approved_link'), href: `${site.siteUrl}/vendor/dashboard` },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

/** A shop hears why it may not sell yet, and where its request is corrected. */
export function rejectionMail(fact: VendorRejected, site: Site): Letter {
  const say = speaker(fact, site)
  const href = `${site.siteUrl}/vendor/register?correct=true`
  return {
    language: fact.language,
    siteName: site.siteName,
    subject: say('rejected_subject'),
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
