import { expect, test } from 'vitest'
import { createBoundedQueue, QueueFull } from './bounded-queue.ts'

test('so many run, so many wait, and one more is refused at once', async () => {
  const run = createBoundedQueue({ name: 'images', concurrency: 2, maxWaiting: 3 })
  const gates: (() => void)[] = []
  let running = 0
  let peak = 0
  const task = async () => {
    running += 1
    peak = Math.max(peak, running)
    await new Promise<void>((resolve) => gates.push(resolve))
    running -= 1
    return 'done'
  }
  const admitted = Array.from({ length: 5 }, () => run(task))
  await expect(run(task)).rejects.toBeInstanceOf(QueueFull)
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(0)
    gates.shift()!()
  }
  expect(await Promise.all(admitted)).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(peak).toBe(2)
})

test('a task that fails gives its place on', async () => {
  const run = createBoundedQueue({ name: 'images', concurrency: 1, maxWaiting: 1 })
  const failing = run(() => Promise.reject(new Error('no image')))
  const next = run(async () => 'done')
  await expect(failing).rejects.toThrow('no image')
  expect(await next).toBe('done')
  expect(await run(async () => 'again')).toBe('again')
})
