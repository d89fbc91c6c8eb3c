// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'email-template.orders.purchase_placed': never
  'email-template.orders.purchase_to_pay': never
  'email-template.payments.receipt': never
  'email-template.payments.returned': never
  'email-template.phone_confirmation.call_required': never
  'email-template.orders.confirmed': never
  'email-template.orders.confirmed_yourself': never
  'email-template.orders.shipped': never
  'email-template.orders.parcel_shipped': never
  'email-template.orders.delivery_failed': never
  'email-template.orders.remainder_cancelled': never
  'email-template.orders.parcel_lost': never
  'email-template.orders.delivered': never
  'email-template.orders.cancelled': never
  'email-template.orders.cancelled_unreached': never
  'email-template.orders.cancelled_unpaid': never
  'email-template.orders.order_placed': never
  'email-template.orders.order_to_confirm': never
  'email-template.payments.order_paid': never
  'email-template.payments.order_paid_on_delivery': never
  'email-template.orders.confirmed_by_buyer': never
  'email-template.orders.address_changed': never
  'email-template.orders.address_changed_by_buyer': never
  'email-template.orders.cancelled_by_buyer': never
  'email-template.returns.requested': never
  'email-template.returns.accepted': never
  'email-template.returns.refused': never
  'email-template.returns.expired': never
  'email-template.returns.checked': never
  'email-template.returns.settled_replaced': never
  'email-template.returns.settled_repaired': never
  'email-template.returns.settled_exchanged': never
  'email-template.returns.settled_sent_back': never
  'email-template.returns.exchange': never
  'email-template.returns.due': never
  'email-template.returns.paid': never
  'email-template.returns.failed': never
  'email-template.returns.shop_requested': never
  'email-template.returns.shop_withdrawn': never
  'email-template.messaging.to_buyer': never
  'email-template.messaging.to_shop': never
  'email-template.reviews.review_published': never
  'email-template.reviews.review_answered': never
  'email-template.cart.abandoned': never
  'email-template.reviews.question_asked': never
  'email-template.reviews.question_answered': never
  'email-template.messaging.contact_answered': never
  'email-template.privacy.data_request_received': never
  'email-template.vendors.approved': never
  'email-template.vendors.rejected': never
  'email-template.vendors.identity_accepted': never
  'email-template.vendors.identity_refused': never
  'email-template.vendors.verification_document_refused': never
  'email-template.vendors.verification_document_ending': never
  'email-template.vendors.verification_document_ended': never
  'email-template.vendors.verification_documents_accepted': never
  'email-template.vendors.payout_account_changed': never
  'email-template.vendors.staff_invited': never
  'email-template.vendors.staff_removed': never
  'email-template.documents.commission_invoiced': never
  'email-template.promotions.promo_code_deactivated': never
  'example.question': never
  'example.answer': never
  'example.reason': never
  'example.worn': never
  'example.praise': never
  'example.advice': never
  'example.subject': never
  'example.wait': never
  'example.delay': never
  'example.slip': never
  'example.holder': never
  'example.meriem': never
  'example.shop': never
  'example.tajine': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
