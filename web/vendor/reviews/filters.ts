/** All of them, or those that wait for an answer. */
export const REVIEW_SHOWN = ['all', 'unanswered'] as const
export const STARS_SHOWN = ['all', '5', '4', '3', '2', '1'] as const
