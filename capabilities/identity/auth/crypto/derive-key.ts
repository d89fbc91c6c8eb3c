import { sealingKey } from '#platform/encryption.ts'

export { createSeal, type Seal } from '#platform/encryption.ts'

/** A key for one purpose, made from the product's secret; keys of two purposes say nothing of each other. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  sealingKey(secret, 'identity', purpose)
