import { parseArgs } from 'node:util'
import { isLanguage, type Language } from '#kernel/locale.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { listOpenDemoAccounts } from '#demo/open-accounts.ts'
import { systemClock } from '#platform/clock.ts'
import { type Config, keptSecret, readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { composePeople } from './compose.ts'
import { openData } from './data.ts'
import { authProblem, WRONG_SECRET } from './start-checks.ts'

const USAGE = `npm run admin -- <command>
  create-admin <e-mail> [--language fr|ar|en]
    Makes somebody an administrator. Who has no account is invited by mail and chooses a password;
    without SMTP_URL the link is printed here.
  list-admins
    Says who is an administrator.
  close-demo-accounts
    Closes every account that has the demo's public password.

  Reads the environment that the product is started with, and works beside it or without it.
`

type People = Awaited<ReturnType<typeof openPeople>>

async function openPeople(config: Config) {
  const secret = config.secret ?? (await keptSecret(config.dataDir))
  const log = createLog({ readable: true, level: 'error' })
  const data = await openData(config, log, 4)
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

const say = (text: string): void => void process.stdout.write(`${text}\n`)
function fail(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

const REFUSED: Readonly<Record<string, string>> = {
  email_malformed: 'is not an e-mail address',
  email_exists: 'was confirmed a moment ago: run the command again',
  user_banned: 'belongs to an account that is closed: an administrator can open it again',
}

async function createAdmin(people: People, email: string, language: Language): Promise<void> {
  const { identity, settings, content, jobs, config, failures } = people
  await settings.start()
  await content.start()
  const made = await identity.inviteAdministrator({ email, language })
  if (!made.ok) return fail(`${email} ${REFUSED[made.error.code] ?? `: ${made.error.code}`}`)
  if (made.value.kind === 'promoted')
    return say(`${email} has an account, and is an administrator from now on.`)
  await jobs.drain()
  const { link } = made.value
  if (config.smtpUrl && failures.length === 0)
    return say(`An invitation is on its way to ${email}.`)
  if (failures[0]) fail(`The mail could not be sent yet: ${failures[0].message}`)
  say(`${email} chooses a password at this address, once:\n  ${link}`)
}

async function listAdmins({ identity }: People): Promise<void> {
  const admins = await identity.listAdministrators()
  for (const { email, givenAt, isConfirmed } of admins)
    say(
      `${email ?? '(no e-mail)'}  since ${givenAt.toISOString().slice(0, 10)}${isConfirmed ? '' : ', invited'}`,
    )
  if (admins.length === 0) say('Nobody: npm run admin -- create-admin <e-mail>')
}

async function closeDemo({ identity, pool }: People): Promise<void> {
  const open = await listOpenDemoAccounts(pool)
  const closed = await identity.closeAccounts(open.map(({ userId }) => userId as UserId))
  if (closed.ok) say(`${closed.value} demo accounts closed.`)
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      language: { type: 'string', default: 'fr' },
    },
    allowPositionals: true,
  })
  const [name, email] = positionals
  const { language } = values
  const isKnown =
    (name === 'create-admin' && positionals.length === 2) ||
    ((name === 'list-admins' || name === 'close-demo-accounts') && positionals.length === 1)
  if (values.help || !isKnown || !isLanguage(language)) {
    process.stdout.write(USAGE)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const read = readConfig(process.env)
  const problems = read.ok ? authProblem(read.value) : read.error.problems
  if (!read.ok || problems.length > 0) return fail(problems.join('\n'))

  const people = await openPeople(read.value)
  try {
    if (!(await people.identity.opensSealed())) return fail(WRONG_SECRET)
    if (name === 'create-admin') await createAdmin(people, email ?? '', language)
    else if (name === 'list-admins') await listAdmins(people)
    else await closeDemo(people)
  } finally {
    await people.data.close()
    await people.data.release()
  }
}

await run()
