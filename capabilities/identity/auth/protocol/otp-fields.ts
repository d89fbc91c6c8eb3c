import type { Context } from 'hono'
import { z } from 'zod'
import type { AddressProblem } from '../rules/signup-address.ts'
import { isWithinLimit, MOST_METADATA_BYTES } from '../rules/user-metadata.ts'
import { validationFailed, type ProtocolError } from './errors.ts'

export const METADATA_TOO_LARGE = validationFailed(
  `Metadata cannot be larger than ${MOST_METADATA_BYTES} bytes`,
)

/** Null outside PKCE. */
export const ChallengeFields = {
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(20).nullish(),
}
export const AddressFields = {
  email: z.string().max(1_000).nullish(),
  phone: z.string().max(100).nullish(),
}
export const Metadata = z
  .record(z.string(), z.unknown())
  .refine((metadata) => isWithinLimit(metadata), { error: METADATA_TOO_LARGE.message })
  .nullish()
export const DataField = { data: Metadata }

/** Not yet checked against the allow-list. */
export const requestedRedirect = (c: Context): string | null =>
  c.req.query('redirect_to') || c.req.header('redirect_to') || c.req.header('referer') || null

/** Only `sms` is supported. */
export const isUnknownChannel = (channel: string | null | undefined): boolean =>
  Boolean(channel) && channel !== 'sms'

export const CHANNEL_ERROR = validationFailed(
  'Invalid channel, supported values are "sms". WhatsApp is not available.',
)

export const EMAIL_MALFORMED = validationFailed('Unable to validate email address: invalid format')
export const PHONE_MALFORMED = validationFailed('Invalid phone number format (E.164 required)')

export const ADDRESS_ERRORS: Record<AddressProblem['code'], ProtocolError> = {
  email_provider_disabled: {
    status: 400,
    code: 'email_provider_disabled',
    message: 'Email signups are disabled',
  },
  phone_provider_disabled: {
    status: 400,
    code: 'phone_provider_disabled',
    message: 'Phone signups are disabled',
  },
  email_malformed: EMAIL_MALFORMED,
  phone_malformed: PHONE_MALFORMED,
}
