export type LastContentChange = { by: string; changedAt: Date }

export type ContentRefusal =
  | { code: 'content_not_found' }
  | { code: 'page_taken' }
  | { code: 'nothing_to_publish' }
  | { code: 'french_missing' }
  | { code: 'nothing_published' }
  | { code: 'image_unknown' }
  | { code: 'category_unknown' }
  | { code: 'redirect_loop' }
  /** An admin has saved since the revision was read; `by` and `changed_at` say who and when. */
  | ({ code: 'version_conflict' } & LastContentChange)

export const CONTENT_STATUSES = {
  content_not_found: 404,
  page_taken: 409,
  nothing_to_publish: 409,
  french_missing: 422,
  nothing_published: 409,
  image_unknown: 422,
  category_unknown: 422,
  redirect_loop: 422,
  version_conflict: 409,
} as const satisfies Record<ContentRefusal['code'], number>
