import { hours, type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import { duration, type Environment, parseEnvBoolean, parseEnvInteger } from './config.env.ts'

/** So many in so long. */
export type Rate = { max: number; per: Milliseconds }

/** Codes, links, the mails and messages that carry them, and what accounts may change with them. */
export type OtpConfig = {
  anonymousEnabled: boolean
  magicLinkEnabled: boolean
  mailCode: { length: number; lifetime: Milliseconds; every: Milliseconds }
  smsCode: { length: number; lifetime: Milliseconds; every: Milliseconds }
  /** Numbers of testers, whose code is known and never sent: digits → code. */
  testCodes: ReadonlyMap<string, string>
  testCodesUntil: Date | null
  smsTemplate: string | null
  /** Both mailboxes agree to a change of address. */
  secureEmailChange: boolean
  passwordCharacters: readonly string[]
  /** Which changes their owner is told of by mail. */
  notices: { password_changed: boolean; email_changed: boolean; phone_changed: boolean }
  /** Who knows passwords from leaks; null when nobody is asked. */
  passwordLeaksUrl: string | null
  passwordChangeNeedsNonce: boolean
  passwordChangeNeedsCurrent: boolean
  codeLimits: {
    /** Requests from one address, each path for itself. */
    signup: Rate
    anonymous: Rate
    otp: Rate
    recover: Rate
    resend: Rate
    verify: Rate
    user: Rate
    /** Messages that one address of the network sets off. */
    messagesFromOneAddress: Rate
    /** To one mailbox, one phone. */
    mailsToOne: Rate
    messagesToOne: Rate
    /** Of the whole marketplace. */
    mails: Rate
    messages: Rate
    /** Codes typed for one mailbox or phone, right or wrong. */
    codes: Rate
    codesFromOneAddress: Rate
  }
}

/** Wrong codes after which a code is worth nothing. */
export const MAX_WRONG_CODES = 10

/** Reads the part of the `GOTRUE_*` variables that concerns codes. */
export function readOtpConfig(environment: Environment): OtpConfig {
  const notice = (what: string) =>
    parseEnvBoolean(environment, `GOTRUE_MAILER_NOTIFICATIONS_${what}_ENABLED`, false)
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
    },
    passwordLeaksUrl: parseEnvBoolean(environment, 'GOTRUE_PASSWORD_HIBP_ENABLED', false)
      ? environment['GOTRUE_PASSWORD_HIBP_URL'] || 'https://api.pwnedpasswords.com'
      : null,
    passwordChangeNeedsNonce: parseEnvBoolean(
      environment,
      'GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION',
      false,
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
  const rate = (name: string, max: number, of = per): Rate => ({
    max: parseEnvInteger(environment, `GOTRUE_RATE_LIMIT_${name}`, max, 1),
    per: of,
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
    mailsToOne: { max: 10, per: hours(1) },
    messagesToOne: { max: 6, per: hours(1) },
    // The reference stops at 30 an hour: a shop writes to more people than that, and a limit so
    // low lets anybody silence everyone's mails.
    mails: rate('EMAIL_SENT', 3_000, hours(1)),
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
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new RangeError(`${name} must be a time, not "${text}"`)
  return at
}

/** Sets of characters between colons; `\:` is a colon that is meant. */
const characterSets = (text: string): string[] =>
  text
    .split(/(?<!\\):/)
    .map((set) => set.replaceAll('\\:', ':'))
    .filter((set) => set !== '')
