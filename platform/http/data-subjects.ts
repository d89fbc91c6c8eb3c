import type { Context } from 'hono'

/** Rows with the ids of data subjects, written to the access log before a file with them leaves. */
export type RecordSubjects = (rows: readonly object[]) => Promise<void>
const NAME = 'takeSubjectRecorder'

export const offerSubjectRecorder = (c: Context, take: () => RecordSubjects): void =>
  c.set(NAME, take)

/** `offerSubjectRecorder` alone sets it. For a route that answers a file; nothing is recorded where no access log stands before it. */
export const takeSubjectRecorder = (c: Context): RecordSubjects =>
  (c.get(NAME) as (() => RecordSubjects) | undefined)?.() ?? (async () => undefined)
