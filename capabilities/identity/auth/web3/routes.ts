import type { Context } from 'hono'
import { z } from 'zod'
import type { EdgeVariables } from '#platform/http/index.ts'
import { CaptchaFields, type CheckCaptcha } from '../captcha.ts'
import type { SignInWithWallet, WalletRefusal } from './sign-in.ts'
import {
  externalIdentityError,
  isExternalIdentityRefusal,
  oauthError,
  NO_STORE_HEADERS,
} from '../protocol/external-errors.ts'
import { readBody } from '../protocol/body.ts'
import { requestClient } from '../protocol/bearer-errors.ts'
import { validationFailed, protocolError } from '../protocol/errors.ts'
import { sessionView } from '../protocol/user-object.ts'

export type Web3GrantDeps = { checkCaptcha: CheckCaptcha; signInWithWallet: SignInWithWallet }

const WalletBody = z.object({
  chain: z.string().max(40).nullish(),
  message: z.string().max(40_000).nullish(),
  signature: z.string().max(200).nullish(),
  ...CaptchaFields,
})

export const web3Grant =
  ({ checkCaptcha, signInWithWallet }: Web3GrantDeps) =>
  async (c: Context<{ Variables: EdgeVariables }>): Promise<Response> => {
    const body = await readBody(c, WalletBody)
    if (!body.ok) return protocolError(c, body.error)
    const stopped = await checkCaptcha(c, body.value)
    if (stopped) return protocolError(c, stopped)

    const { chain, message, signature } = body.value
    const result = await signInWithWallet({
      chain: chain ?? '',
      message: message ?? '',
      signature: signature ?? '',
      visitor: requestClient(c),
    })

    if (!result.ok) return walletError(c, result.error)
    return c.json(sessionView(result.value), 200, NO_STORE_HEADERS)
  }

const GRANT_WORDS: Record<string, string> = {
  signature_mismatch: 'Signature does not match address in message',
  uri_not_secure: 'Signed message is using URI which does not use HTTPS',
  uri_not_allowed: 'Signed message is using URI which is not allowed on this server',
  domain_mismatch: 'Signed message is using a URI and a domain which are not the same',
  not_yet_valid: 'Signed message becomes valid in the future',
  message_expired: 'Signed message is expired',
  issued_too_far_away: 'Signed message was issued too long ago or too far in the future',
  message_used: 'Signed message was used already',
}

function walletError(c: Context, refusal: WalletRefusal): Response {
  if (isExternalIdentityRefusal(refusal)) return protocolError(c, externalIdentityError(refusal))
  if (refusal.code === 'message_malformed')
    return protocolError(c, validationFailed(`Message is not valid: ${refusal.why}`))
  if (refusal.code === 'web3_disabled')
    return protocolError(c, {
      status: 422,
      code: 'web3_provider_disabled',
      message: 'Web3 provider is disabled',
    })
  if (refusal.code === 'chain_unknown')
    return protocolError(c, {
      status: 400,
      code: 'web3_unsupported_chain',
      message: 'Unsupported chain',
    })
  return oauthError(c, 'invalid_grant', GRANT_WORDS[refusal.code] ?? refusal.code)
}
