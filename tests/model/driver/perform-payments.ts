import { localDate } from '#kernel/calendar.ts'
import { getName } from './names.ts'
import { DONE, readRefusal, type Performers, type Stage } from './performer.ts'

type PaymentEvent = 'gateway_paid' | 'gateway_settled' | 'unpaid_expired' | 'credit_paid'

const REFUNDS = '/api/v1/admin/refunds'
/** What is due without a return: of cancelled orders, and what a cheaper exchange saves. */
export const OF_NO_RETURN = `(f.return_id is null or o.status <> 'cancelled' and exists (
  select from returns.exchanges e where e.return_id = f.return_id and e.state = 'delivered'))`

const toText = (centimes: number): string => (centimes / 100).toFixed(2)

/** Two pages are open from checkout on, so that a buyer can pay twice. */
export const CARD_METHODS = ['cib', 'edahabia'] as const

export async function openPaymentPages({ ask }: Stage, number: string, key: string) {
  for (const method of CARD_METHODS) {
    const body = { method, accepts_terms: true }
    const headers = { 'purchase-key': key }
    const path = `/api/v1/purchases/${number}/payments`
    const opened = readRefusal(await ask(null, path, { body, headers }))
    if (opened.refusal) return opened
  }
  return DONE
}

/** A gateway takes money only on a page that a buyer has opened, and that is not given up; the model knows no pages. */
export const NO_OPEN_PAGE = 'no_open_page'

async function findOpenPage({ network, sql }: Stage, number: string) {
  const pages = await sql(
    `select i.gateway_id from payments.intents i join orders.purchases u on u.id = i.purchase_id
     where u.number = $1 and i.status = 'pending' order by i.created_at limit 1`,
    number,
  )
  return network.orders.get(String(pages[0]?.['gateway_id']))
}

export const paymentPerformers: Performers<PaymentEvent> = {
  async gateway_paid(stage, { purchaseId, amount }) {
    const { ask, names, network } = stage
    const { number, key } = getName(names.purchases, purchaseId)
    let page = await findOpenPage(stage, number)
    // Where nothing is paid yet, the buyer opens another one.
    if (!page && !(await openPaymentPages(stage, number, key)).refusal)
      page = await findOpenPage(stage, number)
    if (!page) return { refusal: NO_OPEN_PAGE }
    network.pays(page, amount)
    const path = `/api/v1/purchases/${number}/payment-checks`
    return readRefusal(await ask(null, path, { body: {}, headers: { 'purchase-key': key } }))
  },
  /** One admin imports the file, the other posts it: its only line names no payment, so it is posted with a note. */
  async gateway_settled({ ask, market }, { amount, fee }) {
    const path = '/api/v1/admin/money/gateway-settlements'
    const name = crypto.randomUUID()
    const content = `reference;gross;fee\n${name};${toText(amount)};${toText(fee)}`
    const made = await ask('admin', path, {
      body: {
        ...{ gateway: 'satim', reference: name, file_name: 'settlement.csv' },
        content: Buffer.from(content).toString('base64'),
      },
    })
    const imported = readRefusal(made)
    if (imported.refusal) return imported
    const { id } = made.body as { id: string }
    const body = { received_on: localDate(market.clock.now()), note: 'seen with the gateway' }
    return readRefusal(await ask('second', `${path}/${id}/posting`, { body }))
  },
  async unpaid_expired({ market, names, sql }, { purchaseId }) {
    const { number } = getName(names.purchases, purchaseId)
    await sql(`update payments.holds set expires_at = created_at where number = $1`, number)
    await market.payments.releaseHolds()
    return DONE
  },
  /** A card is paid back by its gateway, cash by two admins; an exchange collected cash beside a card. */
  async credit_paid(stage, { purchaseId, way }) {
    const { number } = getName(stage.names.purchases, purchaseId)
    const refunds = await stage.sql(
      `select f.id, f.state, f.method from returns.refunds f join orders.orders o on o.id = f.order_id
       join orders.purchases u on u.id = o.purchase_id
       where u.number = $1 and f.state in ('due', 'approved') and ${OF_NO_RETURN}`,
      number,
    )
    for (const { id } of refunds.filter(({ state }) => state === 'due')) {
      const approved = await stage.ask('second', `${REFUNDS}/${String(id)}/approval`, { body: {} })
      const result = readRefusal(approved)
      if (result.refusal) return result
    }
    if (way === 'card') {
      await stage.sendCardRefunds(
        `select c.id from payments.refunds c join orders.orders o on o.id = c.order_id
         join orders.purchases u on u.id = o.purchase_id
         left join returns.refunds f on f.id::text = c.reference
         where u.number = $1 and (c.reason <> 'returned' or ${OF_NO_RETURN})`,
        number,
      )
    } else if (refunds.length === 0) return { refusal: 'no_refund_waits' }
    for (const { id } of refunds.filter(({ method }) => method !== 'card')) {
      const body = { reference: 'CCP', paid_from: way === 'till' ? 'till' : 'bank' }
      const paid = readRefusal(
        await stage.ask('admin', `${REFUNDS}/${String(id)}/payment`, { body }),
      )
      if (paid.refusal) return paid
    }
    return DONE
  },
}
