import type { RefundStatusChanged, ReturnStatusChanged } from '../consumed-events.email.ts'
import { exchangeEmail, refundEmail, returnEmail, vendorReturnEmail } from '../emails/returns.ts'
import { type Examples, examples, EXAMPLES, type Sample, requireExampleEmail } from './examples.ts'

const NUMBER = 'R-4KX92MQA'
const about = ({ vendor, buyer }: Examples, number: string) => ({
  stepId: 'step',
  orderNumber: 'Y-7K3MQ2XA-1',
  vendorId: 'vendor',
  vendorName: vendor,
  number,
  buyer,
})

const moved = (
  key: Sample['key'],
  step: Pick<ReturnStatusChanged, 'to'> &
    Partial<Pick<ReturnStatusChanged, 'settleUntilOn' | 'expiredOn' | 'outcome' | 'sending'>>,
): Sample => ({
  key,
  to: 'buyer',
  keeps: [],
  example: (language, name) => {
    const samples = examples(language, name)
    const event = {
      answer: step.to === 'refused' ? EXAMPLES.worn(language) : null,
      settleUntilOn: null,
      outcome: null,
      by: 'vendor',
      ...step,
    }
    return requireExampleEmail(
      returnEmail({ ...about(samples, name('number', NUMBER)), ...event }, samples.site),
    )
  },
})
const refund = (key: Sample['key'], to: RefundStatusChanged['to']): Sample => ({
  key,
  to: 'buyer',
  keeps: [],
  example: (language, name) => {
    const samples = examples(language, name)
    const money = { to, amount: 480_000, dueOn: '2026-12-07', reason: null }
    return requireExampleEmail(
      refundEmail({ ...about(samples, name('number', NUMBER)), ...money }, samples.site),
    )
  },
})
const vendorNotice = (key: Sample['key'], to: 'requested' | 'withdrawn'): Sample => ({
  key,
  to: 'shop',
  keeps: [],
  example: (language, name) => {
    const samples = examples(language, name)
    const spoken = { ...samples, vendor: samples.shop, buyer: samples.spokenOf }
    const event = { ...about(spoken, name('number', NUMBER)), to, by: 'buyer' }
    const rest = { answer: null, settleUntilOn: null, outcome: null }
    const orderNumber = name('order', 'Y-7K3MQ2XA-1')
    return requireExampleEmail(
      vendorReturnEmail({ ...event, ...rest, orderNumber }, samples.shopSite),
    )
  },
})

export const RETURN_EMAIL_TEMPLATES: readonly Sample[] = [
  moved('returns.requested', { to: 'requested' }),
  moved('returns.accepted', {
    to: 'accepted',
    sending: {
      costOn: 'vendor',
      untilOn: '2026-12-07',
      ...{ address: null, city: null, wilaya: null, phone: '+213550123456' },
    },
  }),
  moved('returns.refused', { to: 'refused' }),
  moved('returns.expired', { to: 'withdrawn', expiredOn: '2026-12-07' }),
  moved('returns.checked', { to: 'checked', settleUntilOn: '2026-12-07' }),
  moved('returns.settled_replaced', { to: 'settled', outcome: 'replaced' }),
  moved('returns.settled_repaired', { to: 'settled', outcome: 'repaired' }),
  moved('returns.settled_exchanged', { to: 'settled', outcome: 'exchanged' }),
  moved('returns.settled_sent_back', { to: 'settled', outcome: 'sent_back' }),
  {
    key: 'returns.exchange',
    to: 'buyer',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      const sent = { courier: 'Rapide Express', tracking: 'RX-4KX92M', collect: 120_000 }
      return exchangeEmail({ ...about(samples, name('number', NUMBER)), ...sent }, samples.site)
    },
  },
  refund('returns.due', 'due'),
  refund('returns.paid', 'paid'),
  refund('returns.failed', 'failed'),
  vendorNotice('returns.shop_requested', 'requested'),
  vendorNotice('returns.shop_withdrawn', 'withdrawn'),
]
