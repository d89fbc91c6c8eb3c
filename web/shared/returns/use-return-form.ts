import { ownKeysOf } from '#kernel/records.ts'
import { useRef, useState } from 'react'
import type { OrderReturnsView } from '#capabilities/returns/contract.ts'
import { useFirstError } from '#web/ui/first-error.ts'
import { useTexts } from '../i18n/texts.ts'
import type { ReturnsClient } from './returns-client.ts'
import {
  checkReturn,
  type ReturnDraft,
  type ReturnErrors,
  type ReturnField,
  refusedField,
  returnBody,
} from './return-draft.ts'

/** The errors that a change of a draft field clears. */
const ANSWERS: Partial<Record<keyof ReturnDraft, readonly ReturnField[]>> = {
  quantities: ['items', 'variant'],
  reason: ['reason', 'goodwill'],
  resolution: ['items', 'variant', 'account'],
  variant: ['variant'],
  photos: ['photos'],
  method: ['account'],
  account: ['account'],
  asGoodwill: ['goodwill'],
}

type Options = {
  of: OrderReturnsView
  calls: ReturnsClient
  onSent: (view: OrderReturnsView) => void
}

export function useReturnForm({ of: order, calls, onSent }: Options) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<ReturnDraft>(() => emptyDraft(order))
  const [errors, setErrors] = useState<ReturnErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const showFirstError = useFirstError(form)

  const change = (changes: Partial<ReturnDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    const answered = ownKeysOf(changes).flatMap((name) => ANSWERS[name] ?? [])
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(answered.map((field) => [field, undefined])),
    }))
  }
  const refuse = (found: ReturnErrors, sentence: string | null = null) => {
    setErrors(found)
    setFailure(sentence)
    showFirstError()
  }
  const submit = async () => {
    const found = checkReturn(order, draft)
    const { reason } = draft
    if (reason === '' || Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    setFailure(null)
    const answer = await calls.request(returnBody(order, { ...draft, reason }))
    setBusy(false)
    if (answer.ok) return onSent(answer.view)
    const refused = refusedField(answer.problem)
    refuse(refused ?? {}, refused ? null : (answer.problem.detail ?? t('returns.failed')))
  }
  const errorOf = (field: ReturnField): string | undefined => {
    const error = errors[field]
    return error && ('key' in error ? t(error.key) : error.sentence)
  }
  return { form, draft, change, errorOf, failure, isBusy, submit }
}
export type ReturnFormState = ReturnType<typeof useReturnForm>

function emptyDraft({ lines }: OrderReturnsView): ReturnDraft {
  const [line, ...others] = lines.filter(({ left }) => left > 0)
  return {
    quantities: line && others.length === 0 ? { [line.item_id]: 1 } : {},
    reason: '',
    resolution: 'refund',
    variant: '',
    note: '',
    photos: [],
    method: 'ccp',
    account: '',
    asGoodwill: false,
  }
}
