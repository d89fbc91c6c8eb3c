import type { Role } from '#capabilities/identity/index.ts'
import type { Database } from '#platform/database/index.ts'
import type { TestMarket } from './marketplace-fixture.ts'

/** A signed-in account `<name>@example.dz` for each name. */
export async function marketActors<Name extends string>(
  market: TestMarket,
  roles: Readonly<Record<Name, Role>>,
) {
  const names = Object.keys(roles) as Name[]
  const emailOf = (name: Name) => `${name}@example.dz`
  const users = {} as Record<Name, string>
  const tokens = {} as Record<Name, string>
  /** Again after the clock was advanced, which expires access tokens. */
  async function signIn(): Promise<void> {
    for (const name of names) tokens[name] = await market.tokenOf(emailOf(name))
  }
  for (const name of names) users[name] = (await market.account(emailOf(name), roles[name])).userId
  await signIn()
  return { users, tokens, signIn }
}

export const queryRows =
  ({ pool }: Pick<Database, 'pool'>) =>
  async (text: string, ...values: unknown[]) =>
    (await pool.query(text, values)).rows as Record<string, unknown>[]
