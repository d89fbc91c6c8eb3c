import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { VendorApproved, VendorRejected } from '../facts.ts'
import type { Letter } from '#platform/mail/letter.ts'
import { approvalMail, rejectionMail } from '../mails/vendors.ts'
import type { PutMails } from './send-mails.ts'

type Deps = { putMails: PutMails; settings: Pick<SettingsCapability, 'current'> }

/** Shops are told what was decided of their requests, each once. */
export const tellVendors = ({ putMails, settings }: Deps) => ({
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
})
export type TellVendors = ReturnType<typeof tellVendors>

/** It goes to the address that the request named, and cannot be declined: it is the answer to it. */
const mailOf = (templateKey: string, fact: VendorApproved, letter: Letter) => ({
  fact: `${templateKey}:${fact.stepId}`,
  topic: 'security' as const,
  to: fact.businessEmail,
  language: fact.language,
  vendorId: fact.vendorId,
  templateKey,
  letter,
})
