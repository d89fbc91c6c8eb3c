import { z } from 'zod'
import { httpUrl, withoutTrailingSlash } from '#platform/partner-settings.ts'
import type { GatewayDefinition } from '../gateway.ts'
import { SETTLEMENT_COLUMNS } from '../../data/settlement-columns.ts'
import { satim } from './adapter.ts'

const TEST_ADDRESS = 'https://test2.satim.dz/payment/rest'

export const SATIM = {
  code: 'satim',
  name: 'SATIM',
  settings: {
    SATIM_USERNAME: {
      schema: z.string(),
      without: 'none',
      help: 'Edahabia and CIB through SATIM',
    },
    SATIM_PASSWORD: { schema: z.string(), without: 'none', help: 'the password of that user' },
    SATIM_TERMINAL: {
      schema: z.string(),
      without: 'none',
      help: 'its terminal (force_terminal_id)',
    },
    SATIM_URL: {
      schema: httpUrl,
      without: TEST_ADDRESS,
      help: 'its address, up to /payment/rest',
    },
  },
  together: ['SATIM_USERNAME', 'SATIM_PASSWORD'],
  settlementColumns: {
    ...SETTLEMENT_COLUMNS,
    payment: [...SETTLEMENT_COLUMNS.payment, 'order id'],
  },
  connect(environment, { client }) {
    const { SATIM_USERNAME: userName, SATIM_PASSWORD: password } = environment
    if (!userName || !password) return null
    const url = withoutTrailingSlash(environment['SATIM_URL'] ?? TEST_ADDRESS)
    return satim(
      { userName, password, url, terminal: environment['SATIM_TERMINAL'] ?? null },
      client,
    )
  },
} as const satisfies GatewayDefinition
