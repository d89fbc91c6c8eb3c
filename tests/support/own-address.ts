import { randomInt } from 'node:crypto'

/**
 * What the proxy in front of the product would say of one more device. Calls are limited by address,
 * and all the people of a test run would otherwise share the one of this machine. Sites believe it
 * that start with TRUST_PROXY.
 */
export const ownAddress = () => ({
  'x-forwarded-for': ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.'),
})
