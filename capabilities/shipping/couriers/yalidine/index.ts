import { z } from 'zod'
import { httpUrl, withoutTrailingSlash } from '#platform/partner-settings.ts'
import type { CourierDefinition } from '../courier.ts'
import { yalidineCourier } from './adapter.ts'

const ADDRESS = 'https://api.yalidine.app/v1'

export const YALIDINE = {
  code: 'yalidine',
  name: 'Yalidine',
  trackingPage: 'https://yalidine.com/suivre-un-colis/?tracking=',
  settings: {
    YALIDINE_API_ID: {
      schema: z.string().min(4, { error: 'must have 4 characters at least' }),
      without: 'vendors connect their own',
      help: 'the account of the operator at Yalidine',
    },
    YALIDINE_API_TOKEN: {
      schema: z.string().min(8, { error: 'must have 8 characters at least' }),
      without: 'none',
      help: 'the token of that account',
    },
    YALIDINE_URL: { schema: httpUrl, without: ADDRESS, help: 'its address, with its version' },
  },
  together: ['YALIDINE_API_ID', 'YALIDINE_API_TOKEN'],
  api: {
    connect: (environment, deps) =>
      yalidineCourier({
        ...deps,
        base: withoutTrailingSlash(environment['YALIDINE_URL'] ?? ADDRESS),
      }),
    accountOfOperator({ YALIDINE_API_ID: id, YALIDINE_API_TOKEN: token }) {
      return id && token ? { id, token } : null
    },
  },
} as const satisfies CourierDefinition
