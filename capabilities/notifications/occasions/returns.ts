import type { Occasion } from '#platform/mail/wording.ts'
import { OCCASIONS } from '../texts/occasions/index.ts'
import type { RefundMoved, ReturnMoved } from '../facts.ts'
import { exchangeMail, refundMail, returnMail, shopReturnMail } from '../mails/returns.ts'
import { type Examples, examples, there } from './examples.ts'

type Said = Pick<Occasion, 'key' | 'when'>
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
  said: Said,
  step: Pick<ReturnMoved, 'to'> &
    Partial<Pick<ReturnMoved, 'answer' | 'settleUntilOn' | 'outcome'>>,
): Occasion => ({
  ...said,
  to: 'buyer',
  keeps: [],
  example: (language, name) => {
    const of = examples(language, name)
    const fact = { answer: null, settleUntilOn: null, outcome: null, by: 'vendor', ...step }
    return there(returnMail({ ...about(of, name('number', NUMBER)), ...fact }, of.site))
  },
})
const refund = (said: Said, to: RefundMoved['to']): Occasion => ({
  ...said,
  to: 'buyer',
  keeps: [],
  example: (language, name) => {
    const of = examples(language, name)
    const money = { to, amount: 480_000, dueOn: '2026-12-07' }
    return there(refundMail({ ...about(of, name('number', NUMBER)), ...money }, of.site))
  },
})
const shopTold = (said: Said, to: 'requested' | 'withdrawn'): Occasion => ({
  ...said,
  to: 'shop',
  keeps: [],
  example: (language, name) => {
    const of = examples(language, name)
    const spoken = { ...of, vendor: of.shop, buyer: of.spokenOf }
    const fact = { ...about(spoken, name('number', NUMBER)), to, by: 'buyer' }
    const rest = { answer: null, settleUntilOn: null, outcome: null }
    const orderNumber = name('order', 'Y-7K3MQ2XA-1')
    return there(shopReturnMail({ ...fact, ...rest, orderNumber }, of.shopSite))
  },
})

/** The mails about what comes back and what is made good. */
export const RETURN_OCCASIONS: readonly Occasion[] = [
  moved(
    {
      key: 'returns.requested',
      when: OCCASIONS['returns.requested'],
    },
    { to: 'requested' },
  ),
  moved(
    {
      key: 'returns.accepted',
      when: OCCASIONS['returns.accepted'],
    },
    { to: 'accepted' },
  ),
  moved(
    {
      key: 'returns.refused',
      when: OCCASIONS['returns.refused'],
    },
    { to: 'refused', answer: 'Article porté' },
  ),
  moved(
    {
      key: 'returns.checked',
      when: OCCASIONS['returns.checked'],
    },
    { to: 'checked', settleUntilOn: '2026-12-07' },
  ),
  moved(
    {
      key: 'returns.settled_replaced',
      when: OCCASIONS['returns.settled_replaced'],
    },
    { to: 'settled', outcome: 'replaced' },
  ),
  moved(
    {
      key: 'returns.settled_repaired',
      when: OCCASIONS['returns.settled_repaired'],
    },
    { to: 'settled', outcome: 'repaired' },
  ),
  moved(
    {
      key: 'returns.settled_exchanged',
      when: OCCASIONS['returns.settled_exchanged'],
    },
    { to: 'settled', outcome: 'exchanged' },
  ),
  moved(
    {
      key: 'returns.settled_sent_back',
      when: OCCASIONS['returns.settled_sent_back'],
    },
    { to: 'settled', outcome: 'sent_back' },
  ),
  {
    key: 'returns.exchange',
    to: 'buyer',
    when: OCCASIONS['returns.exchange'],
    keeps: [],
    example: (language, name) => {
      const of = examples(language, name)
      const sent = { courier: 'Yalidine', tracking: 'yal-4KX92M', collect: 120_000 }
      return exchangeMail({ ...about(of, name('number', NUMBER)), ...sent }, of.site)
    },
  },
  refund(
    {
      key: 'returns.due',
      when: OCCASIONS['returns.due'],
    },
    'due',
  ),
  refund(
    {
      key: 'returns.made',
      when: OCCASIONS['returns.made'],
    },
    'made',
  ),
  refund(
    {
      key: 'returns.failed',
      when: OCCASIONS['returns.failed'],
    },
    'failed',
  ),
  shopTold(
    {
      key: 'returns.shop_requested',
      when: OCCASIONS['returns.shop_requested'],
    },
    'requested',
  ),
  shopTold(
    {
      key: 'returns.shop_withdrawn',
      when: OCCASIONS['returns.shop_withdrawn'],
    },
    'withdrawn',
  ),
]
