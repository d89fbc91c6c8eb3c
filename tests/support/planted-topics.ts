import ar from '#capabilities/notifications/locales/ar.json' with { type: 'json' }
import en from '#capabilities/notifications/locales/en.json' with { type: 'json' }
import fr from '#capabilities/notifications/locales/fr.json' with { type: 'json' }
import { VENDOR_OCCASIONS } from '#capabilities/notifications/rules/in-app-topics.ts'
import { TOPICS } from '#capabilities/notifications/topics.contract.ts'

// In place of the lines in the lists and their texts. Imported before what reads the lists.
const topics: unknown[] = TOPICS as never
topics.push(
  { code: 'loyalty', mail: 'declinable' },
  { code: 'surveys', mail: { consent: '2027-01' } },
)
Object.assign(VENDOR_OCCASIONS, {
  'loyalty.points_spent': { topic: 'loyalty', permission: 'orders' },
})
Object.assign(fr, { 'in-app.loyalty.points_spent': 'Points dépensés : {number}' })
Object.assign(en, { 'in-app.loyalty.points_spent': 'Points spent: {number}' })
Object.assign(ar, { 'in-app.loyalty.points_spent': 'نقاط مستعملة: {number}' })
