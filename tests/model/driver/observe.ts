import { MoneyOverview } from '#capabilities/payouts/ledger.contract.ts'
import { CutOffOfMonth, type CutOffView } from '#capabilities/treasury/cut-offs.contract.ts'
import type { AccountKind } from '../accounts.ts'
import type { Observation, ObservedOrder as ObservedOrderOfModel } from '../observed.ts'
import type { OrderStatus } from '../status.ts'
import { readFigures, type SeenFigures } from './observe-figures.ts'
import { readVendors, type SeenVendors } from './observe-vendors.ts'
import { OF_NO_RETURN } from './perform-payments.ts'
import type { Stage } from './performer.ts'
import { COURIER_CODES } from './set-up.ts'

/** Invoices less credit notes that are not cancelled, by issuer. */
type ObservedOrder = Pick<ObservedOrderOfModel, 'status' | 'paymentStatus'> & {
  invoiced: Record<'vendor' | 'operator', number>
  /** Parcels that only the vendor reports as delivered. */
  claims: number
  /** VAT of the same documents, by issuer and rate: `vendor 1900`. */
  vat: Record<string, number>
}

/** What the driver reads so far; the rest of an observation follows. */
export type Observed = Pick<Observation, 'ledger' | 'courierCash' | 'stock' | 'credits'> & {
  vendors: SeenVendors
  orders: Record<string, ObservedOrder>
  figures: SeenFigures
  /** Of the month that ended by the event. */
  cutOff: CutOffView | null
}

const toCentimes = (dinars: number): number => Math.round(dinars * 100)

export async function observeProduct(stage: Stage): Promise<Observed> {
  const { ask, endedMonth } = stage
  const [money, vendors, orders, stock, credits, figures, ended] = await Promise.all([
    stage.ask('admin', '/api/v1/admin/money/overview'),
    readVendors(stage),
    readOrders(stage),
    readStock(stage),
    readCredits(stage),
    readFigures(stage),
    endedMonth === null ? null : ask('admin', `/api/v1/admin/money/cut-off?month=${endedMonth}`),
  ])
  const overview = MoneyOverview.parse(money.body)
  return {
    ledger: Object.fromEntries(
      overview.accounts.map(({ kind, amount }) => [kind as AccountKind, toCentimes(amount)]),
    ),
    courierCash: overview.couriers.map(({ code, amount, parcels }) => ({
      ...{ amount: toCentimes(amount), parcels },
      courierId: Object.keys(COURIER_CODES).find((id) => COURIER_CODES[id] === code) ?? null,
    })),
    ...{ vendors, orders, stock, credits, figures },
    cutOff: ended && CutOffOfMonth.parse(ended.body).cut_off,
  }
}

async function readOrders({ names, sql }: Stage): Promise<Observed['orders']> {
  const rows =
    await sql(`select o.id, o.status, o.payment_status, (select count(*)::integer from orders.parcels p
      where p.order_id = o.id and p.delivery_claimed_at is not null) as claims, (
      select json_build_object('vendor', coalesce(sum(i.signed) filter (where i.subject = 'sale'), 0),
        'operator', coalesce(sum(i.signed) filter (where i.subject = 'delivery'), 0))
      from (select subject, case kind when 'invoice' then total_centimes else -total_centimes end as signed
        from documents.invoices n where n.order_id = o.id and n.cancelled_at is null) i) as invoiced
    from orders.orders o`)
  const vat = await sql(`select i.order_id,
      case i.subject when 'delivery' then 'operator' else 'vendor' end || ' ' || v.vat_bp as name,
      sum(case i.kind when 'invoice' then v.vat_centimes else -v.vat_centimes end) as amount
    from documents.invoices i join documents.invoice_vat v on v.invoice_id = i.id
    where i.cancelled_at is null group by 1, 2`)
  return Object.fromEntries(
    [...names.orders].map(([name, { id }]) => {
      const row = rows.find((order) => order['id'] === id)
      const status = row?.['status'] === 'processing' ? 'confirmed' : row?.['status']
      return [
        name,
        {
          status: status as OrderStatus,
          paymentStatus: row?.['payment_status'] as ObservedOrder['paymentStatus'],
          claims: Number(row?.['claims'] ?? 0),
          invoiced: row?.['invoiced'] as ObservedOrder['invoiced'],
          vat: Object.fromEntries(
            vat
              .filter((item) => item['order_id'] === id)
              .map((item) => [String(item['name']), Number(item['amount'])]),
          ),
        },
      ]
    }),
  )
}

async function readStock({ shops, sql }: Stage): Promise<Observed['stock']> {
  const rows = await sql('select id, on_hand from catalog.variants')
  return Object.fromEntries(
    [...shops.variantIds].map(([name, { variantId }]) => [
      name,
      { available: Number(rows.find((row) => row['id'] === variantId)?.['on_hand']) },
    ]),
  )
}

/** Refunds of returns are observed with their orders, but for what a cheaper exchange saves. */
async function readCredits({ names, sql }: Stage): Promise<Observed['credits']> {
  const rows = await sql(`select u.number, sum(open.amount) as amount from (
      select order_id, amount_centimes as amount from payments.refunds
        where status in ('due', 'sending', 'manual') and reason <> 'returned'
      union all
      select f.order_id, f.amount_centimes from returns.refunds f join orders.orders o on o.id = f.order_id
        where f.state in ('due', 'approved', 'failed') and ${OF_NO_RETURN}
          and not exists (select from payments.refunds c where c.reference = f.id::text and c.reason <> 'returned')
    ) open join orders.orders o on o.id = open.order_id
    join orders.purchases u on u.id = o.purchase_id group by u.number`)
  return Object.fromEntries(
    [...names.purchases].map(([name, { number }]) => [
      name,
      Number(rows.find((row) => row['number'] === number)?.['amount'] ?? 0),
    ]),
  )
}
