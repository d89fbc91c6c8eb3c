import type { VendorOrderListRow } from '../query.ts'

export type Status = VendorOrderListRow['status']

export const COLUMNS = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
] as const satisfies readonly Status[]
export type Column = (typeof COLUMNS)[number]
export type Target = Exclude<Column, 'pending'>

const NEXT: Record<Status, readonly Target[]> = {
  pending: ['confirmed'],
  confirmed: ['processing', 'shipped'],
  processing: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** Forward only; `processing` may be skipped. */
export const dropTargets = (status: Status): readonly Target[] => NEXT[status]

export const canMove = (from: Status, to: Status): to is Target =>
  NEXT[from].some((target) => target === to)
