import type { Language } from '#kernel/locale.ts'
import type { DataRequestKind } from './schema.ts'

/** The legal deadline starts here. */
export type DataRequestReceived = {
  type: 'privacy.data_request_received'
  requestId: string
  number: string
  kind: DataRequestKind
  name: string
  email: string
  language: Language
  dueOn: string
}
