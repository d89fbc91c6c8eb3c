import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import { get, withQuery } from '#web/shared/api/endpoint.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { ChoiceFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import '#web/backoffice/list/list-page.css'
import './promo-codes.css'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatAmount, formatNumber, moneyUnit } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PromoCodeDialog, type PromoCodeEditing } from './promo-code-dialog.tsx'
import {
  type PromoCodeDialogRequest,
  PromoCodeCards,
  PromoCodesTable,
} from './promo-codes-list.tsx'
import {
  promoCodeUrls,
  audienceOf,
  type CodesPage,
  type CodesQuery,
  OWNERS,
  PROMO_CODE_TABS,
} from './promo-codes.ts'
import { DeactivatePromoCodeDialog } from './stop-dialog.tsx'
import { usePromoCodeActions } from './use-promo-code-actions.ts'
import { ExportPromoCodesButton } from './export-promo-codes-button.tsx'

export function PromoCodesScreen({ audience }: { audience: BackofficeAudience }) {
  const { t } = useTexts()
  const addresses = promoCodeUrls(audience)
  const { query, go } = useListQuery(addresses)
  const list = useQuery(addresses.path(query), { isCached: true })
  const [editing, setEditing] = useState<PromoCodeEditing | null>(null)
  const [stopping, setStopping] = useState<ManagedPromoCodeView | null>(null)
  const { isBusy, submit, stop } = usePromoCodeActions(audience, list.refresh)
  const ask = ({ what, code }: PromoCodeDialogRequest) =>
    what === 'stop' ? setStopping(code) : setEditing({ what, code })
  return (
    <div className="back-office-page">
      <div className="page-head">
        <div>
          <h1>{t('promo-codes.title')}</h1>
          <p className="muted">{t(`promo-codes.subtitle.${audience}`)}</p>
        </div>
        <div className="page-actions">
          {audience === 'admin' ? (
            <ExportMenu
              path={withQuery(get('/admin/lists/promo-codes/file'), addresses.narrowed(query))}
              file="yova-promo-codes"
            />
          ) : (
            <ExportPromoCodesButton query={query} audience={audience} />
          )}
          <Button aria-haspopup="dialog" onClick={() => setEditing({ what: 'new' })}>
            <Icon of={Plus} size="s" />
            {t('promo-codes.new')}
          </Button>
        </div>
      </div>
      <Figures page={list.view} audience={audience} />
      <StatusTabs
        label={t('promo-codes.filter')}
        statuses={PROMO_CODE_TABS}
        current={query.status}
        addressOf={(status) => addresses.address(query, { status })}
        nameOf={(status) => t(`promo-codes.tab.${status}`)}
        counts={list.view?.counts ?? null}
      />
      <section className="card table-card" aria-label={t('promo-codes.list')}>
        <ToolBar
          {...{ query, go, audience }}
          isLoading={list.state === 'loading'}
          onRefresh={list.refresh}
        />
        <ListBody
          texts="promo-codes"
          addresses={addresses}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton />}
          onRetry={list.refresh}
        >
          {(rows, isTable) =>
            isTable ? (
              <PromoCodesTable {...{ rows, audience }} onAsk={ask} />
            ) : (
              <PromoCodeCards {...{ rows, audience }} onAsk={ask} />
            )
          }
        </ListBody>
      </section>
      <PromoCodeDialog
        {...{ editing, audience, isBusy }}
        onClose={() => setEditing(null)}
        onSubmit={async (body) => {
          const fieldErrors = await submit(editing, body)
          if (Object.keys(fieldErrors).length === 0) setEditing(null)
          return fieldErrors
        }}
      />
      <DeactivatePromoCodeDialog
        {...{ audience, isBusy }}
        code={stopping}
        onClose={() => setStopping(null)}
        onConfirm={(code, reason) =>
          void stop(code, reason).then((isDone) => isDone && setStopping(null))
        }
      />
    </div>
  )
}

type FiguresProps = { page: Pick<CodesPage, 'figures'> | null; audience: BackofficeAudience }

function Figures({ page, audience }: FiguresProps) {
  const { t, language } = useTexts()
  const cards: { label: string; value: string | null; unit?: string }[] = [
    {
      label: t('promo-codes.figure.uses'),
      value: page && formatNumber(page.figures.uses, language),
    },
    ...(['revenue', 'discount'] as const).map((figure) => ({
      label: t(`promo-codes.figure.${figure}`),
      value: page && formatAmount(fromDinars(page.figures[figure]), language),
      unit: moneyUnit(language, audienceOf(audience)),
    })),
  ]
  return (
    <dl className="stat-cards promo-totals">
      {cards.map(({ label, value, unit }) => (
        <StatCard key={label} {...{ label, unit }} value={value} hasFailed={false} />
      ))}
    </dl>
  )
}

type ToolBarProps = {
  query: CodesQuery
  audience: BackofficeAudience
  isLoading: boolean
  onRefresh: () => void
  go: (changes: Partial<CodesQuery>) => void
}

function ToolBar({ query, go, audience, isLoading, onRefresh }: ToolBarProps) {
  const { t } = useTexts()
  return (
    <div className="tool-bar">
      <SearchField
        label={t(`promo-codes.search.${audience}`)}
        clearLabel={t('promo-codes.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      {audience === 'admin' && (
        <ChoiceFilter
          label={t('promo-codes.owner')}
          values={OWNERS}
          value={query.owner}
          nameOf={(owner) => t(`promo-codes.owner.${owner}`)}
          onChoose={(owner) => go({ owner })}
        />
      )}
      <Refresh isLoading={isLoading} onRefresh={onRefresh} />
    </div>
  )
}
