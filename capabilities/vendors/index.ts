import type { PersonalDataOwner } from '#platform/personal-data.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import { changeLegalIdentity } from './operations/change-legal-identity.ts'
import { type AccountDeps, changePayoutAccount } from './operations/change-payout-account.ts'
import { resubmitRegistration } from './operations/resubmit-registration.ts'
import { decideLegalIdentity } from './operations/decide-legal-identity.ts'
import { decideVerificationDocument } from './operations/decide-verification-document.ts'
import { approveVendor, type DecisionDeps, rejectVendor } from './operations/decide-vendor.ts'
import { editShopPage, readShopPage } from './operations/edit-shop-page.ts'
import { editVendor } from './operations/edit-vendor.ts'
import {
  uploadVerificationDocuments,
  type VerificationDocumentsDeps,
} from './operations/upload-verification-documents.ts'
import { openVerificationDocument } from './operations/open-verification-document.ts'
import { manageShopImages, type ShopImagesDeps } from './operations/manage-shop-images.ts'
import {
  type InvitingDeps,
  inviteStaff,
  renewInvitation,
  withdrawInvitation,
} from './operations/invite-staff.ts'
import { acceptStaffInvitation, readInvitation } from './operations/accept-staff-invitation.ts'
import { changeStaffRole, listStaff, removeStaff } from './operations/manage-staff.ts'
import { createVerifiedVendor, type CreateVendorDeps } from './operations/create-verified-vendor.ts'
import { manageClosures } from './operations/manage-closures.ts'
import { readOwnVendor } from './operations/read-own-vendor.ts'
import { type ReadVendorsDeps, type ReadVendors, readVendors } from './operations/read-vendors.ts'
import { type RegistrationDeps, registerVendor } from './operations/register-vendor.ts'
import { setActive } from './operations/set-active.ts'
import { setPhoneConfirmation } from './operations/set-phone-confirmation.ts'
import type { VendorId } from './schema.ts'
import {
  findVerifiedVendorOf,
  erasePersonalData,
  exportPersonalData,
} from './queries/personal-data.ts'
import { updateVendorRating } from './queries/ratings.ts'
import { findStaffRole, deleteStaffOf } from './queries/staff.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import { decisionRoutes } from './routes.admin.decisions.ts'
import { notifyExpiringDocuments } from './operations/notify-expiring-documents.ts'
import { ownDocumentRoutes } from './routes.account.verification-documents.ts'
import { adminDocumentRoutes } from './routes.admin.verification-documents.ts'
import { staffInvitationRoutes, acceptInvitationRoutes, staffRoutes } from './routes.staff.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = RegistrationDeps &
  DecisionDeps &
  CreateVendorDeps &
  ReadVendorsDeps &
  AccountDeps &
  ShopImagesDeps &
  VerificationDocumentsDeps &
  InvitingDeps & { identity: Pick<Identity, 'provenAddress'> }

/** Module API of vendors: registration, verification, the shop page, staff and rating counters. */
export function createVendors(deps: Deps) {
  const approve = approveVendor(deps)
  const reject = rejectVendor(deps)
  const images = manageShopImages(deps)
  const reading = readVendors(deps)
  const documents = documentOperations(deps, reading.get)
  const decideNumbers = decideLegalIdentity(deps)
  return {
    ...keeperOf(deps),
    /** The user's vendor if it was ever verified, also when it is no longer active. */
    findVerifiedVendorOf,
    moveRating: updateVendorRating,
    listForAdmins: reading.list,
    approve,
    reject,
    decideIdentity: decideNumbers,
    ...documents.door,
    /** The verified and active vendor the user works for; null when there is none. */
    findStaffMembership: (userId: UserId) => findStaffRole(deps.db, userId),
    setPhoneConfirmation: setPhoneConfirmation(deps),
    storefrontRoutes: staffInvitationRoutes({ read: readInvitation(deps) }),
    accountRoutes: accountRoutes({
      read: readOwnVendor(deps),
      register: registerVendor(deps),
      resubmit: resubmitRegistration(deps),
    })
      .route('/', documents.ofOwner)
      .route(
        '/',
        acceptInvitationRoutes({ accept: acceptStaffInvitation(deps), read: readInvitation(deps) }),
      ),
    /** Removes images that no shop page shows. Runs nightly. */
    deleteOrphanImages: images.deleteOrphanImages,
    vendorRoutes: vendorRoutes({
      changeAccount: changePayoutAccount(deps),
      readPage: readShopPage(deps),
      editPage: editShopPage(deps),
      uploadImage: images.upload,
      identity: changeLegalIdentity(deps),
      closures: manageClosures(deps),
    }).route(
      '/',
      staffRoutes({
        list: listStaff(deps),
        invite: inviteStaff(deps),
        renew: renewInvitation(deps),
        withdraw: withdrawInvitation(deps),
        changeRole: changeStaffRole(deps),
        remove: removeStaff(deps),
      }),
    ),
    adminRoutes: adminRoutes({
      ...reading,
      open: createVerifiedVendor(deps),
      edit: editVendor(deps),
      setActivity: setActive(deps),
    })
      .route('/', decisionRoutes({ ...reading, approve, reject, decideIdentity: decideNumbers }))
      .route('/', documents.adminRoutes),
  }
}

const keeperOf = (deps: Pick<Deps, 'db' | 'clock'>): PersonalDataOwner => ({
  personalData: (person, handle = deps.db) => exportPersonalData(handle, person),
  // A vendor once verified is deactivated; a registration and staff roles are deleted.
  erasePersonalData: async (tx, person) => {
    const left = await deleteStaffOf(tx, person)
    const shop = await erasePersonalData(tx, person, deps.clock.now())
    return { ...shop, erasedRows: shop.erasedRows + left }
  },
})

function documentOperations(deps: VerificationDocumentsDeps, get: ReadVendors['get']) {
  const own = uploadVerificationDocuments(deps)
  const decide = decideVerificationDocument(deps)
  const open = (vendorId: VendorId, documentId: string) =>
    openVerificationDocument(deps, vendorId, documentId)
  return {
    ofOwner: ownDocumentRoutes(own),
    adminRoutes: adminDocumentRoutes({ get, open, decide }),
    door: {
      uploadDocument: own.uploadDocument,
      decideDocument: decide,
      /** Removes files without a document row. Runs hourly. */
      deleteOrphanDocuments: own.deleteOrphanDocuments,
      notifyExpiringDocuments: notifyExpiringDocuments(deps),
    },
  }
}
export type Vendors = ReturnType<typeof createVendors>
export { DOCUMENT_NAMES, DOCUMENT_REASON_TEXTS } from './document-texts.ts'
export { AdminVendorsQuery, type AdminVendorRowView } from './admin.contract.ts'
export { documentsWithout } from './queries/verification-documents.ts'
export type { VendorId } from './schema.ts'
export { vendorName, vendorNameIn } from './queries/vendor-name.ts'
