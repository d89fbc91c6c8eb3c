import { attachDocument } from './operations/attach-document.ts'
import { depositTill } from './operations/deposit-till.ts'
import { importBankStatement } from './operations/import-bank-statement.ts'
import { importGatewaySettlement } from './operations/import-gateway-settlement.ts'
import { linkBankLines } from './operations/link-bank-lines.ts'
import { postCutOffs } from './operations/post-cut-off.ts'
import { postGatewaySettlement } from './operations/post-gateway-settlement.ts'
import { postManualJournal } from './operations/post-manual-journal.ts'
import { readBankStatements } from './operations/read-bank-statements.ts'
import { readCutOffs } from './operations/read-cut-offs.ts'
import { readManualJournals } from './operations/read-manual-journals.ts'
import { readGatewaySettlements } from './operations/read-gateway-settlements.ts'
import { recordManualJournal, type TreasuryDeps } from './operations/record-manual-journal.ts'
import { stateBankOpening } from './operations/state-bank-opening.ts'
import { withdrawBankStatement } from './operations/withdraw-bank-statement.ts'
import { sumWaitingDeposits } from './queries/till-deposits.ts'
import { attachmentRoutes } from './routes.admin.attachments.ts'
import { bankStatementRoutes } from './routes.admin.bank-statements.ts'
import { cutOffRoutes } from './routes.admin.cut-offs.ts'
import { gatewaySettlementRoutes } from './routes.admin.gateway-settlements.ts'
import { manualJournalRoutes } from './routes.admin.manual-journals.ts'
import { tillRoutes } from './routes.admin.till.ts'

export function createTreasury(deps: TreasuryDeps) {
  const journals = readManualJournals(deps)
  deps.ledger.reserveTill(sumWaitingDeposits)
  const { postMissing, beforeClosing, post } = postCutOffs(deps)
  deps.documents.beforeVatMonthCloses(beforeClosing)
  return {
    postCutOffs: postMissing,
    adminRoutes: [
      manualJournalRoutes({
        ...journals,
        recording: recordManualJournal(deps),
        posting: postManualJournal(deps),
      }),
      attachmentRoutes(attachDocument(deps), journals.find),
      gatewaySettlementRoutes({
        ...readGatewaySettlements(deps),
        importing: importGatewaySettlement(deps),
        posting: postGatewaySettlement(deps),
      }),
      bankStatementRoutes({
        ...readBankStatements(deps),
        importing: importBankStatement(deps),
        linking: linkBankLines(deps),
        withdraw: withdrawBankStatement(deps),
        stateOpening: stateBankOpening(deps),
      }),
      tillRoutes(depositTill(deps)),
      cutOffRoutes({ ...readCutOffs(deps), post }),
    ],
  }
}
export type Treasury = ReturnType<typeof createTreasury>
