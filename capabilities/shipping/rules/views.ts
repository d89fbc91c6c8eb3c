import { dinars } from '#kernel/money.ts'
import type { DeliveryOptionView } from '../contract.ts'
import type { DeliveryOption } from '../schema.ts'

/** An option as the API answers it. */
export const optionView = (option: DeliveryOption): DeliveryOptionView => ({
  method: option.method,
  fee: dinars(option.fee),
  free_above: option.freeAbove === null ? null : dinars(option.freeAbove),
  from: option.from,
  until: option.until,
})
