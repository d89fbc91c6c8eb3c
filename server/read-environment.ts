import { GATEWAYS } from '#capabilities/payments/index.ts'
import { COURIERS } from '#capabilities/shipping/index.ts'
import { readConfig } from '#platform/config.ts'

/** Whose settings the environment may hold. */
export const PARTNERS = [...GATEWAYS, ...COURIERS]

export const readEnvironment = (environment: NodeJS.ProcessEnv) => readConfig(environment, PARTNERS)
