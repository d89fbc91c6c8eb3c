export type ReviewCursor = { createdAt: string; id: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/

/** Parses `time~id`; an invalid cursor starts at the first page. */
export function readReviewCursor(text: string | undefined): ReviewCursor | null {
  const [createdAt = '', id = '', ...rest] = (text ?? '').split('~')
  return rest.length === 0 && TIME.test(createdAt) && UUID.test(id) ? { createdAt, id } : null
}
