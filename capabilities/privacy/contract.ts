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

/** What a visitor answers about cookies, and the version of the words that were read. */
export const ConsentBody = z.strictObject({
  visitor_id: z.uuid(),
  version: z.string().max(20),
  analytics: z.boolean(),
  marketing: z.boolean(),
  functional: z.boolean(),
})
export type ConsentInput = z.output<typeof ConsentBody>

/** Asked again before what cannot be undone: the password, or a code that was just sent. */
export const ErasureBody = z.union([
  z.strictObject({ password: z.string().min(1).max(256) }),
  z.strictObject({ code: z.string().trim().min(1).max(16) }),
])

/** What was done: what stays has the law it stays for. */
export const ErasureView = z.strictObject({
  erased_at: z.iso.datetime(),
  kept: z.array(z.strictObject({ what: z.string(), rows: z.number().int(), reason: z.string() })),
})
export type ErasureView = z.infer<typeof ErasureView>

/** Everything that is kept of a person, by the part of the product that keeps it. */
export const PersonalDataView = z.looseObject({ made_at: z.iso.datetime() })

export const DataRequestReceived = z.strictObject({
  /** What to quote when asking about it. */
  number: z.string(),
  /** The last day for the answer, `2026-12-01`. */
  due_on: z.iso.date(),
})
export type DataRequestReceivedView = z.infer<typeof DataRequestReceived>
