import { days, hours, minutes, seconds } from '#kernel/time.ts'
import type { Jobs } from '#platform/jobs/index.ts'

type ScheduledJobs<Name extends string> = Record<Name, () => Promise<void>>
type Schedule = {
  identity: ScheduledJobs<'cleanup' | 'rotateKeys'>
  reviews: ScheduledJobs<'deleteOrphanPhotos'>
  returns: ScheduledJobs<'deleteOrphanPhotos' | 'expireReturns'>
  vendors: ScheduledJobs<'deleteOrphanImages' | 'deleteOrphanDocuments' | 'notifyExpiringDocuments'>
  cart: ScheduledJobs<'remindBuyers'>
  analytics: ScheduledJobs<
    | 'syncSalesCounts'
    | 'aggregatePostedJournals'
    | 'aggregateMovedParcels'
    | 'aggregateMissingOrders'
    | 'rateVendors'
  >
  products: ScheduledJobs<'deleteOldBulkEdits'>
  orders: ScheduledJobs<'deleteExpiredCodes' | 'copyItemNames'>
  documents: ScheduledJobs<'issueCommissionInvoices' | 'issueMissingDocuments'>
  treasury: ScheduledJobs<'postCutOffs'>
  payments: ScheduledJobs<'pollGateways' | 'releaseHolds'>
  confirmation: ScheduledJobs<'expireTasks'>
  imports: ScheduledJobs<'forgetOld'>
  choices: ScheduledJobs<'learn'>
  searches: ScheduledJobs<'forgetOld' | 'propose' | 'rebuildVocabulary'>
  privacyAdmin: ScheduledJobs<'forgetOld' | 'resumeErasures'>
  inAppNotifications: ScheduledJobs<'notifyDeadLetters'>
}

export function schedule(jobs: Pick<Jobs, 'every'>, work: Schedule): void {
  jobs.every('identity.cleanup', days(1), () => work.identity.cleanup())
  jobs.every('identity.rotate_signing_keys', days(1), () => work.identity.rotateKeys())
  jobs.every('reviews.delete_orphan_photos', days(1), () => work.reviews.deleteOrphanPhotos())
  jobs.every('returns.delete_orphan_photos', days(1), () => work.returns.deleteOrphanPhotos())
  jobs.every('returns.expire_returns', hours(1), () => work.returns.expireReturns())
  jobs.every('vendors.delete_orphan_images', days(1), () => work.vendors.deleteOrphanImages())
  jobs.every('vendors.delete_orphan_documents', hours(1), () =>
    work.vendors.deleteOrphanDocuments(),
  )
  jobs.every('vendors.notify_expiring_documents', hours(1), () =>
    work.vendors.notifyExpiringDocuments(),
  )
  jobs.every('cart.remind_buyers', minutes(5), () => work.cart.remindBuyers())
  jobs.every('analytics.sync_sales_counts', minutes(10), () => work.analytics.syncSalesCounts())
  jobs.every('analytics.aggregate_margins', minutes(10), () =>
    work.analytics.aggregatePostedJournals(),
  )
  jobs.every('analytics.aggregate_courier_stats', minutes(1), () =>
    work.analytics.aggregateMovedParcels(),
  )
  jobs.every('analytics.rate_vendors', hours(1), () => work.analytics.rateVendors())
  jobs.every('orders.delete_expired_codes', hours(1), () => work.orders.deleteExpiredCodes())
  jobs.every('orders.copy_item_names', days(1), () => work.orders.copyItemNames())
  jobs.every('catalog.delete_old_bulk_edits', days(1), () => work.products.deleteOldBulkEdits())
  jobs.every('documents.issue_commission_invoices', hours(6), () =>
    work.documents.issueCommissionInvoices(),
  )
  jobs.every('documents.issue_missing_documents', hours(6), () =>
    work.documents.issueMissingDocuments(),
  )
  jobs.every('treasury.post_cut_offs', days(1), () => work.treasury.postCutOffs())
  jobs.every('payments.poll_gateways', seconds(15), () => work.payments.pollGateways())
  jobs.every('payments.release_holds', seconds(15), () => work.payments.releaseHolds())
  jobs.every('phone_confirmation.expire_call_tasks', minutes(1), () =>
    work.confirmation.expireTasks(),
  )
  jobs.every('privacy.apply_retention', days(1), () => work.privacyAdmin.forgetOld())
  jobs.every('privacy.resume_erasures', minutes(5), () => work.privacyAdmin.resumeErasures())
  jobs.every('notifications.notify_dead_letters', minutes(5), () =>
    work.inAppNotifications.notifyDeadLetters(),
  )
  jobs.every('imports.delete_old_uploads', days(1), () => work.imports.forgetOld())
  jobs.every('analytics.aggregate_missed_orders', days(1), () =>
    work.analytics.aggregateMissingOrders(),
  )
  jobs.every('search.delete_old_searches', days(1), () => work.searches.forgetOld())
  jobs.every('search.refresh_popular_terms', days(1), () => work.searches.propose())
  jobs.every('search.learn_from_choices', days(1), () => work.choices.learn())
  jobs.every('search.rebuild_vocabulary', days(1), () => work.searches.rebuildVocabulary())
}
