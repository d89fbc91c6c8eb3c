import { laterMoves } from './moves-after.ts'
import { deliveryMoves } from './moves-delivery.ts'
import { saleMoves } from './moves-sale.ts'

export const moves = { ...saleMoves, ...deliveryMoves, ...laterMoves }
export type MoveName = keyof typeof moves

const payout: MoveName[] = ['waitDays', 'proposePayout', 'approvePayout', 'payPayout']
const refund: MoveName[] = ['decideRefund', 'approveRefund', 'payRefund']
const partRefund: MoveName[] = ['decidePartRefund', 'approveRefund', 'payRefund']
const comesBack: MoveName[] = ['acceptReturn', 'receiveReturn']
const confirmed: MoveName[] = ['buyByCash', 'confirmByPhone']
const muchConfirmed: MoveName[] = ['buyMuchByCash', 'confirmByPhone']
const paidByCard: MoveName[] = ['buyByCard', 'payByCard']
const muchPaidByCard: MoveName[] = ['buyMuchByCard', 'payByCard']
const sent: MoveName[] = [...confirmed, 'sendAll']
const sold: MoveName[] = [...sent, 'deliver']

/** What each life is about; random moves of all kinds follow, so that kinds meet. */
export const STORY_KINDS: Record<string, MoveName[]> = {
  'cash, remitted, paid out': [...sold, 'remit', ...payout],
  'card, paid out': [...paidByCard, 'sendAll', 'deliver', 'settleGateway', ...payout],
  'several vendors, one promo code, cash': [
    'buyWithPromoByCash',
    'confirmByPhone',
    'sendAll',
    'sendAll',
    'deliver',
    'deliver',
    'remit',
    ...payout,
  ],
  'several vendors, one promo code, card': [
    'buyWithPromoByCard',
    'payByCard',
    'sendAll',
    'sendPart',
    'deliver',
    'bringBack',
    'payCredit',
  ],
  'refused on the phone': ['buyMuchByCash', 'refuseByPhone'],
  'no answer on the phone': ['buyMuchByCash', 'missCalls', ...sent],
  'cancelled by the buyer': [...muchPaidByCard, 'cancelAsBuyer', 'payCredit'],
  'cancelled by the vendor': [...muchConfirmed, 'cancelAsVendor'],
  'cancelled on the way, delivered all the same': [
    ...sent,
    'cancelOnTheWay',
    'deliver',
    'remit',
    ...payout,
  ],
  'cancelled on the way, comes back': ['buyMuchByCash', 'sendPart', 'cancelOnTheWay', 'bringBack'],
  'cancelled after delivery': [...sold, 'remit', 'cancelAsAdmin', 'payCredit'],
  'partly delivered for cash': [
    ...muchConfirmed,
    'sendPart',
    'sendAll',
    'deliver',
    'refuseParcel',
    'bringBack',
    'remit',
    ...payout,
  ],
  'partly delivered, paid by card': [
    ...muchPaidByCard,
    'sendPart',
    'sendAll',
    'deliver',
    'bringBack',
    'payCredit',
  ],
  'the rest is never sent': [
    ...muchConfirmed,
    'sendPart',
    'deliver',
    'cancelRemainder',
    'remit',
    ...payout,
  ],
  'the vendor keeps the cash': [...confirmed, 'sendAllOneself', 'deliver', 'settleDebt'],
  'one parcel by courier, one by the vendor': [
    ...muchConfirmed,
    'sendPart',
    'sendAllOneself',
    'deliver',
    'deliver',
    'remit',
    ...payout,
  ],
  'delivery that only the vendor claims': [
    ...sent,
    'claimDelivery',
    'confirmByStatement',
    ...payout,
  ],
  'lost by the courier': [...sent, 'loseParcel', 'compensateLoss', ...payout],
  'lost after a card payment': [
    ...paidByCard,
    'sendAll',
    'loseParcel',
    'payCredit',
    'compensateLoss',
  ],
  'remittance too short': [...sold, 'remitShort', 'remit', ...payout],
  'remittance with too much, and unknown parcels': [
    ...sold,
    'remitWithUnknown',
    ...sold,
    'remitTooMuch',
  ],
  'returned and refunded': [...sold, 'returnGoods', ...comesBack, ...refund],
  'bought with a promo code, returned in part': [
    'buyWithPromoByCash',
    'confirmByPhone',
    'sendAll',
    'deliver',
    'returnGoods',
    ...comesBack,
    ...partRefund,
  ],
  'returned after the payout': [
    ...sold,
    'remit',
    ...payout,
    'returnGoods',
    ...comesBack,
    ...refund,
    ...sold,
    'remit',
    ...payout,
  ],
  'returned in parts, refunded in part': [
    'buyMuchByCash',
    'sendAll',
    'deliver',
    'returnGoods',
    ...comesBack,
    ...partRefund,
    'returnGoods',
    ...comesBack,
    ...refund,
  ],
  'returned, then cancelled by an admin': [
    ...paidByCard,
    'sendAll',
    'deliver',
    'returnGoods',
    ...comesBack,
    'decideRefund',
    'approveRefund',
    'cancelAsAdmin',
    'payRefund',
    'payCredit',
  ],
  'return that is never sent': [...sold, 'askReplacement', 'acceptReturn', 'closeReturn'],
  replaced: [...sold, 'askReplacement', ...comesBack, 'sendReplacement', 'deliver', 'returnGoods'],
  'exchanged, after the payout': [
    ...sold,
    'remit',
    ...payout,
    'askExchange',
    ...comesBack,
    'sendReplacement',
    'deliver',
    'payCredit',
    'remit',
    ...payout,
  ],
  'replacement refused': [
    ...sold,
    'askExchange',
    ...comesBack,
    'sendReplacement',
    'refuseParcel',
    'bringBack',
    ...refund,
  ],
  'unpaid, expired, paid late': [
    'buyMuchByCard',
    'letPaymentExpire',
    'payByCard',
    'sendAll',
    'payCredit',
  ],
  'another sum than due': ['buyByCard', 'payTooLittle', 'payCredit', 'payTooMuch', 'payCredit'],
  'paid twice': [...paidByCard, 'payTwice', 'payCredit', 'settleGateway'],
  'failed payout': [...sold, 'remit', 'waitDays', 'proposePayout', 'failPayout', ...payout],
  'charged by the operator': [...sold, 'chargeService', 'remit', ...payout, 'chargeDamage'],
  'stamp duty on cash': [...sold, 'remit', ...payout],
}
