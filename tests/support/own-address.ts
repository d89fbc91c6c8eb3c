import { randomInt } from 'node:crypto'

/** Rate limits count by client address. Needs a site started with TRUST_PROXY. */
export const ownAddress = () => ({
  'x-forwarded-for': ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.'),
})
