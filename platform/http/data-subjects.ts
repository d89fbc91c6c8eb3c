import type { Context } from 'hono'

/** Rows with the ids of data subjects, written to the access log before a file with them leaves. */
export type RecordSubjects = (rows: readonly object[]) => Promise<void>
const NAME = 'takeSubjectRecorder'

export const offerSubjectRecorder = (c: Context, take: () => RecordSubjects): void =>
  c.set(NAME, take)

/** Set by `offerSubjectRecorder` alone. For a route that answers a file; without the access log's middleware nothing is recorded. */
export const takeSubjectRecorder = (c: Context): RecordSubjects =>
  (c.get(NAME) as (() => RecordSubjects) | undefined)?.() ?? (async () => undefined)
