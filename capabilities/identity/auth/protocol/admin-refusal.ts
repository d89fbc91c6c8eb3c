import type { Context } from 'hono'
import { ADMIN_ERRORS, type AdminRefusal } from './admin-errors.ts'
import { answerRefusal } from './error-responses.ts'

/** Answers what a program of the marketplace cannot have, with its words and what belongs to them. */
export const adminRefusal = (c: Context, error: AdminRefusal): Response =>
  answerRefusal(c, error, ADMIN_ERRORS)
