import { renderSVG } from 'uqr'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuthConfig } from '../../config.ts'
import { newTotp, type NewTotp } from '../../crypto/totp.ts'
import type { Encryption } from '../../crypto/derive-key.ts'
import {
  deleteUnverified,
  insertFactor,
  listFactors,
  lockUserFactors,
} from '../../queries/mfa-factors.ts'
import { canEnroll, type EnrollRefusal, type FactorType, assuranceLevel } from '../../rules/mfa.ts'
import { isFreshSession } from '../../rules/fresh-session.ts'
import { normalizePhone } from '../../rules/email-and-phone.ts'
import type { Visitor } from '../../../schema.ts'
import type { AuthenticatedCaller } from '../sessions/authenticate.ts'
import { auditActor } from '../admin/audit-actor.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  encryption: Encryption
}
type Command = {
  caller: AuthenticatedCaller
  type: string
  friendlyName: string
  issuer: string | null
  phone: string | null
  visitor: Visitor
}
export type EnrolFactorRefusal =
  | EnrollRefusal
  | { code: 'no_anonymous' | 'unknown_type' | 'phone_malformed' | 'issuer_malformed' }
  | { code: `mfa_${FactorType}_enroll_not_enabled` }

export type EnrolledMfaFactor = {
  id: string
  type: FactorType
  friendlyName: string
  phone: string | null
  totp: { qrCode: string; secret: string; uri: string } | null
}

const E164 = /^[1-9][0-9]{6,14}$/
const isType = (text: string): text is FactorType => ['totp', 'phone', 'webauthn'].includes(text)
/** A colon separates the parts of the `otpauth:` label. */
const hasColon = (text: string): boolean => text.includes(':')

/** The factor stays unverified, and protects nothing, until its first challenge is verified. */
export const enrollMfaFactor =
  (deps: Deps) =>
  async (command: Command): Promise<Result<EnrolledMfaFactor, EnrolFactorRefusal>> => {
    const { db, clock, config, audit } = deps
    const { caller, type, friendlyName, visitor } = command
    const { user } = caller
    if (user.isAnonymous) return refuse({ code: 'no_anonymous' })
    if (!isType(type)) return refuse({ code: 'unknown_type' })
    if (!config.mfa[type].enroll) return refuse({ code: `mfa_${type}_enroll_not_enabled` })
    const phone = type === 'phone' ? normalizePhone(command.phone ?? '') : null
    if (phone !== null && !E164.test(phone)) return refuse({ code: 'phone_malformed' })
    const issuer = command.issuer || new URL(config.siteUrl).host.replace(':', ' ')
    if (hasColon(issuer)) return refuse({ code: 'issuer_malformed' })

    const now = clock.now()
    const id = newId(now)
    const label = (user.email ?? user.phone ?? user.id).replaceAll(':', ' ')
    const totp = type === 'totp' ? newTotp({ issuer, label }) : null
    return inTransaction(db, async (tx) => {
      await lockUserFactors(tx, user.id)
      await deleteUnverified(tx, user.id, { olderThan: before(now, config.mfa.enrolmentLife) })
      const decision = canEnroll(await listFactors(tx, user.id), {
        friendlyName,
        phone,
        level: assuranceLevel(caller),
        isFresh: caller.session !== null && isFreshSession(caller.session, now),
        mostFactors: config.mfa.mostFactors,
      })
      if (!decision.ok) return decision

      if (phone !== null) await deleteUnverified(tx, user.id, { phone })
      const secretEncrypted = totp && deps.encryption.encrypt(totp.secret, id)
      const factor = { id, userId: user.id, type, friendlyName, phone, secretEncrypted }
      await insertFactor(tx, { ...factor, createdAt: now })
      await audit.record(tx, {
        actor: await auditActor(tx, user.id),
        action: 'identity.mfa_factor_enrolled',
        subject: { type: 'user', id: user.id },
        after: { factor_id: id, factor_type: type },
        address: visitor.address,
      })
      return ok({ id, type, friendlyName, phone, totp: totp && shown(totp) })
    })
  }
export type EnrollMfaFactor = ReturnType<typeof enrollMfaFactor>

const shown = ({ base32, uri }: NewTotp) => ({ qrCode: renderSVG(uri), secret: base32, uri })
