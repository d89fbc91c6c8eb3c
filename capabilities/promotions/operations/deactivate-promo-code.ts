import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { PromoCodeDeactivated } from '../events.ts'
import { lockPromoCodeById, savePromoCodeStop } from '../queries/promo-codes.ts'
import {
  promoCodeAuditEntry,
  type PromoCodeRefusal,
  type PromoCodeActor,
  type PromoCodeDeps,
} from './promo-code-command.ts'

type Command = { id: string; reason: string | null; by: PromoCodeActor }

/** Final. A vendor may deactivate its own codes, an admin any; the vendor is notified. */
export const deactivatePromoCode =
  ({ db, clock, audit }: PromoCodeDeps) =>
  ({ id, reason, by }: Command): Promise<Result<null, PromoCodeRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, PromoCodeRefusal>> => {
      const existing = await lockPromoCodeById(tx, id)
      const isOthers = by.vendorId !== null && existing?.vendorId !== by.vendorId
      if (!existing || isOthers) return refuse({ code: 'promo_code_not_found' })
      if (existing.stoppedAt !== null) return refuse({ code: 'promo_code_already_stopped' })
      const stopper = by.vendorId === null ? 'operator' : 'vendor'
      await savePromoCodeStop(tx, { id: existing.id, by: stopper, reason, now: clock.now() })
      const { vendorId, shop, code } = existing
      const states = {
        before: { code, is_active: true },
        after: { code, is_active: false, reason },
      }
      await audit.record(tx, promoCodeAuditEntry(by, 'promo_code_deactivated', id, states))
      if (stopper === 'operator' && vendorId !== null && shop !== null && reason !== null)
        await publish<PromoCodeDeactivated>(tx, {
          type: 'promotions.promo_code_deactivated',
          ...{ codeId: id, code, reason, vendorId },
          businessName: shop.name,
          businessEmail: shop.email,
          language: shop.language,
        })
      return ok(null)
    })
export type DeactivatePromoCode = ReturnType<typeof deactivatePromoCode>
