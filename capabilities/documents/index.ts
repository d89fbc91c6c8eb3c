import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Keeper } from '#platform/personal-data.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Dispatch } from '#capabilities/fulfillment/index.ts'
import type { Standings } from '#capabilities/identity/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { handOut } from './operations/issue-download-ticket.ts'
import { signFiles } from './operations/sign-files.ts'
import { issueCreditNotes } from './operations/issue-credit-notes.ts'
import { issueInvoice } from './operations/issue-invoice.ts'
import { type Draw, makePapers } from './operations/render-documents.ts'
import { manageStampDuty } from './operations/manage-stamp-duty.ts'
import { drawApart } from './pdf/render-in-worker.ts'
import type { Statement } from './pdf/document-data.ts'
import { forgetInvoiced, readInvoiced, retainInvoices } from './queries/personal-data.ts'
import { adminRoutes } from './routes.admin.ts'
import { accountRoutes } from './routes.account.ts'
import { shopRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { hearFacts } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  secret: string
  outbox: Pick<Outbox, 'subscribeMany'>
  audit: Pick<Audit, 'record'>
  orders: Pick<Orders, 'getOwn' | 'listPicks' | 'personOf'>
  standings: Pick<Standings, 'ofSession'>
  postOf: Parameters<typeof handOut>[0]['postOf']
  dispatch: Pick<Dispatch, 'readLabel'>
  media: Pick<Media, 'keepDocument' | 'readFile'>
  settings: Pick<SettingsCapability, 'current'>
  draw?: Draw
}

/** The door of documents: invoices are issued, papers are drawn, and each opens at a signed address. */
export function createDocuments(deps: Deps) {
  const { orders, settings, draw = drawApart() } = deps
  const courierLabel = deps.dispatch.readLabel
  const credit = issueCreditNotes(deps)
  hearFacts(deps.outbox, deps.clock, credit)
  const make = makePapers({
    ...deps,
    draw,
    courierLabel,
    listPicks: orders.listPicks,
    siteUrl: () => settings.current().siteUrl,
  })
  const issue = issueInvoice({ ...deps, credit })
  const hand = handOut({ ...deps, courierLabel, issue, make, files: signFiles(deps) })
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readInvoiced(handle, person),
    forgetPerson: forgetInvoiced,
  }
  return {
    ...keeper,
    /** What is taken away by its age. */
    retention: { invoices: retainInvoices },
    /** The month of a shop as a paper, from what its caller has counted. */
    drawStatement: (statement: Statement) =>
      draw({ kind: 'statement', language: statement.language, statement }),
    adminRoutes: adminRoutes(manageStampDuty(deps)),
    shopRoutes: shopRoutes(hand),
    accountRoutes: accountRoutes({ ...hand, personOf: orders.personOf }),
    vendorRoutes: vendorRoutes(hand),
  }
}
export type Documents = ReturnType<typeof createDocuments>
export type { Statement } from './pdf/document-data.ts'
