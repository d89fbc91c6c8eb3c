import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  CommissionInvoiced,
  PromoCodeDeactivated,
  LegalIdentityDecided,
  PayoutAccountChanged,
  StaffInvited,
  StaffRemoved,
  VendorApproved,
  VendorRejected,
} from '../consumed-events.email.vendors.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import {
  commissionInvoicedEmail,
  payoutAccountChangedEmail,
  vendorApprovedEmail,
  promoCodeDeactivatedEmail,
  legalIdentityDecidedEmail,
  vendorRejectedEmail,
} from '../emails/vendors.ts'
import { staffInvitationEmail, staffRemovedEmail } from '../emails/staff.ts'
import type { EmailSite } from '../emails/orders.ts'
import type { EnqueueEmails } from './send-emails.ts'

export type NotifyDeps = {
  queueEmails: EnqueueEmails
  settings: Pick<SettingsCapability, 'current'>
}

export const notifyVendors = ({ queueEmails, settings }: NotifyDeps) => ({
  async vendorsApproved(events: readonly VendorApproved[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) =>
      emailAddressOf('vendors.approved', event, vendorApprovedEmail(event, site)),
    )
    await queueEmails(tx, emails)
  },

  async vendorsRejected(events: readonly VendorRejected[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) =>
      emailAddressOf('vendors.rejected', event, vendorRejectedEmail(event, site)),
    )
    await queueEmails(tx, emails)
  },

  async identitiesDecided(events: readonly LegalIdentityDecided[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) =>
      emailAddressOf(
        'vendors.legal_identity_decided',
        stepOf(event),
        legalIdentityDecidedEmail(event, site),
      ),
    )
    await queueEmails(tx, emails)
  },

  /** To vendor and owner: an attacker in one mailbox does not control the other. */
  async payoutAccountsChanged(events: readonly PayoutAccountChanged[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = events.flatMap((event) => {
      const mail = emailAddressOf(
        'vendors.payout_account_changed',
        stepOf(event),
        payoutAccountChangedEmail(event, site),
      )
      const addresses = new Set([mail.to, event.ownerEmail ?? mail.to])
      return [...addresses].map((to) => ({ ...mail, to }))
    })
    await queueEmails(tx, emails)
  },
  async staffInvited(events: readonly StaffInvited[], tx: Tx): Promise<void> {
    const toEmail = toMember('vendors.staff_invited', staffInvitationEmail, settings.current())
    await queueEmails(tx, events.map(toEmail))
  },
  async staffRemoved(events: readonly StaffRemoved[], tx: Tx): Promise<void> {
    const toEmail = toMember('vendors.staff_removed', staffRemovedEmail, settings.current())
    await queueEmails(tx, events.map(toEmail))
  },

  async codesStopped(events: readonly PromoCodeDeactivated[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) =>
      emailAddressOf(
        'promotions.promo_code_deactivated',
        { ...event, stepId: event.codeId },
        promoCodeDeactivatedEmail(event, site),
      ),
    )
    await queueEmails(tx, emails)
  },
  ...notifyCommission({ queueEmails, settings }),
})

const notifyCommission = ({ queueEmails, settings }: NotifyDeps) => ({
  async commissionInvoiced(events: readonly CommissionInvoiced[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) =>
      emailAddressOf(
        'documents.commission_invoiced',
        { ...event, stepId: event.invoiceId },
        commissionInvoicedEmail(event, site),
      ),
    )
    await queueEmails(tx, emails)
  },
})
const toMember =
  <Event extends StaffRemoved>(
    templateKey: string,
    letter: (event: Event, site: EmailSite) => EmailLayout,
    site: EmailSite,
  ) =>
  (event: Event) => ({
    eventKey: `${templateKey}:${event.stepId}`,
    topic: 'security' as const,
    to: event.email,
    language: event.language,
    vendorId: event.vendorId,
    templateKey,
    letter: letter(event, site),
  })
const stepOf = <Event extends { changeId: string }>(event: Event) => ({
  ...event,
  stepId: event.changeId,
})
export type NotifyVendors = ReturnType<typeof notifyVendors>

/** No opting out: it is a decision on the vendor. Sent to the vendor's address. */
export const emailAddressOf = (
  templateKey: string,
  event: VendorApproved,
  letter: EmailLayout,
) => ({
  eventKey: `${templateKey}:${event.stepId}`,
  topic: 'security' as const,
  to: event.businessEmail,
  language: event.language,
  vendorId: event.vendorId,
  templateKey,
  letter,
})
