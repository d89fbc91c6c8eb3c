import { texts } from '../texts.generated.ts'

export const ACCOUNT_FIELD_TEXTS = texts.below('account-field')
export const ACCOUNT_REFUSALS = texts.below('account-refusals')
