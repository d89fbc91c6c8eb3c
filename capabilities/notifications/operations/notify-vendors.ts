import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  CodeStopped,
  IdentityDecided,
  PayoutAccountChanged,
  StaffInvited,
  StaffRemoved,
  VendorApproved,
  VendorRejected,
} from '../consumed-events.email.ts'
import type { Letter } from '#platform/email/email-layout.ts'
import {
  accountMail,
  approvalMail,
  codeStoppedMail,
  identityMail,
  rejectionMail,
} from '../emails/vendors.ts'
import { invitationMail, removalMail } from '../emails/staff.ts'
import type { Site } from '../emails/orders.ts'
import type { PutMails } from './send-emails.ts'

export type TellingDeps = { putMails: PutMails; settings: Pick<SettingsCapability, 'current'> }

/**
 * Shops are told what was decided of their requests, their numbers and their codes, and where their money
 * goes, each once; people are told that a shop asks them to work in it, or that they do no more.
 */
export const tellVendors = ({ putMails, settings }: TellingDeps) => ({
  async vendorsApproved(facts: readonly VendorApproved[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) => mailOf('vendors.approved', fact, approvalMail(fact, site)))
    await putMails(tx, mails)
  },

  async vendorsRejected(facts: readonly VendorRejected[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) => mailOf('vendors.rejected', fact, rejectionMail(fact, site)))
    await putMails(tx, mails)
  },

  async identitiesDecided(facts: readonly IdentityDecided[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      mailOf('vendors.identity_decided', stepOf(fact), identityMail(fact, site)),
    )
    await putMails(tx, mails)
  },

  /** To the shop and to its owner: whoever took over one address does not hold the other. */
  async payoutAccountsChanged(facts: readonly PayoutAccountChanged[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.flatMap((fact) => {
      const mail = mailOf('vendors.payout_account_changed', stepOf(fact), accountMail(fact, site))
      const addresses = new Set([mail.to, fact.ownerEmail ?? mail.to])
      return [...addresses].map((to) => ({ ...mail, to }))
    })
    await putMails(tx, mails)
  },
  staffInvited: (facts: readonly StaffInvited[], tx: Tx) =>
    putMails(tx, facts.map(toMember('vendors.staff_invited', invitationMail, settings.current()))),
  staffRemoved: (facts: readonly StaffRemoved[], tx: Tx) =>
    putMails(tx, facts.map(toMember('vendors.staff_removed', removalMail, settings.current()))),

  async codesStopped(facts: readonly CodeStopped[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      mailOf(
        'promotions.code_stopped',
        { ...fact, stepId: fact.codeId },
        codeStoppedMail(fact, site),
      ),
    )
    await putMails(tx, mails)
  },
})
/** To whoever works in a shop, works there no more or is asked to. */
const toMember =
  <Fact extends StaffRemoved>(
    templateKey: string,
    letter: (fact: Fact, site: Site) => Letter,
    site: Site,
  ) =>
  (fact: Fact) => ({
    fact: `${templateKey}:${fact.stepId}`,
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
export type TellVendors = ReturnType<typeof tellVendors>

/** It goes to the address that the request named, and cannot be declined: it is a decision on the shop. */
export const mailOf = (templateKey: string, fact: VendorApproved, letter: Letter) => ({
  fact: `${templateKey}:${fact.stepId}`,
  topic: 'security' as const,
  to: fact.businessEmail,
  language: fact.language,
  vendorId: fact.vendorId,
  templateKey,
  letter,
})
