export const REVIEW_FILTER_OPTIONS = ['all', 'unanswered'] as const
export const STARS_FILTERS = ['all', '5', '4', '3', '2', '1'] as const
