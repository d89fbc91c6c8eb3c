import { type ApiMutation, post, put } from '#web/shared/api/endpoint.ts'
import { apiSend } from '#web/shared/api/client.ts'
import type { ImportViewState } from './use-import.ts'

const TRIES = 5
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Uploads in parts and retries only the part that failed. */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportViewState> {
  const body = { file_name: file.name, bytes: file.size }
  const opened = await apiSend(post('/vendor/imports', null, body))
  const { id } = opened
  const count = Math.ceil(file.size / opened.part_bytes)
  for (let part = 0; part < count; part += 1) {
    const start = part * opened.part_bytes
    const bytes = file.slice(start, start + opened.part_bytes)
    await sendPart(put('/vendor/imports/{id}/parts/{part}', { id, part }, bytes), signal)
    onProgress((part + 1) / count)
  }
  return apiSend(post('/vendor/imports/{id}/file', { id }))
}

async function sendPart(call: ApiMutation<null>, signal: AbortSignal): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      await apiSend(call, { signal })
      return
    } catch (error) {
      // A refusal is final; only network errors (TypeError) are retried.
      if (!(error instanceof TypeError) || signal.aborted || tried === TRIES) throw error
      await pause(500 * 2 ** tried)
    }
}
