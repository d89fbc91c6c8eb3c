import {
  callerLanguage,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  taggedRoutes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  CommissionInvoiceFileQuery,
  CommissionInvoiceParams,
  CommissionInvoicesPage,
  CommissionInvoicesQuery,
  IssueCommissionBody,
  IssuedCommission,
  VatJournal,
  VatJournalQuery,
} from './commission.contract.ts'
import type { IssueCommissionInvoices } from './operations/issue-commission-invoices.ts'
import type { ReadCommissionInvoices } from './operations/read-commission-invoices.ts'
import type { ReadVatJournal } from './operations/read-vat-journal.ts'
import { csvAnswer, PDF_ANSWER, pdfHeaders } from './file-answers.ts'
import { COMMISSION_REFUSALS, DOCUMENT_REFUSALS } from './texts.ts'

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
  responses: { 200: json(IssuedCommission, 'How many were issued'), ...problems(409, 422) },
})
const file = createRoute({
  method: 'get',
  path: '/money/commission-invoices/{id}/file',
  summary: 'Download a commission invoice',
  request: { params: CommissionInvoiceParams, query: CommissionInvoiceFileQuery },
  responses: { 200: PDF_ANSWER, ...problems(404, 422) },
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

type Deps = {
  issue: IssueCommissionInvoices
  commission: ReadCommissionInvoices
  vat: ReadVatJournal
}

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const adminTaxRoutes = ({ issue, commission, vat }: Deps) =>
  routes<{ userId: string }>()
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
      return c.body(rendered.value.bytes, 200, pdfHeaders(rendered.value.name)) as never // the bytes of a file have no JSON type
    })
    .openapi(journal, async (c) => c.json(await vat.journal(c.req.valid('query').month), 200))
    .openapi(journalFile, async (c) => {
      const { month } = c.req.valid('query')
      const text = await vat.file(month, callerLanguage(c))
      return csvAnswer(c, text, `yova-tva-${month}.csv`) as never // the text of a file has no JSON type
    })
