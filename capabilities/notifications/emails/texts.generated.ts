// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'order-email.hello': 'name'
  'order-email.signature': 'site'
  'order-email.placed_subject': 'number'
  'order-email.placed_intro': never
  'order-email.placed_to_pay': never
  'order-email.pay_now': never
  'order-email.unpaid_subject': 'number'
  'order-email.unpaid_intro': never
  'order-email.order_again': never
  'order-email.number': never
  'order-email.sold_by': 'vendor'
  'order-email.arrives': 'from' | 'until'
  'order-email.arrives_later': never
  'order-email.home': never
  'order-email.stop_desk': never
  'order-email.pickup_point': never
  'order-email.vendor_calls': never
  'order-email.subtotal': never
  'order-email.shipping': never
  'order-email.discount': never
  'order-email.rounding': never
  'order-email.stamp_duty': never
  'order-email.total': never
  'order-email.to_pay': never
  'order-email.address': never
  'order-email.office_of': 'vendor'
  'order-email.office_later': never
  'order-email.payment': never
  'order-email.cash_on_delivery': never
  'order-email.card_on_delivery': never
  'order-email.edahabia': never
  'order-email.cib': never
  'order-email.follow': never
  'order-email.returns': never
  'order-email.vendor_subject': 'number'
  'order-email.vendor_intro': never
  'order-email.vendor_intro_call': never
  'order-email.open_orders': never
  'order-email.customer': never
  'order-email.confirmed_subject': 'number'
  'order-email.confirmed_intro': 'vendor'
  'order-email.shipped_subject': 'number'
  'order-email.shipped_intro': 'vendor'
  'order-email.parcel_shipped_subject': 'number'
  'order-email.parcel_shipped_intro': 'vendor'
  'order-email.door_now': never
  'order-email.door_later': never
  'order-email.courier': never
  'order-email.tracking': never
  'order-email.rest_cancelled_subject': 'number'
  'order-email.rest_cancelled_intro': 'vendor'
  'order-email.rest_pieces': never
  'order-email.rest_reason': never
  'order-email.rest_out_of_stock': never
  'order-email.rest_customer_request': never
  'order-email.rest_unreachable': never
  'order-email.rest_wrong_address': never
  'order-email.rest_duplicate': never
  'order-email.rest_cannot_deliver': never
  'order-email.attempt_failed_subject': 'number'
  'order-email.attempt_failed_intro': 'vendor'
  'order-email.parcel_lost_subject': 'number'
  'order-email.parcel_lost_intro': 'vendor'
  'order-email.parcel_lost_replacement': never
  'order-email.parcel_lost_money': never
  'order-email.delivered_subject': 'number'
  'order-email.delivered_intro': 'vendor'
  'order-email.cancelled_subject': 'number'
  'order-email.cancelled_intro': 'vendor'
  'order-email.self_confirmed_intro': 'vendor'
  'order-email.released_intro': 'vendor'
  'order-email.vendor_confirmed_subject': 'number'
  'order-email.vendor_confirmed_intro': 'number'
  'order-email.vendor_cancelled_subject': 'number'
  'order-email.vendor_cancelled_intro': 'number'
  'order-email.address_changed_subject': 'number'
  'order-email.address_changed_intro': never
  'order-email.total_before': never
  'order-email.vendor_address_subject': 'number'
  'order-email.vendor_address_intro': 'number'
  'order-email.reason': never
  'order-email.reason_changed_mind': never
  'order-email.reason_ordered_twice': never
  'order-email.reason_wrong_details': never
  'order-email.reason_too_slow': never
  'order-email.reason_found_elsewhere': never
  'payment-email.receipt_subject': 'number'
  'payment-email.receipt_intro': never
  'payment-email.amount': never
  'payment-email.method': never
  'payment-email.date': never
  'payment-email.gateway_order': never
  'payment-email.approval': never
  'payment-email.card': never
  'payment-email.help': never
  'payment-email.follow': never
  'payment-email.returned_subject': 'number'
  'payment-email.returned_intro': 'amount'
  'payment-email.other_sum_intro': 'taken' | 'requested' | 'amount'
  'payment-email.vendor_paid': never
  'payment-email.vendor_door': never
  'call-email.hello': 'name'
  'call-email.signature': 'site'
  'call-email.awaited_subject': 'number'
  'call-email.awaited_intro': 'vendor'
  'call-email.awaited_self': never
  'call-email.answer': never
  'call-email.awaited_until': 'until'
  'abandoned-cart-email.subject': 'site'
  'abandoned-cart-email.hello': 'name'
  'abandoned-cart-email.hello_visitor': never
  'abandoned-cart-email.intro': never
  'abandoned-cart-email.subtotal': never
  'abandoned-cart-email.open': never
  'abandoned-cart-email.prices': never
  'abandoned-cart-email.once': never
  'abandoned-cart-email.signature': 'site'
  'data-request-email.hello': 'name'
  'data-request-email.subject': 'number'
  'data-request-email.received': 'number' | 'date'
  'data-request-email.next': never
  'data-request-email.signature': 'site'
  'message-email.subject': 'elides' | 'author'
  'message-email.a_buyer': never
  'message-email.intro': 'author'
  'message-email.open': never
  'message-email.signature': 'site'
  'question-email.subject': 'product'
  'question-email.intro': 'author' | 'product'
  'question-email.answer': never
  'question-email.answered-subject': 'shop'
  'question-email.answered': 'product'
  'question-email.answered-by': 'shop'
  'question-email.open': never
  'question-email.contact-subject': 'subject'
  'question-email.hello': 'name'
  'question-email.you-wrote': never
  'question-email.signature': 'site'
  'review-email.subject': 'rating' | 'product'
  'review-email.intro': 'author' | 'product'
  'review-email.rating': never
  'review-email.open': never
  'review-email.answered-subject': 'shop'
  'review-email.answered': 'shop' | 'product'
  'review-email.signature': 'site'
  'staff-email.subject': 'shop'
  'staff-email.hello': never
  'staff-email.intro': 'owner' | 'shop' | 'site'
  'staff-email.work': 'work'
  'staff-email.link': never
  'staff-email.until': 'until' | 'email'
  'staff-email.ignore': never
  'staff-email.removed_subject': 'shop'
  'staff-email.removed': 'shop'
  'staff-email.removed_account': 'site'
  'staff-email.signature': 'site'
  'return-email.hello': 'name'
  'return-email.signature': 'site'
  'return-email.number': never
  'return-email.reason': never
  'return-email.amount': never
  'return-email.collect': never
  'return-email.tracking': never
  'return-email.until': never
  'return-email.follow': never
  'return-email.open': never
  'return-email.requested_subject': 'number'
  'return-email.requested_intro': 'vendor'
  'return-email.accepted_subject': 'number'
  'return-email.accepted_intro': 'vendor'
  'return-email.accepted_collect': never
  'return-email.accepted_send': never
  'return-email.shop_address': never
  'return-email.shop_phone': never
  'return-email.refused_subject': 'number'
  'return-email.refused_intro': 'vendor'
  'return-email.expired_subject': 'number'
  'return-email.expired_intro': 'vendor'
  'return-email.checked_subject': 'number'
  'return-email.checked_intro': 'vendor'
  'return-email.settled_subject': 'number'
  'return-email.settled_refunded': never
  'return-email.settled_replaced': never
  'return-email.settled_repaired': never
  'return-email.settled_exchanged': never
  'return-email.settled_sent_back': never
  'return-email.exchange_subject': 'number'
  'return-email.exchange_intro': 'vendor'
  'return-email.due_subject': 'number'
  'return-email.due_intro': 'vendor'
  'return-email.due_cancelled_intro': never
  'return-email.paid_subject': 'number'
  'return-email.paid_intro': never
  'return-email.failed_subject': 'number'
  'return-email.failed_intro': never
  'return-email.shop_requested_subject': 'number'
  'return-email.shop_requested_intro': 'name' | 'order'
  'return-email.shop_withdrawn_subject': 'number'
  'return-email.shop_withdrawn_intro': 'name' | 'order'
  'vendor-email.hello': 'name'
  'vendor-email.approved_subject': never
  'vendor-email.approved_intro': 'site'
  'vendor-email.approved_link': never
  'vendor-email.rejected_subject': never
  'vendor-email.rejected_intro': never
  'vendor-email.rejected_next': never
  'vendor-email.rejected_link': never
  'vendor-email.identity_accepted_subject': never
  'vendor-email.identity_accepted_intro': never
  'vendor-email.identity_refused_subject': never
  'vendor-email.identity_refused_intro': never
  'vendor-email.identity_link': never
  'vendor-email.document_refused_subject': never
  'vendor-email.document_refused_intro': 'paper'
  'vendor-email.document_refused_link': never
  'vendor-email.document_ending_subject': never
  'vendor-email.document_ending_intro': 'name' | 'day' | 'paper'
  'vendor-email.document_ended_subject': never
  'vendor-email.document_ended_intro': 'name' | 'day' | 'paper'
  'vendor-email.document_renew_link': never
  'vendor-email.documents_accepted_subject': never
  'vendor-email.documents_accepted_intro': 'name'
  'vendor-email.documents_accepted_link': never
  'vendor-email.account_subject': never
  'vendor-email.account_intro': 'name' | 'end' | 'holder'
  'vendor-email.account_not_you': never
  'vendor-email.account_link': never
  'vendor-email.code_stopped_subject': 'code'
  'vendor-email.code_stopped_intro': 'code'
  'vendor-email.code_stopped_link': never
  'vendor-email.commission_subject': 'reference' | 'month'
  'vendor-email.commission_intro': 'reference' | 'month' | 'amount'
  'vendor-email.commission_credit_subject': 'reference' | 'month'
  'vendor-email.commission_credit_intro': 'month' | 'reference' | 'amount'
  'vendor-email.debit_note_subject': 'reference' | 'month'
  'vendor-email.debit_note_intro': 'reference' | 'month' | 'amount'
  'vendor-email.debit_credit_subject': 'reference' | 'month'
  'vendor-email.debit_credit_intro': 'reference' | 'month' | 'amount'
  'vendor-email.commission_link': never
  'vendor-email.signature': 'site'
  'staff-role.manager': never
  'staff-role.catalogue': never
  'staff-role.orders': never
  'staff-role.calls': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
