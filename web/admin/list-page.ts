/** The API's own limit on what is searched; anything longer finds nothing. */
export const MAX_SEARCH = 120

/** The cursors of the pages before this one, as kept in the history entry; '' is the first page. */
export function readTrail(state: unknown): readonly string[] {
  const trail = typeof state === 'object' && state !== null ? Reflect.get(state, 'trail') : null
  return Array.isArray(trail) && trail.every((one) => typeof one === 'string') ? trail : []
}
