import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import type { Tone } from '#web/ui/chip.tsx'

/** The back office shows DZD, the vendor space DA. */
export const audienceOf = (audience: BackofficeAudience) =>
  audience === 'admin' ? 'admin' : 'shop'

export const PROMO_CODE_STATE_TONES: Record<ManagedPromoCodeView['state'], Tone> = {
  running: 'ok',
  upcoming: 'info',
  used_up: 'warn',
  ended: 'neutral',
  stopped: 'bad',
}
