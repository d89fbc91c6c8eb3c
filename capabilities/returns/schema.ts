export type ReturnState =
  | 'requested'
  | 'accepted'
  | 'refused'
  | 'withdrawn'
  | 'returning'
  | 'to_collect'
  | 'returned'
  | 'checked'
  | 'settled'
export type ReturnReason =
  | 'late'
  | 'wrong_item'
  | 'defective'
  | 'damaged'
  | 'incomplete'
  | 'not_as_described'
  | 'changed_mind'
  | 'refused_at_door'
export type ReturnResolution = 'refund' | 'replacement' | 'repair' | 'exchange'
export type ReturnCostOn = 'vendor' | 'buyer' | 'marketplace'
export type ReturnOutcome = 'refunded' | 'replaced' | 'repaired' | 'exchanged' | 'sent_back'
export type ReturnItemCondition = 'resellable' | 'damaged' | 'incomplete' | 'wrong_item'
export type ExchangeState = 'planned' | 'sent' | 'delivered' | 'cancelled'
export type RefundMethod = 'cash' | 'ccp' | 'bank_transfer' | 'card' | 'store_credit'
export type RefundState = 'due' | 'approved' | 'paid' | 'failed' | 'cancelled'
export type ReturnActorRole = 'buyer' | 'vendor' | 'admin' | 'courier' | 'system'

/** Its addresses are signed when it is shown. */
export type StoredReturnPhoto = {
  name: string
  width: number
  height: number
  dominant_color: string | null
}
