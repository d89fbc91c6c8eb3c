import type { Keeper } from '#platform/personal-data.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import { changeIdentity } from './operations/change-legal-identity.ts'
import { type AccountDeps, changePayoutAccount } from './operations/change-payout-account.ts'
import { correctRegistration } from './operations/resubmit-registration.ts'
import { decideIdentity } from './operations/decide-legal-identity.ts'
import { decidePaper } from './operations/decide-verification-document.ts'
import { approveVendor, type DecisionDeps, rejectVendor } from './operations/decide-vendor.ts'
import { editPage, readPage } from './operations/edit-shop-page.ts'
import { editVendor } from './operations/edit-vendor.ts'
import {
  handInPapers,
  openPaper,
  type PapersDeps,
} from './operations/upload-verification-documents.ts'
import { keepShopPictures, type PicturesDeps } from './operations/manage-shop-images.ts'
import {
  type InvitingDeps,
  inviteStaff,
  renewInvitation,
  withdrawInvitation,
} from './operations/invite-staff.ts'
import { joinShop, readInvitation } from './operations/accept-staff-invitation.ts'
import { changeStaffRole, listTeam, removeStaff } from './operations/manage-staff.ts'
import { openShop, type OpeningDeps } from './operations/create-verified-vendor.ts'
import { planClosures } from './operations/manage-closures.ts'
import { readOwnShop } from './operations/read-own-vendor.ts'
import { type ReadingDeps, type ReadVendors, readVendors } from './operations/read-vendors.ts'
import { type RegistrationDeps, registerVendor } from './operations/register-vendor.ts'
import { setActivity } from './operations/set-active.ts'
import { setPhoneConfirmation } from './operations/set-phone-confirmation.ts'
import type { VendorId } from './schema.ts'
import { findOpenedShop, forgetShopOf, readShopOf } from './queries/personal-data.ts'
import { moveRating } from './queries/ratings.ts'
import { findPost, forgetStaff } from './queries/staff.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import { tellOfEnds } from './operations/notify-expiring-documents.ts'
import { ownPaperRoutes, paperDeskRoutes } from './routes.verification-documents.ts'
import { invitationRoutes, joinRoutes, staffRoutes } from './routes.staff.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = RegistrationDeps &
  DecisionDeps &
  OpeningDeps &
  ReadingDeps &
  AccountDeps &
  PicturesDeps &
  PapersDeps &
  InvitingDeps & { identity: Pick<Identity, 'provenAddress'> }

/** The door of vendors: asking to sell, deciding on it, the team's list, a shop's own page, and its stars. */
export function createVendors(deps: Deps) {
  const approve = approveVendor(deps)
  const reject = rejectVendor(deps)
  const pictures = keepShopPictures(deps)
  const reading = readVendors(deps)
  const papers = paperDoors(deps, reading.get)
  const decideNumbers = decideIdentity(deps)
  return {
    ...keeperOf(deps),
    /** The shop of a person, when it was ever let sell; null when there is none. */
    openedShopOf: findOpenedShop,
    moveRating,
    /** Shops as the team lists them, a page at a time. */
    listForTeam: reading.list,
    approve,
    reject,
    decideIdentity: decideNumbers,
    ...papers.door,
    /** The verified, active shop that this person acts for, and as what; null when there is none. */
    postOf: (userId: UserId) => findPost(deps.db, userId),
    /** Whether cash orders of a shop wait for a call, from now on. */
    setPhoneConfirmation: setPhoneConfirmation(deps),
    shopRoutes: invitationRoutes({ read: readInvitation(deps) }),
    accountRoutes: accountRoutes({
      read: readOwnShop(deps),
      register: registerVendor(deps),
      correct: correctRegistration(deps),
    })
      .route('/', papers.ofOwner)
      .route('/', joinRoutes({ join: joinShop(deps), read: readInvitation(deps) })),
    /** Removes pictures that no page of a shop shows. For the nightly schedule. */
    forgetLoosePictures: pictures.forgetLoosePictures,
    vendorRoutes: vendorRoutes({
      changeAccount: changePayoutAccount(deps),
      readPage: readPage(deps),
      editPage: editPage(deps),
      uploadPicture: pictures.upload,
      identity: changeIdentity(deps),
      closures: planClosures(deps),
    }).route(
      '/',
      staffRoutes({
        list: listTeam(deps),
        invite: inviteStaff(deps),
        renew: renewInvitation(deps),
        withdraw: withdrawInvitation(deps),
        changeRole: changeStaffRole(deps),
        remove: removeStaff(deps),
      }),
    ),
    adminRoutes: adminRoutes({
      ...reading,
      approve,
      reject,
      open: openShop(deps),
      edit: editVendor(deps),
      setActivity: setActivity(deps),
      decideIdentity: decideNumbers,
    }).route('/', papers.ofTeam),
  }
}

/** What is kept of people who sell, or ask to. */
const keeperOf = (deps: Pick<Deps, 'db' | 'clock'>): Keeper => ({
  personalData: (person, handle = deps.db) => readShopOf(handle, person),
  // A shop that sold is closed, a request to sell goes; who works in another's shop leaves it.
  forgetPerson: async (tx, person) => {
    const left = await forgetStaff(tx, person)
    const shop = await forgetShopOf(tx, person, deps.clock.now())
    return { ...shop, erasedRows: shop.erasedRows + left }
  },
})

/** The papers of shops: handed in by their owners, decided by the team. */
function paperDoors(deps: PapersDeps, get: ReadVendors['get']) {
  const own = handInPapers(deps)
  const decide = decidePaper(deps)
  const open = (vendorId: VendorId, paperId: string) => openPaper(deps, vendorId, paperId)
  return {
    ofOwner: ownPaperRoutes(own),
    ofTeam: paperDeskRoutes({ get, open, decide }),
    door: {
      handInPaper: own.handIn,
      decidePaper: decide,
      /** Removes files of papers that no shop has any more. For the hourly schedule. */
      forgetLoosePapers: own.forgetLoosePapers,
      /** Announces papers that end. For the hourly schedule. */
      tellOfEndingPapers: tellOfEnds(deps),
    },
  }
}
export type Vendors = ReturnType<typeof createVendors>
export { PAPER_NAMES, PAPER_REASON_TEXTS } from './texts/verification-documents.ts'
export { papersWithout } from './queries/verification-documents.ts'
export type { VendorId } from './schema.ts'
