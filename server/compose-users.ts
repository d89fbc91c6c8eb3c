import { logFailure } from '#platform/database/retryable-errors.ts'
import { scheduleHousekeeping } from '#platform/housekeeping.ts'
import { invalidate } from '#platform/http/cache.ts'
import { messengersOf } from './messengers.ts'
import { authConfigOf } from './start-checks.ts'
import { createProofOfWork } from '#platform/proof-of-work.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { createOutbox } from '#platform/outbox.ts'
import { createAudit } from '#capabilities/audit/index.ts'
import { createContent } from '#capabilities/content/index.ts'
import { createStampDuty } from '#capabilities/documents/index.ts'
import { createIdentity, findNameOf, notifyAdmins } from '#capabilities/identity/index.ts'
import { createSettings } from '#capabilities/settings/index.ts'
import { BUILT_IN_TEXTS } from './built-in-pages.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'
import type { Infrastructure } from './infrastructure.ts'
import { toError } from '#platform/errors.ts'

/** Users and their emails only, for commands beside the server. */
export function composePeople(ground: Infrastructure, onError: (error: Error) => void) {
  const { database, clock } = ground
  const base = composeBase(ground)
  const { sendMail, sendSms, closeMail } = messengersOf(ground, base.settings)
  const jobs = createJobs({ database, clock, onError: (error) => onError(toError(error)) })
  return { jobs, closeMail, ...composeUsers(ground, { ...base, jobs, sendMail, sendSms }) }
}

export function composeBackground(ground: Infrastructure) {
  const base = composeBase(ground)
  const { database, clock, log, metrics } = ground
  const { db } = database
  const onError = (error: unknown, about?: object) =>
    logFailure(log, error, 'a background job failed; it will be retried', about)
  const outbox = createOutbox({ database, clock, onError })
  const jobs = createJobs({ database, clock, onError, onEnd: metrics.job })
  scheduleHousekeeping(jobs, { db, clock })
  return { ...base, outbox, jobs, ...messengersOf(ground, base.settings) }
}

/** What everything else is bounded by: settings, with the audit log of their changes, scales and proofs of work. */
function composeBase({ config, secret, database, clock, log }: Infrastructure) {
  const { db, listen } = database
  const audit = createAudit({ db, clock })
  const settings = createSettings({
    db,
    clock,
    audit,
    listen,
    nameOf: findNameOf,
    notifyAdmins: (tx, about) => notifyAdmins(tx, 'admin_settings_changed', about),
    invalidate,
    // Not `config`: only a variable that was explicitly set locks a field.
    environment: process.env,
    siteUrl: config.siteUrl,
    onError: (error) => logFailure(log, error, 'the settings could not be reloaded'),
  })
  const stampDuty = createStampDuty({
    ...{ db, clock, listen },
    onError: (error) => logFailure(log, error, 'the scales of stamp duty could not be reloaded'),
  })
  return { audit, settings, stampDuty, proofOfWork: createProofOfWork({ db, clock, secret }) }
}

type Background = Pick<
  ReturnType<typeof composeBackground>,
  'jobs' | 'sendMail' | 'sendSms' | 'settings' | 'audit' | 'proofOfWork'
>

/** Accounts, with the texts of the site that they need. */
export function composeUsers(
  { config, secret, database, clock, log }: Infrastructure,
  { jobs, sendMail, sendSms, audit, settings, proofOfWork }: Background,
) {
  const { db, listen } = database
  const content = createContent({
    ...{ db, clock, audit, listen, settings, builtIn: BUILT_IN_TEXTS },
    sendMail,
    occasions: EMAIL_TEMPLATES,
    onError: (error) => logFailure(log, error, 'the content of the site could not be reloaded'),
  })
  const identity = createIdentity({
    ...{ jobs, sendMail, sendSms },
    reword: content.reword,
    db,
    clock,
    listen,
    audit,
    settings,
    config: authConfigOf(config),
    secret,
    onError: (error, about) => logFailure(log, error, 'authentication failed', about),
  })
  return { settings, audit, proofOfWork, content, identity }
}
