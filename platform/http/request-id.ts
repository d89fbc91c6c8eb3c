import { randomUUID } from 'node:crypto'

/** A fresh request id: 16 characters that nobody needs to guess, short enough to read aloud. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(0, 16)

/** Whether an id that came from a proxy is fit for logs and headers. */
export const isValidRequestId = (id: string | undefined): id is string =>
  id !== undefined && /^[\w.:-]{8,128}$/.test(id)
