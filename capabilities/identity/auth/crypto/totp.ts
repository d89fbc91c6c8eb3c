import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
const SECRET_BYTES = 20

const generator = (secret: Uint8Array): TOTP =>
  new TOTP({
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  })

export type NewTotp = { secret: Uint8Array; base32: string; uri: string }

export function newTotp({ issuer, label }: { issuer: string; label: string }): NewTotp {
  const secret = new Secret({ size: SECRET_BYTES })
  const uri = new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD })
  return { secret: secret.bytes, base32: secret.base32, uri: uri.toString() }
}

/** The matching time step (current or adjacent); null for a wrong code. */
export function totpStep(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = generator(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}

export const randomOtp = (length: number): string =>
  String(randomInt(10 ** length)).padStart(length, '0')

/** Keyed digests, since six digits could be brute-forced. */
export function createOtpDigests(key: Buffer) {
  const subject = (challengeId: string, code: string): Buffer =>
    createHmac('sha256', key).update(`${challengeId}:${code}`).digest()
  return {
    of: subject,
    matches: (digest: Buffer, challengeId: string, code: string): boolean =>
      timingSafeEqual(digest, subject(challengeId, code)),
  }
}
export type OtpDigests = ReturnType<typeof createOtpDigests>
