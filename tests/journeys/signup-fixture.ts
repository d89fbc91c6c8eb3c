import { randomBytes } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import type { Page } from 'playwright-core'
import type { LentSite } from '#tests/support/shared-site.ts'
import { eventually } from '#tests/support/visitor-story.ts'

export const PASSWORD = 'figue-de-barbarie-9'
export const newAddress = (): string => `lina-${randomBytes(5).toString('hex')}@mail.example`

type Mail = { to: string; subject: string; text: string }

type SignUp = { email: string; firstName: string; lastName: string; password?: string }

/** All fields but the account type. */
export async function fillSignUp(page: Page, person: SignUp): Promise<void> {
  const { email, firstName, lastName, password = PASSWORD } = person
  const form = page.locator('form:visible')
  await form.locator('[name=firstName]').fill(firstName)
  await form.locator('[name=lastName]').fill(lastName)
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=phone]').fill('0550 12 34 56')
  await form.locator('[name=password]').fill(password)
  await form.locator('[name=confirm]').fill(password)
}

/** The newest email to this address, from the demo inbox. */
export async function mailTo(site: LentSite, email: string): Promise<Mail> {
  let found: Mail | undefined
  await eventually(async () => {
    const emails = (await (await fetch(`${site.url}/dev/mail`)).json()) as Mail[]
    found = emails.find((mail) => mail.to.includes(email))
    return found !== undefined
  }, `a mail to ${email}`).toBe(true)
  if (!found) throw new Error(`no mail to ${email}`)
  return found
}

export const codeIn = ({ text }: Mail): string => /^\d{6,10}$/m.exec(text)?.[0] ?? ''
export const linkIn = ({ text }: Mail): string => /https?:\S+/.exec(text)?.[0] ?? ''

export async function codeSentTo(site: LentSite, digits: string): Promise<string> {
  let code: string | undefined
  await eventually(async () => {
    const { rows } = await site.query<{ message: string }>(
      'select message from platform.dev_sms where "to" like $1 order by sent_at desc limit 1',
      [`%${digits}`],
    )
    code = /\d{6,10}/.exec(rows[0]?.message ?? '')?.[0]
    return code !== undefined
  }, `a message to ${digits}`).toBe(true)
  return code ?? ''
}

/** An auth client on another device. */
export const client = (site: LentSite) =>
  new AuthClient({
    url: `${site.url}/auth/v1`,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    storageKey: `another-device-${randomBytes(4).toString('hex')}`,
  })

export async function account(site: LentSite): Promise<string> {
  const email = newAddress()
  const newcomer = client(site)
  const made = await newcomer.signUp({
    email,
    password: PASSWORD,
    options: { data: { first_name: 'Nour', account_type: 'customer' } },
  })
  if (made.error) throw made.error
  const token = codeIn(await mailTo(site, email))
  const proven = await newcomer.verifyOtp({ email, token, type: 'signup' })
  if (proven.error) throw proven.error
  await site.query('delete from platform.dev_emails where "to" = $1', [email])
  return email
}
