import { afterAll } from 'vitest'
import { yalidineServer } from './yalidine.ts'

export { YALIDINE_ACCOUNT } from './yalidine.ts'

export async function yalidine(options: Parameters<typeof yalidineServer>[0] = {}) {
  const partner = await yalidineServer(options)
  afterAll(() => partner.close())
  return partner
}
