import { randomInt } from 'node:crypto'

/**
 * A random client address for the proxy header. Rate limits count by address, and all tests share
 * one machine. Needs a site started with TRUST_PROXY.
 */
export const ownAddress = () => ({
  'x-forwarded-for': ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.'),
})
