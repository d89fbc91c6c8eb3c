import type { Clock } from '#kernel/time.ts'
import { CHARGILY } from './chargily/index.ts'
import { type ClientOptions, gatewayClient } from './client.ts'
import type { Gateway, GatewayDefinition } from './gateway.ts'
import { SATIM } from './satim/index.ts'

/** The registry of gateways, in order of preference. */
export const GATEWAYS: readonly GatewayDefinition[] = [CHARGILY, SATIM]

/** Null for a code that none has; a payment may be older than the list. */
export const findGateway = (code: string): GatewayDefinition | null =>
  GATEWAYS.find((gateway) => gateway.code === code) ?? null

export type ConfiguredGateway = Gateway & { code: string }
type Options = { siteUrl: string; clock: Clock } & Partial<Omit<ClientOptions, 'clock'>>

/** Those whose settings are there, in order of preference. */
export const configuredGateways = (
  environment: Readonly<Record<string, string>>,
  { siteUrl, ...options }: Options,
): ConfiguredGateway[] =>
  GATEWAYS.flatMap(({ code, connect }) => {
    const webhookUrl = `${siteUrl}/api/v1/payments/${code}/events`
    const gateway = connect(environment, { client: gatewayClient(options), webhookUrl })
    return gateway ? [{ code, ...gateway }] : []
  })
