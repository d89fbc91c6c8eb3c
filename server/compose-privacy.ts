import { join } from 'node:path'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Identity } from '#capabilities/identity/index.ts'
import type { Notifications } from '#capabilities/notifications/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import {
  createPersonalData,
  createPrivacy,
  createPrivacyAdmin,
} from '#capabilities/privacy/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'
import { createLinkKeys } from '#platform/link-tokens.ts'
import { platformPersonalData } from '#platform/platform-personal-data.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { TemplateOverride } from '#platform/email/template-overrides.ts'
import type { PersonalDataOwner, Retention } from '#platform/personal-data.ts'
import { localStorage } from '#platform/storage/index.ts'
import type { Infrastructure } from './infrastructure.ts'

type Retaining = { retention: Retention }
type Parts = {
  audit: Audit
  settings: SettingsCapability
  identity: Identity
  jobs: Jobs
  sendMail: SendEmail
  reword: TemplateOverride
  orders: Orders
  vendors: Vendors
  notifications: Notifications
  cart: PersonalDataOwner & Retaining
  confirmation: PersonalDataOwner & Retaining
  documents: PersonalDataOwner & Retaining
  messaging: PersonalDataOwner & Retaining
  returns: PersonalDataOwner
  fulfillment: PersonalDataOwner
  reviews: PersonalDataOwner
  analytics: PersonalDataOwner
  vendorDashboard: PersonalDataOwner
}

export function composePrivacy({ config, secret, database, clock }: Infrastructure, parts: Parts) {
  const { db } = database
  const { cart, confirmation, documents, messaging, notifications, orders, vendors } = parts
  const { audit, settings, identity, jobs, sendMail } = parts
  const keepers = {
    ...{ vendors, cart, confirmation, documents, messaging, notifications },
    returns: parts.returns,
    fulfillment: parts.fulfillment,
    reviews: parts.reviews,
    analytics: parts.analytics,
    vendor_dashboard: parts.vendorDashboard,
    platform: platformPersonalData,
  }
  const knowing = { db, clock, jobs, identity, vendors, orders, keepers }
  const privacy = createPrivacy({ db, clock, identity })
  const ownData = createPersonalData(knowing)
  const privacyAdmin = createPrivacyAdmin({
    ...knowing,
    ...{ secret, audit, settings, sendMail, queueEmails: notifications.queueEmails },
    deriveLinkKey: createLinkKeys(secret),
    reword: parts.reword,
    storage: localStorage(join(config.dataDir, 'private')),
    retention: {
      cart: cart.retention,
      notifications: notifications.retention,
      phone_confirmation: confirmation.retention,
      messaging: messaging.retention,
      orders: orders.retention,
      documents: documents.retention,
    },
  })
  return { privacy, ownData, privacyAdmin }
}
