import { REVIEW_SHOWN, STARS_SHOWN } from './filters.ts'
import { paths } from '#web/paths.ts'
import { listAddresses, type ListQuery } from '#web/backoffice/list/list-query.ts'

/** A shop's reviews in the address: which are shown, with how many stars, on which page. */
export const REVIEWS = listAddresses({
  page: paths.vendorReviews(),
  api: '/api/v1/vendor/reviews',
  open: 'review',
  filters: { show: REVIEW_SHOWN, stars: STARS_SHOWN },
})
export type ReviewsQuery = ListQuery<{ show: typeof REVIEW_SHOWN; stars: typeof STARS_SHOWN }>
