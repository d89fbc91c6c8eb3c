import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'

const trimmed = (max: number) => z.string().trim().max(max)
export const optionalTextInput = (max: number) =>
  trimmed(max)
    .nullish()
    .transform((text) => text || null)
/** Trimmed first, so that blanks count as missing; `error` is the key of the field error. */
export const mandatoryTextInput = (error: string, max: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? error : undefined) })
    .trim()
    .min(1, { error })
    .max(max)

/** Text in up to three languages, French required; a plain string is French. */
export const localizedTextInput = (error: string, max: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' || value === undefined ? { [DEFAULT_LANGUAGE]: value } : value,
    z.strictObject({
      ...recordOf(LANGUAGES, () => optionalTextInput(max)),
      [DEFAULT_LANGUAGE]: mandatoryTextInput(error, max),
    }),
  )
