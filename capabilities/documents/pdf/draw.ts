import { Worker } from 'node:worker_threads'
import type { Draw } from '../operations/make-papers.ts'

type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (why: Error) => void }
type Answer = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { failure: string })

/**
 * Draws papers in a thread of their own, begun with the first and kept: whoever visits the shop
 * meanwhile waits for nobody's labels. A thread that dies is begun anew by the next paper.
 */
export function drawApart(): Draw {
  let thread: Worker | null = null
  let last = 0
  const waiting = new Map<number, Waiting>()
  const end = (why: Error) => {
    thread = null
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
  }
  function begin(): Worker {
    const begun = new Worker(new URL('./drawing-thread.ts', import.meta.url))
    begun.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) begun.unref()
      if ('bytes' in answer) asked?.resolve(answer.bytes)
      else asked?.reject(new Error(answer.failure))
    })
    begun.on('error', end)
    begun.on('exit', (code) => end(new Error(`the drawing thread ended with ${code}`)))
    return begun
  }
  return (sheets) =>
    new Promise((resolve, reject) => {
      thread ??= begin()
      thread.ref() // it holds the process only while something is drawn
      last += 1
      waiting.set(last, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has one other end
      thread.postMessage({ id: last, sheets })
    })
}
