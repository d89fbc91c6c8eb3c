import { days, hours, minutes, seconds } from '#kernel/time.ts'
import type { Jobs } from '#platform/jobs/index.ts'

type Work<Name extends string> = Record<Name, () => Promise<void>>
type Clockwork = {
  identity: Work<'deleteStale' | 'rotateKeys'>
  reviews: Work<'forgetLoosePhotos'>
  returns: Work<'forgetLoosePhotos' | 'expireReturns'>
  vendors: Work<'deleteOrphanImages' | 'deleteOrphanDocuments' | 'notifyExpiringDocuments'>
  cart: Work<'remindBuyers'>
  analytics: Work<'countSales' | 'countPosted' | 'countParcels' | 'countLeftOut'>
  orders: Work<'deleteExpiredCodes'>
  payments: Work<'askGateways' | 'releaseHolds'>
  confirmation: Work<'expireTasks'>
  imports: Work<'forgetOld'>
  searches: Work<'forgetOld' | 'propose'>
  office: Work<'forgetOld' | 'resumeErasures'>
  inAppNotifications: Work<'ringForFailures'>
}

export function schedule(jobs: Pick<Jobs, 'every'>, work: Clockwork): void {
  jobs.every('identity.cleanup', days(1), () => work.identity.deleteStale())
  jobs.every('identity.rotate_signing_keys', days(1), () => work.identity.rotateKeys())
  jobs.every('reviews.delete_orphan_photos', days(1), () => work.reviews.forgetLoosePhotos())
  jobs.every('returns.delete_orphan_photos', days(1), () => work.returns.forgetLoosePhotos())
  jobs.every('returns.expire_returns', hours(1), () => work.returns.expireReturns())
  jobs.every('vendors.delete_orphan_images', days(1), () => work.vendors.deleteOrphanImages())
  jobs.every('vendors.delete_orphan_documents', hours(1), () =>
    work.vendors.deleteOrphanDocuments(),
  )
  jobs.every('vendors.notify_expiring_documents', hours(1), () =>
    work.vendors.notifyExpiringDocuments(),
  )
  jobs.every('cart.remind_buyers', minutes(5), () => work.cart.remindBuyers())
  jobs.every('analytics.sync_sales_counts', minutes(10), () => work.analytics.countSales())
  jobs.every('analytics.aggregate_margins', minutes(10), () => work.analytics.countPosted())
  jobs.every('analytics.aggregate_courier_stats', minutes(1), () => work.analytics.countParcels())
  jobs.every('orders.delete_expired_codes', hours(1), () => work.orders.deleteExpiredCodes())
  jobs.every('payments.poll_gateways', seconds(15), () => work.payments.askGateways())
  jobs.every('payments.release_holds', seconds(15), () => work.payments.releaseHolds())
  jobs.every('phone_confirmation.expire_call_tasks', minutes(1), () =>
    work.confirmation.expireTasks(),
  )
  jobs.every('privacy.apply_retention', days(1), () => work.office.forgetOld())
  jobs.every('privacy.resume_erasures', minutes(5), () => work.office.resumeErasures())
  jobs.every('notifications.notify_dead_letters', minutes(5), () =>
    work.inAppNotifications.ringForFailures(),
  )
  jobs.every('imports.delete_old_uploads', days(1), () => work.imports.forgetOld())
  jobs.every('analytics.aggregate_missed_orders', days(1), () => work.analytics.countLeftOut())
  jobs.every('search.delete_old_searches', days(1), () => work.searches.forgetOld())
  jobs.every('search.refresh_popular_terms', days(1), () => work.searches.propose())
}
