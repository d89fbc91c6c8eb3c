/**
 * The first `longest` UTF-16 units of a text, less half a character at the cut: JSON with one is refused
 * by PostgreSQL.
 */
export const truncate = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
