import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { TemplateOverride } from '#platform/email/template-overrides.ts'
import type { Retention } from '#platform/personal-data.ts'
import { createEncryption, encryptionKey } from '#platform/encryption.ts'
import type { Storage } from '#platform/storage/index.ts'
import { handleRequests } from './operations/handle-requests.ts'
import type { PrivacyAdminDeps } from './operations/admin-command.ts'
import { erasureJob, planErasure, startErasure } from './operations/plan-erasures.ts'
import { changeErasureStatus } from './operations/change-erasure-status.ts'
import { submitDataRequest, type PrivacyDeps } from './operations/submit-data-request.ts'
import { applyRetention, manageRegister } from './operations/manage-register.ts'
import { recordDataAccess } from './operations/record-data-access.ts'
import {
  storeExport,
  downloadExport,
  deleteExpiredExports,
} from './operations/create-data-export.ts'
import { recordBreaches } from './operations/record-breaches.ts'
import { readPrivacyAdmin } from './operations/read-admin.ts'
import { recordConsent } from './operations/record-consent.ts'
import {
  erasePerson,
  erasureSteps,
  type PersonalDataDeps,
  sweepJob,
  sweepLateData,
  exportPersonalData,
  exportOwnData,
} from './operations/personal-data.ts'
import { resumeErasures, runErasure } from './operations/run-erasure.ts'
import { retainAccesses, retainRequests } from './queries/register.ts'
import { accountRoutes } from './routes.account.ts'
import { fileRoutes } from './routes.storefront.data-exports.ts'
import { erasureRoutes } from './routes.admin.erasures.ts'
import { registerRoutes } from './routes.admin.registers.ts'
import { breachRoutes } from './routes.admin.breaches.ts'
import { requestRoutes } from './routes.admin.requests.ts'
import { storefrontRoutes } from './routes.storefront.ts'

/** Module API of privacy: data requests and consents. */
export function createPrivacy(deps: PrivacyDeps) {
  const file = submitDataRequest(deps)
  return { file, storefrontRoutes: storefrontRoutes({ file, recordConsent: recordConsent(deps) }) }
}

/** Self-service: users export or erase their own data. */
export function createPersonalData(deps: PersonalDataDeps) {
  deps.jobs.handle(sweepJob, sweepLateData(deps))
  const own = { exportOwnData: exportOwnData(deps), erase: erasePerson(deps) }
  return { ...own, accountRoutes: accountRoutes(own) }
}

type OfficeDeps = PrivacyAdminDeps &
  PersonalDataDeps & {
    secret: string
    deriveLinkKey: DeriveLinkKey
    storage: Storage
    sendMail: SendEmail
    reword: TemplateOverride
    retention: Readonly<Record<string, Retention>>
  }

/** Back privacyAdmin: data requests, erasures, processing register, access log, breaches. */
export function createPrivacyAdmin(deps: OfficeDeps) {
  const encryption = createEncryption(encryptionKey(deps.secret, 'privacy', 'exports'))
  const taking = exportPersonalData(deps)
  const files = { ...deps, encryption, exportPersonalData: taking }
  const erasingDeps = { ...deps, steps: erasureSteps(deps) }
  deps.jobs.handle(erasureJob, runErasure(erasingDeps))
  const read = readPrivacyAdmin({ ...deps, exportPersonalData: taking })
  const accesses = recordDataAccess(deps)
  const parts = {
    read,
    accesses,
    requests: handleRequests({ ...deps, storeExport: storeExport(files) }),
    plan: planErasure(erasingDeps),
    startErasure: startErasure(erasingDeps),
    move: changeErasureStatus(erasingDeps),
    register: manageRegister(deps),
    breaches: recordBreaches(deps),
  }
  const own = { access_log: retainAccesses, data_requests: retainRequests }
  const retain = applyRetention({ ...deps, retention: { ...deps.retention, privacy: own } })
  const removeFiles = deleteExpiredExports(files)
  return {
    recordDataAccess: accesses.recordDataAccess,
    listAccesses: accesses.list,
    /** Applies the retention rules and removes expired export files. Runs nightly. */
    forgetOld: async () => {
      await removeFiles()
      await retain()
    },
    /** Scheduled: continues erasures a crash has interrupted. */
    resumeErasures: resumeErasures(deps),
    storefrontRoutes: fileRoutes(downloadExport(files)),
    adminRoutes: [
      requestRoutes(parts),
      erasureRoutes(parts),
      registerRoutes(parts),
      breachRoutes(parts),
    ],
  }
}
export { PRIVACY_EMAIL_TEMPLATES } from './email-templates.ts'
export { subscribeToPublishedTerms } from './subscriptions.ts'
export type PrivacyAdmin = ReturnType<typeof createPrivacyAdmin>
export { AccessesQuery, type AccessRowView } from './registers.contract.ts'
