import { Hono } from 'hono'
import type { EdgeVariables } from '#platform/http/index.ts'
import type { IdentifyCaller } from './operations/identify-caller.ts'
import type { SignOut, SignOutScope } from './operations/sign-out.ts'
import { CALLER_ERRORS } from './wire/caller.ts'
import { validationFailed, wireError, wireRefusal } from './wire/errors.ts'
import { userView } from './wire/views.ts'

type Deps = { identifyCaller: IdentifyCaller; signOut: SignOut }

const isScope = (text: string): text is SignOutScope => ['global', 'local', 'others'].includes(text)

/** What a signed-in person does with their own account and sessions. */
export const userRoutes = ({ identifyCaller, signOut }: Deps) =>
  new Hono<{ Variables: EdgeVariables }>()
    .get('/user', async (c) => {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return wireRefusal(c, caller.error, CALLER_ERRORS)
      return c.json(userView(caller.value.user), 200, { 'cache-control': 'no-store' })
    })
    .post('/logout', async (c) => {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return wireRefusal(c, caller.error, CALLER_ERRORS)
      const scope = c.req.query('scope') || 'global'
      if (!isScope(scope))
        return wireError(c, validationFailed(`Unsupported logout scope "${scope}"`))

      const { user, session } = caller.value
      await signOut({ userId: user.id, sessionId: session?.id ?? null, scope })

      return c.body(null, 204)
    })
