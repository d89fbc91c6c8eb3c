import type { DeriveLinkKey } from '#platform/link-keys.ts'
import type { SendMail } from '#platform/mail/index.ts'
import type { Reword } from '#platform/mail/wording.ts'
import type { Retention } from '#platform/personal-data.ts'
import { createSeal, sealingKey } from '#platform/sealing.ts'
import type { Storage } from '#platform/storage/index.ts'
import { answerRequests } from './operations/answer-requests.ts'
import type { DeskDeps } from './operations/desk.ts'
import { erasing, moveErasure, planErasure, startErasure } from './operations/erase-for-people.ts'
import { fileRequest, type PrivacyDeps } from './operations/file-request.ts'
import { applyRetention, keepRegister } from './operations/keep-register.ts'
import { logAccesses } from './operations/log-accesses.ts'
import { keepExport, openExport, removeExpired } from './operations/make-export.ts'
import { noteBreaches } from './operations/note-breaches.ts'
import { readDesk } from './operations/read-desk.ts'
import { recordConsent } from './operations/record-consent.ts'
import {
  erasePerson,
  erasureSteps,
  type OwnDataDeps,
  sweeping,
  sweepPerson,
  takeAlong,
  takeOwn,
} from './operations/own-data.ts'
import { resumeErasures, runErasure } from './operations/run-erasure.ts'
import { retainAccesses, retainRequests } from './queries/register.ts'
import { accountRoutes } from './routes.account.ts'
import { fileRoutes } from './routes.file.ts'
import { peopleRoutes } from './routes.people.ts'
import { breachRoutes, registerRoutes } from './routes.register.ts'
import { requestRoutes } from './routes.requests.ts'
import { shopRoutes } from './routes.shop.ts'

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
export { PRIVACY_OCCASIONS } from './occasions.ts'
export { keepAgreedTexts } from './subscriptions.ts'
export type Privacy = ReturnType<typeof createPrivacy>
export type PrivacyOffice = ReturnType<typeof createPrivacyOffice>
export { AccessesQuery, type AccessRowView } from './registers.contract.ts'
