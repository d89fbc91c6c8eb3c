import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  PromoCodeDeactivated,
  LegalIdentityDecided,
  PayoutAccountChanged,
  StaffInvited,
  StaffRemoved,
  VendorApproved,
  VendorRejected,
} from '../consumed-events.email.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import {
  payoutAccountChangedEmail,
  vendorApprovedEmail,
  promoCodeDeactivatedEmail,
  legalIdentityDecidedEmail,
  vendorRejectedEmail,
} from '../emails/vendors.ts'
import { staffInvitationEmail, staffRemovedEmail } from '../emails/staff.ts'
import type { Site } from '../emails/orders.ts'
import type { EnqueueEmails } from './send-emails.ts'

export type NotifyDeps = { putMails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyVendors = ({ putMails, settings }: NotifyDeps) => ({
  async vendorsApproved(facts: readonly VendorApproved[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      emailAddressOf('vendors.approved', fact, vendorApprovedEmail(fact, site)),
    )
    await putMails(tx, mails)
  },

  async vendorsRejected(facts: readonly VendorRejected[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      emailAddressOf('vendors.rejected', fact, vendorRejectedEmail(fact, site)),
    )
    await putMails(tx, mails)
  },

  async identitiesDecided(facts: readonly LegalIdentityDecided[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      emailAddressOf(
        'vendors.legal_identity_decided',
        stepOf(fact),
        legalIdentityDecidedEmail(fact, site),
      ),
    )
    await putMails(tx, mails)
  },

  /** To vendor and owner: an attacker in one mailbox does not control the other. */
  async payoutAccountsChanged(facts: readonly PayoutAccountChanged[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.flatMap((fact) => {
      const mail = emailAddressOf(
        'vendors.payout_account_changed',
        stepOf(fact),
        payoutAccountChangedEmail(fact, site),
      )
      const addresses = new Set([mail.to, fact.ownerEmail ?? mail.to])
      return [...addresses].map((to) => ({ ...mail, to }))
    })
    await putMails(tx, mails)
  },
  async staffInvited(facts: readonly StaffInvited[], tx: Tx): Promise<void> {
    const toEmail = toMember('vendors.staff_invited', staffInvitationEmail, settings.current())
    await putMails(tx, facts.map(toEmail))
  },
  async staffRemoved(facts: readonly StaffRemoved[], tx: Tx): Promise<void> {
    const toEmail = toMember('vendors.staff_removed', staffRemovedEmail, settings.current())
    await putMails(tx, facts.map(toEmail))
  },

  async codesStopped(facts: readonly PromoCodeDeactivated[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      emailAddressOf(
        'promotions.promo_code_deactivated',
        { ...fact, stepId: fact.codeId },
        promoCodeDeactivatedEmail(fact, site),
      ),
    )
    await putMails(tx, mails)
  },
})
const toMember =
  <Fact extends StaffRemoved>(
    templateKey: string,
    letter: (fact: Fact, site: Site) => EmailLayout,
    site: Site,
  ) =>
  (fact: Fact) => ({
    eventKey: `${templateKey}:${fact.stepId}`,
    topic: 'security' as const,
    to: fact.email,
    language: fact.language,
    vendorId: fact.vendorId,
    templateKey,
    letter: letter(fact, site),
  })
const stepOf = <Fact extends { changeId: string }>(fact: Fact) => ({
  ...fact,
  stepId: fact.changeId,
})
export type NotifyVendors = ReturnType<typeof notifyVendors>

/** No opting out: it is a decision on the vendor. Sent to the vendor's address. */
export const emailAddressOf = (templateKey: string, fact: VendorApproved, letter: EmailLayout) => ({
  eventKey: `${templateKey}:${fact.stepId}`,
  topic: 'security' as const,
  to: fact.businessEmail,
  language: fact.language,
  vendorId: fact.vendorId,
  templateKey,
  letter,
})
