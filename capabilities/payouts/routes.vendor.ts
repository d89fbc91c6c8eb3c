import { callerLanguage, taggedRoutes, json, problems, routes } from '#platform/http/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { VendorBalance, TransactionsPage, TransactionsQuery, StatementQuery } from './contract.ts'
import type { RenderStatement } from './operations/render-statement.ts'
import type { ReadVendorBalance } from './operations/read-vendor-balance.ts'
import type { ExportStatement } from './operations/export-statement.ts'

type Deps = ReadVendorBalance & { statement: ExportStatement; renderStatement: RenderStatement }

const createRoute = taggedRoutes('vendor')
const balance = createRoute({
  method: 'get',
  path: '/money',
  summary: "Get the vendor's balance and next payout date",
  responses: { 200: json(VendorBalance, 'The balances, payout schedule and payout account') },
})
const lines = createRoute({
  method: 'get',
  path: '/money/lines',
  summary: 'List account transactions of the vendor, newest first',
  request: { query: TransactionsQuery },
  responses: { 200: json(TransactionsPage, 'One page of lines'), ...problems(422) },
})
const statement = createRoute({
  method: 'get',
  path: '/money/statement',
  summary: "Download the vendor's monthly statement",
  request: { query: StatementQuery },
  responses: {
    200: {
      description: 'The account transactions of the month',
      content: { 'text/csv': {}, 'application/pdf': {} },
    },
    ...problems(422),
  },
})

export const vendorRoutes = (deps: Deps) =>
  routes<{ vendorId: VendorId }>()
    .openapi(balance, async (c) => c.json(await deps.balance(c.var.vendorId), 200))
    .openapi(lines, async (c) =>
      c.json(await deps.lines(c.var.vendorId, c.req.valid('query')), 200),
    )
    .openapi(statement, async (c) => {
      const { month, format = 'csv' } = c.req.valid('query')
      if (format === 'pdf')
        return c.body(await deps.renderStatement(c.var.vendorId, month, callerLanguage(c)), 200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="yova-${month}.pdf"`,
          'cache-control': 'no-store, private',
        })
      const text = await deps.statement(c.var.vendorId, month, callerLanguage(c))
      return c.body(text, 200, {
        'content-type': 'text/csv; charset=UTF-8',
        'content-disposition': `attachment; filename="yova-${month}.csv"`,
      })
    })
