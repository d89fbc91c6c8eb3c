import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useMemo, useState } from 'react'
import type {
  RemittanceLineView,
  RemittanceView,
} from '#capabilities/payouts/remittances.contract.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { ChoiceFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { CorrectLineDialog } from './correct-line-dialog.tsx'
import { LINES_SHOWN, differenceLines, type RemittanceLineListQuery } from './queries.ts'
import {
  ResolveDifferenceDialog,
  type ResolveDifferenceRequest,
} from './resolve-difference-dialog.tsx'
import { MoneyAmount } from './money-cells.tsx'
import { RemittanceLineItem } from './remittance-line-item.tsx'

type DifferencesProps = { one: RemittanceView; onChanged: () => void }

export function Differences({ one: item, onChanged }: DifferencesProps) {
  const { t } = useTexts()
  const [correcting, setCorrecting] = useState<RemittanceLineView | null>(null)
  const [request, setRequested] = useState<ResolveDifferenceRequest | null>(null)
  const addresses = useMemo(() => differenceLines(item.id), [item.id])
  const { query, go } = useListQuery(addresses)
  const list = useQuery(addresses.path(query), { isCached: true })
  const mayAnswer = item.state === 'matched'
  return (
    <>
      <section className="card" aria-labelledby="finance-differences">
        <h2 id="finance-differences">{t('admin-money.differences')}</h2>
        {item.differences.length === 0 ? (
          <p className="muted">{t('admin-money.differences-none')}</p>
        ) : (
          <ul className="finance-rows">
            {item.differences.map((difference) => (
              <li key={difference.reason}>
                <span>
                  <button
                    type="button"
                    className="text-link"
                    onClick={() => go({ show: difference.reason })}
                  >
                    {t(`admin-money.reason.${difference.reason}`)}
                  </button>
                  <small>
                    {t('admin-money.remittance.lines', { count: difference.count })} ·{' '}
                    <MoneyAmount dinars={difference.amount} />
                  </small>
                </span>
                {mayAnswer && difference.open > 0 ? (
                  <Button
                    kind="outline"
                    small
                    aria-label={t('admin-money.answer.all-of', {
                      reason: t(`admin-money.reason.${difference.reason}`),
                    })}
                    onClick={() => setRequested({ ...difference, line: null })}
                  >
                    {t('admin-money.answer.all')} ({difference.open})
                  </Button>
                ) : (
                  <small>{t('admin-money.differences.settled')}</small>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="card table-card" aria-label={t('admin-money.differences')}>
        <ToolBar query={query} go={go} />
        <ListBody
          texts="admin-money.differences"
          addresses={addresses}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3rem" />}
          onRetry={list.refresh}
        >
          {(rows) => (
            <ul className="finance-lines" aria-label={t('admin-money.differences')}>
              {rows.map((line) => (
                <RemittanceLineItem
                  key={line.id}
                  line={line}
                  onCorrect={
                    mayAnswer && line.unreadable !== null ? () => setCorrecting(line) : null
                  }
                  onAsk={
                    mayAnswer && line.reason !== null
                      ? () => setRequested(parseQuery(item, line))
                      : null
                  }
                />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      <CorrectLineDialog
        key={correcting?.id ?? ''}
        line={correcting}
        remittanceId={item.id}
        onClose={() => setCorrecting(null)}
        onDone={() => {
          onChanged()
          list.refresh()
        }}
      />
      <ResolveDifferenceDialog
        key={`${request?.reason ?? ''} ${request?.line?.id ?? ''}`}
        request={request}
        remittanceId={item.id}
        onClose={() => setRequested(null)}
        onDone={() => {
          onChanged()
          list.refresh()
        }}
      />
    </>
  )
}

function parseQuery(
  item: RemittanceView,
  line: RemittanceLineView,
): ResolveDifferenceRequest | null {
  const difference = item.differences.find(({ reason }) => reason === line.reason)
  return difference ? { ...difference, line } : null
}

type ToolBarProps = {
  query: RemittanceLineListQuery
  go: (changes: Partial<RemittanceLineListQuery>) => void
}

function ToolBar({ query, go }: ToolBarProps) {
  const { t } = useTexts()
  const nameOf = (show: RemittanceLineListQuery['show']) =>
    show === 'different' || show === 'open' || show === 'all'
      ? t(`admin-money.show.${show}`)
      : t(`admin-money.reason.${show}`)
  return (
    <div className="tool-bar">
      <SearchField
        label={t('admin-money.differences.search')}
        clearLabel={t('admin-money.ledger.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <ChoiceFilter
        label={t('admin-money.differences.show')}
        values={LINES_SHOWN}
        value={query.show}
        nameOf={nameOf}
        onChoose={(show) => go({ show })}
      />
    </div>
  )
}
