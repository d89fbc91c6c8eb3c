import { parseArgs } from 'node:util'
import { isLanguage, type Language, LANGUAGES } from '#kernel/locale.ts'
import { listOpenDemoAccounts } from '#demo/create-accounts.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { readEnvironment } from './read-environment.ts'
import { persistedSecret } from '#platform/persisted-secret.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { composePeople } from './compose-users.ts'
import { openProductDatabase } from './open-data.ts'
import { authProblem, WRONG_SECRET } from './start-checks.ts'

const USAGE = `npm run admin -- <command>
  create-admin <e-mail> [--language ${LANGUAGES.join('|')}]
    Makes a user an admin. A new user is invited by email and chooses a password;
    without SMTP_URL the link is printed here.
  list-admins
    Lists the admins.
  remove-second-factors <e-mail>
    For an owner who lost the phone or key, and proved who they are: the password
    suffices again. They are informed by email.
  close-demo-accounts
    Closes every account that has the demo's public password.

  Reads the environment of the server, and works while it runs or is stopped.
`

type Terminal = { out(text: string): void; err(text: string): void }
type People = Awaited<ReturnType<typeof openPeople>>

async function openPeople(config: Config) {
  const secret = config.secret ?? (await persistedSecret(config.dataDir))
  const log = createLog({ readable: true, level: 'error' })
  const data = await openProductDatabase(config, log, 4)
  const failures: Error[] = []
  const parts = composePeople(
    {
      ...{ config, secret, database: data.database, clock: systemClock, log },
      metrics: createMetrics(),
    },
    (error) => void failures.push(error),
  )
  return { ...parts, config, secret, failures, data, pool: data.database.pool }
}

const REFUSED: Readonly<Record<string, string>> = {
  email_malformed: 'is not an e-mail address',
  email_exists: 'was confirmed a moment ago: run the command again',
  user_banned: 'belongs to a deactivated account: an admin can reactivate it',
}

type Invitation = { email: string; language: Language }

async function createAdmin(
  people: People,
  { out, err }: Terminal,
  { email, language }: Invitation,
): Promise<number> {
  const { identity, settings, content, jobs, config, failures } = people
  await settings.start()
  await content.start()
  const made = await identity.inviteAdmin({ email, language })
  if (!made.ok) {
    err(`${email} ${REFUSED[made.error.code] ?? `: ${made.error.code}`}`)
    return 1
  }
  if (made.value.kind === 'promoted') {
    out(`${email} has an account, and is an admin from now on.`)
    return 0
  }
  await jobs.drain()
  const [failure] = failures
  if (config.smtpUrl && !failure) {
    out(`An invitation is on its way to ${email}.`)
    return 0
  }
  if (failure) err(`The email could not be sent yet: ${failure.message}`)
  out(`${email} chooses a password at this address, once:\n  ${made.value.link}`)
  return failure ? 1 : 0
}

async function listAdmins({ identity }: People, { out }: Terminal): Promise<number> {
  const admins = await identity.listAdmins()
  for (const { email, grantedAt, isConfirmed } of admins)
    out(
      `${email ?? '(no e-mail)'}  since ${grantedAt.toISOString().slice(0, 10)}${isConfirmed ? '' : ', invited'}`,
    )
  if (admins.length === 0) out('No admins: npm run admin -- create-admin <e-mail>')
  return 0
}

async function removeFactors(
  { identity, settings, content, jobs, config }: People,
  { out, err }: Terminal,
  email: string,
): Promise<number> {
  await settings.start()
  await content.start()
  const removed = await identity.removeSecondFactors(email)
  if (!removed.ok) {
    err(`${email} has no account.`)
    return 1
  }
  if (config.smtpUrl) await jobs.drain()
  out(`${removed.value} second factors removed from ${email}.`)
  return 0
}

async function closeDemo({ identity, pool }: People, { out }: Terminal): Promise<number> {
  const open = await listOpenDemoAccounts(pool)
  const closed = await identity.closeAccounts(open.map(({ userId }) => userId))
  if (closed.ok) out(`${closed.value} demo accounts closed.`)
  return 0
}

type Invocation = {
  args: string[]
  environment: Record<string, string | undefined>
  terminal: Terminal
}

/** How many words each has. */
const ARGUMENTS: ReadonlyMap<string, number> = new Map([
  ['create-admin', 2],
  ['remove-second-factors', 2],
  ['list-admins', 1],
  ['close-demo-accounts', 1],
])

/** Runs one command of `npm run admin`; resolves to its exit code. */
export async function runAdminCommand(invocation: Invocation): Promise<number> {
  const { args, environment, terminal } = invocation
  const { values, positionals } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      language: { type: 'string', default: 'fr' },
    },
    allowPositionals: true,
  })
  const [name, email] = positionals
  const { language } = values
  const isKnown = positionals.length === ARGUMENTS.get(name ?? '')
  if (values.help || !isKnown || !isLanguage(language)) {
    terminal.out(USAGE)
    return values.help ? 0 : 1
  }
  const read = readEnvironment(environment)
  const problems = read.ok ? authProblem(read.value) : read.error.problems
  if (!read.ok || problems.length > 0) {
    terminal.err(problems.join('\n'))
    return 1
  }

  const people = await openPeople(read.value)
  try {
    if (!(await people.identity.canDecrypt())) {
      terminal.err(WRONG_SECRET)
      return 1
    }
    if (name === 'create-admin')
      return await createAdmin(people, terminal, { email: email ?? '', language })
    if (name === 'remove-second-factors') return await removeFactors(people, terminal, email ?? '')
    if (name === 'list-admins') return await listAdmins(people, terminal)
    return await closeDemo(people, terminal)
  } finally {
    people.closeMail()
    await people.data.close()
    await people.data.release()
  }
}
