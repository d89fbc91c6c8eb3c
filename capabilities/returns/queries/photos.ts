import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'

export async function listOrphanPhotos(db: Db, until: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.name from media.files f
    where f.bucket = 'return-images' and f.created_at < ${until}
      and not exists (select from returns.return_photos p
        where f.name in (p.image->>'name', (p.image->>'name') || '-small'))
    order by f.created_at limit 500`.execute(tables<object>(db))
  return rows.map(({ name }) => name)
}
