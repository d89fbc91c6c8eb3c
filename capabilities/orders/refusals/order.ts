import { texts } from '../texts.generated.ts'

export const PARCEL_COURIER_REFUSALS = texts.below('parcel-courier-refusals')
export const ORDER_REFUSALS = texts.below('order-refusals')
export const REMAINDER_REFUSALS = texts.below('remainder-refusals')
