import type { Context } from 'hono'
import {
  empty,
  json,
  jsonBody,
  problems,
  routes,
  taggedRoutes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  BankLine,
  BankLinesPage,
  BankLinesQuery,
  BankOpeningBody,
  BankParams,
  BankReconciliation,
  BankReconciliationQuery,
  type BankReconciliationView,
  BankRecordsPage,
  BankRecordsQuery,
  BankStatement,
  BankStatementsPage,
  BankStatementsQuery,
  LinkBankLineBody,
  NewBankStatementBody,
} from './bank-statements.contract.ts'
import type { ImportBankStatement, ImportBankRefusal } from './operations/import-bank-statement.ts'
import type { LinkBankLines, LinkBankRefusal } from './operations/link-bank-lines.ts'
import { fromDinars } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { ReadBankStatements } from './operations/read-bank-statements.ts'
import type { StateBankOpening, StateOpeningRefusal } from './operations/state-bank-opening.ts'
import type {
  WithdrawBankStatement,
  WithdrawBankRefusal,
} from './operations/withdraw-bank-statement.ts'
import type { StatementDayRefusal } from './operations/draw-reconciliation-statement.ts'
import { texts } from './texts.generated.ts'

export type BankRoutesDeps = ReadBankStatements & {
  importing: ImportBankStatement
  linking: LinkBankLines
  withdraw: WithdrawBankStatement
  stateOpening: StateBankOpening
}

const BANK_REFUSALS = texts.below('bank-refusals')
type BankRefusal =
  | ImportBankRefusal
  | LinkBankRefusal
  | WithdrawBankRefusal
  | StateOpeningRefusal
  | StatementDayRefusal

const STATUSES: Record<BankRefusal['code'], 404 | 409 | 422> = {
  file_unreadable: 422,
  bank_file_empty: 422,
  bank_columns_missing: 422,
  bank_cells_unreadable: 422,
  bank_file_imported: 409,
  bank_statement_not_found: 404,
  bank_line_not_found: 404,
  bank_line_linked: 409,
  bank_line_not_linked: 409,
  bank_record_not_found: 422,
  bank_record_linked: 409,
  bank_sum_differs: 422,
  bank_opened_in_future: 422,
  bank_opened_after_line: 422,
  bank_day_unknown: 422,
}
/** Fields of the forms that a refusal is about. */
const FIELDS: Partial<Record<BankRefusal['code'], string>> = {
  file_unreadable: 'content',
  bank_file_empty: 'content',
  bank_columns_missing: 'content',
  bank_cells_unreadable: 'content',
  bank_record_not_found: 'records',
  bank_sum_differs: 'records',
  bank_opened_in_future: 'opened_on',
  bank_opened_after_line: 'opened_on',
  bank_day_unknown: 'on',
}

const createRoute = taggedRoutes('admin')
const changedLine = {
  200: json(BankLine, 'The line after the change'),
  ...problems(STATUSES, atFields(FIELDS)),
}
const statements = createRoute({
  method: 'get',
  path: '/money/bank-statements',
  summary: "List imported statements of the operator's bank, newest first",
  request: { query: BankStatementsQuery },
  responses: { 200: json(BankStatementsPage, 'One page of statements'), ...problems(422) },
})
const importing = createRoute({
  method: 'post',
  path: '/money/bank-statements',
  summary: "Import a CSV of the operator's bank and match its lines with the books",
  request: jsonBody(NewBankStatementBody),
  responses: { 201: json(BankStatement, 'The statement'), ...problems(STATUSES, atFields(FIELDS)) },
})
const withdrawing = createRoute({
  method: 'delete',
  path: '/money/bank-statements/{id}',
  summary: 'Withdraw a statement of a wrong account, with its lines and their links',
  request: { params: BankParams },
  responses: { 204: empty('Withdrawn'), ...problems(STATUSES, atFields(FIELDS)) },
})
const lines = createRoute({
  method: 'get',
  path: '/money/bank-lines',
  summary: 'List lines of the bank with the records they are linked to, newest first',
  request: { query: BankLinesQuery },
  responses: { 200: json(BankLinesPage, 'One page of lines'), ...problems(422) },
})
const linking = createRoute({
  method: 'post',
  path: '/money/bank-lines/{id}/link',
  summary: 'Link a line of the bank to records of the books whose sum it is',
  request: { params: BankParams, ...jsonBody(LinkBankLineBody) },
  responses: changedLine,
})
const unlinking = createRoute({
  method: 'delete',
  path: '/money/bank-lines/{id}/link',
  summary: 'Unlink a line of the bank',
  request: { params: BankParams },
  responses: changedLine,
})
const records = createRoute({
  method: 'get',
  path: '/money/bank-records',
  summary: 'List what the books have of the bank that no line is linked to',
  request: { query: BankRecordsQuery },
  responses: { 200: json(BankRecordsPage, 'One page of records'), ...problems(422) },
})
const position = createRoute({
  method: 'get',
  path: '/money/bank-reconciliation',
  summary: 'Get until when the bank and the books agree, and the reconciliation statement of a day',
  request: { query: BankReconciliationQuery },
  responses: {
    200: json(BankReconciliation, 'The reconciliation'),
    ...problems(STATUSES, atFields(FIELDS)),
  },
})
const matching = createRoute({
  method: 'post',
  path: '/money/bank-reconciliation',
  summary: 'Match the lines that are not linked with what was posted since',
  responses: {
    200: json(BankReconciliation, 'The reconciliation'),
    ...problems(STATUSES, atFields(FIELDS)),
  },
})
const opening = createRoute({
  method: 'post',
  path: '/money/bank-openings',
  summary: "State the opening day and balance of the operator's bank account",
  request: jsonBody(BankOpeningBody),
  responses: {
    201: json(BankReconciliation, 'The reconciliation'),
    ...problems(STATUSES, atFields(FIELDS)),
  },
})

const answered = <Status extends 200 | 201>(
  c: Context,
  done: Result<BankReconciliationView, BankRefusal>,
  status: Status,
) => (done.ok ? c.json(done.value, status) : refused(c, done.error))

export function bankStatementRoutes(deps: BankRoutesDeps) {
  return routes<{ userId: string }>()
    .openapi(statements, async (c) => c.json(await deps.statements(c.req.valid('query')), 200))
    .openapi(lines, async (c) => c.json(await deps.lines(c.req.valid('query')), 200))
    .openapi(records, async (c) => c.json(await deps.records(c.req.valid('query')), 200))
    .openapi(position, async (c) => {
      const { on } = c.req.valid('query')
      return answered(c, await deps.reconciliation(on), 200)
    })
    .openapi(matching, async (c) => {
      await deps.linking.match(adminActor(c))
      return answered(c, await deps.reconciliation(), 200)
    })
    .openapi(opening, async (c) => {
      const { opened_on: on, balance } = c.req.valid('json')
      const stated = { openedOn: on, balance: fromDinars(balance) }
      const done = await deps.stateOpening({ ...adminActor(c), ...stated })
      if (!done.ok) return refused(c, done.error)
      return answered(c, await deps.reconciliation(), 201)
    })
    .openapi(importing, async (c) => {
      const { content, file_name: fileName } = c.req.valid('json')
      const bytes = Buffer.from(content, 'base64')
      const done = await deps.importing({ ...adminActor(c), fileName, bytes })
      if (!done.ok) return refused(c, done.error)
      return c.json((await deps.findStatement(done.value))!, 201) // found by its own id
    })
    .openapi(withdrawing, async (c) => {
      const done = await deps.withdraw({ ...adminActor(c), id: c.req.valid('param').id })
      return done.ok ? c.body(null, 204) : refused(c, done.error)
    })
    .openapi(linking, async (c) => {
      const command = { ...adminActor(c), lineId: c.req.valid('param').id }
      const done = await deps.linking.link({ ...command, ...c.req.valid('json') })
      if (!done.ok) return refused(c, done.error)
      return c.json((await deps.findLine(done.value))!, 200) // found by its own id
    })
    .openapi(unlinking, async (c) => {
      const done = await deps.linking.unlink({ ...adminActor(c), lineId: c.req.valid('param').id })
      if (!done.ok) return refused(c, done.error)
      return c.json((await deps.findLine(done.value))!, 200) // found by its own id
    })
}

function refused(c: Context, error: BankRefusal) {
  const { code } = error
  const unreadable = code === 'bank_cells_unreadable' ? error.unreadable : []
  const cells = unreadable.map(({ line, column, value }) => ({
    ...{ path: `content.${line}.${column}`, code, message: value },
  }))
  return fieldRefusal(c, error, STATUSES, BANK_REFUSALS, FIELDS[code], cells)
}
