import { useState } from 'react'
import type {
  BankLineView,
  BankStatementView,
} from '#capabilities/treasury/bank-statements.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { OptionFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { BankLineItem } from './bank-line-item.tsx'
import { BankOpening } from './bank-opening.tsx'
import { BankPosition } from './bank-position.tsx'
import { ImportBankDialog } from './import-bank-dialog.tsx'
import { LinkBankLineDialog } from './link-bank-line-dialog.tsx'
import { Day, MoneyCode } from './money-cells.tsx'
import { BANK_LINE_FILTERS, BANK_LINES } from './queries.ts'
import { BankReconciliationCard } from './bank-reconciliation.tsx'
import { WithdrawBankDialog } from './withdraw-bank-dialog.tsx'

/** What the bank wrote beside what the books say; nothing here posts. */
export function BankLines() {
  const { t } = useTexts()
  const { query, go } = useListQuery(BANK_LINES)
  const list = useQuery(BANK_LINES.path(query), { isCached: true })
  const statements = useQuery(get('/admin/money/bank-statements', { limit: 50 }))
  const [on, setOn] = useState<string | null>(null)
  const position = useQuery(get('/admin/money/bank-reconciliation', { on }))
  const statement = position.view?.statement ?? null
  const [isImporting, setImporting] = useState(false)
  const [withdrawing, setWithdrawing] = useState<BankStatementView | null>(null)
  const [linking, setLinking] = useState<BankLineView | null>(null)
  const refresh = () => {
    list.refresh()
    statements.refresh()
    position.refresh()
  }
  const { isBusy, act } = useMutation(refresh)
  const known = statements.view?.items ?? []
  const chosen = known.find(({ id }) => id === query.statement)
  return (
    <>
      <div className="finance-actions">
        {known.length > 0 && (
          <Button
            kind="outline"
            small
            busy={isBusy}
            onClick={() =>
              void act({
                ...post('/admin/money/bank-reconciliation'),
                done: t('admin-money.bank.matched'),
                failed: t('admin-money.failed'),
              })
            }
          >
            {t('admin-money.bank.match')}
          </Button>
        )}
        <Button small onClick={() => setImporting(true)}>
          {t('admin-money.bank.import')}
        </Button>
      </div>
      {position.view && <BankOpening position={position.view} onStated={refresh} />}
      {statement && <BankReconciliationCard statement={statement} onDay={setOn} />}
      {known.length > 0 && <BankPosition position={position.view} />}
      <StatusTabs
        label={t('admin-money.bank.filter')}
        statuses={BANK_LINE_FILTERS.state}
        current={query.state}
        addressOf={(state) => BANK_LINES.address(query, { state })}
        nameOf={(state) => t(`admin-money.bank.state.${state}`)}
        counts={null}
      />
      <section className="card table-card" aria-label={t('admin-money.bank')}>
        {known.length > 0 && (
          <div className="tool-bar">
            <OptionFilter
              label={t('admin-money.bank.statement')}
              all={t('admin-money.bank.statement.all')}
              value={query.statement}
              choices={known.map((item) => ({ value: item.id, name: nameOf(item) }))}
              onChoose={(id) => go(Object.fromEntries([['statement', id]]))}
            />
            {chosen && (
              <StatementNote statement={chosen} onWithdraw={() => setWithdrawing(chosen)} />
            )}
          </div>
        )}
        <ListBody
          texts="admin-money.bank"
          addresses={BANK_LINES}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3rem" />}
          onRetry={list.refresh}
        >
          {(rows) => (
            <ul className="finance-journals" aria-label={t('admin-money.bank')}>
              {rows.map((line) => (
                <BankLineItem
                  key={line.id}
                  line={line}
                  onLink={() => setLinking(line)}
                  onChanged={refresh}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      {isImporting && <ImportBankDialog onClose={() => setImporting(false)} onDone={refresh} />}
      {withdrawing && (
        <WithdrawBankDialog
          statement={withdrawing}
          onClose={() => setWithdrawing(null)}
          onDone={() => {
            go(Object.fromEntries([['statement', '']]))
            refresh()
          }}
        />
      )}
      {linking && (
        <LinkBankLineDialog line={linking} onClose={() => setLinking(null)} onDone={refresh} />
      )}
    </>
  )
}

const nameOf = ({ file_name: name, from_on: from, until_on: until }: BankStatementView): string =>
  `\u2068${name}\u2069 (${from} – ${until})`

type StatementNoteProps = { statement: BankStatementView; onWithdraw: () => void }

function StatementNote({ statement, onWithdraw }: StatementNoteProps) {
  const { t } = useTexts()
  const { linked_count: linked, line_count: count, known_count: known } = statement
  return (
    <>
      <small className="muted">
        {t('admin-money.bank.statement.counts', { linked, count })}
        {known > 0 && ` · ${t('admin-money.bank.statement.known', { count: known })}`} ·{' '}
        <Day on={statement.imported_at} /> · <MoneyCode>{statement.imported_by ?? '–'}</MoneyCode>
      </small>
      <Button kind="quiet" small onClick={onWithdraw}>
        {t('admin-money.bank.withdraw')}
      </Button>
    </>
  )
}
