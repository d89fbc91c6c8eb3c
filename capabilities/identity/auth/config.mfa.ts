import { type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import { duration, type Environment, parseEnvBoolean, parseEnvInteger } from './config.env.ts'
import { entriesOf } from '#kernel/records.ts'

type Switches = { enroll: boolean; verify: boolean }

export type MfaConfig = {
  totp: Switches
  phone: Switches
  webauthn: Switches
  mostFactors: number
  challengeLife: Milliseconds
  /** Unverified factors are deleted after this. */
  enrolmentLife: Milliseconds
  phoneDigits: number
  phoneFrequency: Milliseconds
  /** Challenges and verifications, each, per IP address and minute. */
  callsPerMinute: number
  /** Wrong codes for one factor within `wrongWindow`, from all IP addresses. */
  wrongCodes: number
  wrongWindow: Milliseconds
}

export type CaptchaConfig = { url: string; secret: string; timeout: Milliseconds }

export const HOOK_NAMES = {
  'before-user-created': 'BEFORE_USER_CREATED',
  'after-user-created': 'AFTER_USER_CREATED',
  'customize-access-token': 'CUSTOM_ACCESS_TOKEN',
  'send-email': 'SEND_EMAIL',
  'send-sms': 'SEND_SMS',
  'mfa-verification-attempt': 'MFA_VERIFICATION_ATTEMPT',
  'password-verification-attempt': 'PASSWORD_VERIFICATION_ATTEMPT',
} as const
export type HookName = keyof typeof HOOK_NAMES
export type HookTarget = { uri: string; secrets: readonly string[] }
export type HooksConfig = Readonly<Partial<Record<HookName, HookTarget>>>

export type CaptchaWidget = { provider: 'hcaptcha' | 'turnstile'; siteKey: string }

export type MfaAndHooksConfig = {
  mfa: MfaConfig
  captcha: CaptchaConfig | null
  captchaWidget: CaptchaWidget | null
  hooks: HooksConfig
}

export const readMfaConfig = (environment: Environment): MfaAndHooksConfig => ({
  mfa: readMfa(environment),
  captcha: readCaptcha(environment),
  captchaWidget: readCaptchaWidget(environment),
  hooks: readHooks(environment),
})

function readMfa(environment: Environment): MfaConfig {
  const switches = (kind: string, otherwise: boolean): Switches => ({
    enroll: parseEnvBoolean(environment, `GOTRUE_MFA_${kind}_ENROLL_ENABLED`, otherwise),
    verify: parseEnvBoolean(environment, `GOTRUE_MFA_${kind}_VERIFY_ENABLED`, otherwise),
  })
  const number = (name: string, otherwise: number, least = 1) =>
    parseEnvInteger(environment, `GOTRUE_${name}`, otherwise, least)
  return {
    totp: switches('TOTP', true),
    phone: switches('PHONE', true),
    webauthn: switches('WEB_AUTHN', true),
    mostFactors: number('MFA_MAX_ENROLLED_FACTORS', 10),
    challengeLife: seconds(number('MFA_CHALLENGE_EXPIRY_DURATION', 300)),
    enrolmentLife: duration(environment, 'GOTRUE_MFA_FACTOR_EXPIRY_DURATION', minutes(5)),
    phoneDigits: Math.min(number('MFA_PHONE_OTP_LENGTH', 6, 6), 10),
    phoneFrequency: duration(environment, 'GOTRUE_MFA_PHONE_MAX_FREQUENCY', minutes(1)),
    callsPerMinute: number('MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY', 15),
    wrongCodes: 10,
    wrongWindow: minutes(15),
  }
}

const SITEVERIFY: Record<string, string> = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

function readCaptcha(environment: Environment): CaptchaConfig | null {
  if (!parseEnvBoolean(environment, 'GOTRUE_SECURITY_CAPTCHA_ENABLED', false)) return null
  const provider = environment['GOTRUE_SECURITY_CAPTCHA_PROVIDER'] || 'hcaptcha'
  const url = environment['GOTRUE_SECURITY_CAPTCHA_URL'] || SITEVERIFY[provider]
  if (!url || !SITEVERIFY[provider])
    throw new RangeError('GOTRUE_SECURITY_CAPTCHA_PROVIDER must be hcaptcha or turnstile')
  const secret = environment['GOTRUE_SECURITY_CAPTCHA_SECRET']?.trim()
  if (!secret) throw new RangeError('GOTRUE_SECURITY_CAPTCHA_SECRET is needed for the captcha')
  const timeout = duration(environment, 'GOTRUE_SECURITY_CAPTCHA_TIMEOUT', seconds(8))
  return { url, secret, timeout }
}

function readCaptchaWidget(environment: Environment): CaptchaWidget | null {
  const siteKey = environment['GOTRUE_SECURITY_CAPTCHA_SITE_KEY']?.trim()
  if (!siteKey || !parseEnvBoolean(environment, 'GOTRUE_SECURITY_CAPTCHA_ENABLED', false))
    return null
  const isTurnstile = environment['GOTRUE_SECURITY_CAPTCHA_PROVIDER'] === 'turnstile'
  return { provider: isTurnstile ? 'turnstile' : 'hcaptcha', siteKey }
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', 'host.docker.internal'])
const SECRET = /^v1,whsec_[A-Za-z0-9+/]{32,88}={0,2}$/

function readHooks(environment: Environment): HooksConfig {
  const targets: Partial<Record<HookName, HookTarget>> = {}
  for (const [hook, part] of entriesOf(HOOK_NAMES)) {
    const name = `GOTRUE_HOOK_${part}`
    if (!parseEnvBoolean(environment, `${name}_ENABLED`, false)) continue
    targets[hook] = {
      uri: hookUri(`${name}_URI`, environment[`${name}_URI`] ?? ''),
      secrets: hookSecrets(`${name}_SECRETS`, environment[`${name}_SECRETS`] ?? ''),
    }
  }
  return targets
}

function hookUri(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.has(url.hostname))
  if (!url || !isSafe)
    throw new RangeError(`${name} must be an https address, or an http one of this machine`)
  return url.href
}

/** Standard Webhooks secrets; the library accepts each from `whsec_` on. */
function hookSecrets(name: string, text: string): string[] {
  const secrets = text.split('|').filter((part) => part !== '')
  if (secrets.length === 0 || secrets.some((secret) => !SECRET.test(secret)))
    throw new RangeError(`${name} must be v1,whsec_<base64>, several separated by |`)
  return secrets.map((secret) => secret.slice('v1,'.length))
}
