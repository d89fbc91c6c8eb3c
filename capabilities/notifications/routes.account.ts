import { taggedRoutes, json, jsonBody, problems, routes } from '#platform/http/index.ts'
import { EmailPreferences } from './contract.ts'
import type { ChangeEmailPreferences } from './operations/change-email-preferences.ts'

const createRoute = taggedRoutes('account')
const readChoices = createRoute({
  method: 'get',
  path: '/notifications',
  summary: 'Get email preferences',
  responses: { 200: json(EmailPreferences, 'All topics with the choice') },
})
const writeChoices = createRoute({
  method: 'put',
  path: '/notifications',
  summary: 'Update email preferences',
  request: jsonBody(EmailPreferences),
  responses: { 200: json(EmailPreferences, 'The saved choices'), ...problems(422) },
})

/** Mounted under /api/v1/account, whose guard has already set `userId`. */
export const accountRoutes = ({ choices }: { choices: ChangeEmailPreferences }) =>
  routes<{ userId: string }>()
    .openapi(readChoices, async (c) =>
      c.json(await choices.of(c.var.userId), 200, { 'cache-control': 'no-store' }),
    )
    .openapi(writeChoices, async (c) => {
      const chosen = c.req.valid('json')
      await choices.choose(c.var.userId, chosen)
      return c.json(chosen, 200)
    })
