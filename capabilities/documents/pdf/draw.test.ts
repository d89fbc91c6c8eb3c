import { expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { renderInWorker } from './render-in-worker.ts'
import type { DocumentData } from './document-data.ts'

/** A worker that hangs on labels, crashes on packing slips and renders the rest. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, sheets: { kind } }) => {
      while (kind === 'label');
      if (kind === 'packing_slip') throw new Error('this thread is over')
      parentPort.postMessage({ id, bytes: new TextEncoder().encode(kind) })
    })`)}`,
)
const drawing = (timeout = seconds(30)) => {
  const draw = renderInWorker({ script, timeout })
  return (kind: DocumentData['kind']) =>
    draw({ kind } as DocumentData).then((bytes) => Buffer.from(bytes) + '')
}

test('a thread that hangs over a paper is replaced, and what waited behind it is refused', async () => {
  const draw = drawing(seconds(2))
  const stuck = [draw('label'), draw('invoice')]
  for (const outcome of await Promise.allSettled(stuck))
    expect(outcome).toMatchObject({
      ...{ status: 'rejected', reason: { message: 'the PDF worker timed out after 2000 ms' } },
    })
  expect(await draw('invoice')).toBe('invoice')
})

test('a thread that dies takes only its own papers with it', async () => {
  const draw = drawing()
  expect(await draw('invoice')).toBe('invoice')
  // Called before the `exit` event of the crashed worker.
  const again = await draw('packing_slip').catch(() => draw('invoice'))
  expect(again).toBe('invoice')
  expect(await draw('statement')).toBe('statement')
})

test('beyond what is drawn soon a document is refused at once, and none that waits is lost', async () => {
  const draw = drawing()
  const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => draw('invoice')))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(20)
  expect(refused[0]).toMatchObject({ reason: { message: 'the queue of documents is full' } })
  expect(await draw('invoice')).toBe('invoice')
})
