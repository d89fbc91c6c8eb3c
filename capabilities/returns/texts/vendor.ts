import type { LocalizedMessage } from '#platform/http/index.ts'
import { PARCEL_COURIER_REFUSALS } from '#capabilities/orders/index.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import type { AcceptRefusal } from '../operations/answer-return.ts'
import type { ExpireRefusal } from '../operations/close-returns.ts'
import type { CancelledRefusal, ShopActRefusal } from '../operations/return-command.ts'
import type { ReceiveRefusal, ReturnShippingRefusal } from '../operations/receive-return.ts'
import type { ExchangeOutcomeRefusal, ShipExchangeRefusal } from '../operations/ship-exchange.ts'
import type { CloseRefusal, DecideRefundRefusal } from '../operations/settle-return.ts'
import {
  RETURN_MOVED_ON,
  RETURN_NOT_FOUND,
  ALREADY_BEING_SETTLED,
  ORDER_NOT_PAID,
  REFUND_TOO_HIGH,
  ORDER_ALREADY_CANCELLED,
} from './shared-refusals.ts'

export type ReturnVendorRefusal =
  | AcceptRefusal
  | ReturnShippingRefusal
  | ReceiveRefusal
  | DecideRefundRefusal
  | ShipExchangeRefusal
  | ExchangeOutcomeRefusal
  | CloseRefusal
  | ExpireRefusal
  | ShopActRefusal
  | CancelledRefusal

export const RETURN_VENDOR_REFUSALS: Record<ReturnVendorRefusal['code'], LocalizedMessage> = {
  version_conflict: EDIT_CONFLICT,
  return_not_found: RETURN_NOT_FOUND,
  return_status_changed: RETURN_MOVED_ON,
  return_not_due: {
    fr: 'Le client peut encore renvoyer les articles jusqu’au {until}.',
    en: 'The customer may still send the items back until {until}.',
    ar: 'ما زال بإمكان الزبون إرسال المنتجات إلى غاية {until}.',
  },
  stock_short: {
    fr: 'Le stock ne suffit pas pour réserver l’article d’échange.',
    en: 'There is not enough stock to set the exchange aside.',
    ar: 'المخزون لا يكفي لحجز المنتج البديل.',
  },
  variant_unavailable: {
    fr: 'L’article d’échange n’est plus dans votre catalogue : remboursez le client.',
    en: 'The item to exchange for is no longer in your catalogue: refund the customer.',
    ar: 'المنتج البديل لم يعد في كتالوجك: ردّ المبلغ للزبون.',
  },
  ...PARCEL_COURIER_REFUSALS,
  items_differ: {
    fr: 'Indiquez pour chaque article ce qui est revenu, sans dépasser ce qui a été annoncé.',
    en: 'Say for each item what came back, no more than was announced.',
    ar: 'حدّد لكل منتج ما عاد منه دون تجاوز المعلن.',
  },
  nothing_received: {
    fr: 'Rien n’est revenu : attendez le colis.',
    en: 'Nothing came back: wait for the parcel.',
    ar: 'لم يعد أي شيء: انتظر الطرد.',
  },
  settlement_in_progress: ALREADY_BEING_SETTLED,
  already_restocked: {
    fr: 'Un article de ce retour est déjà remis en vente : remboursez ou échangez.',
    en: 'An item of this return is already back on sale: refund or exchange.',
    ar: 'أُعيد منتج من هذا الإرجاع إلى البيع: ردّ المبلغ أو استبدل.',
  },
  refund_empty: {
    fr: 'Indiquez un montant à rembourser.',
    en: 'Say how much to give back.',
    ar: 'حدّد المبلغ الواجب ردّه.',
  },
  refund_too_high: REFUND_TOO_HIGH,
  refund_needs_manager: {
    fr: 'Ce remboursement dépasse ce que votre rôle peut décider : demandez au propriétaire ou à un gérant.',
    en: 'This refund is more than your role may decide: ask the owner or a manager.',
    ar: 'يتجاوز هذا الاسترداد ما يسمح به دورك: اطلب من صاحب المتجر أو من مسيّره.',
  },
  order_not_paid: ORDER_NOT_PAID,
  order_already_cancelled: ORDER_ALREADY_CANCELLED,
  no_exchange_planned: {
    fr: 'Aucun échange n’est réservé pour ce retour.',
    en: 'No exchange is set aside for this return.',
    ar: 'لا يوجد استبدال محجوز لهذا الإرجاع.',
  },
  exchange_not_sent: {
    fr: 'L’échange n’est pas en route.',
    en: 'The exchange is not on its way.',
    ar: 'المنتج البديل ليس في الطريق.',
  },
}
export const RETURN_VENDOR_STATUSES: Record<ReturnVendorRefusal['code'], 403 | 404 | 409 | 422> = {
  version_conflict: 409,
  return_not_found: 404,
  courier_unknown: 422,
  items_differ: 422,
  nothing_received: 422,
  refund_empty: 422,
  return_status_changed: 409,
  return_not_due: 409,
  stock_short: 409,
  variant_unavailable: 409,
  tracking_taken: 409,
  settlement_in_progress: 409,
  already_restocked: 409,
  refund_too_high: 409,
  refund_needs_manager: 403,
  order_not_paid: 409,
  order_already_cancelled: 409,
  no_exchange_planned: 409,
  exchange_not_sent: 409,
}
