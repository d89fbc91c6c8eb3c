import type { CodeKind } from '../../schema.ts'

export const TOKEN_KINDS_OF = {
  signup: ['confirmation', 'invite'],
  invite: ['invite', 'confirmation'],
  magiclink: ['magic_link', 'recovery'],
  recovery: ['recovery', 'magic_link'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['confirmation', 'invite', 'magic_link', 'recovery'],
  sms: ['sms'],
  phone_change: ['phone_change'],
} as const satisfies Record<string, readonly CodeKind[]>
export type VerifyType = keyof typeof TOKEN_KINDS_OF

export const isVerifyType = (text: string): text is VerifyType =>
  Object.hasOwn(TOKEN_KINDS_OF, text)
