import { fileRequest, type PrivacyDeps } from './operations/file-request.ts'
import { shopRoutes } from './routes.shop.ts'

/** The door of privacy: what people ask about their data. */
export function createPrivacy(deps: PrivacyDeps) {
  const file = fileRequest(deps)
  return { file, shopRoutes: shopRoutes({ file }) }
}
export type Privacy = ReturnType<typeof createPrivacy>
