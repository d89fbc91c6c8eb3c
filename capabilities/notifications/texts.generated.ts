// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'in-app.orders.placed': 'number'
  'in-app.orders.delivery_rejected': 'number'
  'in-app.orders.cancelled': 'number'
  'in-app.orders.readdressed': 'number'
  'in-app.returns.requested': 'number'
  'in-app.messages.received': never
  'in-app.reviews.published': 'rating' | 'product'
  'in-app.questions.asked': 'product'
  'in-app.products.shown': 'product'
  'in-app.products.withdrawn': 'product'
  'in-app.products.withdrawn_because': 'product' | 'reason'
  'in-app.shops.suspended': never
  'in-app.shops.suspended_because': 'reason'
  'in-app.shops.reopened': never
  'in-app.products.sold_out': 'product'
  'in-app.imports.done': never
  'in-app.imports.failed': never
  'in-app.payouts.paid': 'amount'
  'in-app.payouts.failed': 'amount'
  'in-app.payouts.returned': 'amount'
  'in-app.documents.refused': never
  'in-app.documents.accepted': never
  'in-app.shops.approved': never
  'in-app.shops.rejected': never
  'in-app.shops.identity_accepted': never
  'in-app.shops.identity_refused': never
  'in-app.team.shop_waits': 'shop'
  'in-app.team.document_waits': 'shop'
  'in-app.team.data_request': 'number'
  'in-app.team.contact': never
  'in-app.team.reported': never
  'in-app.team.batch_waits': never
  'in-app.team.remittance_differs': 'reference'
  'in-app.team.delivered_cancelled': 'number'
  'in-app.team.delivery_denied': 'number'
  'in-app.team.parcel_lost': 'number'
  'in-app.team.compensated_found': 'number'
  'in-app.team.work_failed': never
  'deleted-vendor': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
