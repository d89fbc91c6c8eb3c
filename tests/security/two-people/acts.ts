import { seconds } from '#kernel/time.ts'
import { isHome, SITE, WELCOME } from '#tests/support/visit-fixture.ts'
import { openMail, typeSms } from './mail-acts.ts'
import { keepTokens, newChallenge, PASSWORDS } from './person.ts'
import { enter, type Turn } from './turn.ts'

/** What happened, for the story; null when nothing could be done. */
type Action = (turn: Turn) => Promise<string | null>

const LIFETIME = 100_000_000
const MAIL = 'urn:oid:0.9.2342.19200300.100.1.3'

const password = ({ person, step }: Turn): string => PASSWORDS[person.name][step.nth] ?? ''
const expects = ({ person, isOwn }: Turn, ...what: string[]): void => {
  if (isOwn) for (const message of what) person.expects.add(message)
}
const challenge = ({ step, device }: Turn) => (step.second ? newChallenge(device) : {})

async function post(turn: Turn, path: string, body: object, words: string): Promise<string> {
  return `${words} → ${enter(turn, await turn.world.call(path, { body }))}`
}
async function own(
  turn: Turn,
  path: string,
  { method, body, words }: { method: string; body?: object; words: string },
): Promise<string | null> {
  const bearer = turn.device.tokens?.access
  if (!bearer) return null
  const answer = await turn.world.call(path, { method, bearer, ...(body && { body }) })
  return `${words} → ${enter(turn, answer)}`
}

/** The provider knows its users: it verifies own addresses only. */
const claims = ({ person, step, email, isOwn }: Turn) => ({
  sub: `${person.name}-${step.nth}-${email}`,
  email,
  email_verified: isOwn,
  given_name: person.data.first_name,
})

export const ACTIONS = {
  signsUp: (turn) => {
    expects(turn, `signup ${turn.email}`)
    const { email, person } = turn
    const body = { email, password: password(turn), data: person.data, ...challenge(turn) }
    return post(turn, '/signup', body, `signs up as ${email}`)
  },
  signsUpByPhone: (turn) => {
    const { phone, person } = turn
    const body = { phone, password: password(turn), data: person.data }
    expects(turn, `sms ${phone}`)
    return post(turn, '/signup', body, `signs up as ${phone}`)
  },
  signsIn: (turn) => {
    const { email, phone, step } = turn
    const address = step.second ? { phone } : { email }
    const words = `signs in as ${step.second ? phone : email}`
    return post(turn, '/token?grant_type=password', { ...address, password: password(turn) }, words)
  },
  asksForCode: (turn) => {
    const { email, person } = turn
    expects(turn, `signup ${email}`)
    const body = { email, data: person.data, ...challenge(turn) }
    return post(turn, '/otp', body, `asks for a code to ${email}`)
  },
  asksForSms: (turn) => {
    const { phone, person } = turn
    expects(turn, `sms ${phone}`)
    return post(turn, '/otp', { phone, data: person.data }, `asks for an SMS to ${phone}`)
  },
  recovers: (turn) =>
    post(turn, '/recover', { email: turn.email, ...challenge(turn) }, `recovers ${turn.email}`),
  asksAgain: (turn) => {
    const { step, email } = turn
    const type = step.second ? 'email_change' : 'signup'
    return post(turn, '/resend', { type, email }, `asks again for ${type} of ${email}`)
  },
  opensMail: openMail,
  typesSms: typeSms,
  changesEmail: (turn) => {
    const { email, person } = turn
    // Messages of this change go to the address of before as well.
    if (turn.isOwn && turn.device.tokens)
      for (const address of person.emails) person.expects.add(`email_change ${address}`)
    const body = { email, ...challenge(turn) }
    return own(turn, '/user', { method: 'PUT', body, words: `changes the e-mail to ${email}` })
  },
  changesPhone: (turn) => {
    const { phone } = turn
    // Without a session nothing is sent, and an SMS that comes is another's.
    if (turn.device.tokens) expects(turn, `sms ${phone}`)
    return own(turn, '/user', {
      method: 'PUT',
      body: { phone },
      words: `changes the phone to ${phone}`,
    })
  },
  changesPassword: (turn) => {
    const body = { password: password(turn), data: turn.person.data }
    return own(turn, '/user', { method: 'PUT', body, words: 'chooses a password' })
  },
  isInvited: async ({ world, email }) => {
    const { status } = await world.call('/invite', {
      body: { email },
      bearer: await world.service(),
    })
    return `waits while the operator invites ${email} → ${status}`
  },
  showsIdToken: async (turn) => {
    const { world, step, device } = turn
    const id_token = await world.partner.idToken(claims(turn), { seconds: LIFETIME })
    const bearer = step.second ? device.tokens?.access : undefined
    const body = { provider: 'keycloak', id_token, ...(bearer && { link_identity: true }) }
    const answer = await world.call('/token?grant_type=id_token', { body, bearer })
    const verb = bearer ? 'links' : 'signs in with'
    return `${verb} a provider’s token for ${turn.email} → ${enter(turn, answer)}`
  },
  comesByProvider: async (turn) => {
    const { world, device } = turn
    world.partner.is(claims(turn))
    const query = { provider: 'keycloak', redirect_to: WELCOME, ...newChallenge(device) }
    const start = `${SITE}/auth/v1/authorize?${new URLSearchParams(query).toString()}`
    const end = await world.browser().open(start, isHome)
    device.code = end.searchParams.get('code')
    return `comes back from a provider that names ${turn.email} ${device.code ? 'with' : 'without'} a code`
  },
  exchanges: (turn) => {
    const { code: auth_code, verifier: code_verifier } = turn.device
    if (!auth_code) return Promise.resolve(null)
    turn.device.code = null
    return post(turn, '/token?grant_type=pkce', { auth_code, code_verifier }, 'exchanges the code')
  },
  beginsLink: async (turn) => {
    const { world, device } = turn
    if (!device.tokens) return null
    world.partner.is(claims(turn))
    const browser = world.browser()
    const response = await browser.send(
      `${SITE}/auth/v1/user/identities/authorize?provider=keycloak&skip_http_redirect=true`,
      { headers: { authorization: `Bearer ${device.tokens.access}` } },
    )
    if (!response.ok) return `may not link → ${response.status}`
    const { url } = (await response.json()) as { url: string }
    const back = await browser.open(url, (address) =>
      address.startsWith(`${SITE}/auth/v1/callback`),
    )
    device.pendingLink = { browser, url: back }
    return `begins to link an identity of ${turn.email}`
  },
  endsLink: async (turn) => {
    const { device, holders, person } = turn
    if (!device.pendingLink) return null
    const { browser, url } = device.pendingLink
    device.pendingLink = null
    const end = await browser.open(url.href, isHome)
    const tokens = Object.fromEntries(new URLSearchParams(end.hash.slice(1)))
    keepTokens(holders, { who: person.name, device }, tokens)
    return `ends the link ${tokens['access_token'] ? 'with' : 'without'} a session`
  },
  unlinks: async (turn) => {
    const { world, device, step } = turn
    const bearer = device.tokens?.access
    if (!bearer) return null
    const { answer } = await world.call('/user', { bearer })
    const identities = (answer['identities'] ?? []) as { identity_id: string; provider: string }[]
    const identity = identities[step.nth]
    if (!identity) return null
    const words = `unlinks ${identity.provider}`
    return own(turn, `/user/identities/${identity.identity_id}`, { method: 'DELETE', words })
  },
  enrolls: async (turn) => {
    const { world, device, person } = turn
    const bearer = device.tokens?.access
    if (!bearer) return null
    const friendly_name = `${person.name} ${person.factors.size}`
    const body = { factor_type: 'totp', friendly_name }
    const { status, answer } = await world.call('/factors', { bearer, body })
    if (status !== 200) return `may not enroll → ${status}`
    const { secret } = answer['totp'] as { secret: string }
    const id = String(answer['id'])
    person.factors.set(id, secret)
    return raise(turn, id, 'enrolls a factor')
  },
  raises: async (turn) => {
    const [id] = [...turn.person.factors.keys()].slice(-1)
    return id && turn.device.tokens ? raise(turn, id, 'gives the second factor') : null
  },
  comesAnonymously: (turn) =>
    post(turn, '/signup', { data: turn.person.data }, 'comes without an address'),
  refreshes: (turn) => {
    const refresh_token = turn.device.tokens?.refresh
    if (!refresh_token) return Promise.resolve(null)
    return post(turn, '/token?grant_type=refresh_token', { refresh_token }, 'refreshes')
  },
  signsOutOthers: (turn) =>
    own(turn, '/logout?scope=others', { method: 'POST', words: 'signs out the others' }),
  comesByCompany: async (turn) => {
    const { world, email, person, holders, device } = turn
    const attributes = { [MAIL]: email, first_name: person.data.first_name }
    const nameId = `${person.name}-${email}`
    const now = world.clock.now().getTime() - Date.now()
    const from = Math.floor(now / 60_000) - 1
    const answer = await world.company.answer(null, { nameId, attributes, from, until: from + 6 })
    const response = await fetch(`${world.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: answer, RelayState: '' }),
      redirect: 'manual',
    })
    const end = new URL(response.headers.get('location') ?? SITE)
    const tokens = Object.fromEntries(new URLSearchParams(end.hash.slice(1)))
    keepTokens(holders, { who: person.name, device }, tokens)
    const result = tokens['access_token'] ? 'a session' : end.searchParams.get('error_code')
    return `comes from a company that names ${email} → ${result}`
  },
  seesVerification: async ({ world, step }) => {
    await world.verification(step.second)
    return `sees the operator switch verification ${step.second ? 'on' : 'off'}`
  },
} satisfies Record<string, Action>
export type ActionName = keyof typeof ACTIONS

async function raise(turn: Turn, id: string, words: string): Promise<string | null> {
  const { world, device, person } = turn
  const bearer = device.tokens?.access
  world.clock.advance(seconds(30))
  const challenge = await world.call(`/factors/${id}/challenge`, { bearer, body: {} })
  const code = world.codeFor(person.factors.get(id) ?? '')
  const body = { challenge_id: challenge.answer['id'], code }
  const verified = await world.call(`/factors/${id}/verify`, { bearer, body })
  return `${words} → ${enter(turn, verified)}`
}
