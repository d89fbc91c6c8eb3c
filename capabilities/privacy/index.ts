import { fileRequest, type PrivacyDeps } from './operations/file-request.ts'
import { recordConsent } from './operations/record-consent.ts'
import { erasePerson, type OwnDataDeps, takeAlong } from './operations/own-data.ts'
import { accountRoutes } from './routes.account.ts'
import { shopRoutes } from './routes.shop.ts'

/** The door of privacy: what people ask about their data, and what they agree to. */
export function createPrivacy(deps: PrivacyDeps) {
  const file = fileRequest(deps)
  return { file, shopRoutes: shopRoutes({ file, recordConsent: recordConsent(deps) }) }
}

/** What people do with their own data: take it along, and have it erased. */
export function createOwnData(deps: OwnDataDeps) {
  const own = { takeAlong: takeAlong(deps), erase: erasePerson(deps) }
  return { ...own, accountRoutes: accountRoutes(own) }
}
export type Privacy = ReturnType<typeof createPrivacy>
