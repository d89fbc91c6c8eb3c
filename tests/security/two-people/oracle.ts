import { verifyPassword } from '#capabilities/identity/auth/crypto/passwords.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { type Holders, markOf, type Name, PASSWORDS, type Person } from './person.ts'

type AccountRow = {
  id: string
  email: string | null
  phone: string | null
  password_hash: string | null
  words: string
  sessions: string[]
  subjects: string[]
  factors: string[]
}

const ACCOUNTS = `
  select u.id, u.password_hash,
    case when u.email_confirmed_at is not null and not u.is_email_unproven then u.email end as email,
    case when u.phone_confirmed_at is not null then u.phone end as phone,
    concat(u.user_metadata, p.first_name, p.last_name, p.phone) as words,
    array(select s.id::text from identity.sessions s where s.user_id = u.id) as sessions,
    array(select i.provider_id from identity.identities i
      where i.user_id = u.id and i.provider = 'keycloak') as subjects,
    array(select f.id::text from identity.mfa_factors f
      where f.user_id = u.id and f.status = 'verified') as factors
  from identity.users u left join identity.profiles p on p.user_id = u.id`

/** Says what of an account belongs to another than the owner of its proven address. */
export function createOracle(
  { pool }: Pick<TestDatabase, 'pool'>,
  people: readonly Person[],
  holders: Holders,
) {
  const authors = new Map<string, Name | null>()

  /** Hashing is slow, so each hash is judged once. */
  async function authorOf(hash: string): Promise<Name | null> {
    const known = authors.get(hash)
    if (known !== undefined) return known
    const typed = people.flatMap(({ name }) => PASSWORDS[name].map((word) => ({ name, word })))
    let author: Name | null = null
    for (const { name, word } of typed) if (await verifyPassword(word, hash)) author = name
    authors.set(hash, author)
    return author
  }

  async function wrongOf(account: AccountRow, owner: Person, proven: string): Promise<string[]> {
    const other = people.find(({ name }) => name !== owner.name)
    if (!other) return []
    const named = `the account whose proven address is ${proven} of ${owner.name}`
    const author = account.password_hash && (await authorOf(account.password_hash))
    return [
      ...account.sessions
        .filter((id) => holders.get(id)?.who === other.name)
        .map(() => `${other.name} holds a session of ${named}`),
      ...(author === other.name ? [`${other.name} typed the password of ${named}`] : []),
      ...(account.words.includes(markOf(other.name))
        ? [`words of ${other.name} are in ${named}`]
        : []),
      ...account.subjects
        .filter((subject) => subject.startsWith(other.name))
        .map(() => `an identity of ${other.name} opens ${named}`),
      ...account.factors
        .filter((id) => other.factors.has(id))
        .map(() => `a factor of ${other.name} protects ${named}`),
    ]
  }

  return async (): Promise<string[]> => {
    const { rows } = await pool.query<AccountRow>(ACCOUNTS)
    const wrong: string[] = []
    for (const account of rows)
      for (const owner of people) {
        const { email, phone } = account
        if (email && owner.emails.some((own) => own === email))
          wrong.push(...(await wrongOf(account, owner, email)))
        if (phone === owner.phone) wrong.push(...(await wrongOf(account, owner, phone)))
      }
    return wrong
  }
}
