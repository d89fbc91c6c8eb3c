import { ACCESS_TEXTS } from '../auth/access-refusals.ts'
import { texts } from '../texts.generated.ts'

const { reauthentication_needed } = ACCESS_TEXTS
export const USER_REFUSALS = { reauthentication_needed, ...texts.below('user-refusals') }
export const CREATE_ACCOUNT_TEXTS = { reauthentication_needed, ...texts.below('create-account') }
