/** The same values. Rejects if the first `count` of them cannot be read. */
export async function readAhead<T>(
  values: AsyncIterable<T>,
  count: number,
): Promise<AsyncIterable<T>> {
  const iterator = values[Symbol.asyncIterator]()
  const read: T[] = []
  for (let index = 0; index < count; index += 1) {
    const { done, value } = await iterator.next()
    if (done) break
    read.push(value)
  }
  return resume(read, iterator)
}

async function* resume<T>(read: readonly T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield* read
    yield* { [Symbol.asyncIterator]: () => rest }
  } finally {
    await rest.return?.()
  }
}
