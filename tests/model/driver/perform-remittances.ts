import { RemittanceLinesPage } from '#capabilities/payouts/remittances.contract.ts'
import { localDate } from '#kernel/calendar.ts'
import { getName } from './names.ts'
import { readRefusal, type Performers, type Stage } from './performer.ts'
import { COURIER_CODES } from './set-up.ts'
import type { RemittanceLine } from '../events.ts'

const toText = (centimes: number): string => (centimes / 100).toFixed(2).replace('.', ',')

export const remittancePerformers: Performers<'cash_remitted'> = {
  /** One admin imports the statement and resolves its differences, the other posts it. */
  async cash_remitted(stage, { courierId, lines, received }) {
    const { ask, market, names } = stage
    const base = '/api/v1/admin/money/remittances'
    const rows = lines.map(({ parcelId, collected, fee }, index) => {
      const tracking =
        parcelId === null ? `NONE-${index}` : getName(names.parcels, parcelId).tracking
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
    const body = { received: received / 100, received_on: localDate(market.clock.now()) }
    return readRefusal(await ask('second', `${base}/${id}/posting`, { body }))
  },
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
