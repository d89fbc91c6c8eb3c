import { AuthAdminApi } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { account, PASSWORD, app, identity, failures } = await testAccounts(database, {
  environment: { GOTRUE_MAILER_AUTOCONFIRM: 'true', GOTRUE_SMS_AUTOCONFIRM: 'true' },
})
const { url, client } = await serve(app)
const careful = await testAccounts(database)
const { client: carefulClient } = await serve(careful.app)
const { lastSms } = mailbox(database, careful.jobs)
const admin = new AuthAdminApi({
  url: `${url}/auth/v1`,
  headers: { Authorization: `Bearer ${await identity.serviceToken()}` },
})

async function signedIn(email: string, make: typeof client = client) {
  const { userId } = await account(email)
  const auth = make()
  const { error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { auth, userId }
}

/** Runs the request while an account with that address is inserted but not committed. */
async function whileTaken<T>(
  { email, phone }: { email?: string; phone?: string },
  act: () => Promise<T>,
) {
  const otherUser = await database.pool.connect()
  try {
    await otherUser.query('begin')
    await otherUser.query(
      `insert into identity.users (id, email, phone, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, now(), now())`,
      [email ?? null, phone ?? null],
    )
    const acting = act()
    await expect
      .poll(async () => {
        const { rowCount } = await database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rowCount
      })
      .toBe(1)
    await otherUser.query('commit')
    return await acting
  } finally {
    otherUser.release()
  }
}

test('[GOTRUE-10] an address that somebody takes in the same instant is refused like any other', async () => {
  const { auth, userId } = await signedIn('swift@example.dz')
  const email = 'wanted@example.dz'
  const mail = await whileTaken({ email }, () =>
    auth.updateUser({ email, password: 'tajine-du-jeudi' }),
  )
  expect(mail.error).toMatchObject({ status: 422, code: 'email_exists' })
  const phone = '213555010203'
  const number = await whileTaken({ phone }, () => auth.updateUser({ phone }))
  expect(number.error).toMatchObject({ status: 422, code: 'phone_exists' })

  const { data } = await auth.getUser()
  expect(data.user).toMatchObject({ id: userId, email: 'swift@example.dz', phone: '' })
  const again = await client().signInWithPassword({ email: 'swift@example.dz', password: PASSWORD })
  expect(again.error).toBeNull() // the refused change was rolled back
  expect(failures).toEqual([])
})

test('[GOTRUE-10] the code of a new number comes too late by an instant', async () => {
  const { auth } = await signedIn('late@example.dz', carefulClient)
  const phone = '213555010204'
  await auth.updateUser({ phone })
  const { code: token } = await lastSms(phone)
  const late = await whileTaken({ phone }, () =>
    auth.verifyOtp({ phone, token, type: 'phone_change' }),
  )
  expect(late.error).toMatchObject({ status: 422, code: 'phone_exists' })
  expect(careful.failures).toEqual([])
})

test('[GOTRUE-14] a program that gives somebody an address is refused it as well', async () => {
  const { userId } = await account('given@example.dz')
  const email = 'gift@example.dz'
  const changed = await whileTaken({ email }, () => admin.updateUserById(userId, { email }))
  expect(changed.error).toMatchObject({ status: 422, code: 'email_exists' })
  const phone = '213555010205'
  const made = await whileTaken({ phone }, () =>
    admin.createUser({ email: 'made@example.dz', phone }),
  )
  expect(made.error).toMatchObject({ status: 422, code: 'phone_exists' })
  expect(await identity.findProfileByEmail('made@example.dz')).toBeNull()
  expect(failures).toEqual([])
})
