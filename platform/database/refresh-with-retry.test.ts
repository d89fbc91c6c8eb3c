import { expect, test, vi } from 'vitest'
import { createRenewal } from './refresh-with-retry.ts'

test('a copy whose read failed is read again until it succeeds', async () => {
  const failures: string[] = []
  let reads = 0
  const { start } = createRenewal(
    async () => {
      reads += 1
      if (reads < 3) throw new Error(`failure ${reads}`)
    },
    (error) => failures.push(error.message),
  )

  start()

  await vi.waitFor(() => expect(reads).toBe(3))
  expect(failures).toEqual(['failure 1', 'failure 2'])
})

test('nothing is read again after the stop', async () => {
  let reads = 0
  const renewal = createRenewal(
    async () => {
      reads += 1
      throw new Error('away')
    },
    () => {},
  )

  renewal.start()
  await vi.waitFor(() => expect(reads).toBe(1))
  renewal.stop()
  await new Promise((resolve) => setTimeout(resolve, 150))

  expect(reads).toBe(1)
})
