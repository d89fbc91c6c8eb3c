import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { SendMail } from '#platform/email/index.ts'
import type { Reword } from '#platform/email/template-overrides.ts'
import type { Retention } from '#platform/personal-data.ts'
import { createSeal, sealingKey } from '#platform/encryption.ts'
import type { Storage } from '#platform/storage/index.ts'
import { answerRequests } from './operations/handle-requests.ts'
import type { DeskDeps } from './operations/admin-command.ts'
import { erasing, moveErasure, planErasure, startErasure } from './operations/plan-erasures.ts'
import { fileRequest, type PrivacyDeps } from './operations/submit-data-request.ts'
import { applyRetention, keepRegister } from './operations/manage-register.ts'
import { logAccesses } from './operations/record-data-access.ts'
import { keepExport, openExport, removeExpired } from './operations/create-data-export.ts'
import { noteBreaches } from './operations/record-breaches.ts'
import { readDesk } from './operations/read-admin.ts'
import { recordConsent } from './operations/record-consent.ts'
import {
  erasePerson,
  erasureSteps,
  type OwnDataDeps,
  sweeping,
  sweepPerson,
  takeAlong,
  takeOwn,
} from './operations/personal-data.ts'
import { resumeErasures, runErasure } from './operations/run-erasure.ts'
import { retainAccesses, retainRequests } from './queries/register.ts'
import { accountRoutes } from './routes.account.ts'
import { fileRoutes } from './routes.storefront.data-exports.ts'
import { peopleRoutes } from './routes.admin.erasures.ts'
import { breachRoutes, registerRoutes } from './routes.admin.registers.ts'
import { requestRoutes } from './routes.admin.requests.ts'
import { shopRoutes } from './routes.storefront.ts'

/** The door of privacy: what people ask about their data, and what they agree to. */
export function createPrivacy(deps: PrivacyDeps) {
  const file = fileRequest(deps)
  return { file, shopRoutes: shopRoutes({ file, recordConsent: recordConsent(deps) }) }
}

/** What people do with their own data: take it along, and have it erased. */
export function createOwnData(deps: OwnDataDeps) {
  deps.jobs.handle(sweeping, sweepPerson(deps))
  const own = { takeOwn: takeOwn(deps), erase: erasePerson(deps) }
  return { ...own, accountRoutes: accountRoutes(own) }
}

type OfficeDeps = DeskDeps &
  OwnDataDeps & {
    secret: string
    deriveLinkKey: DeriveLinkKey
    storage: Storage
    sendMail: SendMail
    /** The operator's words that are in force when a mail leaves. */
    reword: Reword
    /** What each capability takes away by its age. */
    retention: Readonly<Record<string, Retention>>
  }

/** What the team does: answers people, erases them, keeps the register, and writes down leaks. */
export function createPrivacyOffice(deps: OfficeDeps) {
  const seal = createSeal(sealingKey(deps.secret, 'privacy', 'exports'))
  const taking = takeAlong(deps)
  const files = { ...deps, seal, takeAlong: taking }
  const erasingDeps = { ...deps, steps: erasureSteps(deps) }
  deps.jobs.handle(erasing, runErasure(erasingDeps))
  const read = readDesk({ ...deps, takeAlong: taking })
  const accesses = logAccesses(deps)
  const parts = {
    read,
    accesses,
    requests: answerRequests({ ...deps, keepExport: keepExport(files) }),
    plan: planErasure(erasingDeps),
    startErasure: startErasure(erasingDeps),
    move: moveErasure(erasingDeps),
    register: keepRegister(deps),
    breaches: noteBreaches(deps),
  }
  const own = { accesses: retainAccesses, data_requests: retainRequests }
  const retain = applyRetention({ ...deps, retention: { ...deps.retention, privacy: own } })
  const removeFiles = removeExpired(files)
  return {
    /** Writes down that somebody of the team was shown people's data. */
    looked: accesses.looked,
    /** Who looked at whose data, as the team lists it, a page at a time. */
    listAccesses: accesses.list,
    /** Takes away what is old, and files whose links are over: for the nightly schedule. */
    forgetOld: async () => {
      await removeFiles()
      await retain()
    },
    /** For the schedule: an erasure that was cut goes on. */
    resumeErasures: resumeErasures(deps),
    shopRoutes: fileRoutes(openExport(files)),
    adminRoutes: [
      requestRoutes(parts),
      peopleRoutes(parts),
      registerRoutes(parts),
      breachRoutes(parts),
    ],
  }
}
export { PRIVACY_OCCASIONS } from './email-templates.ts'
export { keepAgreedTexts } from './subscriptions.ts'
export type Privacy = ReturnType<typeof createPrivacy>
export type PrivacyOffice = ReturnType<typeof createPrivacyOffice>
export { AccessesQuery, type AccessRowView } from './registers.contract.ts'
