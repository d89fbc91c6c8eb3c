import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createLog } from './log.ts'

const { database } = await testDatabase({ capabilities: [] })
const lines: string[] = []
const log = createLog({ readable: false, write: (line) => void lines.push(line) })

test('the log of a failed statement holds none of the values that it was given', async () => {
  await database.query('create table mailboxes (email text unique, born date)')
  await database.query("insert into mailboxes values ('meriem@mail.example')")
  const failed = async (statement: string, value: string) => {
    lines.length = 0
    const error: unknown = await database.query(statement, [value]).then(
      () => new Error('did not fail'),
      (reason: unknown) => reason,
    )
    log.error({ err: error }, 'failed')
    log.error({ err: new Error('the page failed', { cause: error }) }, 'failed')
    return lines.join('')
  }
  const twice = await failed('insert into mailboxes values ($1)', 'meriem@mail.example')
  expect(twice).toContain('mailboxes_email_key')
  expect(twice).not.toContain('meriem@')
  const noDate = await failed('insert into mailboxes (born) values ($1)', 'karim@mail.example')
  expect(noDate).toContain('22007')
  expect(noDate).not.toContain('karim@')
})
