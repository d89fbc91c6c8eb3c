/**
 * The text that an answer was made of, while the server's adapter still holds it as it was given.
 * Reading it through the stream of the standard costs more than all the rest of the edge; where
 * the adapter is not there, or keeps it otherwise, this is null and the stream is to be read.
 */
export function bufferedResponseText(answer: Response): string | null {
  const key = Object.getOwnPropertySymbols(answer).find(
    ({ description }) => description === 'cache',
  )
  const held: unknown = key && (answer as unknown as Record<symbol, unknown>)[key]
  return Array.isArray(held) && typeof held[1] === 'string' ? held[1] : null
}

/** The text of an answer, which is not to be sent afterwards. */
export const textOf = async (answer: Response): Promise<string> =>
  bufferedResponseText(answer) ?? (await answer.text())
