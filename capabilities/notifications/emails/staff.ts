import { formatDate } from '#kernel/format.ts'
import type { StaffInvited, StaffRemoved } from '../consumed-events.email.vendors.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
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
    work: texts.sayIn('staff-role', language)(role),
    until,
    email: event.email,
  }
  const say = texts.sayIn('staff-email', language)
  return {
    language,
    siteName,
    subject: say('subject', values),
    about: { occasion: 'vendors.staff_invited', values },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('intro', values) },
      { kind: 'paragraph', text: say('work', values) },
      {
        kind: 'link',
        text: say('link'),
        href: `${siteUrl}/vendor/staff/invitation?invitation=${token ?? ''}`,
        ...(token === undefined && {
          linkKey: { purpose: 'vendors.staff_invitation', id: stepId },
        }),
      },
      { kind: 'paragraph', text: say('until', values) },
      { kind: 'note', text: say('ignore') },
      { kind: 'paragraph', text: say('signature', values) },
    ],
  }
}

export function staffRemovedEmail(
  { language, businessName }: StaffRemoved,
  { siteName }: EmailSite,
): NotificationEmail {
  const values = { site: siteName, shop: businessName }
  const say = texts.sayIn('staff-email', language)
  return {
    language,
    siteName,
    subject: say('removed_subject', values),
    about: { occasion: 'vendors.staff_removed', values },
    blocks: [
      { kind: 'paragraph', text: say('hello') },
      { kind: 'paragraph', text: say('removed', values) },
      { kind: 'note', text: say('removed_account', values) },
      { kind: 'paragraph', text: say('signature', values) },
    ],
  }
}
