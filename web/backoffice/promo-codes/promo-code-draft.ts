import type {
  PromoCodeFieldsInput,
  ManagedPromoCodeView,
} from '#capabilities/promotions/contract.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'

export type PromoCodeDraft = {
  code: string
  kind: ManagedPromoCodeView['kind']
  percent: string
  amount: string
  minimum: string
  maximum_discount: string
  starts_on: string
  ends_on: string
  maximum_uses: string
  maximum_uses_per_buyer: string
  is_public: boolean
}
export type PromoCodeDraftField = keyof PromoCodeDraft
export type PromoCodeErrors = Partial<Record<PromoCodeDraftField, string>>

const typed = (value: number | null): string => (value === null ? '' : String(value))

export const toPromoCodeDraft = (code: ManagedPromoCodeView | null): PromoCodeDraft => ({
  code: code?.code ?? '',
  kind: code?.kind ?? 'percentage',
  percent: typed(code?.percent ?? null),
  amount: typed(code?.amount ?? null),
  minimum: code && code.minimum > 0 ? String(code.minimum) : '',
  maximum_discount: typed(code?.maximum_discount ?? null),
  starts_on: code?.starts_on ?? '',
  ends_on: code?.ends_on ?? '',
  maximum_uses: typed(code?.maximum_uses ?? null),
  maximum_uses_per_buyer: code ? typed(code.maximum_uses_per_buyer) : '1',
  is_public: code?.is_public ?? false,
})

/** Same terms under a new name, without dates. */
export const copyOf = (code: ManagedPromoCodeView): PromoCodeDraft => ({
  ...toPromoCodeDraft(code),
  code: nextName(code.code),
  starts_on: '',
  ends_on: '',
})

function nextName(code: string): string {
  const [, stem = code, number] = /^(.*)-(\d{1,3})$/.exec(code) ?? []
  const suffix = `-${Number(number ?? 1) + 1}`
  return `${stem.slice(0, 32 - suffix.length)}${suffix}`
}

type FieldError = 'number' | 'whole' | 'code'
export type PromoCodeErrorKey = Partial<Record<PromoCodeDraftField, FieldError>>

/** The request body, or the fields with invalid values. */
export function promoCodeBody(
  draft: PromoCodeDraft,
): { body: PromoCodeFieldsInput } | { wrong: PromoCodeErrorKey } {
  const wrong: PromoCodeErrorKey = {}
  const number = (field: PromoCodeDraftField, isNeeded = false): number | null => {
    const text = String(draft[field]).trim()
    if (text === '' && !isNeeded) return null
    const value = parseNumber(text)
    if (value === null) wrong[field] = 'number'
    return value
  }
  const whole = (field: PromoCodeDraftField): number | null => {
    const value = number(field)
    if (value !== null && !(Number.isInteger(value) && value > 0)) wrong[field] = 'whole'
    if (wrong[field] === 'number') wrong[field] = 'whole'
    return value
  }
  if (draft.code.trim() === '') wrong.code = 'code'
  const isPercentage = draft.kind === 'percentage'
  const body: PromoCodeFieldsInput = {
    code: draft.code,
    kind: draft.kind,
    percent: isPercentage ? number('percent', true) : null,
    amount: draft.kind === 'amount' ? number('amount', true) : null,
    minimum: number('minimum') ?? 0,
    maximum_discount: isPercentage ? number('maximum_discount') : null,
    starts_on: draft.starts_on || null,
    ends_on: draft.ends_on || null,
    maximum_uses: whole('maximum_uses'),
    maximum_uses_per_buyer: whole('maximum_uses_per_buyer'),
    is_public: draft.is_public,
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { body }
}
