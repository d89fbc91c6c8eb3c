import type { LocalDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import type { Outbox } from '#platform/outbox.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Fulfillment } from '#capabilities/fulfillment/index.ts'
import type { Approvals, SessionStates } from '#capabilities/identity/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { issueDownloadTicket } from './operations/issue-download-ticket.ts'
import { signFiles } from './operations/sign-files.ts'
import {
  issueLoadedDocuments,
  issueMissingDocuments,
} from './operations/issue-missing-documents.ts'
import { issueOrderDocuments } from './operations/issue-order-documents.ts'
import { openInvoice } from './operations/open-invoice.ts'
import type { RenderPdf } from './kinds/printer.ts'
import { renderCommissionInvoice, renderDocuments } from './operations/render-documents.ts'
import { closeVatMonths } from './operations/close-vat-month.ts'
import { exportDocumentRegister } from './operations/export-document-register.ts'
import { issueCommissionInvoices, lastMonthOf } from './operations/issue-commission-invoices.ts'
import { readCommissionInvoices } from './operations/read-commission-invoices.ts'
import { readVatJournal } from './operations/read-vat-journal.ts'
import { manageStampDuty } from './operations/manage-stamp-duty.ts'
import type { StampDutyInForce } from './operations/stamp-duty-cache.ts'
import { renderInWorker } from './pdf/render-in-worker.ts'
import type { StatementData } from './pdf/document-data.ts'
import {
  erasePersonalData,
  exportPersonalData,
  deleteExpiredInvoices,
} from './queries/personal-data.ts'
import { lockInvoicing } from './queries/invoices.ts'
import { areBooksClosed } from './queries/vat-closings.ts'
import { adminRoutes } from './routes.admin.ts'
import { orderDocumentRoutes } from './routes.admin.documents.ts'
import { accountRoutes } from './routes.account.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { vendorTaxRoutes } from './routes.vendor.tax.ts'
import { adminTaxRoutes } from './routes.admin.tax.ts'
import { subscribeToEvents } from './subscriptions.ts'

type Deps = {
  db: Db
  clock: Clock
  secret: string
  outbox: Pick<Outbox, 'subscribeMany'>
  audit: Pick<Audit, 'record'>
  ledger: Pick<
    Ledger,
    'postDeliveryVat' | 'postVendorDeliveries' | 'findFirstDay' | 'numberJournals'
  >
  approvals: Pick<Approvals, 'announceIfSole' | 'check'>
  orders: Pick<Orders, 'checkAccess' | 'getOwn' | 'listPicks' | 'personOf' | 'readerOf'>
  sessionStates: Pick<SessionStates, 'ofSession'>
  findStaffMembership: Parameters<typeof issueDownloadTicket>[0]['findStaffMembership']
  fulfillment: Pick<Fulfillment, 'getLabel'>
  media: Pick<Media, 'storeDocument' | 'readFile'>
  settings: Pick<SettingsCapability, 'current'>
  stampDuty: Pick<StampDutyInForce, 'renew' | 'stampDutyOn'>
  draw?: RenderPdf
}

/** Module API of documents: issues invoices and serves PDFs by signed URLs. */
export function createDocuments(deps: Deps) {
  const { orders, settings, draw = renderInWorker() } = deps
  const courierLabel = deps.fulfillment.getLabel
  const documents = issueOrderDocuments(deps)
  subscribeToEvents(deps.outbox, documents)
  const make = renderDocuments({
    ...deps,
    draw,
    courierLabel,
    listPicks: orders.listPicks,
    siteUrl: () => settings.current().siteUrl,
  })
  const issue = openInvoice({ db: deps.db, issue: documents })
  const hand = issueDownloadTicket({ ...deps, courierLabel, issue, make, files: signFiles(deps) })
  const render = renderCommissionInvoice({ ...deps, draw })
  const commission = readCommissionInvoices({ db: deps.db, render })
  const vat = readVatJournal(deps)
  const issueCommission = issueCommissionInvoices(deps)
  const months = closeVatMonths({ ...deps, issueCommission })
  const register = exportDocumentRegister(deps)
  /** A job: those of the last month, which do not change any more. */
  const issueCommissionOfLastMonth = async (): Promise<void> => {
    await issueCommission(lastMonthOf(deps.clock.now()), { actor: { role: 'system' } })
  }
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = deps.db) => exportPersonalData(handle, person),
    erasePersonalData,
  }
  return {
    ...keeper,
    retention: { invoices: deleteExpiredInvoices },
    /** Monthly statement of a vendor; the caller supplies all figures. */
    drawStatement: (statement: StatementData) =>
      draw({ kind: 'statement', language: statement.language, statement }),
    /** On a day; no month is closed until the transaction ends. To be asked before other locks are taken. */
    async areBooksClosed(tx: Tx, day: LocalDate): Promise<boolean> {
      await lockInvoicing(tx)
      return areBooksClosed(tx, day)
    },
    beforeVatMonthCloses: months.beforeClosing,
    closeVatMonth: months.close,
    issueMissingDocuments: issueMissingDocuments(deps),
    issueCommissionInvoices: issueCommissionOfLastMonth,
    issueLoadedDocuments: issueLoadedDocuments(deps),
    adminRoutes: adminRoutes(manageStampDuty(deps))
      .route('/', orderDocumentRoutes(hand))
      .route('/', adminTaxRoutes({ issue: issueCommission, commission, vat, months, register })),
    storefrontRoutes: storefrontRoutes({
      ...hand,
      readerOf: orders.readerOf,
      clock: deps.clock,
      limit: (use) => rateLimit(deps.db, use),
    }),
    accountRoutes: accountRoutes({ ...hand, personOf: orders.personOf }),
    vendorRoutes: vendorRoutes(hand).route('/', vendorTaxRoutes({ commission, vat })),
  }
}
export type Documents = ReturnType<typeof createDocuments>
export { createStampDuty } from './operations/stamp-duty-cache.ts'
export { nameMonth } from './rules/month-name.ts'
export { lastMonthOf, periodOfMonth } from './operations/issue-commission-invoices.ts'
export type { StatementData } from './pdf/document-data.ts'
