import { IN_APP_TEXTS } from '#capabilities/notifications/texts/in-app.ts'
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
Object.assign(IN_APP_TEXTS, {
  'loyalty.points_spent': {
    fr: 'Points dépensés : {number}',
    en: 'Points spent: {number}',
    ar: 'نقاط مستعملة: {number}',
  },
})
