import { get } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import './picking.css'
import { FileText, Package, Printer, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PickListView } from '#capabilities/orders/pick-list.contract.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { VendorOrderTabs } from '../../returns/order-tabs.tsx'
import { useOrderAction } from '../use-order-action.ts'
import { useDocuments } from '../use-documents.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'

export default function PickingPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const ids = params.get('ids')
  // Only the list of all pending orders is live; a selection stays fixed.
  const list = useQuery(get('/vendor/pick-list', { ids }), { live: ids === null ? ['orders'] : [] })
  const { view, state } = list
  return (
    <div className="back-office-page picking">
      <div className="page-head">
        <h1>{t('order-board.pick-title')}</h1>
        {view && view.lines.length > 0 && <Acts list={view} onMoved={list.refresh} />}
      </div>
      <VendorOrderTabs current="picking" />
      <section className="card table-card" aria-label={t('order-board.list')}>
        {view && view.lines.length > 0 ? (
          <>
            <Lead list={view} isChosen={ids !== null} />
            <Lines list={view} />
          </>
        ) : view ? (
          <EmptyState title={t('order-board.pick-none')} text={t('order-board.pick-none-text')} />
        ) : state === 'loading' ? (
          <RowsSkeleton rows={8} />
        ) : (
          <EmptyState
            title={t('order-board.pick-failed')}
            action={
              <Button kind="outline" small onClick={list.refresh}>
                <Icon of={RotateCw} size="s" />
                {t('site.retry')}
              </Button>
            }
          />
        )}
      </section>
    </div>
  )
}

function Acts({ list, onMoved }: { list: PickListView; onMoved: () => void }) {
  const { t } = useTexts()
  const documents = useDocuments()
  const { busy, advanceMany } = useOrderAction(onMoved, onMoved)
  return (
    <div className="picking-acts">
      <Button
        kind="outline"
        small
        busy={documents.making === 'pick_list'}
        onClick={() => void documents.open('pick_list', list.order_ids)}
      >
        <Icon of={FileText} size="s" />
        {t('order-board.pick-pdf')}
      </Button>
      <Button kind="quiet" small className="only-desktop" onClick={() => window.print()}>
        <Icon of={Printer} size="s" />
        {t('order-board.pick-print')}
      </Button>
      <Button
        small
        busy={busy === 'many'}
        onClick={() => void advanceMany(ordersOf(list), 'processing')}
      >
        <Icon of={Package} size="s" />
        {t('order-board.pick-prepare')}
      </Button>
    </div>
  )
}

const ordersOf = ({ lines }: PickListView) => [
  ...new Map(lines.flatMap(({ orders }) => orders).map((order) => [order.id, order])).values(),
]

function Lead({ list, isChosen }: { list: PickListView; isChosen: boolean }) {
  const { t } = useTexts()
  const orders = list.order_ids.length
  return (
    <div className="picking-lead">
      <p role="status">
        <b>{t('order-board.pick-lead', { orders })}</b>
        {' · '}
        {t('order-board.pieces', { count: list.pieces })}
        {!isChosen &&
          list.waiting > orders &&
          ` · ${t('order-board.pick-more', { count: list.waiting })}`}
      </p>
      {isChosen && (
        <ButtonLink kind="text" small to={paths.vendorPicking()}>
          {t('order-board.pick-all')}
        </ButtonLink>
      )}
    </div>
  )
}

type PickListRow = PickListView['lines'][number]
const keyOf = (line: PickListRow): string =>
  line.variant_id ?? [line.product_name, line.variant_label, line.sku].join('|')

function Lines({ list }: { list: PickListView }) {
  const { t } = useTexts()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) =>
    setTaken((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  return (
    <ul className="pick-lines">
      {list.lines.map((line) => {
        const key = keyOf(line)
        const name = [line.product_name, line.variant_label].filter(Boolean).join(' · ')
        return (
          <li key={key} data-taken={taken.has(key) ? '' : undefined}>
            <label className="row-box">
              <input
                type="checkbox"
                aria-label={t('order-board.taken', { name })}
                checked={taken.has(key)}
                onChange={() => toggle(key)}
              />
            </label>
            <ResponsiveImage image={line.image} alt="" sizes="3.5rem" />
            <span className="pick-what">
              <b>
                <bdi>{line.product_name}</bdi>
              </b>
              <small>
                {line.variant_label !== null && <bdi>{line.variant_label}</bdi>}
                {line.variant_label !== null && line.sku !== null && ' · '}
                {line.sku !== null && <bdi dir="ltr">{line.sku}</bdi>}
              </small>
              <small className="pick-orders">
                {line.orders.map(({ id, order_number, quantity }) => (
                  <span key={id}>
                    <OrderNumber number={order_number} />
                    {quantity > 1 && (
                      <bdi dir="ltr" className="num">
                        {` × ${quantity}`}
                      </bdi>
                    )}
                  </span>
                ))}
              </small>
            </span>
            <b className="pick-count num">
              <bdi dir="ltr">{`× ${line.quantity}`}</bdi>
            </b>
          </li>
        )
      })}
    </ul>
  )
}
