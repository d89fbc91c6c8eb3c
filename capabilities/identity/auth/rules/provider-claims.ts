export type ProviderPerson = {
  provider: string
  subject: string
  email: string | null
  emailVerified: boolean
  /** Stored as `identity_data`, which the user sees. */
  data: Record<string, unknown>
  firstName: string | null
  lastName: string | null
}
export type ProviderClaims = Readonly<Record<string, unknown>>

const LONGEST_EMAIL = 255
const EMAIL = /^[^\s@]+@[^\s@]+$/

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null
/** Providers send booleans, strings or numbers. */
const YES: readonly unknown[] = [true, 1, 'true', '1']
const isYes = (value: unknown): boolean => YES.includes(value)

/** Claims stored elsewhere, or about the token only. */
const KNOWN = new Set(
  `iss sub aud azp exp iat nbf jti nonce nonce_supported at_hash c_hash s_hash sid auth_time amr
  acr email email_verified name given_name family_name preferred_username picture locale`.split(
    /\s+/,
  ),
)

export function parseProviderClaims(
  { name: provider, kind }: { name: string; kind: string },
  claims: ProviderClaims,
): ProviderPerson | null {
  const subject = text(claims['sub'])
  if (!subject) return null
  const email = emailOf(claims['email'])
  // Azure tenants may set any email unverified; only `xms_edov` says that the domain's owner is
  // verified.
  const verified = kind === 'azure' ? claims['xms_edov'] : claims['email_verified']
  const emailVerified = email !== null && isYes(verified)
  const firstName = text(claims['given_name'])
  const lastName = text(claims['family_name'])
  const name = text(claims['name']) ?? text([firstName, lastName].filter(Boolean).join(' '))
  const imageUrl = text(claims['picture'])
  const others = Object.entries(claims).filter(([claim]) => !KNOWN.has(claim))
  return {
    provider,
    subject,
    email,
    emailVerified,
    firstName,
    lastName,
    data: {
      ...(text(claims['iss']) && { iss: claims['iss'] }),
      sub: subject,
      provider_id: subject,
      ...(email && { email }),
      email_verified: emailVerified,
      phone_verified: false,
      ...(name && { name, full_name: name }),
      ...(imageUrl && { picture: imageUrl, avatar_url: imageUrl }),
      ...(text(claims['preferred_username']) && { user_name: claims['preferred_username'] }),
      ...(others.length > 0 && { custom_claims: Object.fromEntries(others) }),
    },
  }
}

function emailOf(value: unknown): string | null {
  const email = text(value)?.toLowerCase() ?? null
  return email && email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Apple sends names once, unsigned beside the token, so only names are taken from it. */
export function unsignedAppleNames(json: string | null): ProviderClaims {
  if (!json) return {}
  try {
    const name = fieldOf(JSON.parse(json), 'name')
    const given = text(fieldOf(name, 'firstName'))
    const family = text(fieldOf(name, 'lastName'))
    return { ...(given && { given_name: given }), ...(family && { family_name: family }) }
  } catch {
    return {}
  }
}
