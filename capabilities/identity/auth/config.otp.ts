import { days, hours, type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import type { AccountNoticeKind } from './emails/email-kinds.ts'
import { duration, type Environment, parseEnvBoolean, parseEnvInteger } from './config.env.ts'

export type Rate = { max: number; per: Milliseconds }

export type OtpConfig = {
  anonymousEnabled: boolean
  magicLinkEnabled: boolean
  mailCode: { length: number; lifetime: Milliseconds; every: Milliseconds }
  smsCode: { length: number; lifetime: Milliseconds; every: Milliseconds }
  /** OTPs of test phone numbers (digits → code), for which no SMS is sent. */
  testCodes: ReadonlyMap<string, string>
  testCodesUntil: Date | null
  smsTemplate: string | null
  /** A change of email must be confirmed from both mailboxes. */
  secureEmailChange: boolean
  passwordCharacters: readonly string[]
  notices: Record<AccountNoticeKind, boolean>
  refusesCommonPasswords: boolean
  /** Have I Been Pwned endpoint; null when passwords are not checked against leaks. */
  passwordLeaksUrl: string | null
  passwordChangeNeedsNonce: boolean
  passwordChangeNeedsCurrent: boolean
  codeLimits: {
    signup: Rate
    anonymous: Rate
    otp: Rate
    recover: Rate
    resend: Rate
    verify: Rate
    user: Rate
    /** Emails and SMS that one IP address triggers. */
    messagesFromOneAddress: Rate
    /** Per email address or phone number. */
    emailsToOneAddress: Rate
    /** To the owner of an address that others sign up with. */
    accountExistsNotices: Rate
    messagesToOne: Rate
    emails: Rate
    messages: Rate
    /** Codes entered for one email address or phone number, right or wrong. */
    codes: Rate
    codesFromOneAddress: Rate
  }
}

export const MAX_WRONG_CODES = 10

export function readOtpConfig(environment: Environment): OtpConfig {
  const notice = (what: string) =>
    parseEnvBoolean(environment, `GOTRUE_MAILER_NOTIFICATIONS_${what}_ENABLED`, true)
  const length = (name: string) => Math.min(parseEnvInteger(environment, name, 6, 6), 10)
  return {
    anonymousEnabled: parseEnvBoolean(
      environment,
      'GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED',
      false,
    ),
    magicLinkEnabled: parseEnvBoolean(
      environment,
      'GOTRUE_EXTERNAL_EMAIL_MAGIC_LINK_ENABLED',
      true,
    ),
    mailCode: {
      length: length('GOTRUE_MAILER_OTP_LENGTH'),
      lifetime: seconds(parseEnvInteger(environment, 'GOTRUE_MAILER_OTP_EXP', 86_400, 1)),
      every: duration(environment, 'GOTRUE_SMTP_MAX_FREQUENCY', minutes(1)),
    },
    smsCode: {
      length: length('GOTRUE_SMS_OTP_LENGTH'),
      lifetime: seconds(parseEnvInteger(environment, 'GOTRUE_SMS_OTP_EXP', 60, 1)),
      every: duration(environment, 'GOTRUE_SMS_MAX_FREQUENCY', minutes(1)),
    },
    testCodes: testCodesOf(environment['GOTRUE_SMS_TEST_OTP'] ?? ''),
    testCodesUntil: instantOf(environment, 'GOTRUE_SMS_TEST_OTP_VALID_UNTIL'),
    smsTemplate: environment['GOTRUE_SMS_TEMPLATE'] || null,
    secureEmailChange: parseEnvBoolean(
      environment,
      'GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED',
      true,
    ),
    passwordCharacters: characterSets(environment['GOTRUE_PASSWORD_REQUIRED_CHARACTERS'] ?? ''),
    notices: {
      password_changed: notice('PASSWORD_CHANGED'),
      email_changed: notice('EMAIL_CHANGED'),
      phone_changed: notice('PHONE_CHANGED'),
      factor_added: notice('MFA_FACTOR_ENROLLED'),
      factor_removed: notice('MFA_FACTOR_UNENROLLED'),
      new_sign_in: notice('NEW_SIGN_IN'),
      account_exists: notice('ACCOUNT_EXISTS'),
    },
    refusesCommonPasswords: parseEnvBoolean(environment, 'GOTRUE_PASSWORD_REFUSE_COMMON', true),
    passwordLeaksUrl: parseEnvBoolean(environment, 'GOTRUE_PASSWORD_HIBP_ENABLED', false)
      ? environment['GOTRUE_PASSWORD_HIBP_URL'] || 'https://api.pwnedpasswords.com'
      : null,
    passwordChangeNeedsNonce: parseEnvBoolean(
      environment,
      'GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION',
      true,
    ),
    passwordChangeNeedsCurrent: parseEnvBoolean(
      environment,
      'GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD',
      false,
    ),
    codeLimits: readLimits(environment),
  }
}

function readLimits(environment: Environment): OtpConfig['codeLimits'] {
  const per = minutes(5)
  const rate = (name: string, max: number, milliseconds = per): Rate => ({
    max: parseEnvInteger(environment, `GOTRUE_RATE_LIMIT_${name}`, max, 1),
    per: milliseconds,
  })
  return {
    signup: rate('SIGNUP', 30),
    anonymous: rate('ANONYMOUS_USERS', 30, hours(1)),
    otp: rate('OTP', 30),
    recover: rate('RECOVER', 30),
    resend: rate('RESEND', 30),
    verify: rate('VERIFY', 30),
    user: rate('USER_UPDATE', 30),
    messagesFromOneAddress: { max: 30, per: hours(1) },
    emailsToOneAddress: { max: 10, per: hours(1) },
    accountExistsNotices: { max: 3, per: days(1) },
    messagesToOne: { max: 6, per: hours(1) },
    // GoTrue's default of 30 an hour is too low here, and would let one attacker block all emails.
    emails: rate('EMAIL_SENT', 3_000, hours(1)),
    messages: rate('SMS_SENT', 300, hours(1)),
    codes: { max: 60, per: hours(1) },
    codesFromOneAddress: { max: 20, per: hours(1) },
  }
}

/** `213555000111=123456,213555000222=654321`. */
function testCodesOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split(/[=:]/))
  return new Map(
    pairs.flatMap(([phone, code]) => (phone && code ? [[phone.replace(/^\+/, ''), code]] : [])),
  )
}

function instantOf(environment: Environment, name: string): Date | null {
  const text = environment[name]
  if (!text) return null
  const now = new Date(text)
  if (Number.isNaN(now.getTime())) throw new RangeError(`${name} must be a time, not "${text}"`)
  return now
}

/** Character sets separated by colons; `\:` is a literal colon. */
const characterSets = (text: string): string[] =>
  text
    .split(/(?<!\\):/)
    .map((set) => set.replaceAll('\\:', ':'))
    .filter((set) => set !== '')
