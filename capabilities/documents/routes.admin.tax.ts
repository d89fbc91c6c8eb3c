import {
  callerLanguage,
  empty,
  fieldRefusal,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  streamedFile,
  taggedRoutes,
  atFields,
} from '#platform/http/index.ts'
import { adminActor, requestOrigin } from '#platform/http/actor.ts'
import { ExportFormat, TABLE_EXPORT_QUERY, tableExport } from '#platform/http/table-export.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import {
  CloseVatMonthBody,
  CommissionInvoiceFileQuery,
  CommissionInvoiceParams,
  CommissionInvoicesPage,
  CommissionInvoicesQuery,
  IssueCommissionBody,
  IssuedCommission,
  ReopenVatMonthBody,
  VatJournal,
  VatJournalQuery,
} from './commission.contract.ts'
import type { ExportDocumentRegister } from './operations/export-document-register.ts'
import type { IssueCommissionInvoices } from './operations/issue-commission-invoices.ts'
import type { ReadCommissionInvoices } from './operations/read-commission-invoices.ts'
import type { ReadVatJournal } from './operations/read-vat-journal.ts'
import { csvAnswer, PDF_ANSWER, pdfHeaders } from './file-answers.ts'
import type { CloseVatMonths } from './operations/close-vat-month.ts'
import { texts } from './texts.generated.ts'

const DOCUMENT_REFUSALS = texts.below('document-refusals')
const COMMISSION_REFUSALS = texts.below('commission-refusals')
const VAT_MONTH_REFUSALS = { ...APPROVER_TEXTS, ...texts.below('vat-month-refusals') }

const createRoute = taggedRoutes('admin')
const list = createRoute({
  method: 'get',
  path: '/money/commission-invoices',
  summary: 'List commission invoices to vendors, newest first',
  request: { query: CommissionInvoicesQuery },
  responses: { 200: json(CommissionInvoicesPage, 'One page of invoices'), ...problems(422) },
})
const issuing = createRoute({
  method: 'post',
  path: '/money/commission-invoices',
  summary: 'Issue the commission invoices of a month that is over',
  request: jsonBody(IssueCommissionBody),
  responses: {
    200: json(IssuedCommission, 'How many were issued'),
    ...problems({ month_not_over: 409 }, 422),
  },
})
const file = createRoute({
  method: 'get',
  path: '/money/commission-invoices/{id}/file',
  summary: 'Download a commission invoice',
  request: { params: CommissionInvoiceParams, query: CommissionInvoiceFileQuery },
  responses: { 200: PDF_ANSWER, ...problems({ document_gone: 404 }, 422) },
})
const journal = createRoute({
  method: 'get',
  path: '/money/vat-journal',
  summary: 'Get the VAT of invoices of a month, of the operator and by vendor',
  request: { query: VatJournalQuery },
  responses: { 200: json(VatJournal, 'Base and VAT by rate'), ...problems(422) },
})
const journalFile = createRoute({
  method: 'get',
  path: '/money/vat-journal-file',
  summary: 'Download the VAT of invoices of a month',
  request: { query: VatJournalQuery },
  responses: {
    200: { description: 'Base and VAT by taxpayer and rate', content: { 'text/csv': {} } },
    ...problems(422),
  },
})

const register = createRoute({
  method: 'get',
  path: '/money/document-register-file',
  summary: 'Export the invoices and credit notes that the VAT journal of a month adds up',
  request: { query: VatJournalQuery.extend({ format: ExportFormat }) },
  responses: { 200: TABLE_EXPORT_QUERY, ...problems(422) },
})

const MONTH_STATUSES = {
  ...APPROVER_STATUSES,
  month_not_over: 409,
  month_closed: 409,
  month_open: 409,
  earlier_month_open: 422,
  later_month_closed: 422,
} as const

const closing = createRoute({
  method: 'post',
  path: '/money/vat-closings',
  summary: 'Close a month that was declared: no document counts in it any more',
  request: jsonBody(CloseVatMonthBody),
  responses: { 204: empty('Closed'), ...problems(MONTH_STATUSES, atFields(MONTH_STATUSES)) },
})
const reopening = createRoute({
  method: 'post',
  path: '/money/vat-reopenings',
  summary: 'Open a closed month again (four-eyes rule)',
  request: jsonBody(ReopenVatMonthBody),
  responses: { 204: empty('Open again'), ...problems(MONTH_STATUSES, atFields(MONTH_STATUSES)) },
})
/** Out of order: at the field, with the month that comes first. */
const monthField = ({ code }: { code: string }) =>
  code === 'earlier_month_open' || code === 'later_month_closed' ? 'month' : null

type Deps = {
  months: CloseVatMonths
  issue: IssueCommissionInvoices
  commission: ReadCommissionInvoices
  vat: ReadVatJournal
  register: ExportDocumentRegister
}

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminTaxRoutes = (deps: Deps) => {
  const { issue, commission, vat, months } = deps
  return routes<{ userId: string }>()
    .openapi(list, async (c) => c.json(await commission.list(null, c.req.valid('query')), 200))
    .openapi(issuing, async (c) => {
      const actor = { role: 'admin', id: c.var.userId } as const
      const done = await issue(c.req.valid('json').month, { actor, origin: requestOrigin(c) })
      if (!done.ok) return refusal(c, done.error, { month_not_over: 409 }, COMMISSION_REFUSALS)
      return c.json({ issued: done.value }, 200)
    })
    .openapi(file, async (c) => {
      const rendered = await commission.file(
        null,
        c.req.valid('param').id,
        c.req.valid('query').lang,
      )
      if (!rendered.ok) return refusal(c, rendered.error, { document_gone: 404 }, DOCUMENT_REFUSALS)
      return c.body(rendered.value.bytes, 200, pdfHeaders(rendered.value.name))
    })
    .openapi(journal, async (c) =>
      c.json(await vat.journal(c.req.valid('query').month, c.var.userId), 200),
    )
    .openapi(journalFile, async (c) => {
      const { month } = c.req.valid('query')
      const text = await vat.file(month, c.var.userId, callerLanguage(c))
      return csvAnswer(c, text, `yova-tva-${month}.csv`)
    })
    .openapi(register, (c) => {
      const { month, format } = c.req.valid('query')
      const rows = deps.register(month, callerLanguage(c))
      return streamedFile(tableExport(`yova-documents-${month}`, format, rows))
    })
    .openapi(closing, async (c) => {
      const done = await months.close({ ...adminActor(c), ...c.req.valid('json') })
      if (!done.ok) {
        const field = monthField(done.error)
        return fieldRefusal(c, done.error, MONTH_STATUSES, VAT_MONTH_REFUSALS, field)
      }
      return c.body(null, 204)
    })
    .openapi(reopening, async (c) => {
      const done = await months.reopen({ ...adminActor(c), ...c.req.valid('json') })
      if (!done.ok) {
        const field = monthField(done.error)
        return fieldRefusal(c, done.error, MONTH_STATUSES, VAT_MONTH_REFUSALS, field)
      }
      return c.body(null, 204)
    })
}
