import type { Tx } from '#platform/database/index.ts'
import type { PaperEnds, PaperRefused, PapersAccepted } from '../consumed-events.email.ts'
import { paperEndsMail, paperRefusedMail, papersAcceptedMail } from '../emails/vendors.ts'
import { mailOf, type TellingDeps } from './notify-vendors.ts'

/** Shops are told what was decided of the papers that they handed in. */
export const tellPapers = ({ putMails, settings }: TellingDeps) => ({
  async papersRefused(facts: readonly PaperRefused[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      mailOf('vendors.paper_refused', fact, paperRefusedMail(fact, site)),
    )
    await putMails(tx, mails)
  },

  async papersAccepted(facts: readonly PapersAccepted[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      mailOf('vendors.papers_accepted', fact, papersAcceptedMail(fact, site)),
    )
    await putMails(tx, mails)
  },

  async papersEnd(facts: readonly PaperEnds[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) => mailOf('vendors.paper_ends', fact, paperEndsMail(fact, site)))
    await putMails(tx, mails)
  },
})
export type TellPapers = ReturnType<typeof tellPapers>
