import { z } from 'zod'

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

/** A variable of the environment. */
export type Setting = { schema: z.ZodType<string, string>; without: string; help: string }

/** A company whose API the product calls, and what the environment says of it. */
export type Partner = {
  settings: Readonly<Record<string, Setting>>
  /** None of them works without the others. */
  together?: readonly string[]
}

export const withoutTrailingSlash = (address: string): string => address.replace(/\/+$/, '')
