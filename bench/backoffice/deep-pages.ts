export type Fetching = (path: string, token: string) => Promise<Response>

const PAGES = 20

/** A page deep in the list, and one a year further where the cursor begins with a time. */
export async function deepPages(
  path: string,
  token: string,
  ask: Fetching,
): Promise<[name: string, query: string][]> {
  let cursor: string | null = null
  let depth = 0
  while (depth < PAGES) {
    const answer = await ask(
      `${path}?limit=100${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      token,
    )
    const { next = null } = (await answer.json().catch(() => ({}))) as { next?: string | null }
    if (next === null) break
    cursor = next
    depth += 1
  }
  if (cursor === null) return []
  const pages: [string, string][] = [
    [`page after ${depth * 100}`, `cursor=${encodeURIComponent(cursor)}`],
  ]
  const late = longAgo(cursor)
  if (late) pages.push(['page of last year', `cursor=${encodeURIComponent(late)}`])
  return pages
}

/** The cursor moved back by a year and a half; null when it does not begin with a time. */
function longAgo(cursor: string): string | null {
  const earlier = new Date(Date.now() - 548 * 86_400_000)
  const moment = /20\d\d-\d\d-\d\dT[\d:.]+Z/
  if (moment.test(cursor)) return cursor.replace(moment, earlier.toISOString())
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(cursor)) return null
  const hex = earlier.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}${cursor.slice(13)}`
}
