import type { DocumentRefusalReason } from '#kernel/verification-documents.ts'
import type { AdminVendorRowView, AdminVendorView } from '#capabilities/vendors/admin.contract.ts'
import type { LegalKind } from '#kernel/legal-numbers.ts'
import type { TextKey } from '#web/shared/i18n/texts.ts'
import { post, put } from '#web/shared/api/endpoint.ts'
import type { Action } from '#web/backoffice/data/action.ts'

export type VendorRow = AdminVendorRowView
export type VendorDetail = AdminVendorView

/** Names of the legal kinds. */
export const LEGAL_KIND_LABELS: Record<LegalKind, TextKey> = {
  company: 'admin.vendors.kind.company',
  craftsman: 'admin.vendors.kind.craftsman',
  auto_entrepreneur: 'admin.vendors.kind.auto',
}

const status = { failed: 'admin.vendors.status-failed' } as const

/** Missing documents refuse it unless `input` says that they were seen to be missing. */
const approve: Action<VendorRow, boolean> = {
  ...status,
  call: ({ id }, isConfirmed) =>
    post('/admin/vendors/{id}/approval', { id, is_confirmed: isConfirmed ? 'true' : 'false' }),
  done: 'admin.vendors.approved',
}

const reject: Action<VendorRow, string> = {
  ...status,
  call: ({ id }, reason) => post('/admin/vendors/{id}/rejection', { id }, { reason }),
  done: 'admin.vendors.rejected',
}

const setActivity: Action<VendorRow, boolean> = {
  call: ({ id }, isActive) => put('/admin/vendors/{id}/activity', { id }, { is_active: isActive }),
  patch: (_, isActive) => ({ is_active: isActive }),
  undo: (_, isActive) => !isActive,
  done: (_, isActive) => (isActive ? 'admin.vendors.activated' : 'admin.vendors.deactivated'),
  failed: 'admin.vendors.activity-failed',
}

const acceptIdentity: Action<VendorRow, string> = {
  ...status,
  call: ({ id }, change) =>
    post('/admin/vendors/{id}/identity-changes/{change}/acceptance', { id, change }),
  done: 'admin.vendors.change-accepted',
}

const refuseIdentity: Action<VendorRow, { change: string; reason: string }> = {
  ...status,
  call: ({ id }, { change, reason }) =>
    post('/admin/vendors/{id}/identity-changes/{change}/rejection', { id, change }, { reason }),
  done: 'admin.vendors.change-refused',
}

const decided = { failed: 'verification-documents.not-decided' } as const
type DocumentId = { document: string }

const acceptDocument: Action<VendorRow, DocumentId & { expires_on: string | null }> = {
  ...decided,
  call: ({ id }, { document, expires_on }) =>
    post(
      '/admin/vendors/{id}/verification-documents/{document}/acceptance',
      { id, document },
      { expires_on },
    ),
  done: 'verification-documents.done-accepted',
}

type DocumentRefusal = DocumentId & { reason: DocumentRefusalReason; refusal_note: string }

const refuseDocument: Action<VendorRow, DocumentRefusal> = {
  ...decided,
  call: ({ id }, { document, ...body }) =>
    post('/admin/vendors/{id}/verification-documents/{document}/rejection', { id, document }, body),
  done: 'verification-documents.done-refused',
}

export const VENDOR_ACTIONS = {
  approve,
  reject,
  setActivity,
  acceptIdentity,
  refuseIdentity,
  acceptDocument,
  refuseDocument,
}
