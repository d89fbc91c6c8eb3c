import {
  callerLanguage,
  json,
  problems,
  refusal,
  routes,
  taggedRoutes,
} from '#platform/http/index.ts'
import {
  CommissionInvoiceFileQuery,
  CommissionInvoiceParams,
  CommissionInvoicesPage,
  CommissionInvoicesQuery,
  VatJournalQuery,
  VendorVatJournal,
} from './commission.contract.ts'
import type { ReadCommissionInvoices } from './operations/read-commission-invoices.ts'
import type { ReadVatJournal } from './operations/read-vat-journal.ts'
import { csvAnswer, PDF_ANSWER, pdfHeaders } from './file-answers.ts'
import { texts } from './texts.generated.ts'

const DOCUMENT_REFUSALS = texts.below('document-refusals')

const createRoute = taggedRoutes('vendor')
const list = createRoute({
  method: 'get',
  path: '/money/commission-invoices',
  summary: 'List commission invoices of the operator to the vendor, newest first',
  request: { query: CommissionInvoicesQuery },
  responses: { 200: json(CommissionInvoicesPage, 'One page of invoices'), ...problems(422) },
})
const file = createRoute({
  method: 'get',
  path: '/money/commission-invoices/{id}/file',
  summary: 'Download a commission invoice to the vendor',
  request: { params: CommissionInvoiceParams, query: CommissionInvoiceFileQuery },
  responses: { 200: PDF_ANSWER, ...problems({ document_gone: 404 }, 422) },
})
const journal = createRoute({
  method: 'get',
  path: '/money/vat-journal',
  summary: "Get the VAT of the vendor's invoices of a month, by rate",
  request: { query: VatJournalQuery },
  responses: { 200: json(VendorVatJournal, 'Base and VAT by rate'), ...problems(422) },
})
const journalFile = createRoute({
  method: 'get',
  path: '/money/vat-journal-file',
  summary: "Download the VAT of the vendor's invoices of a month",
  request: { query: VatJournalQuery },
  responses: {
    200: { description: 'Base and VAT by rate', content: { 'text/csv': {} } },
    ...problems(422),
  },
})

type Deps = { commission: ReadCommissionInvoices; vat: ReadVatJournal }

/** Mounted under /api/v1/vendor, whose guard has already set `vendorId`. */
export const vendorTaxRoutes = ({ commission, vat }: Deps) =>
  routes<{ vendorId: string }>()
    .openapi(list, async (c) =>
      c.json(await commission.list(c.var.vendorId, c.req.valid('query')), 200),
    )
    .openapi(file, async (c) => {
      const { id } = c.req.valid('param')
      const rendered = await commission.file(c.var.vendorId, id, c.req.valid('query').lang)
      if (!rendered.ok) return refusal(c, rendered.error, { document_gone: 404 }, DOCUMENT_REFUSALS)
      return c.body(rendered.value.bytes, 200, pdfHeaders(rendered.value.name))
    })
    .openapi(journal, async (c) =>
      c.json(await vat.ofVendor(c.var.vendorId, c.req.valid('query').month), 200),
    )
    .openapi(journalFile, async (c) => {
      const { month } = c.req.valid('query')
      const text = await vat.fileOfVendor(c.var.vendorId, month, callerLanguage(c))
      return csvAnswer(c, text, `yova-tva-${month}.csv`)
    })
