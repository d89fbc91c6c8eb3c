import { Worker } from 'node:worker_threads'
import { type Milliseconds, minutes } from '#kernel/time.ts'
import { QueueFull } from '#platform/bounded-queue.ts'
import type { RenderPdf } from '../kinds/printer.ts'

/** A document takes some 50 ms, a hundred labels a second. */
const MAX_WAITING = 60

type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (why: Error) => void }
type WorkerReply = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { failure: string })
type Thread = { draw: RenderPdf }

const SCRIPT = new URL('./render-worker.ts', import.meta.url)

/**
 * Renders in a worker thread, so that PDFs do not block the event loop. A worker that crashes or
 * exceeds `timeout` is replaced on the next call; its pending renders are rejected.
 */
export function renderInWorker({
  script = SCRIPT,
  timeout = minutes(2),
}: { script?: URL; timeout?: Milliseconds } = {}): RenderPdf {
  let current: Thread | null = null
  return (sheets) => {
    current ??= startThread(script, timeout, (ended) => {
      if (current === ended) current = null
    })
    return current.draw(sheets)
  }
}

function startThread(script: URL, timeout: Milliseconds, onEnd: (ended: Thread) => void): Thread {
  const worker = new Worker(script)
  const waiting = new Map<number, Waiting>()
  let last = 0
  let timer: NodeJS.Timeout | undefined

  const thread: Thread = {
    draw: (sheets) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= MAX_WAITING) return reject(new QueueFull('documents'))
        worker.ref() // keeps the process alive only while rendering
        last += 1
        waiting.set(last, { resolve, reject })
        if (waiting.size === 1) watch()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has one other end
        return worker.postMessage({ id: last, sheets })
      }),
  }
  function end(reason: Error): void {
    clearTimeout(timer)
    onEnd(thread)
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  function watch(): void {
    clearTimeout(timer)
    if (waiting.size === 0) return worker.unref()
    timer = setTimeout(() => {
      end(new Error(`the PDF worker timed out after ${timeout} ms`))
      void worker.terminate()
    }, timeout)
  }
  worker.on('message', (answer: WorkerReply) => {
    const drawing = waiting.get(answer.id)
    waiting.delete(answer.id)
    watch()
    if ('bytes' in answer) drawing?.resolve(answer.bytes)
    else drawing?.reject(new Error(answer.failure))
  })
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`the PDF worker exited with ${code}`)))
  return thread
}
