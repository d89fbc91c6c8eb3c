import type { OtpEmailKind } from '../../emails/email-kinds.ts'

export const LINK_TYPES = {
  confirmation: 'signup',
  invite: 'invite',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
} as const satisfies Record<OtpEmailKind, string>

type LinkedToken = { kind: OtpEmailKind; tokenHash: string; redirectTo: string }

/** The protocol's `action_link`, which redeems the code as soon as it is opened. */
export function verifyUrl(
  externalUrl: string,
  { kind, tokenHash, redirectTo }: LinkedToken,
): string {
  const query = { token: tokenHash, type: LINK_TYPES[kind], redirect_to: redirectTo }
  return `${externalUrl}/verify?${new URLSearchParams(query).toString()}`
}

/** Email scanners open links, so this leads to a page whose button redeems the code. */
export function emailedLink(
  confirmUrl: string,
  { kind, tokenHash, redirectTo }: LinkedToken,
): string {
  const query = { token_hash: tokenHash, type: LINK_TYPES[kind], redirect_to: redirectTo }
  return `${confirmUrl}?${new URLSearchParams(query).toString()}`
}
