import { parentPort } from 'node:worker_threads'
import { renderInline } from './render-inline.ts'
import type { DocumentData } from './document-data.ts'

// A worker has only one peer, so there is no origin to name.
/* oxlint-disable unicorn/require-post-message-target-origin */

parentPort?.on('message', ({ id, sheets }: { id: number; sheets: DocumentData }) => {
  renderInline(sheets).then(
    (bytes) => parentPort?.postMessage({ id, bytes }, [bytes.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, failure: String(error) }),
  )
})
