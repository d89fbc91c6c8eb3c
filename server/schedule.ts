import { days, minutes, seconds } from '#kernel/time.ts'
import type { Jobs } from '#platform/jobs/index.ts'

type Work<Name extends string> = Record<Name, () => Promise<void>>
type Clockwork = {
  identity: Work<'forgetLeftovers' | 'rotateKeys'>
  reviews: Work<'forgetLoosePhotos'>
  returns: Work<'forgetLoosePhotos'>
  cart: Work<'remindBuyers' | 'forgetOldCarts'>
  analytics: Work<'countSales' | 'countLeftOut'>
  payments: Work<'askGateways' | 'releaseHolds'>
  confirmation: Work<'expireTasks'>
  imports: Work<'forgetOld'>
}

/** What is done by the clock, in one of the processes. */
export function schedule(
  jobs: Pick<Jobs, 'every'>,
  { identity, reviews, returns, cart, analytics, payments, confirmation, imports }: Clockwork,
): void {
  jobs.every('identity.forget_leftovers', days(1), () => identity.forgetLeftovers())
  jobs.every('identity.rotate_keys', days(1), () => identity.rotateKeys())
  jobs.every('reviews.forget_loose_photos', days(1), () => reviews.forgetLoosePhotos())
  jobs.every('returns.forget_loose_photos', days(1), () => returns.forgetLoosePhotos())
  jobs.every('cart.remind_buyers', minutes(5), () => cart.remindBuyers())
  jobs.every('cart.forget_old', days(1), () => cart.forgetOldCarts())
  jobs.every('analytics.count_sales', minutes(10), () => analytics.countSales())
  jobs.every('payments.ask_gateways', seconds(15), () => payments.askGateways())
  jobs.every('payments.release_holds', seconds(15), () => payments.releaseHolds())
  jobs.every('confirmation.expire_tasks', minutes(1), () => confirmation.expireTasks())
  jobs.every('imports.forget_old', days(1), () => imports.forgetOld())
  jobs.every('analytics.count_left_out', days(1), () => analytics.countLeftOut())
}
