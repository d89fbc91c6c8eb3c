import { localDate } from '#kernel/calendar.ts'
import { TransactionsPage, VendorBalance } from '#capabilities/payouts/contract.ts'
import { VendorBalancesPage } from '#capabilities/payouts/ledger.contract.ts'
import { sum } from '../money.ts'
import type { Observation, ObservedVendor } from '../observed.ts'
import type { Actor } from './market.ts'
import type { Stage } from './performer.ts'

type SeenVendor = Pick<ObservedVendor, 'balance' | 'adminBalance' | 'due' | 'inPayment'> & {
  /** Of all pages. */
  transactions: number
  statement: ObservedVendor['statement']
}
export type SeenVendors = Record<keyof Observation['vendors'], SeenVendor>

const PAGE = 100
const toCentimes = (dinars: number): number => Math.round(dinars * 100)

export async function readVendors(stage: Stage): Promise<SeenVendors> {
  const { ask, shops } = stage
  const page = VendorBalancesPage.parse(
    (await ask('admin', `/api/v1/admin/money/vendors?limit=${PAGE}`)).body,
  )
  const entries = await Promise.all(
    [...shops.vendorIds].map(async ([name, id]): Promise<[string, SeenVendor]> => {
      const actor = name as Actor
      const [shown, transactions, statement] = await Promise.all([
        ask(actor, '/api/v1/vendor/money'),
        sumTransactions(stage, actor),
        readStatement(stage, actor),
      ])
      const money = VendorBalance.parse(shown.body)
      const row = page.items.find((item) => item.id === id)
      return [
        name,
        {
          balance: toCentimes(money.balance),
          adminBalance: toCentimes(row?.balance ?? 0),
          due: toCentimes(money.to_receive) - toCentimes(money.owed),
          inPayment: toCentimes(money.in_payment),
          ...{ transactions, statement },
        },
      ]
    }),
  )
  return Object.fromEntries(entries)
}

async function sumTransactions({ ask }: Stage, actor: Actor): Promise<number> {
  const amounts: number[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const path = `/api/v1/vendor/money/lines?limit=${PAGE}&cursor=${encodeURIComponent(cursor)}`
    const response = await ask(actor, cursor === '' ? path.replace('&cursor=', '') : path)
    const page: { items: { amount: number }[]; next: string | null } = TransactionsPage.parse(
      response.body,
    )
    amounts.push(...page.items.map(({ amount }) => toCentimes(amount)))
    cursor = page.next
  }
  return sum(amounts)
}

/** The amount is the last column; the first and the last row are what was owed before and after. */
async function readStatement({ market, ask }: Stage, actor: Actor) {
  const month = localDate(market.clock.now()).slice(0, 7)
  const { text } = await ask(actor, `/api/v1/vendor/money/statement?month=${month}`)
  const rows = text.trim().split(/\r?\n/).slice(1)
  const amounts = rows.map((row) => toCentimes(Number(row.split(';').at(-1)?.replace(',', '.'))))
  return {
    opening: amounts.at(0) ?? Number.NaN,
    lines: amounts.slice(1, -1),
    closing: amounts.at(-1) ?? Number.NaN,
  }
}
