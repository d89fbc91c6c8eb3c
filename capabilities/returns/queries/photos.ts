import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ReturnsDatabase } from '../tables.ts'

export async function listOrphanReturnPhotos(db: Db, until: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.name from media.files f
    where f.bucket = 'return-images' and f.created_at < ${until}
      and not exists (select from returns.return_photos p
        where f.name in (p.image->>'name', (p.image->>'name') || '-small'))
    order by f.created_at limit 500`.execute(tables<ReturnsDatabase>(db))
  return rows.map(({ name }) => name)
}

type Chosen = { returnId: string; names: readonly string[]; uploadedBy: string }

/** Attaches uploads in their order; false when one is another's or used by another return. */
export async function saveReturnPhotos(
  tx: Tx,
  { returnId, names, uploadedBy }: Chosen,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into returns.return_photos (return_id, position, uploaded_by, image, added_at)
    select ${returnId}, chosen.position - 1, 'buyer', jsonb_build_object('name', f.name,
      'width', f.width, 'height', f.height, 'dominant_color', f.dominant_color), ${now}
    from unnest(${names}::text[]) with ordinality as chosen (name, position)
    join media.files f on f.bucket = 'return-images' and f.name = chosen.name
      and f.uploaded_by = ${uploadedBy}
    join media.files s on s.bucket = 'return-images' and s.name = f.name || '-small'
    where not exists (select from returns.return_photos p where p.image->>'name' = f.name)
    returning position`.execute(tables<ReturnsDatabase>(tx))
  return rows.length === names.length
}
