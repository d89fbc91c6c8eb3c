import { truncate } from '#kernel/truncate.ts'
import { z } from 'zod'
import { centimes } from '#kernel/money.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { GatewayStatus } from '../../schema.ts'
import type { GatewayClient } from '../client.ts'
import type { Gateway, GatewayError } from '../gateway.ts'

export type SatimSettings = {
  /** `https://test2.satim.dz/payment/rest`. */
  url: string
  userName: string
  password: string
  terminal: string | null
}

const DZD = '012'
const LANGUAGES: Record<Language, string> = { fr: 'FR', en: 'EN', ar: 'AR' }

/** Numbers may be strings, and keys may be capitalized. */
const number = z.coerce.number()
const text = z.string().nullish()
const Registered = z.object({
  errorCode: z.coerce.string().optional(),
  errorMessage: text,
  orderId: text,
  formUrl: text,
})
const Confirmed = z.object({
  ErrorCode: z.coerce.string().optional(),
  OrderStatus: number.optional(),
  orderStatus: number.optional(),
  Amount: number.optional(),
  approvalCode: text,
  Pan: text,
  currency: text,
  actionCodeDescription: text,
  params: z.object({ respCode: text, respCode_desc: text }).partial().nullish(),
})

/** SATIM sends no webhooks: it is polled until the outcome is known. */
export function satim(settings: SatimSettings, client: GatewayClient): Gateway {
  const { url, userName, password, terminal } = settings
  const request = (call: string, fields: Record<string, string>) => ({
    url: `${url}/${call}`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ userName, password, ...fields }).toString(),
  })
  return {
    async start(wanted) {
      const answer = await client.send(
        request('register.do', {
          orderNumber: orderNumberOf(wanted.intentId),
          amount: String(wanted.amount),
          currency: DZD,
          returnUrl: wanted.successUrl,
          failUrl: wanted.failureUrl,
          language: LANGUAGES[wanted.language],
          jsonParams: JSON.stringify({
            ...(terminal && { force_terminal_id: terminal }),
            udf1: wanted.number,
          }),
        }),
      )
      const result = understood(answer, Registered)
      if (!result.ok) return result
      const { errorCode = '0', errorMessage, orderId, formUrl } = result.value
      if (errorCode !== '0') return refuse(refusedWith(errorCode, errorMessage))
      return orderId && formUrl ? ok({ id: orderId, url: formUrl }) : refuse(notUnderstood)
    },

    async read(id) {
      const answer = await client.ask(request('confirmOrder.do', { orderId: id, language: 'FR' }))
      const result = understood(answer, Confirmed)
      return result.ok ? readingOf(id, result.value) : result
    },

    close: () => Promise.resolve(), // its pages expire after 15 minutes

    async refund({ id, amount, language }) {
      const answer = await client.send(
        request('refund.do', {
          orderId: id,
          amount: String(amount),
          currency: DZD,
          language: LANGUAGES[language],
        }),
      )
      const result = understood(answer, Registered)
      if (!result.ok) return result
      const { errorCode, errorMessage } = result.value
      if (errorCode === undefined) return refuse(notUnderstood)
      return errorCode === '0'
        ? ok({ reference: null })
        : refuse(refusedWith(errorCode, errorMessage))
    },
  }
}

/** At most ten alphanumeric characters, unique per attempt. */
const orderNumberOf = (intentId: string): string =>
  BigInt(`0x${intentId.replaceAll('-', '').slice(-14)}`)
    .toString(36)
    .padStart(10, '0')
    .slice(-10)

const notUnderstood: GatewayError = {
  code: 'gateway_unreachable',
  sent: true,
  reason: 'the answer could not be parsed',
}
const refusedWith = (code: string, message: string | null | undefined): GatewayError => ({
  code: 'gateway_refused',
  reason: truncate(`${code}${message ? `: ${message}` : ''}`, 300),
})

function understood<Schema extends z.ZodType>(
  answer: Awaited<ReturnType<GatewayClient['ask']>>,
  schema: Schema,
): Result<z.output<Schema>, GatewayError> {
  if (!answer.ok) return answer
  const read = schema.safeParse(answer.value.body)
  return answer.value.status === 200 && read.success ? ok(read.data) : refuse(notUnderstood)
}

/** `orderStatus`: 2 deposited, 3 reversed, 4 refunded, 6 declined; 0, 1 and 5 are pending. */
function readingOf(
  id: string,
  input: z.output<typeof Confirmed>,
): Result<GatewayStatus, GatewayError> {
  const status = input.OrderStatus ?? input.orderStatus
  // Unknown order or failed login: says nothing about the money.
  if (status === undefined) return refuse(notUnderstood)
  const message = input.params?.respCode_desc ?? input.actionCodeDescription ?? null
  const reading = (
    state: GatewayStatus['state'],
    amount: GatewayStatus['amount'] = null,
  ): GatewayStatus => ({
    state,
    amount,
    reason: state === 'paid' || state === 'pending' ? null : message,
    receipt:
      state === 'paid'
        ? {
            gatewayOrder: id,
            approvalCode: input.approvalCode ?? null,
            card: input.Pan ?? null,
            message,
          }
        : null,
  })
  if (status === 2) {
    const isDinars = !input.currency || input.currency === DZD
    return ok(reading('paid', centimes(isDinars ? (input.Amount ?? -1) : -1)))
  }
  if (status === 3 || status === 4) return ok(reading('cancelled'))
  if (status === 6) return ok(reading('failed'))
  return ok(reading('pending'))
}
