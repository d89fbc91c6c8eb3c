import type { Jobs } from '#platform/jobs/index.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { Documents } from '#capabilities/documents/index.ts'
import { printReceipt } from './operations/print-receipt.ts'
import { recordCashRemittance } from './operations/record-cash-remittance.ts'
import { renderStatement } from './operations/render-statement.ts'
import { readBatchFile } from './operations/export-batch-file.ts'
import { importRemittances } from './operations/import-remittance.ts'
import { correctRemittanceLine } from './operations/correct-remittance-line.ts'
import { manageLossClaims } from './operations/manage-loss-claims.ts'
import { rematch, scheduleMatching } from './operations/reconcile-remittance.ts'
import { resolveAndPostRemittances } from './operations/post-remittance.ts'
import { readRemittances } from './operations/read-remittances.ts'
import { changeBatchStatus } from './operations/change-batch-status.ts'
import { followManualJournals } from './operations/follow-manual-journals.ts'
import { syncOpenOrders } from './operations/sync-open-orders.ts'
import { type PayoutsDeps, previewBatch, proposeBatch } from './operations/propose-batch.ts'
import { holdVendorPayouts } from './operations/hold-payouts.ts'
import { readTrialBalance } from './operations/read-trial-balance.ts'
import { readLedger } from './operations/read-ledger.ts'
import { readBatches } from './operations/read-batches.ts'
import { readVendorBalance } from './operations/read-vendor-balance.ts'
import { managePayoutSchedules } from './operations/manage-payout-schedules.ts'
import { returnPayout } from './operations/return-payout.ts'
import { settleVendorDebt } from './operations/settle-vendor-debt.ts'
import { exportStatement } from './operations/export-statement.ts'
import { upsertCourierCash } from './queries/courier-cash.ts'
import { adminRoutes } from './routes.admin.ts'
import { trialBalanceRoutes } from './routes.admin.trial-balance.ts'
import { ledgerRoutes } from './routes.admin.ledger.ts'
import { countedCashRoutes } from './routes.admin.counted-cash.ts'
import { remittanceRoutes } from './routes.admin.remittances.ts'
import { payoutScheduleRoutes } from './routes.admin.schedules.ts'
import { lossClaimRoutes } from './routes.admin.loss-claims.ts'
import { payoutReturnRoutes } from './routes.admin.payout-returns.ts'
import { settlementRoutes } from './routes.admin.settlements.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { subscribeToEvents, subscribeToLosses } from './subscriptions.ts'

type Deps = PayoutsDeps & {
  outbox: Pick<Outbox, 'subscribeMany'>
  jobs: Pick<Jobs, 'handle'>
  documents: Pick<Documents, 'drawStatement' | 'areBooksClosed'>
}

export function createPayouts(deps: Deps) {
  const reading = readVendorBalance(deps)
  subscribeToEvents(deps.outbox, syncOpenOrders(deps), upsertCourierCash)
  const claims = manageLossClaims(deps)
  subscribeToLosses(deps.outbox, claims, syncOpenOrders(deps))
  scheduleMatching(deps, deps.jobs)
  const [batches, remittances, ledger] = [
    readBatches(deps),
    readRemittances(deps),
    readLedger(deps),
  ]
  return {
    manualJournals: followManualJournals(deps),
    balance: reading.balance,
    listBalances: ledger.shops,
    listBatches: batches.list,
    listRemittances: remittances.remittances,
    vendorRoutes: vendorRoutes({
      ...reading,
      statement: exportStatement(deps),
      renderStatement: renderStatement(deps),
    }),
    adminRoutes: [
      adminRoutes({
        ...batches,
        preview: previewBatch(deps),
        propose: proposeBatch(deps),
        move: changeBatchStatus(deps),
        readFile: readBatchFile(deps),
      }),
      remittanceRoutes({
        ...remittances,
        imports: importRemittances(deps),
        resolveAndPost: resolveAndPostRemittances(deps),
        rematch: rematch(deps),
        correctLine: correctRemittanceLine(deps),
      }),
      countedCashRoutes({
        ...recordCashRemittance(deps),
        remittance: remittances.remittance,
        printReceipt: printReceipt(deps),
      }),
      lossClaimRoutes(claims),
      settlementRoutes(settleVendorDebt(deps)),
      payoutReturnRoutes(returnPayout(deps)),
      payoutScheduleRoutes(managePayoutSchedules(deps)),
      trialBalanceRoutes(readTrialBalance(deps)),
      ledgerRoutes({ ...ledger, holds: holdVendorPayouts(deps) }),
    ],
  }
}
export type Payouts = ReturnType<typeof createPayouts>
export { readStatementFile } from './operations/read-statement-file.ts'
export { computeDisputedSum, type SettledRemittanceLine } from './rules/remittance-journals.ts'
export { type VendorBalanceRowView, VendorBalancesQuery } from './ledger.contract.ts'
export { type RemittanceRowView, RemittancesQuery } from './remittances.contract.ts'
