// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'parcel-courier-refusals.courier_unknown': never
  'parcel-courier-refusals.tracking_taken': never
  'order-refusals.order_not_found': never
  'order-refusals.stock_short': never
  'remainder-refusals.no_parcel_sent': never
  'remainder-refusals.nothing_to_ship': never
  'remainder-refusals.order_already_delivered': never
  'remainder-refusals.order_already_cancelled': never
  'order-buyer-refusals.order_not_found': never
  'order-buyer-refusals.order_already_shipped': never
  'order-admin-refusals.status_changed': never
  'purchase-access-refusals.order_not_found': never
  'purchase-access-refusals.sign_in_needed': never
  'access-code-refusals.access_code_wrong': never
  'access-code-mail.subject': 'number'
  'access-code-mail.intro': 'number' | 'site'
  'access-code-mail.lasts': never
  'access-code-mail.warning': never
  'access-code-sms': 'site' | 'code' | 'number'
  'access-code-occasion': never
  'address-change-refusals.order_already_shipped': never
  'address-change-refusals.order_already_cancelled': never
  'address-change-refusals.not_delivered_there': 'vendor'
  'address-change-refusals.delivery_price_paid': never
  'address-change-refusals.pickup_point_unavailable': never
  'address-change-refusals.version_conflict': never
  'address-change-refusals.delivery_price_changed': never
  'delivery-claim-refusals.no_delivery_claim': never
  'parcel-moved': never
  'status.pending': never
  'status.confirmed': never
  'status.processing': never
  'status.shipped': never
  'status.delivered': never
  'status.cancelled': never
  'parcel-act.orders.address_changed': never
  'parcel-act.orders.delivery_claimed': never
  'parcel-act.orders.delivery_claim_withdrawn': never
  'parcel-act.orders.delivery_claim_rejected': never
  'parcel-act.orders.delivery_denied': never
  'parcel-act.orders.given_to_courier': never
  'parcel-act.orders.remainder_cancelled': never
  'parcel-act.orders.parcel_shipped': never
  'parcel-act.orders.parcel_tracking_set': never
  'parcel-state.in_transit': never
  'parcel-state.attempt_failed': never
  'parcel-state.delivered': never
  'parcel-state.returning': never
  'parcel-state.returned': never
  'order-support-refusals.note_subject_not_found': never
  'order-support-refusals.order_not_found': never
  'order-support-refusals.no_buyer_address': never
  'export-heading.number': never
  'export-heading.placed_at': never
  'export-heading.status': never
  'export-heading.customer': never
  'export-heading.phone': never
  'export-heading.address': never
  'export-heading.commune': never
  'export-heading.wilaya': never
  'export-heading.delivery': never
  'export-heading.items': never
  'export-heading.quantity': never
  'export-heading.shipping': never
  'export-heading.total': never
  'export-heading.to_collect': never
  'export-heading.payment': never
  'export-heading.courier': never
  'export-heading.tracking': never
  'export-heading.delivery_note': never
  'export-heading.internal_note': never
  'export-term.home': never
  'export-term.stop_desk': never
  'export-term.cash': never
  'export-term.card': never
  'export-term.paid': never
  'export-term.delivery_failed': never
  'order-vendor-refusals.order_not_found': never
  'order-vendor-refusals.address_shared': never
  'order-vendor-refusals.backward': never
  'order-vendor-refusals.order_not_confirmed': never
  'order-vendor-refusals.payment_awaited': never
  'order-vendor-refusals.order_not_shipped': never
  'order-vendor-refusals.order_already_shipped': never
  'order-vendor-refusals.quantity_exceeds_remaining': never
  'order-vendor-refusals.items_not_shipped': never
  'order-vendor-refusals.parcel_not_found': never
  'order-vendor-refusals.parcel_already_delivered': never
  'order-vendor-refusals.parcel_already_returned': never
  'order-vendor-refusals.parcel_lost': never
  'order-vendor-refusals.parcel_returning': never
  'status-with-parcel': 'status' | 'parcel'
}

export const texts = createTexts<Keys>({ fr, en, ar })
