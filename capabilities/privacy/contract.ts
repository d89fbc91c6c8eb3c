import { z } from 'zod'

/** What law 18-07 lets a person ask about their data. */
export const REQUEST_KINDS = [
  'access',
  'rectification',
  'erasure',
  'objection',
  'portability',
] as const
export const RequestKind = z.enum(REQUEST_KINDS)
export type RequestKind = z.infer<typeof RequestKind>

const line = (max: number) => z.string().trim().max(max)

export const DataRequestBody = z
  .strictObject({
    kind: RequestKind,
    name: line(100).min(1),
    email: line(254).toLowerCase().pipe(z.email()),
    message: line(2000).default(''),
  })
  .superRefine(({ kind, message }, context) => {
    if (kind === 'rectification' && message === '')
      context.addIssue({ code: 'custom', path: ['message'], message: 'say_what_to_correct' })
  })
export type DataRequestInput = z.output<typeof DataRequestBody>

export const DataRequestReceived = z.strictObject({
  /** What to quote when asking about it. */
  number: z.string(),
  /** The last day for the answer, `2026-12-01`. */
  due_on: z.iso.date(),
})
export type DataRequestReceivedView = z.infer<typeof DataRequestReceived>
