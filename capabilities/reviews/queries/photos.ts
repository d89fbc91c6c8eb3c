import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ReviewsDatabase } from '../tables.ts'

export const REVIEW_IMAGE_URL_PREFIX = '/storage/v1/object/public/review-images/'

/** SQL: JSON array in display order; `extra` adds properties to each photo. */
export const photosOf = (reviewId: string, extra = ''): string => `(
  select coalesce(json_agg(json_build_object(${extra}
    'url', '${REVIEW_IMAGE_URL_PREFIX}' || f.name, 'small_url', '${REVIEW_IMAGE_URL_PREFIX}' || s.name,
    'width', f.width, 'height', f.height, 'dominant_color', f.dominant_color) order by ph.position), '[]')
  from reviews.review_photos ph
  join media.files f on f.id = ph.file_id
  join media.files s on s.id = ph.small_file_id
  where ph.review_id = ${reviewId})`

type Chosen = { reviewId: string; userId: string; fileIds: readonly string[] }

/** Replaces the photos; false unless the author uploaded each and no other review has it. */
export async function saveReviewPhotos(
  tx: Tx,
  { reviewId, userId, fileIds }: Chosen,
): Promise<boolean> {
  const db = tables<ReviewsDatabase>(tx)
  await db.deleteFrom('reviews.review_photos').where('review_id', '=', reviewId).execute()
  const { rows } = await sql`
    insert into reviews.review_photos (review_id, position, file_id, small_file_id)
    select ${reviewId}, chosen.position - 1, f.id, s.id
    from unnest(${fileIds}::uuid[]) with ordinality as chosen (id, position)
    join media.files f on f.id = chosen.id and f.bucket = 'review-images' and f.uploaded_by = ${userId}
    join media.files s on s.bucket = f.bucket and s.name = f.name || '-small'
    on conflict do nothing
    returning file_id`.execute(db)
  return rows.length === fileIds.length
}

export async function listOrphanReviewPhotos(db: Db, until: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.name from media.files f
    where f.bucket = 'review-images' and f.created_at < ${until}
      and not exists (
        select from reviews.review_photos ph where ph.file_id = f.id or ph.small_file_id = f.id)
    order by f.created_at limit 500`.execute(tables<ReviewsDatabase>(db))
  return rows.map(({ name }) => name)
}
