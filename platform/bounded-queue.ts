/** More waits than can be done soon: answered as 503 with `Retry-After`. */
export class QueueFull extends Error {
  constructor(name: string) {
    super(`the queue of ${name} is full`)
  }
}

type BoundedQueueOptions = { name: string; concurrency: number; maxWaiting: number }

/** For CPU-bound work that any visitor can cause: first come, first served, and no endless line. */
export function createBoundedQueue({ name, concurrency, maxWaiting }: BoundedQueueOptions) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new QueueFull(name)
      // The finished task hands its place on, so that a newcomer cannot take it in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
export type BoundedQueue = ReturnType<typeof createBoundedQueue>
