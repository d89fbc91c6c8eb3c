import { formatDate } from '#kernel/format.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type { StaffInvited, StaffRemoved } from '../consumed-events.email.vendors.ts'
import type { NotificationEmail } from '../email-message.ts'
import { STAFF_EMAIL_TEXTS, STAFF_ROLE_DESCRIPTIONS } from '../texts/staff.ts'
import type { EmailSite } from './orders.ts'

export function staffInvitationEmail(
  event: StaffInvited,
  { siteName, siteUrl }: EmailSite,
): NotificationEmail {
  const { language, businessName, ownerName, role, token, stepId, expiresAt } = event
  const until = formatDate(new Date(expiresAt), language, 'dateTime')
  const values = {
    site: siteName,
    shop: businessName,
    owner: ownerName ?? businessName,
    work: STAFF_ROLE_DESCRIPTIONS[role][language],
    until,
    email: event.email,
  }
  const say = (key: keyof typeof STAFF_EMAIL_TEXTS) =>
    fillTemplate(STAFF_EMAIL_TEXTS[key][language], values)
  return {
    language,
    siteName,
    subject: say('subject'),
    about: { occasion: 'vendors.staff_invited', values },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('intro') },
      { kind: 'paragraph', text: say('work') },
      {
        kind: 'link',
        text: say('link'),
        href: `${siteUrl}/vendor/staff/invitation?invitation=${token ?? ''}`,
        ...(token === undefined && {
          linkKey: { purpose: 'vendors.staff_invitation', id: stepId },
        }),
      },
      { kind: 'paragraph', text: say('until') },
      { kind: 'note', text: say('ignore') },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}

export function staffRemovedEmail(
  { language, businessName }: StaffRemoved,
  { siteName }: EmailSite,
): NotificationEmail {
  const values = { site: siteName, shop: businessName }
  const say = (key: keyof typeof STAFF_EMAIL_TEXTS) =>
    fillTemplate(STAFF_EMAIL_TEXTS[key][language], values)
  return {
    language,
    siteName,
    subject: say('removed_subject'),
    about: { occasion: 'vendors.staff_removed', values },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('removed') },
      { kind: 'note', text: say('removed_account') },
      { kind: 'paragraph', text: say('signature') },
    ],
  }
}
