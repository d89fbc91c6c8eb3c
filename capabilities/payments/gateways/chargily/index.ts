import { z } from 'zod'
import { httpUrl, withoutTrailingSlash } from '#platform/partner-settings.ts'
import type { GatewayDefinition } from '../gateway.ts'
import { SETTLEMENT_COLUMNS } from '../../data/settlement-columns.ts'
import { chargily, isLive } from './adapter.ts'

export const CHARGILY = {
  code: 'chargily',
  name: 'Chargily Pay',
  settings: {
    CHARGILY_SECRET_KEY: {
      schema: z.string().regex(/^(test|live)_/, { error: 'must begin with test_ or live_' }),
      without: 'no online card payment; the demo has a fake gateway',
      help: 'Edahabia and CIB through Chargily Pay',
    },
    CHARGILY_URL: {
      schema: httpUrl,
      without: 'by the key: test or live',
      help: 'its address, with /api/v2',
    },
  },
  settlementColumns: {
    ...SETTLEMENT_COLUMNS,
    payment: [...SETTLEMENT_COLUMNS.payment, 'checkout', 'checkout id'],
  },
  connect(environment, { client, webhookUrl }) {
    const secretKey = environment['CHARGILY_SECRET_KEY']
    if (!secretKey) return null
    const url = environment['CHARGILY_URL'] ?? addressOf(secretKey)
    return chargily({ secretKey, url: withoutTrailingSlash(url), webhookUrl }, client)
  },
} as const satisfies GatewayDefinition

const addressOf = (secretKey: string): string =>
  `https://pay.chargily.net/${isLive(secretKey) ? '' : 'test/'}api/v2`
