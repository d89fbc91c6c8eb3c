import { z } from 'zod'
import { whenValid } from '../contract.ts'

/** Rights of a data subject under law 18-07. */
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
  .superRefine(
    ({ kind, message }, context) => {
      if (kind === 'rectification' && message === '')
        context.addIssue({ code: 'custom', path: ['message'], message: 'correction_required' })
    },
    whenValid('kind', 'message'),
  )
export type DataRequestInput = z.output<typeof DataRequestBody>

/** `version` is that of the consent text the visitor read. */
export const ConsentBody = z.strictObject({
  visitor_id: z.uuid(),
  version: z.string().max(20),
  analytics: z.boolean(),
  marketing: z.boolean(),
  functional: z.boolean(),
})
export type ConsentInput = z.output<typeof ConsentBody>

/** Reauthentication before an irreversible action: the password, or a code just sent. */
export const ErasureBody = z.union([
  z.strictObject({ password: z.string().min(1).max(256) }),
  z.strictObject({ code: z.string().trim().min(1).max(16) }),
])

/** Retained rows name the law that requires them. */
export const ErasureView = z.strictObject({
  erased_at: z.iso.datetime(),
  kept: z.array(z.strictObject({ what: z.string(), rows: z.number().int(), reason: z.string() })),
})
export type ErasureView = z.infer<typeof ErasureView>

export const PersonalDataView = z.looseObject({ created_at: z.iso.datetime() })

export const DataRequestReceivedView = z.strictObject({
  number: z.string(),
  /** Legal deadline of the answer, `2026-12-01`. */
  due_on: z.iso.date(),
})
export type DataRequestReceivedView = z.infer<typeof DataRequestReceivedView>
