import { apiGet, apiSend } from '#web/backoffice/api/client.ts'
import { IMPORTS_API, type ImportViewState } from './use-import.ts'

type Parts = { id: string; part_bytes: number; parts: number[] }

const TRIES = 5
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Uploads in parts and retries only the part that failed. */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportViewState> {
  const opened = await apiSend<Parts>(IMPORTS_API, { file_name: file.name, bytes: file.size })
  const count = Math.ceil(file.size / opened.part_bytes)
  for (let part = 0; part < count; part += 1) {
    const start = part * opened.part_bytes
    await sendPart(
      `${IMPORTS_API}/${opened.id}/parts/${part}`,
      file.slice(start, start + opened.part_bytes),
      signal,
    )
    onProgress((part + 1) / count)
  }
  return apiSend<ImportViewState>(`${IMPORTS_API}/${opened.id}/file`, {})
}

async function sendPart(path: string, body: Blob, signal: AbortSignal): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      await apiGet(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body,
        signal,
      })
      return
    } catch (error) {
      // A refusal is final; only network errors (TypeError) are retried.
      if (!(error instanceof TypeError) || signal.aborted || tried === TRIES) throw error
      await pause(500 * 2 ** tried)
    }
}
