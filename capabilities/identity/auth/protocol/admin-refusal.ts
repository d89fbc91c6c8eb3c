import type { Context } from 'hono'
import { ADMIN_ERRORS, type AdminRefusal } from './admin-errors.ts'
import { answerRefusal } from './error-responses.ts'

export const adminRefusal = (c: Context, error: AdminRefusal): Response =>
  answerRefusal(c, error, ADMIN_ERRORS)
