/**
 * Null once the adapter has released it. Reading the stream costs more than the rest of the edge.
 */
export function bufferedResponseText(answer: Response): string | null {
  const key = Object.getOwnPropertySymbols(answer).find(
    ({ description }) => description === 'cache',
  )
  const held: unknown = key && Reflect.get(answer, key)
  return Array.isArray(held) && typeof held[1] === 'string' ? held[1] : null
}

/** Consumes the response. */
export const textOf = async (answer: Response): Promise<string> =>
  bufferedResponseText(answer) ?? (await answer.text())
