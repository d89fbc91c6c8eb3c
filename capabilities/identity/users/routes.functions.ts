import { type Context, Hono } from 'hono'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import type { CreateUserAsAdmin } from './operations/create-user.ts'
import { NewUserBody } from '../contract.ts'
import type { SessionState, UserId } from '../schema.ts'
import type { SessionStates } from '../auth/operations/sessions/session-state-cache.ts'
import { CREATE_ACCOUNT_TEXTS } from './user-refusals.ts'
import { readBody } from '../auth/protocol/body.ts'
import { requestClient } from '../auth/protocol/bearer-errors.ts'
import { userView } from '../auth/protocol/user-object.ts'

const STATUSES = {
  invalid_input: 422,
  reauthentication_needed: 400,
  email_malformed: 422,
  email_exists: 409,
  password_too_long: 422,
  weak_password: 422,
} as const satisfies Record<keyof typeof CREATE_ACCOUNT_TEXTS, number>

/** Mounted under /functions/v1, whose guard requires an admin and sets `userId`. */
export const functionRoutes = ({
  createUserAsAdmin: createAccountFor,
  isFresh,
}: {
  createUserAsAdmin: CreateUserAsAdmin
  isFresh: SessionStates['isFresh']
}) =>
  new Hono<{ Variables: EdgeVariables & { userId: UserId; session: SessionState } }>().post(
    '/admin-create-user',
    async (c) => {
      const body = await readBody(c, NewUserBody)
      if (!body.ok) return refused(c, 'invalid_input')

      const result = await createAccountFor({
        ...body.value,
        by: c.var.userId,
        isProven: await isFresh(c.var.session),
        visitor: requestClient(c),
      })

      if (!result.ok) return refused(c, result.error.code)
      return c.json({ data: { user: userView(result.value) } }, 200, {
        'cache-control': 'no-store',
      })
    },
  )

function refused(c: Context, code: keyof typeof CREATE_ACCOUNT_TEXTS): Response {
  const message = CREATE_ACCOUNT_TEXTS[code](callerLanguage(c))
  return c.json({ data: null, error: { code, message } }, STATUSES[code])
}
