import { centimes } from '#kernel/money.ts'
import type { Courier, CreateParcelResult } from './courier.ts'

/** A courier without an API: the vendor enters statuses by hand. */
export const manualCourier = (): Courier => ({
  maxCollect: centimes(Number.MAX_SAFE_INTEGER),
  check: () => Promise.resolve(true),
  communes: () => Promise.resolve([]),
  pickupPoints: () => Promise.resolve([]),
  fees: () => Promise.resolve([]),
  find: () => Promise.resolve(null),
  create: (parcels) =>
    Promise.resolve(
      new Map(
        parcels.map(({ reference }): [string, CreateParcelResult] => [
          reference,
          { isCreated: false, words: 'this courier is written down by hand' },
        ]),
      ),
    ),
  cancel: () => Promise.resolve(false),
  label: () => Promise.reject(new TypeError('this courier prints no label')),
  events: () => Promise.resolve([]),
  payments: () => Promise.resolve(new Map()),
})
