import { get } from '#web/shared/api/endpoint.ts'
import { REVIEW_FILTER_OPTIONS, STARS_FILTERS } from './filters.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'

export const REVIEWS = createListUrls({
  page: paths.vendorReviews(),
  api: get('/vendor/reviews'),
  open: 'review',
  filters: { show: REVIEW_FILTER_OPTIONS, stars: STARS_FILTERS },
})
export type ReviewListQuery = ListQuery<{
  show: typeof REVIEW_FILTER_OPTIONS
  stars: typeof STARS_FILTERS
}>
