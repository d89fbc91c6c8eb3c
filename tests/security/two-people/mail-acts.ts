import { verifyPath } from '#tests/support/mailbox.ts'
import { isWanted, keepTokens, typeOf } from './person.ts'
import { enter, type Turn } from './turn.ts'

/** Each reads their own mailbox only. */
export async function openMail(turn: Turn): Promise<string | null> {
  const { world, person, step, device, holders } = turn
  const address = person.emails[step.nth]
  const emails = await world.box.emailsTo(address)
  const mail = emails.find((candidate) => candidate.link && typeOf(candidate) !== '')
  if (!mail || !isWanted(person, address, mail)) return null
  const type = typeOf(mail)
  const words = `opens ${type} in ${address}`
  if (step.second) {
    const body = { type, email: address, token: mail.code }
    return `${words} by code → ${enter(turn, await world.call('/verify', { body }))}`
  }
  const hash = mail.link?.searchParams.get('token_hash') ?? ''
  if (!hash.startsWith('pkce_'))
    return `${words} by link → ${enter(turn, await world.call('/verify', { body: { type, token_hash: hash } }))}`
  const { end } = await world.call(verifyPath(mail.link).replace('/auth/v1', ''))
  const code = end?.searchParams.get('code') ?? null
  if (code) device.code = code
  const tokens = Object.fromEntries(new URLSearchParams(end?.hash.slice(1)))
  keepTokens(holders, { who: person.name, device }, tokens)
  return `${words} in the browser ${code ? 'with' : 'without'} a code`
}

export async function typeSms(turn: Turn): Promise<string | null> {
  const { world, person, step } = turn
  const { phone } = person
  if (!person.expects.has(`sms ${phone}`)) return null
  const [message] = await world.box.messagesTo(phone)
  if (!message) return null
  const type = step.second ? 'phone_change' : 'sms'
  const body = { type, phone, token: message.code }
  return `types the SMS to ${phone} for ${type} → ${enter(turn, await world.call('/verify', { body }))}`
}
