import { createHash, randomBytes } from 'node:crypto'
import type { RedirectBrowser } from '#tests/fakes/redirect-client.ts'
import type { World } from './world.ts'

export type Name = 'Nora' | 'Hakim'
type Tokens = { access: string; refresh: string; userId: string; sessionId: string }
/** A browser of one of the two. */
export type Device = {
  tokens: Tokens | null
  verifier: string
  /** A code of a provider or a link, not yet exchanged. */
  code: string | null
  /** Came back from the provider, one redirect before our callback. */
  pendingLink: { browser: RedirectBrowser; url: URL } | null
}
export type Person = ReturnType<typeof createPerson>
/** Whose session, and of which account, by its id. */
export type Holders = Map<string, { who: Name; userId: string }>

export const PASSWORDS: Record<Name, readonly string[]> = {
  Nora: ['nora-couscous-1', 'nora-couscous-2'],
  Hakim: ['hakim-chorba-1', 'hakim-chorba-2'],
}
export const markOf = (name: Name): string => `typed-by-${name.toLowerCase()}`

export function createPerson(name: Name, round: string, index: number) {
  const device = (): Device => ({ tokens: null, verifier: '', code: null, pendingLink: null })
  const mark = name.toLowerCase()
  return {
    name,
    emails: [`${mark}-a-${round}@example.dz`, `${mark}-b-${round}@example.dz`] as const,
    phone: `21355${index}${round.padStart(6, '0').slice(-6)}`,
    devices: [device(), device()] as const,
    /** `type address` of the messages that this person asked for. */
    expects: new Set<string>(),
    factors: new Map<string, string>(),
    data: { first_name: markOf(name), note: markOf(name) },
  }
}

export function newChallenge(device: Device) {
  device.verifier = randomBytes(32).toString('base64url')
  const digest = createHash('sha256').update(device.verifier).digest('base64url')
  return { code_challenge: digest, code_challenge_method: 's256' }
}

/** Keeps the session of an answer. Throws where a session has become another user's. */
export function keepTokens(
  holders: Holders,
  { who, device }: { who: Name; device: Device },
  answer: Record<string, unknown>,
): void {
  const { access_token: access, refresh_token: refresh } = answer
  if (typeof access !== 'string' || typeof refresh !== 'string') return
  const payload = Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()
  const { sub: userId, session_id: sessionId } = JSON.parse(payload) as {
    sub: string
    session_id: string
  }
  const before = holders.get(sessionId)
  if (before && before.userId !== userId) throw new Error('A session has changed its user.')
  holders.set(sessionId, { who, userId })
  device.tokens = { access, refresh, userId, sessionId }
}

type Mail = Awaited<ReturnType<World['box']['emailsTo']>>[number]
export const typeOf = ({ link }: Mail): string => link?.searchParams.get('type') ?? ''

/**
 * A careful reader: opens what they asked for and what changes nothing for others, and a change of
 * address only where the message names their own account.
 */
export function isWanted(person: Person, address: string, mail: Mail): boolean {
  const type = typeOf(mail)
  if (type === 'email_change')
    return (
      person.expects.has(`email_change ${address}`) &&
      person.emails.some((own) => own !== address && mail.text.includes(own))
    )
  if (type === 'signup') return person.expects.has(`signup ${address}`)
  return true
}
