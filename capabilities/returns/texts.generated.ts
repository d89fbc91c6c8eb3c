// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'return-buyer-refusals.order_not_delivered': never
  'return-buyer-refusals.items_not_returnable': never
  'return-buyer-refusals.return_too_late': 'until'
  'return-buyer-refusals.changed_mind_not_accepted': never
  'return-buyer-refusals.exchange_needs_single_item': never
  'return-buyer-refusals.variant_needed': never
  'return-buyer-refusals.variant_not_found': never
  'return-buyer-refusals.photo_not_found': never
  'return-photo-refusals.file_too_large': never
  'return-photo-refusals.not_an_image': never
  'return-photo-refusals.too_many_photos': never
  'public-holiday-refusals.holiday_not_found': never
  'public-holiday-refusals.holiday_in_past': never
  'public-holiday-refusals.holiday_known': never
  'public-holiday-refusals.year_known': never
  'holiday-change.proposed': 'name' | 'days'
  'holiday-change.added': 'name' | 'days'
  'holiday-change.confirmed': 'name' | 'days'
  'holiday-change.moved': 'name' | 'days'
  'holiday-change.removed': 'name' | 'days'
  'holidays-changed': 'changes' | 'by'
  'policy-field.working_days': never
  'policy-field.settle_days': never
  'policy-field.send_days': never
  'policy-field.accepts_changed_mind': never
  'policy-field.changed_mind_cost_on': never
  'policy-change.title': 'who' | 'day'
  'policy-value.yes': never
  'policy-value.no': never
  'policy-value.buyer': never
  'policy-value.vendor': never
  'return-policy-refusals.policy_not_found': never
  'return-policy-refusals.policy_in_past': never
  'return-policy-refusals.duplicate_policy_start': never
  'return-policy-refusals.policy_without_terms': never
  'return-policy-refusals.vendor_not_found': never
  'return-refund-refusals.refund_not_found': never
  'return-refund-refusals.refund_status_changed': never
  'return-refund-refusals.payment_by_approver': never
  'return-refund-refusals.till_short': 'left'
  'return-refund-refusals.refund_not_in_cash': never
  'return-refund-refusals.refund_method_not_ready': never
  'return-refund-refusals.not_paid_online': never
  'return-refund-refusals.refund_exceeds_payment': never
  'return-refund-refusals.order_not_found': never
  'shared-refusals.return_status_changed': never
  'shared-refusals.return_not_found': never
  'shared-refusals.account_number_wrong': never
  'shared-refusals.settlement_in_progress': never
  'shared-refusals.order_not_paid': never
  'shared-refusals.refund_too_high': never
  'shared-refusals.order_already_cancelled': never
  'return-state.requested': never
  'return-state.accepted': never
  'return-state.refused': never
  'return-state.withdrawn': never
  'return-state.returning': never
  'return-state.to_collect': never
  'return-state.returned': never
  'return-state.checked': never
  'return-state.settled': never
  'refund-state.due': never
  'refund-state.approved': never
  'refund-state.paid': never
  'refund-state.failed': never
  'refund-state.cancelled': never
  'return-vendor-refusals.return_not_due': 'until'
  'return-vendor-refusals.stock_short': never
  'return-vendor-refusals.variant_unavailable': never
  'return-vendor-refusals.items_differ': never
  'return-vendor-refusals.nothing_received': never
  'return-vendor-refusals.already_restocked': never
  'return-vendor-refusals.refund_empty': never
  'return-vendor-refusals.refund_needs_manager': never
  'return-vendor-refusals.no_exchange_planned': never
  'return-vendor-refusals.exchange_not_sent': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
