import type { Clock } from '#kernel/time.ts'
import { type ChargilySettings, chargily, isLive } from './chargily.ts'
import { type ClientOptions, gatewayClient } from './client.ts'
import type { Gateway } from './gateway.ts'
import { satim } from './satim.ts'

export type ConfiguredGateways = {
  /** In order of preference. */
  gateways: readonly Gateway[]
  chargily: ChargilySettings | null
}

type Options = { siteUrl: string; clock: Clock } & Partial<Omit<ClientOptions, 'clock'>>

export function configuredGateways(
  partners: Readonly<Record<string, string>>,
  { siteUrl, ...options }: Options,
): ConfiguredGateways {
  const secretKey = partners['CHARGILY_SECRET_KEY']
  const settings = secretKey
    ? {
        secretKey,
        url: withoutSlash(partners['CHARGILY_URL'] ?? chargilyUrl(secretKey)),
        webhookUrl: `${siteUrl}/api/v1/payments/chargily/events`,
      }
    : null
  const [userName, password] = [partners['SATIM_USERNAME'], partners['SATIM_PASSWORD']]
  return {
    chargily: settings,
    gateways: [
      ...(settings ? [chargily(settings, gatewayClient(options))] : []),
      ...(userName && password
        ? [
            satim(
              {
                userName,
                password,
                url: withoutSlash(partners['SATIM_URL'] ?? 'https://test2.satim.dz/payment/rest'),
                terminal: partners['SATIM_TERMINAL'] ?? null,
              },
              gatewayClient(options),
            ),
          ]
        : []),
    ],
  }
}

const chargilyUrl = (secretKey: string): string =>
  `https://pay.chargily.net/${isLive(secretKey) ? '' : 'test/'}api/v2`

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
