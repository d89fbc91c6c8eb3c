import { randomUUID } from 'node:crypto'

/** 16 hexadecimal characters: not a secret, and short enough to read aloud. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(0, 16)

/** Whether a proxy's id is safe for logs and headers. */
export const isValidRequestId = (id: string | undefined): id is string =>
  id !== undefined && /^[\w.:-]{8,128}$/.test(id)
