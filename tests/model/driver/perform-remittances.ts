import { LossClaimsPage } from '#capabilities/payouts/loss-claims.contract.ts'
import { RemittanceLinesPage } from '#capabilities/payouts/remittances.contract.ts'
import { Till } from '#capabilities/treasury/till.contract.ts'
import { localDate } from '#kernel/calendar.ts'
import { getName } from './names.ts'
import { readRefusal, type Performers, type Stage } from './performer.ts'
import { COURIER_CODES } from './set-up.ts'
import type { RemittanceLine } from '../events.ts'

const toText = (centimes: number): string => (centimes / 100).toFixed(2).replace('.', ',')

type RemittanceEvent = 'cash_remitted' | 'cash_counted' | 'till_deposited' | 'loss_compensated'

const MONEY = '/api/v1/admin/money'

export const remittancePerformers: Performers<RemittanceEvent> = {
  /** One admin imports the statement and resolves its differences, the other posts it. */
  async cash_remitted(stage, { courierId, lines, received }) {
    return remit(stage, { courierId, lines, received })
  },
  /** One admin counts what the product says is held, the other posts it. */
  async cash_counted({ ask, market, names, sql }, { courierId, parcelIds, fee }) {
    const ids = parcelIds.map((id) => getName(names.parcels, id).id)
    const [held] = await sql(
      'select sum(amount_centimes)::int as cash from payouts.courier_cash where parcel_id = any($1)',
      ids,
    )
    const received = (Number(held?.['cash']) - fee) / 100
    const made = await ask('admin', `${MONEY}/cash-remittances`, {
      body: {
        ...{ courier: COURIER_CODES[courierId], reference: crypto.randomUUID() },
        ...{ parcel_ids: ids, fee: fee / 100, received },
      },
    })
    const counted = readRefusal(made)
    if (counted.refusal) return counted
    const { id } = made.body as { id: string }
    const body = { received, received_on: localDate(market.clock.now()) }
    return readRefusal(await ask('second', `${MONEY}/remittances/${id}/posting`, { body }))
  },
  async till_deposited({ ask, market }, { amount }) {
    const slip = { slip_number: crypto.randomUUID(), deposited_on: localDate(market.clock.now()) }
    // A debt that was paid in cash may differ by centimes, as what is due does.
    const till = Till.parse((await ask('admin', `${MONEY}/till`)).body)
    const body = { amount: Math.min(amount / 100, till.balance), ...slip }
    const made = await ask('admin', `${MONEY}/till/deposits`, { body })
    const recorded = readRefusal(made)
    if (recorded.refusal) return recorded
    const path = `${MONEY}/till/deposits/${(made.body as { id: string }).id}/confirmation`
    return readRefusal(await ask('second', path, { body: {} }))
  },
  /** It comes with a statement, beside the cash of parcels; agreed before or accepted then. */
  async loss_compensated(stage, { parcelId, amount }) {
    const { orderId } = getName(stage.names.parcels, parcelId)
    const agreed = await agreeClaim(stage, { parcelId, amount })
    if (agreed.refusal) return agreed
    const courierId = await findCourierId(stage, parcelId)
    const line = { parcelId, collected: amount, fee: 0, resolution: 'accepted' } as const
    const done = await remit(stage, { courierId, lines: [line], received: amount })
    return done.refusal ? { refusal: `${orderId}: ${done.refusal}` } : done
  },
}

type Statement = { courierId: string; lines: readonly RemittanceLine[]; received: number }

async function remit(stage: Stage, { courierId, lines, received }: Statement) {
  const { ask, market, names } = stage
  const base = '/api/v1/admin/money/remittances'
  const rows = lines.map(({ parcelId, collected, fee }, index) => {
    const tracking = parcelId === null ? `NONE-${index}` : getName(names.parcels, parcelId).tracking
    return `${tracking};${toText(collected)};${toText(fee)}`
  })
  const content = ['Code suivi;Montant encaissé;Frais', ...rows].join('\n')
  const made = await ask('admin', base, {
    body: {
      ...{ courier: COURIER_CODES[courierId], file_name: 'statement.csv' },
      ...{ content: Buffer.from(content).toString('base64'), reference: crypto.randomUUID() },
    },
  })
  const imported = readRefusal(made)
  if (imported.refusal) return imported
  const { id } = made.body as { id: string }
  const resolved = await resolveDifferences(stage, `${base}/${id}`, lines)
  if (resolved.refusal) return resolved
  const day = localDate(market.clock.now())
  const body = { received: received / 100, received_on: day, note: 'counted' }
  return readRefusal(await ask('second', `${base}/${id}/posting`, { body }))
}

/** Of every other claim only: the others are accepted on the statement. */
async function agreeClaim(
  { ask, names }: Stage,
  { parcelId, amount }: { parcelId: string; amount: number },
) {
  if (amount % 2 === 0) return { refusal: null }
  const page = LossClaimsPage.parse(
    (await ask('admin', '/api/v1/admin/money/loss-claims?limit=100')).body,
  )
  const { tracking } = getName(names.parcels, parcelId)
  const claim = page.items.find((item) => item.tracking === tracking)
  if (!claim) return { refusal: 'no claim was opened' }
  const body = { outcome: 'agreed', amount: amount / 100, note: 'by phone', version: claim.version }
  return readRefusal(
    await ask('admin', `/api/v1/admin/money/loss-claims/${claim.id}/answers`, { body }),
  )
}

async function findCourierId({ names, sql }: Stage, parcelId: string): Promise<string> {
  const { id } = getName(names.parcels, parcelId)
  const [row] = await sql('select courier_code from orders.parcels where id = $1', id)
  return (
    Object.keys(COURIER_CODES).find((key) => COURIER_CODES[key] === row?.['courier_code']) ?? ''
  )
}

async function resolveDifferences({ ask }: Stage, path: string, lines: readonly RemittanceLine[]) {
  const page = await ask('admin', `${path}/lines?show=open&limit=100`)
  for (const { id, position, reason } of RemittanceLinesPage.parse(page.body).items) {
    const { resolution } = lines[position - 1] ?? { resolution: 'disputed' }
    const settled = reason === 'short_paid' ? 'write_off' : 'accept'
    const body = {
      ...{ line_ids: [id], note: 'seen with the courier' },
      answer: resolution === 'disputed' ? 'dispute' : settled,
    }
    const answered = readRefusal(await ask('admin', `${path}/answers`, { body }))
    if (answered.refusal) return { refusal: `${reason}: ${answered.refusal}` }
  }
  return { refusal: null }
}
