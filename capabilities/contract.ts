import { z } from 'zod'
import type { LocalDate } from '#kernel/calendar.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'

/**
 * For a rule about several fields: it runs as soon as these are valid by themselves, so that all
 * errors of a form come at once. By default Zod waits until every field is valid.
 */
export const whenValid = (...fields: readonly string[]) => ({
  when: ({ issues }: z.core.ParsePayload): boolean =>
    issues.every(({ path }) => typeof path?.[0] === 'string' && !fields.includes(path[0])),
})

/** Decimal dinars with at most two decimals. */
export const Dinars = z.number().multipleOf(0.01)

export const LanguageCode = z.enum(LANGUAGES)

/** Text of which no language is required. */
export const OptionalTextOutput = z.strictObject(recordOf(LANGUAGES, () => z.string().nullable()))

/** Text with the default language, which serves the others where nothing is written. */
export const LocalizedTextOutput = OptionalTextOutput.extend({ [DEFAULT_LANGUAGE]: z.string() })

/** Text in every complete language. */
export const CompleteTextOutput = z.strictObject(recordOf(LANGUAGES, () => z.string()))

/** "01" to "69". */
export const WilayaCode = z.string().regex(/^(0[1-9]|[1-5][0-9]|6[0-9])$/)

/** Two sizes, with the dominant color as a placeholder while loading. */
export const ImageView = z.strictObject({
  url: z.string(),
  small_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  dominant_color: z.string().nullable(),
})
export type ImageViewType = z.infer<typeof ImageView>

/** What a schema has checked has its brand; the document says nothing of it. */
const branded = <T extends string>(schema: z.ZodType<unknown, string>) =>
  schema as z.ZodType<T, string>

export const Id = z.uuid()

/** A day with the code of its refusal. */
export const dayOr = (error: string) => branded<LocalDate>(z.iso.date({ error }))
export const Day = branded<LocalDate>(z.iso.date())

/** An id in a path or a body, with the brand of what it names. */
export const idOf = <Id extends string>() => branded<Id>(z.uuid())

export const Instant = z.iso.datetime()

/** `next` is the cursor of the following page, null on the last. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    total_is_estimate: z.boolean(),
    next: z.string().nullable(),
  })

/** Empty values count as absent, because a form sent without JavaScript sends every field. */
export const filled = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional())

/** "true" and "1" are true; "false", "0" and "" are false. */
export const Flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')

/**
 * Optimistic lock: incremented by each change of a person; an outdated version is refused with 409.
 */
export const Version = z.number().int().min(0)
/** Optional: clients that send no version are never refused. */
export const SeenVersion = { version: Version.optional() }
export const VersionBody = z.object(SeenVersion)
