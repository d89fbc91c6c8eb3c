import { expect, test } from 'vitest'
import { isVendorOrderQueryNarrowed, VENDOR_ORDER_LIST_URLS } from './query.ts'

const queryOf = (search: string) => VENDOR_ORDER_LIST_URLS.read(new URLSearchParams(search))

test.each([
  ['', false],
  ['status=shipped&sort=oldest', false],
  ['wilaya=31', true],
  ['payment=card', true],
  ['search=Amel', true],
  ['placed_from=2026-11-01', true],
])(
  'counts of all orders stand beside the list of "%s" unless it is narrowed',
  (search, isNarrowed) => {
    expect(isVendorOrderQueryNarrowed(queryOf(search))).toBe(isNarrowed)
  },
)
