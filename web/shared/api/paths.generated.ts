// Written from the OpenAPI document of the routes by `npm run api`.
import type { LocalDate } from "#kernel/calendar.ts";
type Problem<Code extends string> = {
 content: { "application/problem+json": components["schemas"]["Problem"] & { code: Code } };
};
export interface paths {
 "/abandoned-carts": {
  /** Save the contact and cart of an unfinished checkout */
  post: operations["postAbandonedCarts"];
 };
 "/abandoned-carts/restorations": {
  /** Restore an abandoned cart from the link of its reminder */
  post: operations["postAbandonedCartsRestorations"];
 };
 "/account/addresses": {
  /** List delivery addresses */
  get: operations["getAccountAddresses"];
  /** Create a delivery address */
  post: operations["postAccountAddresses"];
 };
 "/account/addresses/{id}": {
  /** Update a delivery address */
  put: operations["putAccountAddressesId"];
  /** Delete a delivery address */
  delete: operations["deleteAccountAddressesId"];
 };
 "/account/erasure": {
  /** Delete the own account; legally required records are anonymized */
  post: operations["postAccountErasure"];
 };
 "/account/language": {
  /** Get the language of emails and messages */
  get: operations["getAccountLanguage"];
  /** Set the language of emails and messages */
  put: operations["putAccountLanguage"];
 };
 "/account/messages": {
  /** List conversations, latest message first */
  get: operations["getAccountMessages"];
  /** Start a conversation; contacts are masked before an order */
  post: operations["postAccountMessages"];
 };
 "/account/messages/{id}/reading": {
  /** Get a conversation and mark it as read */
  post: operations["postAccountMessagesIdReading"];
 };
 "/account/messages/{id}/replies": {
  /** Reply in a conversation */
  post: operations["postAccountMessagesIdReplies"];
 };
 "/account/messages/unread": {
  /** Count unread conversations */
  get: operations["getAccountMessagesUnread"];
 };
 "/account/notifications": {
  /** Get email preferences */
  get: operations["getAccountNotifications"];
  /** Update email preferences */
  put: operations["putAccountNotifications"];
 };
 "/account/orders": {
  /** List own orders, newest first */
  get: operations["getAccountOrders"];
 };
 "/account/orders/{id}": {
  /** Get an own order by its id or its number */
  get: operations["getAccountOrdersId"];
 };
 "/account/orders/{id}/cancellation": {
  /** Cancel an order that has not shipped yet, or what is left to send of it */
  post: operations["postAccountOrdersIdCancellation"];
 };
 "/account/orders/{id}/delivery-answers": {
  /** Confirm or deny a delivery that the vendor reports */
  post: operations["postAccountOrdersIdDeliveryAnswers"];
 };
 "/account/orders/{id}/invoice/tickets": {
  /** Create a five-minute URL for the invoice of an own order */
  post: operations["postAccountOrdersIdInvoiceTickets"];
 };
 "/account/orders/{id}/returns": {
  /** List returnable items, deadlines and returns of an own order */
  get: operations["getAccountOrdersIdReturns"];
  /** Request a return */
  post: operations["postAccountOrdersIdReturns"];
 };
 "/account/personal-data": {
  /** Export own personal data as a file */
  get: operations["getAccountPersonalData"];
 };
 "/account/products/{id}/review": {
  /** Get own review of a product and the eligibility to write one */
  get: operations["getAccountProductsIdReview"];
 };
 "/account/profile": {
  /** Get the own profile */
  get: operations["getAccountProfile"];
  /** Replace the own profile; omitted fields are cleared */
  put: operations["putAccountProfile"];
 };
 "/account/purchases": {
  /** List own purchases with their orders, newest first */
  get: operations["getAccountPurchases"];
 };
 "/account/questions": {
  /** List own product questions, newest first */
  get: operations["getAccountQuestions"];
  /** Ask a public product question; contacts are masked */
  post: operations["postAccountQuestions"];
 };
 "/account/reauthentication": {
  /** Prove again to be the owner; sensitive calls need it after 15 minutes */
  post: operations["postAccountReauthentication"];
 };
 "/account/return-photos": {
  /** Upload a return photo; deleted if unused within a day */
  post: operations["postAccountReturnPhotos"];
 };
 "/account/returns/{id}/credit-note/tickets": {
  /** Create a five-minute URL for the credit note of a return */
  post: operations["postAccountReturnsIdCreditNoteTickets"];
 };
 "/account/returns/{id}/withdrawal": {
  /** Withdraw a return request */
  post: operations["postAccountReturnsIdWithdrawal"];
 };
 "/account/review-photos": {
  /** Upload a review photo; deleted if unused within a day */
  post: operations["postAccountReviewPhotos"];
 };
 "/account/reviewable-products": {
  /** List delivered products without an own review */
  get: operations["getAccountReviewableProducts"];
 };
 "/account/reviews": {
  /** List own reviews, newest first */
  get: operations["getAccountReviews"];
  /** Review a delivered product, once */
  post: operations["postAccountReviews"];
 };
 "/account/reviews/{id}": {
  /** Update an own review */
  put: operations["putAccountReviewsId"];
 };
 "/account/sessions": {
  /** List own sessions */
  get: operations["getAccountSessions"];
 };
 "/account/sessions/{id}": {
  /** Revoke a session */
  delete: operations["deleteAccountSessionsId"];
 };
 "/account/sessions/others": {
  /** Revoke all other sessions */
  delete: operations["deleteAccountSessionsOthers"];
 };
 "/account/staff-invitations/{token}/acceptance": {
  /** Accept an invitation */
  post: operations["postAccountStaffInvitationsTokenAcceptance"];
 };
 "/account/vendor": {
  /** Get the own vendor in any status, or null */
  get: operations["getAccountVendor"];
  /** Resubmit a pending or rejected vendor registration */
  put: operations["putAccountVendor"];
  /** Register as a vendor, pending approval */
  post: operations["postAccountVendor"];
 };
 "/account/vendor/verification-documents": {
  /** List own verification documents with their status */
  get: operations["getAccountVendorVerificationDocuments"];
 };
 "/account/vendor/verification-documents/{document}": {
  /** Withdraw an unapproved verification document and its file */
  delete: operations["deleteAccountVendorVerificationDocumentsDocument"];
 };
 "/account/vendor/verification-documents/{document}/file": {
  /** Download an own verification document */
  get: operations["getAccountVendorVerificationDocumentsDocumentFile"];
 };
 "/account/vendor/verification-documents/{kind}": {
  /** Upload a verification document, replacing the previous one */
  post: operations["postAccountVendorVerificationDocumentsKind"];
 };
 "/account/wishlist": {
  /** Get the wishlist, with the prices at the time of saving */
  get: operations["getAccountWishlist"];
  /** Add products to the wishlist */
  post: operations["postAccountWishlist"];
 };
 "/account/wishlist/{product_id}": {
  /** Remove a product from the wishlist */
  delete: operations["deleteAccountWishlistProductId"];
 };
 "/admin/abandoned-carts": {
  /** List abandoned carts, latest first, with totals */
  get: operations["getAdminAbandonedCarts"];
 };
 "/admin/activity": {
  /** List audited actions with actor, change and origin */
  get: operations["getAdminActivity"];
 };
 "/admin/activity/file": {
  /** Export audited actions as a spreadsheet, IP addresses shortened */
  get: operations["getAdminActivityFile"];
 };
 "/admin/advertising-exports": {
  /** Export estimates for one advertising platform as CSV */
  post: operations["postAdminAdvertisingExports"];
 };
 "/admin/audit": {
  /** List audit log entries */
  get: operations["getAdminAudit"];
 };
 "/admin/categories": {
  /** Get the category tree, hidden ones included, with product counts */
  get: operations["getAdminCategories"];
  /** Create a category; its slug defaults to its French name */
  post: operations["postAdminCategories"];
 };
 "/admin/categories/{slug}": {
  /** Update a category's names, visibility and specifications */
  put: operations["putAdminCategoriesSlug"];
  /** Delete an empty category */
  delete: operations["deleteAdminCategoriesSlug"];
 };
 "/admin/categories/{slug}/place": {
  /** Move a category within the tree */
  put: operations["putAdminCategoriesSlugPlace"];
 };
 "/admin/categories/{slug}/product-moves": {
  /** Move up to 1,000 products; repeat until none remain */
  post: operations["postAdminCategoriesSlugProductMoves"];
 };
 "/admin/contact/{id}": {
  /** Get a contact conversation with its replies */
  get: operations["getAdminContactId"];
 };
 "/admin/contact/{id}/replies": {
  /** Reply to a contact message by email in its language */
  post: operations["postAdminContactIdReplies"];
 };
 "/admin/contact/{id}/state": {
  /** Close or reopen a contact conversation */
  put: operations["putAdminContactIdState"];
 };
 "/admin/content/banners": {
  /** List past, current and scheduled banners */
  get: operations["getAdminContentBanners"];
  /** Create a banner */
  post: operations["postAdminContentBanners"];
 };
 "/admin/content/banners/{id}": {
  /** Update a banner; refused for a stale version */
  put: operations["putAdminContentBannersId"];
  /** Delete a banner */
  delete: operations["deleteAdminContentBannersId"];
 };
 "/admin/content/email-templates": {
  /** List email templates */
  get: operations["getAdminContentEmailTemplates"];
 };
 "/admin/content/email-templates/{key}": {
  /** Get an email template: variables, built-in text and override */
  get: operations["getAdminContentEmailTemplatesKey"];
 };
 "/admin/content/email-templates/{key}/draft": {
  /** Save an email template draft; unknown variables are refused */
  put: operations["putAdminContentEmailTemplatesKeyDraft"];
  /** Discard the draft of an email template */
  delete: operations["deleteAdminContentEmailTemplatesKeyDraft"];
 };
 "/admin/content/email-templates/{key}/previews": {
  /** Preview an email as HTML and plain text with example data */
  post: operations["postAdminContentEmailTemplatesKeyPreviews"];
 };
 "/admin/content/email-templates/{key}/publication": {
  /** Publish the draft of an email template */
  post: operations["postAdminContentEmailTemplatesKeyPublication"];
  /** Restore the built-in text of an email template */
  delete: operations["deleteAdminContentEmailTemplatesKeyPublication"];
 };
 "/admin/content/email-templates/{key}/test-emails": {
  /** Send a test email to the caller */
  post: operations["postAdminContentEmailTemplatesKeyTestEmails"];
 };
 "/admin/content/page-previews": {
  /** Preview page text as visitors see it */
  post: operations["postAdminContentPagePreviews"];
 };
 "/admin/content/pages": {
  /** List content pages */
  get: operations["getAdminContentPages"];
  /** Create a content page; visible once published */
  post: operations["postAdminContentPages"];
 };
 "/admin/content/pages/{slug}": {
  /** Get a page with its draft, published and former versions */
  get: operations["getAdminContentPagesSlug"];
 };
 "/admin/content/pages/{slug}/draft": {
  /** Save the draft of a page; refused for a stale version */
  put: operations["putAdminContentPagesSlugDraft"];
  /** Discard the draft of a page */
  delete: operations["deleteAdminContentPagesSlugDraft"];
 };
 "/admin/content/pages/{slug}/publication": {
  /** Publish the draft of a page */
  post: operations["postAdminContentPagesSlugPublication"];
  /** Unpublish a page; built-in text, if any, applies again */
  delete: operations["deleteAdminContentPagesSlugPublication"];
 };
 "/admin/content/redirects": {
  /** List redirects */
  get: operations["getAdminContentRedirects"];
  /** Save a redirect; a loop is refused */
  put: operations["putAdminContentRedirects"];
  /** Delete a redirect */
  delete: operations["deleteAdminContentRedirects"];
 };
 "/admin/courier-contracts": {
  /** List contracts with a courier */
  get: operations["getAdminCourierContracts"];
  /** Add a contract with a courier; the one before ends where it begins */
  post: operations["postAdminCourierContracts"];
 };
 "/admin/courier-contracts/{id}": {
  /** Change a contract that has not begun */
  put: operations["putAdminCourierContractsId"];
  /** Remove a contract that has not begun; the one before continues */
  delete: operations["deleteAdminCourierContractsId"];
 };
 "/admin/courier-contracts/sheets": {
  /** Read a courier's price list (CSV or XLSX) without saving it */
  post: operations["postAdminCourierContractsSheets"];
 };
 "/admin/customers/{id}": {
  /** Sum up what an account, or a guest's phone, has ordered */
  get: operations["getAdminCustomersId"];
 };
 "/admin/dashboard": {
  /** Get the dashboard: totals, pending work and latest activity */
  get: operations["getAdminDashboard"];
 };
 "/admin/emails": {
  /** List emails that left, wait or failed, by address or order number */
  get: operations["getAdminEmails"];
 };
 "/admin/in-app-notifications": {
  /** List recent in-app notifications, with the unread count */
  get: operations["getAdminInAppNotifications"];
 };
 "/admin/in-app-notifications/{id}/readings": {
  /** Mark an in-app notification as read */
  post: operations["postAdminInAppNotificationsIdReadings"];
 };
 "/admin/in-app-notifications/readings": {
  /** Mark in-app notifications up to a time as read */
  post: operations["postAdminInAppNotificationsReadings"];
 };
 "/admin/lists/abandoned-carts/file": {
  /** Export the whole list of abandoned-carts as a spreadsheet */
  get: operations["getAdminListsAbandonedCartsFile"];
 };
 "/admin/lists/accesses/file": {
  /** Export the whole list of accesses as a spreadsheet */
  get: operations["getAdminListsAccessesFile"];
 };
 "/admin/lists/orders/file": {
  /** Export the whole list of orders as a spreadsheet */
  get: operations["getAdminListsOrdersFile"];
 };
 "/admin/lists/payout-batches/file": {
  /** Export the whole list of payout-batches as a spreadsheet */
  get: operations["getAdminListsPayoutBatchesFile"];
 };
 "/admin/lists/products/file": {
  /** Export the whole list of products as a spreadsheet */
  get: operations["getAdminListsProductsFile"];
 };
 "/admin/lists/promo-codes/file": {
  /** Export the whole list of promo-codes as a spreadsheet */
  get: operations["getAdminListsPromoCodesFile"];
 };
 "/admin/lists/refunds/file": {
  /** Export the whole list of refunds as a spreadsheet */
  get: operations["getAdminListsRefundsFile"];
 };
 "/admin/lists/remittances/file": {
  /** Export the whole list of remittances as a spreadsheet */
  get: operations["getAdminListsRemittancesFile"];
 };
 "/admin/lists/users/file": {
  /** Export the whole list of users as a spreadsheet */
  get: operations["getAdminListsUsersFile"];
 };
 "/admin/lists/vendor-balances/file": {
  /** Export the whole list of vendor-balances as a spreadsheet */
  get: operations["getAdminListsVendorBalancesFile"];
 };
 "/admin/lists/vendors/file": {
  /** Export the whole list of vendors as a spreadsheet */
  get: operations["getAdminListsVendorsFile"];
 };
 "/admin/live-updates": {
  /** Stream live updates for admins (SSE) */
  get: operations["getAdminLiveUpdates"];
 };
 "/admin/missing-terms": {
  /** List searches without results in 30 days, most frequent first */
  get: operations["getAdminMissingTerms"];
 };
 "/admin/moderation": {
  /** List the moderation queue by deadline, then age */
  get: operations["getAdminModeration"];
 };
 "/admin/moderation/{kind}/{id}/claim": {
  /** Claim a moderation item for one day */
  put: operations["putAdminModerationKindIdClaim"];
  /** Release a claimed moderation item */
  delete: operations["deleteAdminModerationKindIdClaim"];
 };
 "/admin/moderation/counts": {
  /** Count pending moderation items by kind */
  get: operations["getAdminModerationCounts"];
 };
 "/admin/money/auxiliary-balance": {
  /** Get the balance of a period by shop or by courier */
  get: operations["getAdminMoneyAuxiliaryBalance"];
 };
 "/admin/money/auxiliary-balance-file": {
  /** Export the balance of a period by shop or by courier */
  get: operations["getAdminMoneyAuxiliaryBalanceFile"];
 };
 "/admin/money/bank-lines": {
  /** List lines of the bank with the records they are linked to, newest first */
  get: operations["getAdminMoneyBankLines"];
 };
 "/admin/money/bank-lines/{id}/link": {
  /** Link a line of the bank to records of the books whose sum it is */
  post: operations["postAdminMoneyBankLinesIdLink"];
  /** Unlink a line of the bank */
  delete: operations["deleteAdminMoneyBankLinesIdLink"];
 };
 "/admin/money/bank-openings": {
  /** State the opening day and balance of the operator's bank account */
  post: operations["postAdminMoneyBankOpenings"];
 };
 "/admin/money/bank-reconciliation": {
  /** Get until when the bank and the books agree, and the reconciliation statement of a day */
  get: operations["getAdminMoneyBankReconciliation"];
  /** Match the lines that are not linked with what was posted since */
  post: operations["postAdminMoneyBankReconciliation"];
 };
 "/admin/money/bank-records": {
  /** List what the books have of the bank that no line is linked to */
  get: operations["getAdminMoneyBankRecords"];
 };
 "/admin/money/bank-statements": {
  /** List imported statements of the operator's bank, newest first */
  get: operations["getAdminMoneyBankStatements"];
  /** Import a CSV of the operator's bank and match its lines with the books */
  post: operations["postAdminMoneyBankStatements"];
 };
 "/admin/money/bank-statements/{id}": {
  /** Withdraw a statement of a wrong account, with its lines and their links */
  delete: operations["deleteAdminMoneyBankStatementsId"];
 };
 "/admin/money/batch-proposals": {
  /** Preview the payout batch that would be created now */
  get: operations["getAdminMoneyBatchProposals"];
 };
 "/admin/money/batches": {
  /** List payout batches, newest first */
  get: operations["getAdminMoneyBatches"];
  /** Create a payout batch of all due payouts (four-eyes rule) */
  post: operations["postAdminMoneyBatches"];
 };
 "/admin/money/batches/{id}": {
  /** Get a payout batch with its payouts */
  get: operations["getAdminMoneyBatchesId"];
 };
 "/admin/money/batches/{id}/approval": {
  /** Approve a payout batch (four-eyes rule) */
  post: operations["postAdminMoneyBatchesIdApproval"];
 };
 "/admin/money/batches/{id}/cancellation": {
  /** Cancel a payout batch before sending; its payouts are due again */
  post: operations["postAdminMoneyBatchesIdCancellation"];
 };
 "/admin/money/batches/{id}/file": {
  /** Download the transfer file of a payout batch that was sent */
  get: operations["getAdminMoneyBatchesIdFile"];
 };
 "/admin/money/batches/{id}/sending": {
  /** Mark a payout batch as sent to the bank or postal service */
  post: operations["postAdminMoneyBatchesIdSending"];
 };
 "/admin/money/batches/{id}/settlement": {
  /** Settle a payout batch; each payout is posted once */
  post: operations["postAdminMoneyBatchesIdSettlement"];
 };
 "/admin/money/cash-days": {
  /** Sum the cash of a day by courier and office */
  get: operations["getAdminMoneyCashDays"];
 };
 "/admin/money/cash-remittances": {
  /** Record cash that a courier brought without a statement (four-eyes rule) */
  post: operations["postAdminMoneyCashRemittances"];
 };
 "/admin/money/commission-invoices": {
  /** List commission invoices to vendors, newest first */
  get: operations["getAdminMoneyCommissionInvoices"];
  /** Issue the commission invoices of a month that is over */
  post: operations["postAdminMoneyCommissionInvoices"];
 };
 "/admin/money/commission-invoices/{id}/file": {
  /** Download a commission invoice */
  get: operations["getAdminMoneyCommissionInvoicesIdFile"];
 };
 "/admin/money/commission-rules": {
  /** List past, current and future commission rules */
  get: operations["getAdminMoneyCommissionRules"];
  /** Create a commission rule; the previous one ends on its first day */
  post: operations["postAdminMoneyCommissionRules"];
 };
 "/admin/money/commission-rules/{id}": {
  /** Delete a commission rule that is not effective yet */
  delete: operations["deleteAdminMoneyCommissionRulesId"];
 };
 "/admin/money/commission-rules/{id}/end": {
  /** End a commission rule on a day */
  post: operations["postAdminMoneyCommissionRulesIdEnd"];
 };
 "/admin/money/courier-parcels": {
  /** List delivered parcels whose cash a courier has not remitted, oldest first */
  get: operations["getAdminMoneyCourierParcels"];
 };
 "/admin/money/couriers": {
  /** List couriers */
  get: operations["getAdminMoneyCouriers"];
 };
 "/admin/money/cut-off": {
  /** Show what was sold and not delivered at the end of a month */
  get: operations["getAdminMoneyCutOff"];
 };
 "/admin/money/cut-off-file": {
  /** Export the orders that the cut-off of a month rests on */
  get: operations["getAdminMoneyCutOffFile"];
 };
 "/admin/money/cut-offs": {
  /** Post the cut-off of a month that has none, in order */
  post: operations["postAdminMoneyCutOffs"];
 };
 "/admin/money/disputed-lines": {
  /** List disputed lines of posted remittances that are not decided */
  get: operations["getAdminMoneyDisputedLines"];
 };
 "/admin/money/disputed-lines/{id}/decision": {
  /** Record who bears the disputed sum of a remittance line (four-eyes rule) */
  post: operations["postAdminMoneyDisputedLinesIdDecision"];
 };
 "/admin/money/document-register-file": {
  /** Export the invoices and credit notes that the VAT journal of a month adds up */
  get: operations["getAdminMoneyDocumentRegisterFile"];
 };
 "/admin/money/gateway-settlements": {
  /** List settlements of payment gateways, newest first */
  get: operations["getAdminMoneyGatewaySettlements"];
  /** Import a settlement file of a gateway and match it with card payments */
  post: operations["postAdminMoneyGatewaySettlements"];
 };
 "/admin/money/gateway-settlements/{id}/posting": {
  /** Post a settlement of a gateway to the ledger (four-eyes rule) */
  post: operations["postAdminMoneyGatewaySettlementsIdPosting"];
 };
 "/admin/money/gateway-settlements/{id}/withdrawal": {
  /** Withdraw a settlement of a gateway that is not posted */
  post: operations["postAdminMoneyGatewaySettlementsIdWithdrawal"];
 };
 "/admin/money/journals": {
  /** List ledger journals, newest first */
  get: operations["getAdminMoneyJournals"];
 };
 "/admin/money/journals-file": {
  /** Export ledger journals, one entry per row */
  get: operations["getAdminMoneyJournalsFile"];
 };
 "/admin/money/loss-claims": {
  /** List claims on couriers for lost parcels, newest first */
  get: operations["getAdminMoneyLossClaims"];
 };
 "/admin/money/loss-claims/{id}/answers": {
  /** Record what a courier answered to a claim */
  post: operations["postAdminMoneyLossClaimsIdAnswers"];
 };
 "/admin/money/manual-journals": {
  /** List manual journals, newest first */
  get: operations["getAdminMoneyManualJournals"];
  /** Record a manual journal (four-eyes rule) */
  post: operations["postAdminMoneyManualJournals"];
 };
 "/admin/money/manual-journals/{id}/attachments": {
  /** Attach an image or a PDF to a journal that is not posted */
  post: operations["postAdminMoneyManualJournalsIdAttachments"];
 };
 "/admin/money/manual-journals/{id}/attachments/{attachment}": {
  /** Download an attachment of a manual journal */
  get: operations["getAdminMoneyManualJournalsIdAttachmentsAttachment"];
 };
 "/admin/money/manual-journals/{id}/posting": {
  /** Post a manual journal to the ledger (four-eyes rule) */
  post: operations["postAdminMoneyManualJournalsIdPosting"];
 };
 "/admin/money/manual-journals/{id}/reversal": {
  /** Record the reversal of a posted manual journal (four-eyes rule) */
  post: operations["postAdminMoneyManualJournalsIdReversal"];
 };
 "/admin/money/manual-journals/{id}/withdrawal": {
  /** Withdraw a manual journal that is not posted */
  post: operations["postAdminMoneyManualJournalsIdWithdrawal"];
 };
 "/admin/money/other-sums": {
  /** List payments of which the gateway took another sum than was asked */
  get: operations["getAdminMoneyOtherSums"];
 };
 "/admin/money/overview": {
  /** Get ledger overview: balances and pending tasks */
  get: operations["getAdminMoneyOverview"];
 };
 "/admin/money/payout-returns": {
  /** List payouts that the bank did not pay, or sent back, and that wait for a second person */
  get: operations["getAdminMoneyPayoutReturns"];
 };
 "/admin/money/payout-returns/{id}/confirmation": {
  /** Confirm that the bank did not pay it, or sent it back: the vendor is owed it again (four-eyes rule) */
  post: operations["postAdminMoneyPayoutReturnsIdConfirmation"];
 };
 "/admin/money/payout-returns/{id}/rejection": {
  /** Reject the recorded return of a payout */
  post: operations["postAdminMoneyPayoutReturnsIdRejection"];
 };
 "/admin/money/payout-schedules": {
  /** List past, current and coming payout schedules */
  get: operations["getAdminMoneyPayoutSchedules"];
  /** Create a payout schedule of all vendors or of one, from a coming day on */
  post: operations["postAdminMoneyPayoutSchedules"];
 };
 "/admin/money/payout-schedules/{id}": {
  /** Delete a payout schedule that is not effective yet */
  delete: operations["deleteAdminMoneyPayoutSchedulesId"];
 };
 "/admin/money/payouts/{id}/returns": {
  /** Record that the bank did not pay a sent payout, or sent it back (four-eyes rule) */
  post: operations["postAdminMoneyPayoutsIdReturns"];
 };
 "/admin/money/public-holidays": {
  /** List public holidays and their changes */
  get: operations["getAdminMoneyPublicHolidays"];
  /** Add a public holiday */
  post: operations["postAdminMoneyPublicHolidays"];
 };
 "/admin/money/public-holidays/{day}": {
  /** Confirm the day of a public holiday, or move it */
  put: operations["putAdminMoneyPublicHolidaysDay"];
  /** Remove a coming public holiday */
  delete: operations["deleteAdminMoneyPublicHolidaysDay"];
 };
 "/admin/money/public-holidays/proposals": {
  /** Propose the public holidays of a year; feasts of the moon are to be confirmed */
  post: operations["postAdminMoneyPublicHolidaysProposals"];
 };
 "/admin/money/remittances": {
  /** List remittances, newest first */
  get: operations["getAdminMoneyRemittances"];
  /** Import a remittance and match it with parcels */
  post: operations["postAdminMoneyRemittances"];
 };
 "/admin/money/remittances/{id}": {
  /** Get a remittance: differences by reason, matching progress */
  get: operations["getAdminMoneyRemittancesId"];
 };
 "/admin/money/remittances/{id}/answers": {
  /** Resolve differences of a remittance, singly or by kind */
  post: operations["postAdminMoneyRemittancesIdAnswers"];
 };
 "/admin/money/remittances/{id}/lines": {
  /** List the lines of a remittance */
  get: operations["getAdminMoneyRemittancesIdLines"];
 };
 "/admin/money/remittances/{id}/lines/{lineId}": {
  /** Correct a line that could not be read, and match again */
  put: operations["putAdminMoneyRemittancesIdLinesLineId"];
 };
 "/admin/money/remittances/{id}/matching": {
  /** Match a remittance with parcels again */
  post: operations["postAdminMoneyRemittancesIdMatching"];
 };
 "/admin/money/remittances/{id}/posting": {
  /** Post a remittance to the ledger (four-eyes rule) */
  post: operations["postAdminMoneyRemittancesIdPosting"];
 };
 "/admin/money/remittances/{id}/receipt": {
  /** Get the receipt of a remittance as a printable page */
  get: operations["getAdminMoneyRemittancesIdReceipt"];
 };
 "/admin/money/remittances/{id}/withdrawal": {
  /** Withdraw a remittance that is not posted */
  post: operations["postAdminMoneyRemittancesIdWithdrawal"];
 };
 "/admin/money/remittances/preview": {
  /** Preview a remittance file without saving it */
  post: operations["postAdminMoneyRemittancesPreview"];
 };
 "/admin/money/return-policies": {
  /** List past, current and coming return policies */
  get: operations["getAdminMoneyReturnPolicies"];
  /** Create a return policy of all vendors or of one, from a coming day on */
  post: operations["postAdminMoneyReturnPolicies"];
 };
 "/admin/money/return-policies/{id}": {
  /** Delete a return policy that is not effective yet */
  delete: operations["deleteAdminMoneyReturnPoliciesId"];
 };
 "/admin/money/settlements": {
  /** List what vendors paid of their debts, newest first */
  get: operations["getAdminMoneySettlements"];
 };
 "/admin/money/settlements/{id}/posting": {
  /** Post a settlement to the ledger (four-eyes rule) */
  post: operations["postAdminMoneySettlementsIdPosting"];
 };
 "/admin/money/settlements/{id}/rejection": {
  /** Reject a recorded settlement */
  post: operations["postAdminMoneySettlementsIdRejection"];
 };
 "/admin/money/stamp-duty": {
  /** Get stamp duty scales, and whether invoices apply them */
  get: operations["getAdminMoneyStampDuty"];
 };
 "/admin/money/stamp-duty/scales": {
  /** Create a stamp duty scale with its first day and legal basis */
  post: operations["postAdminMoneyStampDutyScales"];
 };
 "/admin/money/stamp-duty/scales/{from}": {
  /** Delete a stamp duty scale that is not effective yet */
  delete: operations["deleteAdminMoneyStampDutyScalesFrom"];
 };
 "/admin/money/stamp-duty/switch": {
  /** Switch the stamp duty on cash invoices on or off */
  put: operations["putAdminMoneyStampDutySwitch"];
 };
 "/admin/money/suspense-items": {
  /** List what posted remittances left in the clearing account, oldest first */
  get: operations["getAdminMoneySuspenseItems"];
 };
 "/admin/money/till": {
  /** Show what is in the till, and its deposits at the bank, newest first */
  get: operations["getAdminMoneyTill"];
 };
 "/admin/money/till/deposits": {
  /** Record a deposit of the till at the bank (four-eyes rule) */
  post: operations["postAdminMoneyTillDeposits"];
 };
 "/admin/money/till/deposits/{id}/confirmation": {
  /** Confirm a deposit and post it (four-eyes rule) */
  post: operations["postAdminMoneyTillDepositsIdConfirmation"];
 };
 "/admin/money/till/deposits/{id}/rejection": {
  /** Reject a recorded deposit */
  post: operations["postAdminMoneyTillDepositsIdRejection"];
 };
 "/admin/money/trial-balance": {
  /** Get the trial balance of a period: opening, debits, credits and closing of each account */
  get: operations["getAdminMoneyTrialBalance"];
 };
 "/admin/money/trial-balance-file": {
  /** Export the trial balance of a period */
  get: operations["getAdminMoneyTrialBalanceFile"];
 };
 "/admin/money/vat-closings": {
  /** Close a month that was declared: no document counts in it any more */
  post: operations["postAdminMoneyVatClosings"];
 };
 "/admin/money/vat-journal": {
  /** Get the VAT of invoices of a month, of the operator and by vendor */
  get: operations["getAdminMoneyVatJournal"];
 };
 "/admin/money/vat-journal-file": {
  /** Download the VAT of invoices of a month */
  get: operations["getAdminMoneyVatJournalFile"];
 };
 "/admin/money/vat-reopenings": {
  /** Open a closed month again (four-eyes rule) */
  post: operations["postAdminMoneyVatReopenings"];
 };
 "/admin/money/vendors": {
  /** List vendor balances */
  get: operations["getAdminMoneyVendors"];
 };
 "/admin/money/vendors/{id}/charges": {
  /** Record a charge to a vendor, which its next payout takes (four-eyes rule) */
  post: operations["postAdminMoneyVendorsIdCharges"];
 };
 "/admin/money/vendors/{id}/hold": {
  /** Place a payout hold on a vendor */
  post: operations["postAdminMoneyVendorsIdHold"];
  /** Remove the payout hold of a vendor */
  delete: operations["deleteAdminMoneyVendorsIdHold"];
 };
 "/admin/money/vendors/{id}/settlements": {
  /** Record what a vendor paid of its debt (four-eyes rule) */
  post: operations["postAdminMoneyVendorsIdSettlements"];
 };
 "/admin/notes": {
  /** List internal notes about an order, an account or a phone, newest first */
  get: operations["getAdminNotes"];
  /** Add an internal note, which is never rewritten */
  post: operations["postAdminNotes"];
 };
 "/admin/orders": {
  /** List orders, newest first, with totals */
  get: operations["getAdminOrders"];
 };
 "/admin/orders/{id}": {
  /** Get an order */
  get: operations["getAdminOrdersId"];
 };
 "/admin/orders/{id}/confirmation-emails": {
  /** Send the confirmation of the purchase to its buyer again */
  post: operations["postAdminOrdersIdConfirmationEmails"];
 };
 "/admin/orders/{id}/documents/tickets": {
  /** Create a five-minute URL for the invoice, slip or label of an order */
  post: operations["postAdminOrdersIdDocumentsTickets"];
 };
 "/admin/orders/{id}/messages": {
  /** List the messages between the buyer and the vendor of an order */
  get: operations["getAdminOrdersIdMessages"];
 };
 "/admin/orders/{id}/parcels/{parcelId}/delivery": {
  /** Confirm the delivery of a parcel, or reject what its vendor reports */
  post: operations["postAdminOrdersIdParcelsParcelIdDelivery"];
 };
 "/admin/orders/{id}/parcels/{parcelId}/loss": {
  /** Record that a parcel was lost, stolen or damaged on its way */
  post: operations["postAdminOrdersIdParcelsParcelIdLoss"];
 };
 "/admin/orders/{id}/remainder-cancellation": {
  /** Cancel what is left to send of a partly sent order */
  post: operations["postAdminOrdersIdRemainderCancellation"];
 };
 "/admin/orders/{id}/status-changes": {
  /** Set the status of an order; all transitions are allowed */
  post: operations["postAdminOrdersIdStatusChanges"];
 };
 "/admin/payment-refunds": {
  /** List card refunds that their gateway leaves to people, newest first */
  get: operations["getAdminPaymentRefunds"];
 };
 "/admin/payment-refunds/{id}/approval": {
  /** Approve a card refund that one admin made due (four-eyes rule) */
  post: operations["postAdminPaymentRefundsIdApproval"];
 };
 "/admin/payment-refunds/{id}/settlement": {
  /** Record that a card refund was paid by hand (four-eyes rule) */
  post: operations["postAdminPaymentRefundsIdSettlement"];
 };
 "/admin/payment-refunds/settlements/{id}/confirmation": {
  /** Confirm that a card refund was paid by hand (four-eyes rule) */
  post: operations["postAdminPaymentRefundsSettlementsIdConfirmation"];
 };
 "/admin/payment-refunds/settlements/{id}/rejection": {
  /** Reject what another recorded of a card refund */
  post: operations["postAdminPaymentRefundsSettlementsIdRejection"];
 };
 "/admin/payment-refunds/settlements/{id}/withdrawal": {
  /** Withdraw what one recorded of a card refund */
  post: operations["postAdminPaymentRefundsSettlementsIdWithdrawal"];
 };
 "/admin/pickup-points": {
  /** List pickup points of a wilaya */
  get: operations["getAdminPickupPoints"];
  /** Add a pickup point of a courier */
  post: operations["postAdminPickupPoints"];
 };
 "/admin/pickup-points/{id}": {
  /** Change, close or open a pickup point */
  put: operations["putAdminPickupPointsId"];
 };
 "/admin/pickup-points/imports": {
  /** Read the connected couriers' pickup points again */
  post: operations["postAdminPickupPointsImports"];
 };
 "/admin/privacy/accesses": {
  /** List the access log of personal data, newest first */
  get: operations["getAdminPrivacyAccesses"];
 };
 "/admin/privacy/breaches": {
  /** List breaches, newest first */
  get: operations["getAdminPrivacyBreaches"];
  /** Open a breach; the deadline to notify the authority starts */
  post: operations["postAdminPrivacyBreaches"];
 };
 "/admin/privacy/breaches/{id}": {
  /** Get a breach with its history */
  get: operations["getAdminPrivacyBreachesId"];
  /** Update the description of a breach */
  put: operations["putAdminPrivacyBreachesId"];
 };
 "/admin/privacy/breaches/{id}/file": {
  /** Download a breach report as a printable page */
  get: operations["getAdminPrivacyBreachesIdFile"];
 };
 "/admin/privacy/breaches/{id}/steps": {
  /** Record a notification, containment or closing of a breach */
  post: operations["postAdminPrivacyBreachesIdSteps"];
 };
 "/admin/privacy/erasures": {
  /** List erasures, newest first */
  get: operations["getAdminPrivacyErasures"];
  /** Plan an erasure (four-eyes rule) */
  post: operations["postAdminPrivacyErasures"];
 };
 "/admin/privacy/erasures/{id}": {
  /** Get an erasure with its plan and result */
  get: operations["getAdminPrivacyErasuresId"];
 };
 "/admin/privacy/erasures/{id}/approval": {
  /** Approve an erasure (four-eyes rule; a sole admin after a day) */
  post: operations["postAdminPrivacyErasuresIdApproval"];
 };
 "/admin/privacy/erasures/{id}/withdrawal": {
  /** Cancel an erasure before it starts */
  post: operations["postAdminPrivacyErasuresIdWithdrawal"];
 };
 "/admin/privacy/people": {
  /** Find data subjects by exact email, phone or order number */
  get: operations["getAdminPrivacyPeople"];
 };
 "/admin/privacy/people/export": {
  /** Export a data subject's data as ZIP; the access is logged */
  get: operations["getAdminPrivacyPeopleExport"];
 };
 "/admin/privacy/people/plan": {
  /** Preview an erasure: deleted and retained data, blockers */
  post: operations["postAdminPrivacyPeoplePlan"];
 };
 "/admin/privacy/register": {
  /** Get the processing register with retention rules */
  get: operations["getAdminPrivacyRegister"];
 };
 "/admin/privacy/register.csv": {
  /** Export the processing register as CSV */
  get: operations["getAdminPrivacyRegisterCsv"];
 };
 "/admin/privacy/register.html": {
  /** Export the processing register as a printable page */
  get: operations["getAdminPrivacyRegisterHtml"];
 };
 "/admin/privacy/register/{code}": {
  /** Create a register entry or a new version of one */
  put: operations["putAdminPrivacyRegisterCode"];
 };
 "/admin/privacy/register/{code}/versions": {
  /** List former versions of a register entry, newest first */
  get: operations["getAdminPrivacyRegisterCodeVersions"];
 };
 "/admin/privacy/requests": {
  /** List data requests, open ones first by deadline */
  get: operations["getAdminPrivacyRequests"];
 };
 "/admin/privacy/requests/{id}": {
  /** Get a data request with its history */
  get: operations["getAdminPrivacyRequestsId"];
 };
 "/admin/privacy/requests/{id}/answer": {
  /** Answer a data request, optionally with a data export */
  post: operations["postAdminPrivacyRequestsIdAnswer"];
 };
 "/admin/privacy/requests/{id}/code": {
  /** Send a verification code to the email of the request */
  post: operations["postAdminPrivacyRequestsIdCode"];
 };
 "/admin/privacy/requests/{id}/refusal": {
  /** Reject a data request with the legal reason */
  post: operations["postAdminPrivacyRequestsIdRefusal"];
 };
 "/admin/privacy/requests/{id}/start": {
  /** Start processing a data request */
  post: operations["postAdminPrivacyRequestsIdStart"];
 };
 "/admin/privacy/requests/{id}/verification": {
  /** Mark the data subject as verified */
  post: operations["postAdminPrivacyRequestsIdVerification"];
 };
 "/admin/privacy/requests/{id}/withdrawal": {
  /** Record that the data subject withdrew the request */
  post: operations["postAdminPrivacyRequestsIdWithdrawal"];
 };
 "/admin/privacy/retention/{capability}/{table}": {
  /** Set the retention days of a table, at least the legal minimum */
  put: operations["putAdminPrivacyRetentionCapabilityTable"];
 };
 "/admin/product-vendors": {
  /** List verified, active vendors for a new product */
  get: operations["getAdminProductVendors"];
 };
 "/admin/products": {
  /** List products, newest first, with counts by status */
  get: operations["getAdminProducts"];
  /** Create a product of a vendor; a draft without stock by default */
  post: operations["postAdminProducts"];
 };
 "/admin/products/{id}": {
  /** Get a product in all languages, with its variants */
  get: operations["getAdminProductsId"];
  /** Update a product; omitted stock is unchanged */
  put: operations["putAdminProductsId"];
  /** Delete a product permanently; orders keep their copies */
  delete: operations["deleteAdminProductsId"];
 };
 "/admin/products/{id}/copies": {
  /** Duplicate a product as a draft */
  post: operations["postAdminProductsIdCopies"];
 };
 "/admin/products/{id}/cost": {
  /** Set the cost of a variant, private to the vendor */
  put: operations["putAdminProductsIdCost"];
 };
 "/admin/products/{id}/featured": {
  /** Feature or unfeature a product on the home page */
  put: operations["putAdminProductsIdFeatured"];
 };
 "/admin/products/{id}/status": {
  /** Set the status of a product */
  put: operations["putAdminProductsIdStatus"];
 };
 "/admin/products/{id}/stock": {
  /** Set the stock of a variant */
  put: operations["putAdminProductsIdStock"];
 };
 "/admin/products/bulk-changes": {
  /** Bulk edit status, category, price or stock of products */
  post: operations["postAdminProductsBulkChanges"];
 };
 "/admin/products/bulk-changes/{id}/reversal": {
  /** Undo a bulk edit where products have not changed since */
  post: operations["postAdminProductsBulkChangesIdReversal"];
 };
 "/admin/products/bulk-edits": {
  /** Bulk edit every product of a list in the background */
  post: operations["postAdminProductsBulkEdits"];
 };
 "/admin/products/bulk-edits/{id}": {
  /** Get the progress of a bulk edit of a list */
  get: operations["getAdminProductsBulkEditsId"];
 };
 "/admin/products/bulk-edits/{id}/reversal": {
  /** Undo a bulk edit of a list in the background, also while it runs */
  post: operations["postAdminProductsBulkEditsIdReversal"];
 };
 "/admin/products/images/crops": {
  /** Get the source and rectangle of a crop */
  get: operations["getAdminProductsImagesCrops"];
  /** Crop an image into a new image */
  post: operations["postAdminProductsImagesCrops"];
 };
 "/admin/promo-codes": {
  /** List promo codes of the operator and of vendors */
  get: operations["getAdminPromoCodes"];
  /** Create a promo code; its name is unique in the marketplace */
  post: operations["postAdminPromoCodes"];
 };
 "/admin/promo-codes/{id}": {
  /** Update a promo code; limited fields after its first redemption */
  put: operations["putAdminPromoCodesId"];
 };
 "/admin/promo-codes/{id}/stop": {
  /** Deactivate a promo code; its vendor is notified of the reason */
  post: operations["postAdminPromoCodesIdStop"];
 };
 "/admin/questions/{id}/state": {
  /** Publish, hide or reopen a question */
  put: operations["putAdminQuestionsIdState"];
 };
 "/admin/queues": {
  /** Count work that waits: payout batches, refunds, remittances, calls, backup */
  get: operations["getAdminQueues"];
 };
 "/admin/refunds": {
  /** List refunds, newest first */
  get: operations["getAdminRefunds"];
 };
 "/admin/refunds/{id}": {
  /** Get a refund */
  get: operations["getAdminRefundsId"];
 };
 "/admin/refunds/{id}/approval": {
  /** Approve a refund (four-eyes rule) */
  post: operations["postAdminRefundsIdApproval"];
 };
 "/admin/refunds/{id}/cancellation": {
  /** Cancel a refund; the vendor decides again */
  post: operations["postAdminRefundsIdCancellation"];
 };
 "/admin/refunds/{id}/failure": {
  /** Mark a refund as failed */
  post: operations["postAdminRefundsIdFailure"];
 };
 "/admin/refunds/{id}/payment": {
  /** Mark a refund as paid (four-eyes rule: not by who approved it) */
  post: operations["postAdminRefundsIdPayment"];
 };
 "/admin/refunds/{id}/retries": {
  /** Retry a failed refund, optionally with another method */
  post: operations["postAdminRefundsIdRetries"];
 };
 "/admin/reports": {
  /** Get a sales report, in total or by vendor, category or wilaya */
  get: operations["getAdminReports"];
 };
 "/admin/reports/{id}/state": {
  /** Decide or reopen all reports about the same content */
  put: operations["putAdminReportsIdState"];
 };
 "/admin/reports/advertising": {
  /** Get estimates for advertising platforms */
  get: operations["getAdminReportsAdvertising"];
 };
 "/admin/reports/choices": {
  /** List vendors and categories to filter reports by */
  get: operations["getAdminReportsChoices"];
 };
 "/admin/returns": {
  /** List returns of all vendors, newest first */
  get: operations["getAdminReturns"];
 };
 "/admin/reviews/{id}/state": {
  /** Publish, hide or reopen a review; the rating follows */
  put: operations["putAdminReviewsIdState"];
 };
 "/admin/search": {
  /** Search orders, users, vendors and products, the first of each */
  get: operations["getAdminSearch"];
 };
 "/admin/search-intents": {
  /** List the occasions, persons and regions that searches name */
  get: operations["getAdminSearchIntents"];
  /** Create an intent, effective at once */
  post: operations["postAdminSearchIntents"];
 };
 "/admin/search-intents/{id}": {
  /** Update an intent */
  put: operations["putAdminSearchIntentsId"];
  /** Delete an intent */
  delete: operations["deleteAdminSearchIntentsId"];
 };
 "/admin/search-previews": {
  /** Preview a search with and without a draft synonym */
  post: operations["postAdminSearchPreviews"];
 };
 "/admin/session": {
  /** Get what the signed-in admin may do */
  get: operations["getAdminSession"];
 };
 "/admin/settings": {
  /** Get all settings */
  get: operations["getAdminSettings"];
  /** Update all or some settings, effective at once (400 without a proof in the last 15 minutes) */
  put: operations["putAdminSettings"];
 };
 "/admin/settings/history": {
  /** List setting changes */
  get: operations["getAdminSettingsHistory"];
 };
 "/admin/shipping-rates": {
  /** List default shipping rates of the operator */
  get: operations["getAdminShippingRates"];
  /** Update shipping rates of the operator, effective at once */
  put: operations["putAdminShippingRates"];
 };
 "/admin/shipping-rates/history": {
  /** List changes of the operator's shipping rates */
  get: operations["getAdminShippingRatesHistory"];
 };
 "/admin/specification-names": {
  /** List suggested specification names by category */
  get: operations["getAdminSpecificationNames"];
 };
 "/admin/synonyms": {
  /** List search synonyms */
  get: operations["getAdminSynonyms"];
  /** Create a synonym, effective at once */
  post: operations["postAdminSynonyms"];
 };
 "/admin/synonyms/{id}": {
  /** Update a synonym */
  put: operations["putAdminSynonymsId"];
  /** Delete a synonym */
  delete: operations["deleteAdminSynonymsId"];
 };
 "/admin/system": {
  /** Get system status: database, migrations, jobs, outbox, storage */
  get: operations["getAdminSystem"];
 };
 "/admin/system/backup-alert": {
  /** Set from which age in days the last backup is too old */
  put: operations["putAdminSystemBackupAlert"];
 };
 "/admin/system/events/{id}/subscribers/{subscriber}/retries": {
  /** Requeue a dead-letter event for a subscriber */
  post: operations["postAdminSystemEventsIdSubscribersSubscriberRetries"];
 };
 "/admin/system/jobs/{id}/retries": {
  /** Requeue a dead-letter job */
  post: operations["postAdminSystemJobsIdRetries"];
 };
 "/admin/users": {
  /** List users, newest first, with totals */
  get: operations["getAdminUsers"];
 };
 "/admin/users/{id}": {
  /** Get a user */
  get: operations["getAdminUsersId"];
  /** Replace a user's profile; omitted fields are cleared */
  put: operations["putAdminUsersId"];
 };
 "/admin/users/{id}/addresses": {
  /** List the delivery addresses of a user */
  get: operations["getAdminUsersIdAddresses"];
 };
 "/admin/users/{id}/deactivation": {
  /** Deactivate a user and revoke their sessions; reversible */
  post: operations["postAdminUsersIdDeactivation"];
  /** Reactivate a user with their former email address */
  delete: operations["deleteAdminUsersIdDeactivation"];
 };
 "/admin/users/{id}/duties": {
  /** Set the duties of an admin; informs every admin */
  put: operations["putAdminUsersIdDuties"];
 };
 "/admin/users/{id}/role": {
  /** Set a user's role; a demotion revokes their sessions */
  put: operations["putAdminUsersIdRole"];
 };
 "/admin/users/{id}/sessions": {
  /** List the open sessions of a user */
  get: operations["getAdminUsersIdSessions"];
  /** Revoke the sessions of a user, except the caller's own */
  delete: operations["deleteAdminUsersIdSessions"];
 };
 "/admin/users/{id}/sessions/{session}": {
  /** Revoke a session of a user */
  delete: operations["deleteAdminUsersIdSessionsSession"];
 };
 "/admin/vendor-performance": {
  /** List rates of cancelled, late, refused and returned orders by vendor */
  get: operations["getAdminVendorPerformance"];
 };
 "/admin/vendors": {
  /** List vendors, newest first, with totals */
  get: operations["getAdminVendors"];
  /** Create a verified vendor for an existing user */
  post: operations["postAdminVendors"];
 };
 "/admin/vendors/{id}": {
  /** Get a vendor with owner, legal identity and history */
  get: operations["getAdminVendorsId"];
  /** Update a vendor's details */
  put: operations["putAdminVendorsId"];
 };
 "/admin/vendors/{id}/activity": {
  /** Activate or deactivate a vendor */
  put: operations["putAdminVendorsIdActivity"];
 };
 "/admin/vendors/{id}/approval": {
  /** Approve a vendor registration */
  post: operations["postAdminVendorsIdApproval"];
 };
 "/admin/vendors/{id}/identity-changes/{change}/acceptance": {
  /** Approve a change of legal identity, effective at once */
  post: operations["postAdminVendorsIdIdentityChangesChangeAcceptance"];
 };
 "/admin/vendors/{id}/identity-changes/{change}/rejection": {
  /** Reject a change of legal identity with a reason */
  post: operations["postAdminVendorsIdIdentityChangesChangeRejection"];
 };
 "/admin/vendors/{id}/rejection": {
  /** Reject a vendor registration with a reason */
  post: operations["postAdminVendorsIdRejection"];
 };
 "/admin/vendors/{id}/verification-documents/{document}": {
  /** Download a verification document; the access is logged */
  get: operations["getAdminVendorsIdVerificationDocumentsDocument"];
 };
 "/admin/vendors/{id}/verification-documents/{document}/acceptance": {
  /** Approve a verification document until its expiry date */
  post: operations["postAdminVendorsIdVerificationDocumentsDocumentAcceptance"];
 };
 "/admin/vendors/{id}/verification-documents/{document}/rejection": {
  /** Reject a verification document with a reason */
  post: operations["postAdminVendorsIdVerificationDocumentsDocumentRejection"];
 };
 "/admin/weak-terms": {
  /** List searches whose results are rarely opened in 30 days, most often shown first */
  get: operations["getAdminWeakTerms"];
 };
 "/admin/web-vitals": {
  /** Get web vitals with their thresholds */
  get: operations["getAdminWebVitals"];
 };
 "/banners": {
  /** List active banners, for all wilayas or for one */
  get: operations["getBanners"];
 };
 "/cart/quote": {
  /** Quote a cart, with its line changes */
  post: operations["postCartQuote"];
 };
 "/categories": {
  /** Get the category tree with product counts */
  get: operations["getCategories"];
 };
 "/checkout": {
  /** Place a purchase; idempotent by Idempotency-Key */
  post: operations["postCheckout"];
 };
 "/confirmation/answers": {
  /** Confirm or cancel an order by confirmation link, once */
  post: operations["postConfirmationAnswers"];
 };
 "/confirmation/links": {
  /** Create a confirmation link, by purchase key or as the buyer */
  post: operations["postConfirmationLinks"];
 };
 "/confirmation/readings": {
  /** Get the order of a confirmation link; changes nothing */
  post: operations["postConfirmationReadings"];
 };
 "/consents": {
  /** Record cookie consent or its withdrawal */
  post: operations["postConsents"];
 };
 "/contact": {
  /** Send a message to the operator */
  post: operations["postContact"];
 };
 "/data-exports/{token}": {
  /** Download a personal data export by its emailed link */
  get: operations["getDataExportsToken"];
 };
 "/data-requests": {
  /** Submit a request about personal data */
  post: operations["postDataRequests"];
 };
 "/delivery": {
  /** Get delivery prices and delays to a wilaya, by vendor or default */
  get: operations["getDelivery"];
 };
 "/delivery/fees": {
  /** Get what several vendors ask for delivery to a wilaya */
  get: operations["getDeliveryFees"];
 };
 "/events": {
  /** Record an analytics event of a visitor who gave consent */
  post: operations["postEvents"];
 };
 "/files/{kind}": {
  /** Download a document by signed URL */
  get: operations["getFilesKind"];
 };
 "/pages": {
  /** List published content pages */
  get: operations["getPages"];
 };
 "/pages/{slug}": {
  /** Get a published page */
  get: operations["getPagesSlug"];
 };
 "/payment-methods": {
  /** List payment methods */
  get: operations["getPaymentMethods"];
 };
 "/payments/{gateway}/events": {
  /** Receive a webhook of a payment gateway, signed over the raw body */
  post: operations["postPaymentsGatewayEvents"];
 };
 "/products": {
  /** List products with filters, sorting and pages */
  get: operations["getProducts"];
 };
 "/products/{id}": {
  /** Get a product */
  get: operations["getProductsId"];
 };
 "/products/{id}/questions": {
  /** List questions and answers of a product, newest first */
  get: operations["getProductsIdQuestions"];
 };
 "/products/{id}/reviews": {
  /** List reviews of a product, newest first */
  get: operations["getProductsIdReviews"];
 };
 "/products/featured": {
  /** List up to four featured products */
  get: operations["getProductsFeatured"];
 };
 "/proof-of-work": {
  /** A challenge (ALTCHA) whose solution is sent with a request that needs a proof of work */
  get: operations["getProofOfWork"];
 };
 "/purchases/{number}": {
  /** Get a purchase by its key or as its buyer */
  get: operations["getPurchasesNumber"];
 };
 "/purchases/{number}/access-code-checks": {
  /** Exchange an access code and its contact for the purchase key (10 attempts) */
  post: operations["postPurchasesNumberAccessCodeChecks"];
 };
 "/purchases/{number}/access-codes": {
  /** Send an access code to the contact of a purchase */
  post: operations["postPurchasesNumberAccessCodes"];
 };
 "/purchases/{number}/address-changes": {
  /** Change the address before the first parcel leaves */
  post: operations["postPurchasesNumberAddressChanges"];
 };
 "/purchases/{number}/address-quotes": {
  /** Price the delivery to another wilaya */
  post: operations["postPurchasesNumberAddressQuotes"];
 };
 "/purchases/{number}/cancellations": {
  /** Cancel an order that has not shipped yet, or what is left to send of it, by key or account */
  post: operations["postPurchasesNumberCancellations"];
 };
 "/purchases/{number}/delivery-answers": {
  /** Confirm or deny a delivery that the vendor reports, by key or account */
  post: operations["postPurchasesNumberDeliveryAnswers"];
 };
 "/purchases/{number}/payment-checks": {
  /** Poll the gateway for the status of a payment */
  post: operations["postPurchasesNumberPaymentChecks"];
 };
 "/purchases/{number}/payments": {
  /** Pay a purchase online, or switch it to cash on delivery */
  post: operations["postPurchasesNumberPayments"];
 };
 "/reports": {
  /** Report a product, vendor, review or question confidentially */
  post: operations["postReports"];
 };
 "/return-photos/{name}": {
  /** Show a return photo at a signed address, which expires */
  get: operations["getReturnPhotosName"];
 };
 "/search/popular": {
  /** List popular searches */
  get: operations["getSearchPopular"];
 };
 "/search/suggestions": {
  /** Get up to five search suggestions */
  get: operations["getSearchSuggestions"];
 };
 "/settings/public": {
  /** Get public settings */
  get: operations["getSettingsPublic"];
 };
 "/staff-invitations/{token}": {
  /** Get an invitation by its link */
  get: operations["getStaffInvitationsToken"];
 };
 "/terms": {
  /** Get the current version of the terms */
  get: operations["getTerms"];
 };
 "/track": {
  /** Track a purchase or order by number and contact */
  get: operations["getTrack"];
 };
 "/track/credit-note-tickets": {
  /** Create a five-minute URL for the credit note of a return by purchase key */
  post: operations["postTrackCreditNoteTickets"];
 };
 "/track/invoice-tickets": {
  /** Create a five-minute URL for the invoice of an order by purchase key */
  post: operations["postTrackInvoiceTickets"];
 };
 "/track/messages": {
  /** Write to the vendor of an order by purchase key */
  post: operations["postTrackMessages"];
 };
 "/track/messages/reading": {
  /** Get the conversation about an order by purchase key and mark it as read */
  post: operations["postTrackMessagesReading"];
 };
 "/track/return-photos": {
  /** Upload a return photo as a guest */
  post: operations["postTrackReturnPhotos"];
 };
 "/track/returns": {
  /** List returnable items and returns of an order by purchase key */
  get: operations["getTrackReturns"];
  /** Request a return as a guest */
  post: operations["postTrackReturns"];
 };
 "/track/returns/{id}/withdrawal": {
  /** Withdraw a return request as a guest */
  post: operations["postTrackReturnsIdWithdrawal"];
 };
 "/vendor/calls": {
  /** List call tasks: open ones by priority, or closed ones */
  get: operations["getVendorCalls"];
 };
 "/vendor/calls/{id}": {
  /** Get a call task with contact, script and past outcomes */
  get: operations["getVendorCallsId"];
 };
 "/vendor/calls/{id}/claim": {
  /** Claim a buyer's phone number for ten minutes */
  put: operations["putVendorCallsIdClaim"];
  /** Release a call claim */
  delete: operations["deleteVendorCallsIdClaim"];
 };
 "/vendor/calls/{id}/outcomes": {
  /** Record a call outcome */
  post: operations["postVendorCallsIdOutcomes"];
 };
 "/vendor/calls/due": {
  /** Count due call tasks */
  get: operations["getVendorCallsDue"];
 };
 "/vendor/calls/settings": {
  /** Get call settings */
  get: operations["getVendorCallsSettings"];
  /** Update call settings */
  put: operations["putVendorCallsSettings"];
 };
 "/vendor/closures": {
  /** List current and planned closures */
  get: operations["getVendorClosures"];
  /** Plan a closure; overlaps are refused */
  post: operations["postVendorClosures"];
 };
 "/vendor/closures/{id}": {
  /** Update a closure */
  put: operations["putVendorClosuresId"];
  /** Cancel a closure; a current one ends at once */
  delete: operations["deleteVendorClosuresId"];
 };
 "/vendor/couriers": {
  /** List couriers with the vendor's accounts */
  get: operations["getVendorCouriers"];
 };
 "/vendor/couriers/{code}/account": {
  /** Connect a courier account after checking its credentials */
  put: operations["putVendorCouriersCodeAccount"];
  /** Disconnect a courier account */
  delete: operations["deleteVendorCouriersCodeAccount"];
 };
 "/vendor/couriers/{code}/communes": {
  /** List a courier's communes in a wilaya, in its spelling */
  get: operations["getVendorCouriersCodeCommunes"];
 };
 "/vendor/couriers/{code}/fee-imports": {
  /** Import a courier's fees as the vendor's shipping rates */
  post: operations["postVendorCouriersCodeFeeImports"];
 };
 "/vendor/couriers/default": {
  /** Set the default courier */
  put: operations["putVendorCouriersDefault"];
 };
 "/vendor/dashboard": {
  /** Get the vendor dashboard: figures, tasks, sales by wilaya */
  get: operations["getVendorDashboard"];
 };
 "/vendor/documents/tickets": {
  /** Create a five-minute URL for invoices, slips or labels */
  post: operations["postVendorDocumentsTickets"];
 };
 "/vendor/exports/products": {
  /** Export all products in the columns of an import */
  get: operations["getVendorExportsProducts"];
 };
 "/vendor/exports/template": {
  /** Download the import template with example rows */
  get: operations["getVendorExportsTemplate"];
 };
 "/vendor/imports": {
  /** List recent imports, saved column mappings and categories */
  get: operations["getVendorImports"];
  /** Create an import for a file uploaded in chunks */
  post: operations["postVendorImports"];
 };
 "/vendor/imports/{id}": {
  /** Get an import with its progress */
  get: operations["getVendorImportsId"];
 };
 "/vendor/imports/{id}/cancel": {
  /** Cancel an import, also while it is applied */
  post: operations["postVendorImportsIdCancel"];
 };
 "/vendor/imports/{id}/check": {
  /** Validate all rows of an import as a dry run */
  post: operations["postVendorImportsIdCheck"];
 };
 "/vendor/imports/{id}/confirm": {
  /** Apply an import to the catalog */
  post: operations["postVendorImportsIdConfirm"];
 };
 "/vendor/imports/{id}/errors": {
  /** List errors of an import by row and column */
  get: operations["getVendorImportsIdErrors"];
 };
 "/vendor/imports/{id}/errors/file": {
  /** Download the invalid rows of an import with their errors */
  get: operations["getVendorImportsIdErrorsFile"];
 };
 "/vendor/imports/{id}/file": {
  /** Inspect the import file after all chunks are uploaded */
  post: operations["postVendorImportsIdFile"];
 };
 "/vendor/imports/{id}/look": {
  /** Inspect a text file again with other parsing options */
  post: operations["postVendorImportsIdLook"];
 };
 "/vendor/imports/{id}/parts": {
  /** List uploaded chunks of an import file */
  get: operations["getVendorImportsIdParts"];
 };
 "/vendor/imports/{id}/parts/{part}": {
  /** Upload a chunk of an import file (1 MiB; the last may be less) */
  put: operations["putVendorImportsIdPartsPart"];
 };
 "/vendor/imports/{id}/publication": {
  /** Put the drafts of an import on sale, in the background */
  post: operations["postVendorImportsIdPublication"];
 };
 "/vendor/imports/{id}/rows/{line}/cells": {
  /** Correct a cell and validate its product again */
  post: operations["postVendorImportsIdRowsLineCells"];
 };
 "/vendor/imports/{id}/undo": {
  /** Preview the undo of an import */
  get: operations["getVendorImportsIdUndo"];
  /** Undo an import */
  post: operations["postVendorImportsIdUndo"];
 };
 "/vendor/imports/{id}/undo/left": {
  /** List products that the undo leaves unchanged, with reasons */
  get: operations["getVendorImportsIdUndoLeft"];
 };
 "/vendor/in-app-notifications": {
  /** List recent in-app notifications, with the unread count */
  get: operations["getVendorInAppNotifications"];
 };
 "/vendor/in-app-notifications/{id}/readings": {
  /** Mark an in-app notification as read */
  post: operations["postVendorInAppNotificationsIdReadings"];
 };
 "/vendor/in-app-notifications/readings": {
  /** Mark in-app notifications up to a time as read */
  post: operations["postVendorInAppNotificationsReadings"];
 };
 "/vendor/legal-identity": {
  /** Get legal identity and its latest change request */
  get: operations["getVendorLegalIdentity"];
  /** Request a change of legal identity, pending approval */
  put: operations["putVendorLegalIdentity"];
 };
 "/vendor/legal-identity/change": {
  /** Withdraw the pending change of legal identity */
  delete: operations["deleteVendorLegalIdentityChange"];
 };
 "/vendor/live-updates": {
  /** Stream live updates for a vendor (SSE) */
  get: operations["getVendorLiveUpdates"];
 };
 "/vendor/margins": {
  /** Get the vendor's margin, with its best and worst products */
  get: operations["getVendorMargins"];
 };
 "/vendor/messages": {
  /** List conversations, latest message first */
  get: operations["getVendorMessages"];
 };
 "/vendor/messages/{id}/reading": {
  /** Get a conversation and mark it as read */
  post: operations["postVendorMessagesIdReading"];
 };
 "/vendor/messages/{id}/replies": {
  /** Reply in a conversation */
  post: operations["postVendorMessagesIdReplies"];
 };
 "/vendor/messages/unread": {
  /** Count unread conversations */
  get: operations["getVendorMessagesUnread"];
 };
 "/vendor/money": {
  /** Get the vendor's balance and next payout date */
  get: operations["getVendorMoney"];
 };
 "/vendor/money/commission-invoices": {
  /** List commission invoices of the operator to the vendor, newest first */
  get: operations["getVendorMoneyCommissionInvoices"];
 };
 "/vendor/money/commission-invoices/{id}/file": {
  /** Download a commission invoice to the vendor */
  get: operations["getVendorMoneyCommissionInvoicesIdFile"];
 };
 "/vendor/money/lines": {
  /** List account transactions of the vendor, newest first */
  get: operations["getVendorMoneyLines"];
 };
 "/vendor/money/statement": {
  /** Download the vendor's monthly statement */
  get: operations["getVendorMoneyStatement"];
 };
 "/vendor/money/vat-journal": {
  /** Get the VAT of the vendor's invoices of a month, by rate */
  get: operations["getVendorMoneyVatJournal"];
 };
 "/vendor/money/vat-journal-file": {
  /** Download the VAT of the vendor's invoices of a month */
  get: operations["getVendorMoneyVatJournalFile"];
 };
 "/vendor/orders": {
  /** List the vendor's orders, newest first, with counts by status */
  get: operations["getVendorOrders"];
 };
 "/vendor/orders/{id}": {
  /** Get an order of the vendor */
  get: operations["getVendorOrdersId"];
 };
 "/vendor/orders/{id}/address": {
  /** Correct the address of an order within its wilaya, before it is shipped */
  put: operations["putVendorOrdersIdAddress"];
 };
 "/vendor/orders/{id}/cancellation": {
  /** Cancel an order that has not shipped yet, or what is left to send of it */
  post: operations["postVendorOrdersIdCancellation"];
 };
 "/vendor/orders/{id}/note": {
  /** Set or remove the vendor's internal note of an order */
  put: operations["putVendorOrdersIdNote"];
 };
 "/vendor/orders/{id}/parcels": {
  /** Ship a parcel with all or some of the remaining items */
  post: operations["postVendorOrdersIdParcels"];
 };
 "/vendor/orders/{id}/parcels/{parcelId}/carriage": {
  /** Set the courier and tracking number of a parcel */
  put: operations["putVendorOrdersIdParcelsParcelIdCarriage"];
 };
 "/vendor/orders/{id}/parcels/{parcelId}/delivery-withdrawal": {
  /** Withdraw the report that a parcel was delivered */
  post: operations["postVendorOrdersIdParcelsParcelIdDeliveryWithdrawal"];
 };
 "/vendor/orders/{id}/parcels/{parcelId}/steps": {
  /** Record transit, a delivery (of an operator’s courier: a claim), its failure or the return of a parcel */
  post: operations["postVendorOrdersIdParcelsParcelIdSteps"];
 };
 "/vendor/orders/{id}/status-changes": {
  /** Advance the status of an order */
  post: operations["postVendorOrdersIdStatusChanges"];
 };
 "/vendor/orders/list/file": {
  /** Download the vendor's orders as they are filtered and sorted */
  get: operations["getVendorOrdersListFile"];
 };
 "/vendor/orders/status-changes": {
  /** Advance several orders, each independently */
  post: operations["postVendorOrdersStatusChanges"];
 };
 "/vendor/payout-account": {
  /** Change the payout account (400 without a proof in the last 15 minutes) */
  put: operations["putVendorPayoutAccount"];
 };
 "/vendor/pick-list": {
  /** Get the pick list of given orders, or of all to prepare */
  get: operations["getVendorPickList"];
 };
 "/vendor/products": {
  /** List products, newest first, with counts by status */
  get: operations["getVendorProducts"];
  /** Create a product; a draft without stock by default */
  post: operations["postVendorProducts"];
 };
 "/vendor/products/{id}": {
  /** Get a product in all languages, with its variants */
  get: operations["getVendorProductsId"];
  /** Update a product; omitted stock is unchanged */
  put: operations["putVendorProductsId"];
  /** Delete a product permanently; orders keep their copies */
  delete: operations["deleteVendorProductsId"];
 };
 "/vendor/products/{id}/copies": {
  /** Duplicate a product as a draft */
  post: operations["postVendorProductsIdCopies"];
 };
 "/vendor/products/{id}/cost": {
  /** Set the cost of a variant, private to the vendor */
  put: operations["putVendorProductsIdCost"];
 };
 "/vendor/products/{id}/status": {
  /** Set the status of a product */
  put: operations["putVendorProductsIdStatus"];
 };
 "/vendor/products/{id}/stock": {
  /** Set the stock of a variant */
  put: operations["putVendorProductsIdStock"];
 };
 "/vendor/products/bulk-changes": {
  /** Bulk edit status, category, price or stock of products */
  post: operations["postVendorProductsBulkChanges"];
 };
 "/vendor/products/bulk-changes/{id}/reversal": {
  /** Undo a bulk edit where products have not changed since */
  post: operations["postVendorProductsBulkChangesIdReversal"];
 };
 "/vendor/products/bulk-edits": {
  /** Bulk edit every product of a list in the background */
  post: operations["postVendorProductsBulkEdits"];
 };
 "/vendor/products/bulk-edits/{id}": {
  /** Get the progress of a bulk edit of a list */
  get: operations["getVendorProductsBulkEditsId"];
 };
 "/vendor/products/bulk-edits/{id}/reversal": {
  /** Undo a bulk edit of a list in the background, also while it runs */
  post: operations["postVendorProductsBulkEditsIdReversal"];
 };
 "/vendor/products/images/crops": {
  /** Get the source and rectangle of a crop */
  get: operations["getVendorProductsImagesCrops"];
  /** Crop an image into a new image */
  post: operations["postVendorProductsImagesCrops"];
 };
 "/vendor/promo-codes": {
  /** List the vendor's promo codes with sales and discounts */
  get: operations["getVendorPromoCodes"];
  /** Create a promo code; its name is unique in the marketplace */
  post: operations["postVendorPromoCodes"];
 };
 "/vendor/promo-codes/{id}": {
  /** Update a promo code; limited fields after its first redemption */
  put: operations["putVendorPromoCodesId"];
 };
 "/vendor/promo-codes/{id}/stop": {
  /** Deactivate a promo code of the vendor */
  post: operations["postVendorPromoCodesIdStop"];
 };
 "/vendor/questions": {
  /** List questions about the vendor's products, newest first */
  get: operations["getVendorQuestions"];
 };
 "/vendor/questions/{id}/answer": {
  /** Create or update the answer to a question; contacts are masked */
  put: operations["putVendorQuestionsIdAnswer"];
 };
 "/vendor/questions/{id}/reports": {
  /** Report a question */
  post: operations["postVendorQuestionsIdReports"];
 };
 "/vendor/questions/unanswered": {
  /** Count unanswered questions */
  get: operations["getVendorQuestionsUnanswered"];
 };
 "/vendor/returns": {
  /** List the vendor's returns, newest first, with counts by status */
  get: operations["getVendorReturns"];
 };
 "/vendor/returns/{id}": {
  /** Get a return of the vendor */
  get: operations["getVendorReturnsId"];
 };
 "/vendor/returns/{id}/acceptance": {
  /** Approve a return and reserve the stock of an exchange */
  post: operations["postVendorReturnsIdAcceptance"];
 };
 "/vendor/returns/{id}/closing": {
  /** Close a return whose item was sent back to the buyer */
  post: operations["postVendorReturnsIdClosing"];
 };
 "/vendor/returns/{id}/exchange": {
  /** Ship the exchange as a parcel of the same order */
  post: operations["postVendorReturnsIdExchange"];
 };
 "/vendor/returns/{id}/exchange-steps": {
  /** Mark an exchange as delivered or returned */
  post: operations["postVendorReturnsIdExchangeSteps"];
 };
 "/vendor/returns/{id}/expiry": {
  /** Close an accepted return whose items were not sent back in time, with a reason */
  post: operations["postVendorReturnsIdExpiry"];
 };
 "/vendor/returns/{id}/receipt": {
  /** Record the inspection of returned items, once */
  post: operations["postVendorReturnsIdReceipt"];
 };
 "/vendor/returns/{id}/refund": {
  /** Decide the refund of a return; an admin approves and pays it */
  post: operations["postVendorReturnsIdRefund"];
 };
 "/vendor/returns/{id}/refusal": {
  /** Reject a return with a reason */
  post: operations["postVendorReturnsIdRefusal"];
 };
 "/vendor/returns/{id}/steps": {
  /** Mark a return as in transit or awaiting collection */
  post: operations["postVendorReturnsIdSteps"];
 };
 "/vendor/reviews": {
  /** List reviews of the vendor, newest first */
  get: operations["getVendorReviews"];
 };
 "/vendor/reviews/{id}/answer": {
  /** Create or update the public answer to a review */
  put: operations["putVendorReviewsIdAnswer"];
 };
 "/vendor/reviews/{id}/reports": {
  /** Report a review */
  post: operations["postVendorReviewsIdReports"];
 };
 "/vendor/shipments": {
  /** List shipments, newest first, and the available couriers */
  get: operations["getVendorShipments"];
  /** Create shipments for orders, each independently */
  post: operations["postVendorShipments"];
 };
 "/vendor/shipments/{id}": {
  /** Cancel a shipment before the courier collects it */
  delete: operations["deleteVendorShipmentsId"];
 };
 "/vendor/shipments/{id}/retries": {
  /** Retry a shipment with a courier's commune or pickup point */
  post: operations["postVendorShipmentsIdRetries"];
 };
 "/vendor/shipping-rates": {
  /** List shipping rates of the vendor and of the operator */
  get: operations["getVendorShippingRates"];
  /** Update the vendor's shipping rates; null restores the default */
  put: operations["putVendorShippingRates"];
 };
 "/vendor/shop-images": {
  /** Upload a logo or cover; deleted if unused within a week */
  post: operations["postVendorShopImages"];
 };
 "/vendor/shop-page": {
  /** Get the own shop page in all languages */
  get: operations["getVendorShopPage"];
  /** Update the shop page, effective at once */
  put: operations["putVendorShopPage"];
 };
 "/vendor/specification-names": {
  /** List suggested specification names by category */
  get: operations["getVendorSpecificationNames"];
 };
 "/vendor/staff": {
  /** List staff members and open invitations */
  get: operations["getVendorStaff"];
 };
 "/vendor/staff/{id}": {
  /** Change the role of a staff member, effective at once */
  put: operations["putVendorStaffId"];
  /** Remove a staff member, effective at once */
  delete: operations["deleteVendorStaffId"];
 };
 "/vendor/staff/invitations": {
  /** Invite a staff member by email */
  post: operations["postVendorStaffInvitations"];
 };
 "/vendor/staff/invitations/{id}": {
  /** Withdraw an invitation */
  delete: operations["deleteVendorStaffInvitationsId"];
 };
 "/vendor/staff/invitations/{id}/renewal": {
  /** Resend an invitation with a new link */
  post: operations["postVendorStaffInvitationsIdRenewal"];
 };
 "/vendor/views/orders": {
  /** List own and shared saved views of a list */
  get: operations["getVendorViewsOrders"];
  /** Save the current filters of a list as a view */
  post: operations["postVendorViewsOrders"];
 };
 "/vendor/views/orders/{id}": {
  /** Rename an own view, or change its sharing */
  put: operations["putVendorViewsOrdersId"];
  /** Delete an own view */
  delete: operations["deleteVendorViewsOrdersId"];
 };
 "/vendor/views/products": {
  /** List own and shared saved views of a list */
  get: operations["getVendorViewsProducts"];
  /** Save the current filters of a list as a view */
  post: operations["postVendorViewsProducts"];
 };
 "/vendor/views/products/{id}": {
  /** Rename an own view, or change its sharing */
  put: operations["putVendorViewsProductsId"];
  /** Delete an own view */
  delete: operations["deleteVendorViewsProductsId"];
 };
 "/vendors": {
  /** List vendors by name, wilaya or category */
  get: operations["getVendors"];
 };
 "/vendors/{id}": {
  /** Get a vendor */
  get: operations["getVendorsId"];
 };
 "/vendors/{id}/reviews": {
  /** List reviews of a vendor's products, newest first */
  get: operations["getVendorsIdReviews"];
 };
 "/vendors/popular": {
  /** List up to six popular vendors, best rated first */
  get: operations["getVendorsPopular"];
 };
 "/web-vitals": {
  /** Record web vitals of a visitor who gave consent */
  post: operations["postWebVitals"];
 };
 "/wilayas": {
  /** List wilayas with the operator's delivery fees */
  get: operations["getWilayas"];
 };
 "/wilayas/{code}/communes": {
  /** List communes of a wilaya */
  get: operations["getWilayasCodeCommunes"];
 };
 "/wilayas/{code}/pickup-points": {
  /** List pickup points of a wilaya */
  get: operations["getWilayasCodePickupPoints"];
 };
}
export type webhooks = Record<string, never>;
export interface components {
 schemas: {
  Problem: {
   code: string;
   detail: string;
   errors?: {
    code: string;
    message: string;
    path: string;
   }[];
   request_id: string;
   status: number;
   title: string;
   type: string;
  } & {
   [key: string]: unknown;
  };
 };
 responses: {
  Guard400: Problem<"bad_request" | "malformed_body" | "reauthentication_needed">;
  Guard401: Problem<"session_ended" | "token_invalid" | "unauthorized">;
  Guard403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "role_forbidden" | "second_factor_needed">;
  Problem400: Problem<"bad_request" | "malformed_body">;
  Problem403: Problem<"forbidden">;
  Problem404: Problem<"not_found">;
  Problem413: Problem<"body_too_large">;
  Problem415: Problem<"unsupported_media_type">;
  Problem422: Problem<"invalid_character" | "invalid_input">;
  Problem429: Problem<"too_many_requests">;
 };
 parameters: never;
 requestBodies: never;
 headers: never;
 pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
 postAbandonedCarts: {
  requestBody: {
   content: {
    "application/json": {
     customer_email?: string;
     customer_name?: string;
     customer_phone?: string;
     lines: {
      product_id: string;
      quantity: number;
      variant_id?: string;
     }[];
     /** @default false */
     reminder_consent?: boolean;
     session_id: string;
     shipping_address?: {
      city?: string;
      wilaya?: string;
     };
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postAbandonedCartsRestorations: {
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       id: string;
       image: string | null;
       name: string;
       price: number;
       quantity: number;
       variant: {
        id: string;
        label: string;
       } | null;
       vendor: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   404: Problem<"not_found" | "restore_link_expired">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 getAccountAddresses: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       address: string;
       city: string;
       commune_code: string | null;
       created_at: string;
       first_name: string;
       id: string;
       is_default: boolean;
       label: string;
       last_name: string;
       phone: string;
       postal_code: string | null;
       wilaya: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
  };
 };
 postAccountAddresses: {
  requestBody: {
   content: {
    "application/json": {
     address: string;
     city: string;
     /** @default null */
     commune_code?: string | null;
     first_name: string;
     /** @default false */
     is_default?: boolean;
     /** @default  */
     label?: string;
     last_name: string;
     phone: string;
     /** @default null */
     postal_code?: string | null;
     wilaya: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      address: string;
      city: string;
      commune_code: string | null;
      created_at: string;
      first_name: string;
      id: string;
      is_default: boolean;
      label: string;
      last_name: string;
      phone: string;
      postal_code: string | null;
      wilaya: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: Problem<"address_not_found" | "not_found">;
   409: Problem<"too_many_addresses">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 putAccountAddressesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     address: string;
     city: string;
     /** @default null */
     commune_code?: string | null;
     first_name: string;
     /** @default false */
     is_default?: boolean;
     /** @default  */
     label?: string;
     last_name: string;
     phone: string;
     /** @default null */
     postal_code?: string | null;
     wilaya: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address: string;
      city: string;
      commune_code: string | null;
      created_at: string;
      first_name: string;
      id: string;
      is_default: boolean;
      label: string;
      last_name: string;
      phone: string;
      postal_code: string | null;
      wilaya: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: Problem<"address_not_found" | "not_found">;
   409: Problem<"too_many_addresses">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 deleteAccountAddressesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   404: Problem<"address_not_found" | "not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAccountErasure: {
  requestBody: {
   content: {
    "application/json": {
     password: string;
    } | {
     code: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      erased_at: string;
      kept: {
       reason: string;
       rows: number;
       what: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"code_wrong" | "forbidden" | "password_unproven" | "password_wrong" | "second_factor_needed">;
   404: Problem<"not_found" | "user_not_found">;
   409: Problem<"no_password" | "orders_in_progress" | "role_in_use" | "vendor_still_open">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_attempts" | "too_many_requests">;
  };
 };
 getAccountLanguage: {
  responses: {
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      language: "fr" | "en" | "ar";
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: components["responses"]["Problem404"];
  };
 };
 putAccountLanguage: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     language: "fr" | "en" | "ar";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      language: "fr" | "en" | "ar";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAccountMessages: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    show?: "all" | "unread";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       id: string;
       /** @enum {string} */
       kind: "order" | "product" | "shop";
       last: {
        is_own: boolean;
        text: string | null;
       };
       last_message_at: string;
       order: {
        id: string;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        order_number: string;
       } | null;
       unread: number;
       with: {
        id: string | null;
        name: string;
       };
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
      unread: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   422: components["responses"]["Problem422"];
  };
 };
 postAccountMessages: {
  requestBody: {
   content: {
    "application/json": {
     text: string;
     vendor_id: string;
    } | {
     order_id: string;
     text: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
      /** @enum {string} */
      kind: "order" | "product" | "shop";
      last_message_at: string;
      messages: {
       id: string;
       is_own: boolean;
       read_at: string | null;
       sent_at: string;
       text: string | null;
       was_masked: boolean;
      }[];
      order: {
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       order_number: string;
      } | null;
      unread: number;
      with: {
       id: string | null;
       name: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Problem403"];
   404: Problem<"not_found" | "thread_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_messages" | "too_many_requests">;
  };
 };
 postAccountMessagesIdReading: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      id: string;
      /** @enum {string} */
      kind: "order" | "product" | "shop";
      last_message_at: string;
      messages: {
       id: string;
       is_own: boolean;
       read_at: string | null;
       sent_at: string;
       text: string | null;
       was_masked: boolean;
      }[];
      order: {
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       order_number: string;
      } | null;
      unread: number;
      with: {
       id: string | null;
       name: string;
      };
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "thread_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAccountMessagesIdReplies: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     text: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
      /** @enum {string} */
      kind: "order" | "product" | "shop";
      last_message_at: string;
      messages: {
       id: string;
       is_own: boolean;
       read_at: string | null;
       sent_at: string;
       text: string | null;
       was_masked: boolean;
      }[];
      order: {
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       order_number: string;
      } | null;
      unread: number;
      with: {
       id: string | null;
       name: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Problem403"];
   404: Problem<"not_found" | "thread_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_messages" | "too_many_requests">;
  };
 };
 getAccountMessagesUnread: {
  responses: {
   200: {
    content: {
     "application/json": {
      count: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
  };
 };
 getAccountNotifications: {
  responses: {
   200: {
    content: {
     "application/json": {
      marketing: boolean;
      messages: boolean;
      orders: boolean;
      reviews: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
  };
 };
 putAccountNotifications: {
  requestBody: {
   content: {
    "application/json": {
     marketing: boolean;
     messages: boolean;
     orders: boolean;
     reviews: boolean;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      marketing: boolean;
      messages: boolean;
      orders: boolean;
      reviews: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAccountOrders: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       can_cancel: boolean;
       collected_amount: number;
       deliver_from: LocalDate;
       deliver_until: LocalDate;
       id: string;
       item_count: number;
       items: {
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        product_name: string;
       }[];
       number: string;
       order_number: string;
       /** @enum {string} */
       payment_status: "paid" | "pending" | "failed";
       placed_at: string;
       product_count: number;
       /** @enum {string|null} */
       return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       stamp_duty: number;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       to_collect_amount: number;
       total_amount: number;
       undelivered_amount: number;
       vendor: {
        business_name: string;
        business_phone: string | null;
        id: string;
       };
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   422: components["responses"]["Problem422"];
  };
 };
 getAccountOrdersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_change: {
       delivery_note: string | null;
       first_name: string;
       is_possible: boolean;
       last_name: string;
       phone: string;
       postal_code: string | null;
       version: number;
      };
      can_cancel: boolean;
      cancel_reason: string | null;
      collected_amount: number;
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      discount: number;
      history: {
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      items: {
       cancelled_quantity: number;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      number: string;
      order_number: string;
      other_orders: {
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       vendor_name: string;
      }[];
      parcels: {
       courier: {
        code: string;
        name: string;
       } | null;
       is_delivered: boolean;
       is_lost: boolean;
       tracking: string | null;
       tracking_page: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      reported_deliveries: {
       at: string;
       is_denied: boolean;
       parcel_id: string;
      }[];
      requires_phone_confirmation: boolean;
      /** @enum {string|null} */
      return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect_amount: number;
      total_amount: number;
      undelivered_amount: number;
      vendor: {
       business_name: string;
       business_phone: string | null;
       id: string;
      };
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "order_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAccountOrdersIdCancellation: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note?: string;
     /** @enum {string} */
     only?: "remainder";
     /** @enum {string} */
     reason: "changed_mind" | "ordered_twice" | "wrong_details" | "too_slow" | "found_elsewhere" | "other";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      address_change: {
       delivery_note: string | null;
       first_name: string;
       is_possible: boolean;
       last_name: string;
       phone: string;
       postal_code: string | null;
       version: number;
      };
      can_cancel: boolean;
      cancel_reason: string | null;
      collected_amount: number;
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      discount: number;
      history: {
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      items: {
       cancelled_quantity: number;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      number: string;
      order_number: string;
      other_orders: {
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       vendor_name: string;
      }[];
      parcels: {
       courier: {
        code: string;
        name: string;
       } | null;
       is_delivered: boolean;
       is_lost: boolean;
       tracking: string | null;
       tracking_page: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      reported_deliveries: {
       at: string;
       is_denied: boolean;
       parcel_id: string;
      }[];
      requires_phone_confirmation: boolean;
      /** @enum {string|null} */
      return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect_amount: number;
      total_amount: number;
      undelivered_amount: number;
      vendor: {
       business_name: string;
       business_phone: string | null;
       id: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "stock_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAccountOrdersIdDeliveryAnswers: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     parcel_id: string;
     received: boolean;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      address_change: {
       delivery_note: string | null;
       first_name: string;
       is_possible: boolean;
       last_name: string;
       phone: string;
       postal_code: string | null;
       version: number;
      };
      can_cancel: boolean;
      cancel_reason: string | null;
      collected_amount: number;
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      discount: number;
      history: {
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      items: {
       cancelled_quantity: number;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      number: string;
      order_number: string;
      other_orders: {
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       vendor_name: string;
      }[];
      parcels: {
       courier: {
        code: string;
        name: string;
       } | null;
       is_delivered: boolean;
       is_lost: boolean;
       tracking: string | null;
       tracking_page: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      reported_deliveries: {
       at: string;
       is_denied: boolean;
       parcel_id: string;
      }[];
      requires_phone_confirmation: boolean;
      /** @enum {string|null} */
      return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect_amount: number;
      total_amount: number;
      undelivered_amount: number;
      vendor: {
       business_name: string;
       business_phone: string | null;
       id: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"no_delivery_claim" | "order_already_delivered" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "stock_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAccountOrdersIdInvoiceTickets: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      expires_at: string;
      url: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"invoice_not_ready" | "legal_numbers_missing" | "order_already_cancelled" | "order_not_confirmed">;
   422: components["responses"]["Problem422"];
  };
 };
 getAccountOrdersIdReturns: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      accepts_changed_mind: boolean;
      /** @enum {string} */
      changed_mind_cost_on: "buyer" | "vendor";
      delivery_paid: number;
      is_delivered: boolean;
      is_over: boolean;
      is_paid_by_card: boolean;
      lines: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       is_over: boolean;
       item_id: string;
       left: number;
       paid: number;
       product_name: string;
       quantity: number;
       return_until_on: LocalDate | null;
       variant_label: string | null;
       variants: {
        available: number;
        id: string;
        is_same: boolean;
        label: string | null;
        price: number;
       }[];
      }[];
      order_id: string;
      return_until_on: LocalDate | null;
      returns: {
       can_withdraw: boolean;
       /** @enum {string} */
       cost_on: "buyer" | "vendor" | "marketplace";
       courier: string | null;
       exchange: {
        courier: string | null;
        difference: number;
        quantity: number;
        reported_at: string | null;
        stamp_duty: number;
        /** @enum {string} */
        state: "planned" | "sent" | "delivered" | "cancelled";
        tracking: string | null;
        variant_label: string | null;
        was_sent: boolean;
       } | null;
       history: {
        at: string;
        by: string;
        reason: string | null;
        /** @enum {string} */
        to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       }[];
       id: string;
       is_goodwill: boolean;
       items: {
        /** @enum {string|null} */
        condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        item_id: string;
        price: number;
        product_name: string;
        quantity: number;
        received_quantity: number | null;
        variant_label: string | null;
       }[];
       note: string | null;
       number: string;
       order_id: string;
       /** @enum {string|null} */
       outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       /** @enum {string} */
       reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
       refund: {
        account: string | null;
        amount: number;
        due_on: LocalDate;
        /** @enum {string} */
        method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
        paid_at: string | null;
        reference: string | null;
        /** @enum {string} */
        state: "due" | "approved" | "paid" | "failed" | "cancelled";
       } | null;
       refund_account: string | null;
       /** @enum {string|null} */
       refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
       refuse_reason: string | null;
       requested_at: string;
       /** @enum {string} */
       requested_resolution: "refund" | "exchange" | "replacement" | "repair";
       return_until_on: LocalDate | null;
       send_to: {
        address: string | null;
        city: string | null;
        name: string;
        phone: string | null;
        wilaya: string | null;
       } | null;
       send_until_on: LocalDate | null;
       settle_until_on: LocalDate | null;
       /** @enum {string} */
       state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       tracking: string | null;
      }[];
      settle_days: number;
      working_days: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "return_not_found">;
   409: Problem<"changed_mind_not_accepted" | "items_not_returnable" | "order_not_delivered" | "return_status_changed" | "return_too_late">;
   422: Problem<"account_number_wrong" | "exchange_needs_single_item" | "invalid_character" | "invalid_input" | "photo_not_found" | "variant_needed" | "variant_not_found">;
  };
 };
 postAccountOrdersIdReturns: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default false */
     as_goodwill?: boolean;
     items: {
      item_id: string;
      quantity: number;
     }[];
     note?: string;
     /** @default [] */
     photos?: string[];
     /** @enum {string} */
     reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind";
     refund_account?: string;
     /** @enum {string} */
     refund_method?: "cash" | "ccp" | "bank_transfer";
     /** @enum {string} */
     requested_resolution: "refund" | "exchange" | "replacement" | "repair";
     variant_id?: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      accepts_changed_mind: boolean;
      /** @enum {string} */
      changed_mind_cost_on: "buyer" | "vendor";
      delivery_paid: number;
      is_delivered: boolean;
      is_over: boolean;
      is_paid_by_card: boolean;
      lines: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       is_over: boolean;
       item_id: string;
       left: number;
       paid: number;
       product_name: string;
       quantity: number;
       return_until_on: LocalDate | null;
       variant_label: string | null;
       variants: {
        available: number;
        id: string;
        is_same: boolean;
        label: string | null;
        price: number;
       }[];
      }[];
      order_id: string;
      return_until_on: LocalDate | null;
      returns: {
       can_withdraw: boolean;
       /** @enum {string} */
       cost_on: "buyer" | "vendor" | "marketplace";
       courier: string | null;
       exchange: {
        courier: string | null;
        difference: number;
        quantity: number;
        reported_at: string | null;
        stamp_duty: number;
        /** @enum {string} */
        state: "planned" | "sent" | "delivered" | "cancelled";
        tracking: string | null;
        variant_label: string | null;
        was_sent: boolean;
       } | null;
       history: {
        at: string;
        by: string;
        reason: string | null;
        /** @enum {string} */
        to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       }[];
       id: string;
       is_goodwill: boolean;
       items: {
        /** @enum {string|null} */
        condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        item_id: string;
        price: number;
        product_name: string;
        quantity: number;
        received_quantity: number | null;
        variant_label: string | null;
       }[];
       note: string | null;
       number: string;
       order_id: string;
       /** @enum {string|null} */
       outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       /** @enum {string} */
       reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
       refund: {
        account: string | null;
        amount: number;
        due_on: LocalDate;
        /** @enum {string} */
        method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
        paid_at: string | null;
        reference: string | null;
        /** @enum {string} */
        state: "due" | "approved" | "paid" | "failed" | "cancelled";
       } | null;
       refund_account: string | null;
       /** @enum {string|null} */
       refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
       refuse_reason: string | null;
       requested_at: string;
       /** @enum {string} */
       requested_resolution: "refund" | "exchange" | "replacement" | "repair";
       return_until_on: LocalDate | null;
       send_to: {
        address: string | null;
        city: string | null;
        name: string;
        phone: string | null;
        wilaya: string | null;
       } | null;
       send_until_on: LocalDate | null;
       settle_until_on: LocalDate | null;
       /** @enum {string} */
       state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       tracking: string | null;
      }[];
      settle_days: number;
      working_days: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "return_not_found">;
   409: Problem<"changed_mind_not_accepted" | "items_not_returnable" | "order_not_delivered" | "return_status_changed" | "return_too_late">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_number_wrong" | "exchange_needs_single_item" | "invalid_character" | "invalid_input" | "photo_not_found" | "variant_needed" | "variant_not_found">;
  };
 };
 getAccountPersonalData: {
  responses: {
   200: {
    content: {
     "application/json": {
      created_at: string;
     } & {
      [key: string]: unknown;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   404: components["responses"]["Problem404"];
  };
 };
 getAccountProductsIdReview: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      /** @enum {string|null} */
      code: "own_shop" | "product_not_bought" | "order_not_delivered" | "already_reviewed" | null;
      may_write: boolean;
      reason: string | null;
      review: {
       answer: string | null;
       created_at: string;
       edited_at: string | null;
       id: string;
       photos: {
        dominant_color: string | null;
        height: number;
        id: string;
        small_url: string;
        url: string;
        width: number;
       }[];
       product: {
        id: string | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        name: string;
       };
       rating: number;
       /** @enum {string} */
       state: "pending" | "published" | "hidden" | "withdrawn";
       text: string | null;
       title: string | null;
      } | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 getAccountProfile: {
  responses: {
   200: {
    content: {
     "application/json": {
      address: string | null;
      city: string | null;
      created_at: string;
      email: string | null;
      first_name: string | null;
      has_password: boolean;
      last_name: string | null;
      new_email: string | null;
      password_changed_at: string | null;
      phone: string | null;
      /** @enum {string} */
      role: "customer" | "vendor" | "admin";
      user_id: string;
      wilaya: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: components["responses"]["Problem404"];
  };
 };
 putAccountProfile: {
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     address?: string | null;
     /** @default null */
     city?: string | null;
     /** @default null */
     first_name?: string | null;
     /** @default null */
     last_name?: string | null;
     /** @default null */
     phone?: string | null;
     /** @default null */
     wilaya?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address: string | null;
      city: string | null;
      created_at: string;
      email: string | null;
      first_name: string | null;
      has_password: boolean;
      last_name: string | null;
      new_email: string | null;
      password_changed_at: string | null;
      phone: string | null;
      /** @enum {string} */
      role: "customer" | "vendor" | "admin";
      user_id: string;
      wilaya: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: components["responses"]["Problem404"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAccountPurchases: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    state?: "all" | "under_way" | "delivered" | "returns";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       number: string;
       orders: {
        can_cancel: boolean;
        collected_amount: number;
        deliver_from: LocalDate;
        deliver_until: LocalDate;
        id: string;
        item_count: number;
        items: {
         image: {
          dominant_color: string | null;
          height: number;
          small_url: string;
          url: string;
          width: number;
         } | null;
         product_name: string;
        }[];
        number: string;
        order_number: string;
        /** @enum {string} */
        payment_status: "paid" | "pending" | "failed";
        placed_at: string;
        product_count: number;
        /** @enum {string|null} */
        return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
        stamp_duty: number;
        /** @enum {string} */
        status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
        to_collect_amount: number;
        total_amount: number;
        undelivered_amount: number;
        vendor: {
         business_name: string;
         business_phone: string | null;
         id: string;
        };
       }[];
       placed_at: string;
       total: number;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   422: components["responses"]["Problem422"];
  };
 };
 getAccountQuestions: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       answer: string | null;
       answered_at: string | null;
       author: string;
       created_at: string;
       id: string;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       product: {
        id: string;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        name: string;
       };
       /** @enum {string} */
       state: "pending" | "published" | "hidden";
       text: string;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   422: components["responses"]["Problem422"];
  };
 };
 postAccountQuestions: {
  requestBody: {
   content: {
    "application/json": {
     product_id: string;
     text: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      answer: string | null;
      answered_at: string | null;
      author: string;
      created_at: string;
      id: string;
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      product: {
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       name: string;
      };
      /** @enum {string} */
      state: "pending" | "published" | "hidden";
      text: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "product_not_on_sale">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_questions" | "too_many_requests">;
  };
 };
 postAccountReauthentication: {
  requestBody: {
   content: {
    "application/json": {
     /** @default  */
     code?: string;
     /** @default  */
     password?: string;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"code_wrong" | "forbidden" | "password_unproven" | "password_wrong" | "second_factor_needed">;
   409: Problem<"no_password">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_attempts" | "too_many_requests">;
  };
 };
 postAccountReturnPhotos: {
  requestBody: {
   content: {
    "image/*": string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      dominant_color: string | null;
      height: number;
      name: string;
      small_url: string;
      url: string;
      width: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "return_not_found">;
   409: Problem<"changed_mind_not_accepted" | "items_not_returnable" | "order_not_delivered" | "return_status_changed" | "return_too_late">;
   413: Problem<"body_too_large" | "file_too_large">;
   415: Problem<"not_an_image" | "unsupported_media_type">;
   422: Problem<"account_number_wrong" | "exchange_needs_single_item" | "invalid_character" | "invalid_input" | "photo_not_found" | "variant_needed" | "variant_not_found">;
   429: Problem<"too_many_photos" | "too_many_requests">;
  };
 };
 postAccountReturnsIdCreditNoteTickets: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      expires_at: string;
      url: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"invoice_not_ready" | "legal_numbers_missing" | "order_already_cancelled" | "order_not_confirmed" | "return_not_refunded">;
   422: components["responses"]["Problem422"];
  };
 };
 postAccountReturnsIdWithdrawal: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      accepts_changed_mind: boolean;
      /** @enum {string} */
      changed_mind_cost_on: "buyer" | "vendor";
      delivery_paid: number;
      is_delivered: boolean;
      is_over: boolean;
      is_paid_by_card: boolean;
      lines: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       is_over: boolean;
       item_id: string;
       left: number;
       paid: number;
       product_name: string;
       quantity: number;
       return_until_on: LocalDate | null;
       variant_label: string | null;
       variants: {
        available: number;
        id: string;
        is_same: boolean;
        label: string | null;
        price: number;
       }[];
      }[];
      order_id: string;
      return_until_on: LocalDate | null;
      returns: {
       can_withdraw: boolean;
       /** @enum {string} */
       cost_on: "buyer" | "vendor" | "marketplace";
       courier: string | null;
       exchange: {
        courier: string | null;
        difference: number;
        quantity: number;
        reported_at: string | null;
        stamp_duty: number;
        /** @enum {string} */
        state: "planned" | "sent" | "delivered" | "cancelled";
        tracking: string | null;
        variant_label: string | null;
        was_sent: boolean;
       } | null;
       history: {
        at: string;
        by: string;
        reason: string | null;
        /** @enum {string} */
        to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       }[];
       id: string;
       is_goodwill: boolean;
       items: {
        /** @enum {string|null} */
        condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        item_id: string;
        price: number;
        product_name: string;
        quantity: number;
        received_quantity: number | null;
        variant_label: string | null;
       }[];
       note: string | null;
       number: string;
       order_id: string;
       /** @enum {string|null} */
       outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       /** @enum {string} */
       reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
       refund: {
        account: string | null;
        amount: number;
        due_on: LocalDate;
        /** @enum {string} */
        method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
        paid_at: string | null;
        reference: string | null;
        /** @enum {string} */
        state: "due" | "approved" | "paid" | "failed" | "cancelled";
       } | null;
       refund_account: string | null;
       /** @enum {string|null} */
       refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
       refuse_reason: string | null;
       requested_at: string;
       /** @enum {string} */
       requested_resolution: "refund" | "exchange" | "replacement" | "repair";
       return_until_on: LocalDate | null;
       send_to: {
        address: string | null;
        city: string | null;
        name: string;
        phone: string | null;
        wilaya: string | null;
       } | null;
       send_until_on: LocalDate | null;
       settle_until_on: LocalDate | null;
       /** @enum {string} */
       state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       tracking: string | null;
      }[];
      settle_days: number;
      working_days: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "return_not_found">;
   409: Problem<"changed_mind_not_accepted" | "items_not_returnable" | "order_not_delivered" | "return_status_changed" | "return_too_late">;
   422: Problem<"account_number_wrong" | "exchange_needs_single_item" | "invalid_character" | "invalid_input" | "photo_not_found" | "variant_needed" | "variant_not_found">;
  };
 };
 postAccountReviewPhotos: {
  requestBody: {
   content: {
    "image/*": string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      dominant_color: string | null;
      height: number;
      id: string;
      small_url: string;
      url: string;
      width: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: components["responses"]["Problem404"];
   413: Problem<"body_too_large" | "file_too_large">;
   415: Problem<"not_an_image" | "unsupported_media_type">;
   429: Problem<"too_many_photos" | "too_many_requests">;
  };
 };
 getAccountReviewableProducts: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       delivered_at: string;
       order: {
        id: string;
        order_number: string;
       };
       product: {
        id: string;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        name: string;
       };
       vendor: {
        business_name: string;
       };
      }[];
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
  };
 };
 getAccountReviews: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       answer: string | null;
       created_at: string;
       edited_at: string | null;
       id: string;
       photos: {
        dominant_color: string | null;
        height: number;
        id: string;
        small_url: string;
        url: string;
        width: number;
       }[];
       product: {
        id: string | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        name: string;
       };
       rating: number;
       /** @enum {string} */
       state: "pending" | "published" | "hidden" | "withdrawn";
       text: string | null;
       title: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   422: components["responses"]["Problem422"];
  };
 };
 postAccountReviews: {
  requestBody: {
   content: {
    "application/json": {
     /** @default [] */
     photos?: string[];
     product_id: string;
     rating: number;
     text?: string | null;
     title?: string | null;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      answer: string | null;
      created_at: string;
      edited_at: string | null;
      id: string;
      photos: {
       dominant_color: string | null;
       height: number;
       id: string;
       small_url: string;
       url: string;
       width: number;
      }[];
      product: {
       id: string | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       name: string;
      };
      rating: number;
      /** @enum {string} */
      state: "pending" | "published" | "hidden" | "withdrawn";
      text: string | null;
      title: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "photo_not_found">;
   409: Problem<"already_reviewed" | "order_not_delivered" | "own_shop" | "product_not_bought">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 putAccountReviewsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default [] */
     photos?: string[];
     rating: number;
     text?: string | null;
     title?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      answer: string | null;
      created_at: string;
      edited_at: string | null;
      id: string;
      photos: {
       dominant_color: string | null;
       height: number;
       id: string;
       small_url: string;
       url: string;
       width: number;
      }[];
      product: {
       id: string | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       name: string;
      };
      rating: number;
      /** @enum {string} */
      state: "pending" | "published" | "hidden" | "withdrawn";
      text: string | null;
      title: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "photo_not_found" | "review_not_found">;
   409: Problem<"review_hidden">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAccountSessions: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       browser: string | null;
       created_at: string;
       /** @enum {string} */
       device: "phone" | "tablet" | "computer" | "unknown";
       has_second_factor: boolean;
       id: string;
       ip: string | null;
       is_current: boolean;
       last_used_at: string;
       system: string | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
  };
 };
 deleteAccountSessionsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "session_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 deleteAccountSessionsOthers: {
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
  };
 };
 postAccountStaffInvitationsTokenAcceptance: {
  parameters: {
   path: {
    token: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      email: string;
      expires_at: string;
      /** @enum {string} */
      role: "manager" | "catalogue" | "orders" | "calls";
      shop: {
       business_name: string;
       id: string;
      };
      /** @enum {string} */
      state: "open" | "expired" | "over";
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"forbidden" | "invitation_of_other_user">;
   404: Problem<"invitation_not_found" | "not_found">;
   409: Problem<"has_own_vendor" | "invitation_closed" | "invitation_expired" | "staff_of_other_vendor">;
   422: components["responses"]["Problem422"];
  };
 };
 getAccountVendor: {
  responses: {
   200: {
    content: {
     "application/json": {
      is_open: boolean;
      /** @enum {string|null} */
      role: "owner" | "manager" | "catalogue" | "orders" | "calls" | null;
      shop: {
       activity: string | null;
       ai: string | null;
       average_rating: number;
       business_address: string | null;
       business_city: string | null;
       business_description: string | null;
       business_email: string;
       business_name: string;
       business_name_ar: string | null;
       business_phone: string | null;
       business_wilaya: string | null;
       capital: string | null;
       commune_code: string | null;
       cover_url: string | null;
       craftsman_card: string | null;
       created_at: string;
       deactivated_at: string | null;
       id: string;
       is_active: boolean;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       logo_url: string | null;
       nif: string | null;
       nis: string | null;
       payout_holder: string | null;
       payout_number: string | null;
       rating_count: number;
       rc: string | null;
       rejected_at: string | null;
       rejection_reason: string | null;
       submitted_at: string;
       /** @enum {string} */
       verification_status: "pending" | "verified" | "rejected";
       verified_at: string | null;
       wilaya_name: string | null;
      } | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
  };
 };
 putAccountVendor: {
  requestBody: {
   content: {
    "application/json": {
     /** @default  */
     activity?: string;
     /** @default  */
     ai?: string;
     business_address: string;
     business_city: string;
     /** @default  */
     business_description?: string;
     business_email: string;
     business_name: string;
     /** @default  */
     business_name_ar?: string;
     business_phone: string;
     business_wilaya: string;
     /** @default  */
     capital?: string;
     /** @default null */
     commune_code?: string | null;
     /** @default  */
     craftsman_card?: string;
     /** @enum {string} */
     kind: "company" | "craftsman" | "auto_entrepreneur";
     /** @default  */
     legal_form?: string;
     /** @default  */
     nif?: string;
     /** @default  */
     nis?: string;
     /** @default  */
     payout_holder?: string;
     /** @default  */
     payout_number?: string;
     /** @default  */
     rc?: string;
     terms_version: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      is_open: boolean;
      /** @enum {string|null} */
      role: "owner" | "manager" | "catalogue" | "orders" | "calls" | null;
      shop: {
       activity: string | null;
       ai: string | null;
       average_rating: number;
       business_address: string | null;
       business_city: string | null;
       business_description: string | null;
       business_email: string;
       business_name: string;
       business_name_ar: string | null;
       business_phone: string | null;
       business_wilaya: string | null;
       capital: string | null;
       commune_code: string | null;
       cover_url: string | null;
       craftsman_card: string | null;
       created_at: string;
       deactivated_at: string | null;
       id: string;
       is_active: boolean;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       logo_url: string | null;
       nif: string | null;
       nis: string | null;
       payout_holder: string | null;
       payout_number: string | null;
       rating_count: number;
       rc: string | null;
       rejected_at: string | null;
       rejection_reason: string | null;
       submitted_at: string;
       /** @enum {string} */
       verification_status: "pending" | "verified" | "rejected";
       verified_at: string | null;
       wilaya_name: string | null;
      } | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"vendor_already_verified">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "terms_changed">;
   429: components["responses"]["Problem429"];
  };
 };
 postAccountVendor: {
  requestBody: {
   content: {
    "application/json": {
     /** @default  */
     activity?: string;
     /** @default  */
     ai?: string;
     business_address: string;
     business_city: string;
     /** @default  */
     business_description?: string;
     business_email: string;
     business_name: string;
     /** @default  */
     business_name_ar?: string;
     business_phone: string;
     business_wilaya: string;
     /** @default  */
     capital?: string;
     /** @default null */
     commune_code?: string | null;
     /** @default  */
     craftsman_card?: string;
     /** @enum {string} */
     kind: "company" | "craftsman" | "auto_entrepreneur";
     /** @default  */
     legal_form?: string;
     /** @default  */
     nif?: string;
     /** @default  */
     nis?: string;
     /** @default  */
     payout_holder?: string;
     /** @default  */
     payout_number?: string;
     /** @default  */
     rc?: string;
     terms_version: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      is_open: boolean;
      /** @enum {string|null} */
      role: "owner" | "manager" | "catalogue" | "orders" | "calls" | null;
      shop: {
       activity: string | null;
       ai: string | null;
       average_rating: number;
       business_address: string | null;
       business_city: string | null;
       business_description: string | null;
       business_email: string;
       business_name: string;
       business_name_ar: string | null;
       business_phone: string | null;
       business_wilaya: string | null;
       capital: string | null;
       commune_code: string | null;
       cover_url: string | null;
       craftsman_card: string | null;
       created_at: string;
       deactivated_at: string | null;
       id: string;
       is_active: boolean;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       logo_url: string | null;
       nif: string | null;
       nis: string | null;
       payout_holder: string | null;
       payout_number: string | null;
       rating_count: number;
       rc: string | null;
       rejected_at: string | null;
       rejection_reason: string | null;
       submitted_at: string;
       /** @enum {string} */
       verification_status: "pending" | "verified" | "rejected";
       verified_at: string | null;
       wilaya_name: string | null;
      } | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"forbidden" | "vendor_registration_closed">;
   409: Problem<"user_is_staff" | "vendor_already_registered">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "terms_changed">;
   429: components["responses"]["Problem429"];
  };
 };
 getAccountVendorVerificationDocuments: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      to_hand_in: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "vendor_not_found">;
  };
 };
 deleteAccountVendorVerificationDocumentsDocument: {
  parameters: {
   path: {
    document: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      to_hand_in: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: Problem<"document_not_found" | "not_found" | "vendor_not_found">;
   409: Problem<"document_accepted">;
   422: components["responses"]["Problem422"];
  };
 };
 getAccountVendorVerificationDocumentsDocumentFile: {
  parameters: {
   path: {
    document: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/octet-stream": string;
    };
   };
   401: components["responses"]["Guard401"];
   404: Problem<"document_not_found" | "not_found" | "vendor_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAccountVendorVerificationDocumentsKind: {
  parameters: {
   path: {
    kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
   };
  };
  requestBody: {
   content: {
    "application/pdf": string;
    "image/*": string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      items: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      to_hand_in: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"document_not_requested">;
   413: Problem<"body_too_large" | "document_too_large">;
   415: Problem<"not_a_document" | "unsupported_media_type">;
   422: Problem<"document_has_program" | "document_locked" | "document_too_long" | "invalid_character" | "invalid_input">;
   429: Problem<"too_many_documents" | "too_many_requests">;
  };
 };
 getAccountWishlist: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       price: number;
       product_id: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   404: components["responses"]["Problem404"];
  };
 };
 postAccountWishlist: {
  requestBody: {
   content: {
    "application/json": {
     items: {
      price: number;
      product_id: string;
     }[];
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       price: number;
       product_id: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   404: components["responses"]["Problem404"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 deleteAccountWishlistProductId: {
  parameters: {
   path: {
    product_id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminAbandonedCarts: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    reminder?: "all" | "none" | "agreed" | "sent";
    sort?: "newest" | "oldest" | "total_desc" | "total_asc";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      at: string;
      items: {
       cart_items: {
        id: string;
        image: string | null;
        name: string;
        price: number;
        quantity: number;
        variant: {
         id: string;
         label: string;
        } | null;
        vendor: string;
       }[];
       customer_email: string | null;
       customer_name: string | null;
       customer_phone: string | null;
       id: string;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       last_updated: string;
       recovered: boolean;
       reminded_at: string | null;
       /** @enum {string} */
       reminder: "none" | "agreed" | "sent";
       session_id: string;
       shipping_address: {
        city: string | null;
        wilaya: string | null;
       };
       subtotal: number;
      }[];
      next: string | null;
      open: number;
      recent: number;
      recovered_after_reminder: number;
      recovered_this_month: number;
      total: number;
      total_is_estimate: boolean;
      value: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminActivity: {
  parameters: {
   query?: {
    about?: "any" | "user" | "vendor" | "product" | "order" | "category" | "promo_code" | "synonym" | "payout_batch" | "payout" | "invoice" | "settings";
    actor?: string;
    cursor?: string;
    from?: string;
    kind?: "acts" | "people" | "shops" | "products" | "orders" | "money" | "settings" | "sign-ins";
    limit?: number;
    of?: string;
    search?: string;
    until?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       action: string;
       actor: {
        id: string | null;
        name: string | null;
        /** @enum {string} */
        role: "anyone" | "customer" | "vendor" | "admin" | "service" | "system";
       };
       address: string | null;
       after?: unknown;
       at: string;
       before?: unknown;
       id: string;
       request_id: string | null;
       subject: {
        id: string | null;
        name: string | null;
        type: string;
       };
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminActivityFile: {
  parameters: {
   query?: {
    about?: "any" | "user" | "vendor" | "product" | "order" | "category" | "promo_code" | "synonym" | "payout_batch" | "payout" | "invoice" | "settings";
    actor?: string;
    format?: "csv" | "xlsx";
    from?: string;
    kind?: "acts" | "people" | "shops" | "products" | "orders" | "money" | "settings" | "sign-ins";
    of?: string;
    search?: string;
    until?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminAdvertisingExports: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     period: "current_month" | "total";
     /** @enum {string} */
     platform: "meta" | "tiktok" | "google" | "x";
    };
   };
  };
  responses: {
   201: {
    content: {
     "text/csv": string;
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminAudit: {
  parameters: {
   query?: {
    action?: string;
    actor_id?: string;
    cursor?: string;
    limit?: number;
    subject_id?: string;
    subject_type?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       action: string;
       actor_id: string | null;
       /** @enum {string} */
       actor_role: "anyone" | "customer" | "vendor" | "admin" | "service" | "system";
       address: string | null;
       after?: unknown;
       at: string;
       before?: unknown;
       id: string;
       request_id: string | null;
       subject_id: string | null;
       subject_type: string;
      }[];
      next: string | null;
     };
    };
   };
   422: components["responses"]["Problem422"];
  };
 };
 getAdminCategories: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       is_visible: boolean;
       name: {
        ar: string;
        en: string;
        fr: string;
       };
       parent: string | null;
       position: number;
       product_count: number;
       slug: string;
       suggested_specifications: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminCategories: {
  requestBody: {
   content: {
    "application/json": {
     /** @default true */
     is_visible?: boolean;
     name: {
      ar: string;
      en: string;
      fr: string;
     };
     parent: string | null;
     position?: number;
     slug?: string;
     /** @default [] */
     suggested_specifications?: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     }[];
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      items: {
       is_visible: boolean;
       name: {
        ar: string;
        en: string;
        fr: string;
       };
       parent: string | null;
       position: number;
       product_count: number;
       slug: string;
       suggested_specifications: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"category_not_found" | "not_found">;
   409: Problem<"category_has_categories" | "category_has_products" | "category_parent_has_products" | "category_slug_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_not_a_leaf" | "category_parent_unknown" | "category_too_deep" | "invalid_character" | "invalid_input">;
  };
 };
 putAdminCategoriesSlug: {
  parameters: {
   path: {
    slug: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default true */
     is_visible?: boolean;
     name: {
      ar: string;
      en: string;
      fr: string;
     };
     /** @default [] */
     suggested_specifications?: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     }[];
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       is_visible: boolean;
       name: {
        ar: string;
        en: string;
        fr: string;
       };
       parent: string | null;
       position: number;
       product_count: number;
       slug: string;
       suggested_specifications: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"category_not_found" | "not_found">;
   409: Problem<"category_has_categories" | "category_has_products" | "category_parent_has_products" | "category_slug_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_not_a_leaf" | "category_parent_unknown" | "category_too_deep" | "invalid_character" | "invalid_input">;
  };
 };
 deleteAdminCategoriesSlug: {
  parameters: {
   path: {
    slug: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"category_not_found" | "not_found">;
   409: Problem<"category_has_categories" | "category_has_products" | "category_parent_has_products" | "category_slug_taken">;
   422: Problem<"category_not_a_leaf" | "category_parent_unknown" | "category_too_deep" | "invalid_character" | "invalid_input">;
  };
 };
 putAdminCategoriesSlugPlace: {
  parameters: {
   path: {
    slug: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     parent: string | null;
     position: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       is_visible: boolean;
       name: {
        ar: string;
        en: string;
        fr: string;
       };
       parent: string | null;
       position: number;
       product_count: number;
       slug: string;
       suggested_specifications: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"category_not_found" | "not_found">;
   409: Problem<"category_has_categories" | "category_has_products" | "category_parent_has_products" | "category_slug_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_not_a_leaf" | "category_parent_unknown" | "category_too_deep" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminCategoriesSlugProductMoves: {
  parameters: {
   path: {
    slug: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     to: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      left: number;
      moved: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"category_not_found" | "not_found">;
   409: Problem<"category_has_categories" | "category_has_products" | "category_parent_has_products" | "category_slug_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_not_a_leaf" | "category_parent_unknown" | "category_too_deep" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminContactId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      created_at: string;
      email: string | null;
      id: string;
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      messages: {
       author: string | null;
       id: string;
       is_own: boolean;
       sent_at: string;
       text: string | null;
      }[];
      name: string | null;
      /** @enum {string} */
      state: "open" | "answered" | "closed";
      subject: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "thread_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminContactIdReplies: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     text: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      created_at: string;
      email: string | null;
      id: string;
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      messages: {
       author: string | null;
       id: string;
       is_own: boolean;
       sent_at: string;
       text: string | null;
      }[];
      name: string | null;
      /** @enum {string} */
      state: "open" | "answered" | "closed";
      subject: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "thread_not_found">;
   409: Problem<"no_address" | "status_unchanged">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminContactIdState: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     state: "open" | "closed";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      created_at: string;
      email: string | null;
      id: string;
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      messages: {
       author: string | null;
       id: string;
       is_own: boolean;
       sent_at: string;
       text: string | null;
      }[];
      name: string | null;
      /** @enum {string} */
      state: "open" | "answered" | "closed";
      subject: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "thread_not_found">;
   409: Problem<"no_address" | "status_unchanged">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminContentBanners: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       category: string | null;
       ends_at: string | null;
       id: string;
       is_active: boolean;
       languages: ("fr" | "en" | "ar")[];
       path: string | null;
       /** @enum {string} */
       place: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors";
       position: number;
       revision: number;
       starts_at: string;
       /** @enum {string} */
       state: "off" | "planned" | "shown" | "over";
       texts: {
        ar: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        } | null;
        en: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        } | null;
        fr: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        };
       };
       wilaya: string | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 postAdminContentBanners: {
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     category?: string | null;
     /**
     * Format: date-time
     * @default null
     */
     ends_at?: string | null;
     /** @default false */
     is_active?: boolean;
     /**
     * @default [
     *       "fr",
     *       "en",
     *       "ar"
     *     ]
     */
     languages?: ("fr" | "en" | "ar")[];
     /** @default null */
     path?: string | null;
     /** @enum {string} */
     place: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors";
     /** @default 0 */
     position?: number;
     starts_at: string;
     texts: {
      /** @default null */
      ar?: {
       /** @default null */
       alt?: string | null;
       /** @default null */
       body?: string | null;
       /** @default null */
       button?: string | null;
       /** @default null */
       picture?: string | null;
       title: string;
      } | null;
      /** @default null */
      en?: {
       /** @default null */
       alt?: string | null;
       /** @default null */
       body?: string | null;
       /** @default null */
       button?: string | null;
       /** @default null */
       picture?: string | null;
       title: string;
      } | null;
      fr: {
       /** @default null */
       alt?: string | null;
       /** @default null */
       body?: string | null;
       /** @default null */
       button?: string | null;
       /** @default null */
       picture?: string | null;
       title: string;
      };
     };
     /** @default null */
     wilaya?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       category: string | null;
       ends_at: string | null;
       id: string;
       is_active: boolean;
       languages: ("fr" | "en" | "ar")[];
       path: string | null;
       /** @enum {string} */
       place: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors";
       position: number;
       revision: number;
       starts_at: string;
       /** @enum {string} */
       state: "off" | "planned" | "shown" | "over";
       texts: {
        ar: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        } | null;
        en: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        } | null;
        fr: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        };
       };
       wilaya: string | null;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 putAdminContentBannersId: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     category?: string | null;
     /**
     * Format: date-time
     * @default null
     */
     ends_at?: string | null;
     /** @default false */
     is_active?: boolean;
     /**
     * @default [
     *       "fr",
     *       "en",
     *       "ar"
     *     ]
     */
     languages?: ("fr" | "en" | "ar")[];
     /** @default null */
     path?: string | null;
     /** @enum {string} */
     place: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors";
     /** @default 0 */
     position?: number;
     starts_at: string;
     texts: {
      /** @default null */
      ar?: {
       /** @default null */
       alt?: string | null;
       /** @default null */
       body?: string | null;
       /** @default null */
       button?: string | null;
       /** @default null */
       picture?: string | null;
       title: string;
      } | null;
      /** @default null */
      en?: {
       /** @default null */
       alt?: string | null;
       /** @default null */
       body?: string | null;
       /** @default null */
       button?: string | null;
       /** @default null */
       picture?: string | null;
       title: string;
      } | null;
      fr: {
       /** @default null */
       alt?: string | null;
       /** @default null */
       body?: string | null;
       /** @default null */
       button?: string | null;
       /** @default null */
       picture?: string | null;
       title: string;
      };
     };
     /** @default null */
     wilaya?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       category: string | null;
       ends_at: string | null;
       id: string;
       is_active: boolean;
       languages: ("fr" | "en" | "ar")[];
       path: string | null;
       /** @enum {string} */
       place: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors";
       position: number;
       revision: number;
       starts_at: string;
       /** @enum {string} */
       state: "off" | "planned" | "shown" | "over";
       texts: {
        ar: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        } | null;
        en: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        } | null;
        fr: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        };
       };
       wilaya: string | null;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 deleteAdminContentBannersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       category: string | null;
       ends_at: string | null;
       id: string;
       is_active: boolean;
       languages: ("fr" | "en" | "ar")[];
       path: string | null;
       /** @enum {string} */
       place: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors";
       position: number;
       revision: number;
       starts_at: string;
       /** @enum {string} */
       state: "off" | "planned" | "shown" | "over";
       texts: {
        ar: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        } | null;
        en: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        } | null;
        fr: {
         alt: string | null;
         body: string | null;
         button: string | null;
         picture: {
          height: number;
          name: string;
          width: number;
         } | null;
         title: string;
        };
       };
       wilaya: string | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 getAdminContentEmailTemplates: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       has_draft: boolean;
       key: string;
       languages: ("fr" | "en" | "ar")[];
       published_at: string | null;
       subject: string;
       /** @enum {string} */
       to: "buyer" | "shop" | "account" | "person";
       version: number | null;
       when: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminContentEmailTemplatesKey: {
  parameters: {
   path: {
    key: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      key: string;
      revision: number;
      /** @enum {string} */
      to: "buyer" | "shop" | "account" | "person";
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
      when: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 putAdminContentEmailTemplatesKeyDraft: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    key: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     texts: {
      /** @default null */
      ar?: {
       body: string;
       /** @default null */
       description?: string | null;
       title: string;
      } | null;
      /** @default null */
      en?: {
       body: string;
       /** @default null */
       description?: string | null;
       title: string;
      } | null;
      /** @default null */
      fr?: {
       body: string;
       /** @default null */
       description?: string | null;
       title: string;
      } | null;
     };
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      key: string;
      revision: number;
      /** @enum {string} */
      to: "buyer" | "shop" | "account" | "person";
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
      when: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 deleteAdminContentEmailTemplatesKeyDraft: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    key: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      key: string;
      revision: number;
      /** @enum {string} */
      to: "buyer" | "shop" | "account" | "person";
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
      when: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 postAdminContentEmailTemplatesKeyPreviews: {
  parameters: {
   path: {
    key: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     language: "fr" | "en" | "ar";
     text: {
      body: string;
      /** @default null */
      description?: string | null;
      title: string;
     };
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      html: string;
      subject: string;
      text: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: components["responses"]["Problem404"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminContentEmailTemplatesKeyPublication: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    key: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      key: string;
      revision: number;
      /** @enum {string} */
      to: "buyer" | "shop" | "account" | "person";
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
      when: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 deleteAdminContentEmailTemplatesKeyPublication: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    key: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      key: string;
      revision: number;
      /** @enum {string} */
      to: "buyer" | "shop" | "account" | "person";
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
      when: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 postAdminContentEmailTemplatesKeyTestEmails: {
  parameters: {
   path: {
    key: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     language: "fr" | "en" | "ar";
     text: {
      body: string;
      /** @default null */
      description?: string | null;
      title: string;
     };
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      to: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: components["responses"]["Problem404"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminContentPagePreviews: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     language: "fr" | "en" | "ar";
     text: {
      body: string;
      /** @default null */
      description?: string | null;
      title: string;
     };
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      description: string | null;
      html: string;
      title: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminContentPages: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       has_draft: boolean;
       in_sitemap: boolean;
       is_built_in: boolean;
       languages: ("fr" | "en" | "ar")[];
       published_at: string | null;
       slug: string;
       title: string | null;
       version: number | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminContentPages: {
  requestBody: {
   content: {
    "application/json": {
     /** @default true */
     in_sitemap?: boolean;
     slug: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      in_sitemap: boolean;
      revision: number;
      slug: string;
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 getAdminContentPagesSlug: {
  parameters: {
   path: {
    slug: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      in_sitemap: boolean;
      revision: number;
      slug: string;
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 putAdminContentPagesSlugDraft: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    slug: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     texts: {
      /** @default null */
      ar?: {
       body: string;
       /** @default null */
       description?: string | null;
       title: string;
      } | null;
      /** @default null */
      en?: {
       body: string;
       /** @default null */
       description?: string | null;
       title: string;
      } | null;
      /** @default null */
      fr?: {
       body: string;
       /** @default null */
       description?: string | null;
       title: string;
      } | null;
     };
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      in_sitemap: boolean;
      revision: number;
      slug: string;
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 deleteAdminContentPagesSlugDraft: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    slug: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      in_sitemap: boolean;
      revision: number;
      slug: string;
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 postAdminContentPagesSlugPublication: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    slug: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      in_sitemap: boolean;
      revision: number;
      slug: string;
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 deleteAdminContentPagesSlugPublication: {
  parameters: {
   query?: {
    revision?: number | null;
   };
   path: {
    slug: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      built_in: {
       /** @default null */
       ar: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       en: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
       /** @default null */
       fr: {
        body: string;
        /** @default null */
        description: string | null;
        title: string;
       } | null;
      } | null;
      in_sitemap: boolean;
      revision: number;
      slug: string;
      variables: {
       example: string;
       is_kept: boolean;
       is_part: boolean;
       name: string;
      }[];
      versions: {
       by: string | null;
       created_at: string;
       published_at: string | null;
       /** @enum {string} */
       state: "draft" | "published" | "superseded";
       texts: {
        /** @default null */
        ar: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        en: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
        /** @default null */
        fr: {
         body: string;
         /** @default null */
         description: string | null;
         title: string;
        } | null;
       };
       version: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 getAdminContentRedirects: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       created_at: string;
       from: string;
       is_permanent: boolean;
       to: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putAdminContentRedirects: {
  requestBody: {
   content: {
    "application/json": {
     from: string;
     /** @default true */
     is_permanent?: boolean;
     /** @default null */
     over?: string | null;
     to: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       created_at: string;
       from: string;
       is_permanent: boolean;
       to: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 deleteAdminContentRedirects: {
  parameters: {
   query: {
    from: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found">;
   409: Problem<"nothing_published" | "nothing_to_publish" | "page_taken" | "version_conflict">;
   422: Problem<"category_unknown" | "french_missing" | "image_unknown" | "invalid_character" | "invalid_input" | "redirect_loop">;
  };
 };
 getAdminCourierContracts: {
  parameters: {
   query?: {
    courier?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       /** @enum {string} */
       cod_base: "whole" | "excess";
       cod_from: number;
       cod_rate_bp: number;
       fees: {
        home: number | null;
        stop_desk: number | null;
        wilaya: string;
       }[];
       id: string;
       remittance_days: number;
       return_fee: number;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       valid_from: LocalDate;
       valid_until: LocalDate | null;
       version: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminCourierContracts: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     cod_base: "whole" | "excess";
     cod_from: number;
     cod_rate_bp: number;
     courier: string;
     fees: {
      home: number | null;
      stop_desk: number | null;
      wilaya: string;
     }[];
     remittance_days: number;
     return_fee: number;
     valid_from: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       /** @enum {string} */
       cod_base: "whole" | "excess";
       cod_from: number;
       cod_rate_bp: number;
       fees: {
        home: number | null;
        stop_desk: number | null;
        wilaya: string;
       }[];
       id: string;
       remittance_days: number;
       return_fee: number;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       valid_from: LocalDate;
       valid_until: LocalDate | null;
       version: number;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"contract_not_found" | "not_found">;
   409: Problem<"contract_begun" | "contract_changed">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"contract_start_taken" | "contract_wilaya_twice" | "courier_not_offered" | "invalid_character" | "invalid_input">;
  };
 };
 putAdminCourierContractsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     cod_base: "whole" | "excess";
     cod_from: number;
     cod_rate_bp: number;
     fees: {
      home: number | null;
      stop_desk: number | null;
      wilaya: string;
     }[];
     remittance_days: number;
     return_fee: number;
     valid_from: string;
     version: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       /** @enum {string} */
       cod_base: "whole" | "excess";
       cod_from: number;
       cod_rate_bp: number;
       fees: {
        home: number | null;
        stop_desk: number | null;
        wilaya: string;
       }[];
       id: string;
       remittance_days: number;
       return_fee: number;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       valid_from: LocalDate;
       valid_until: LocalDate | null;
       version: number;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"contract_not_found" | "not_found">;
   409: Problem<"contract_begun" | "contract_changed">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"contract_start_taken" | "contract_wilaya_twice" | "courier_not_offered" | "invalid_character" | "invalid_input">;
  };
 };
 deleteAdminCourierContractsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       /** @enum {string} */
       cod_base: "whole" | "excess";
       cod_from: number;
       cod_rate_bp: number;
       fees: {
        home: number | null;
        stop_desk: number | null;
        wilaya: string;
       }[];
       id: string;
       remittance_days: number;
       return_fee: number;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       valid_from: LocalDate;
       valid_until: LocalDate | null;
       version: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"contract_not_found" | "not_found">;
   409: Problem<"contract_begun" | "contract_changed">;
   422: Problem<"contract_start_taken" | "contract_wilaya_twice" | "courier_not_offered" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminCourierContractsSheets: {
  requestBody: {
   content: {
    "application/json": {
     content: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      fees: {
       home: number | null;
       stop_desk: number | null;
       wilaya: string;
      }[];
      headings: string[];
      missing: string[];
      unreadable: {
       /** @enum {string} */
       column: "wilaya" | "home" | "stop_desk";
       line: number;
       value: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "sheet_columns_missing" | "sheet_empty" | "sheet_unreadable">;
  };
 };
 getAdminCustomersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      accounts: {
       name: string;
       user_id: string;
      }[];
      cancelled: number;
      contacts: {
       address: string;
       city: string;
       email: string;
       last_at: string;
       name: string;
       phone: string;
       wilaya: string;
      }[];
      delivered: number;
      first_at: string | null;
      in_progress: number;
      last_at: string | null;
      orders: number;
      refused_at_door: number;
      spent: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminDashboard: {
  responses: {
   200: {
    content: {
     "application/json": {
      activity: {
       /** @enum {string} */
       action: "identity.user_created" | "identity.user_updated" | "identity.user_deactivated" | "identity.user_reactivated" | "identity.role_changed" | "identity.account_erased" | "vendors.vendor_registered" | "vendors.registration_resubmitted" | "vendors.vendor_created_by_admin" | "vendors.vendor_edited" | "vendors.vendor_decided" | "vendors.vendor_activated" | "vendors.vendor_deactivated" | "orders.status_changed" | "settings.changed";
       actor: {
        name: string | null;
        /** @enum {string} */
        role: "anyone" | "customer" | "vendor" | "admin" | "service" | "system";
       };
       at: string;
       id: string;
       now: string | null;
       subject: {
        id: string | null;
        name: string | null;
        /** @enum {string} */
        type: "user" | "vendor" | "order" | "settings";
       };
      }[];
      as_of: string;
      last_week: {
       amount: number;
       orders: number;
      };
      net_revenue: number;
      orders: number;
      orders_by_status: {
       cancelled: number;
       confirmed: number;
       delivered: number;
       pending: number;
       processing: number;
       shipped: number;
      };
      pending_vendors: number;
      products: number;
      refunded: number;
      revenue: number;
      today: {
       amount: number;
       orders: number;
      };
      users: number;
      vendors: number;
      waiting: {
       business_city: string | null;
       business_name: string;
       business_phone: string | null;
       business_wilaya: string | null;
       created_at: string;
       id: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminEmails: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    state?: "sent" | "waiting" | "failed";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       attempts: number;
       created_at: string;
       id: string;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       occasion: string | null;
       reason: string | null;
       recipient: string | null;
       reference: string | null;
       sent_at: string | null;
       /** @enum {string} */
       state: "sent" | "waiting" | "failed";
       topic: string;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminInAppNotifications: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       at: string;
       id: string;
       is_read: boolean;
       path: string;
       text: string;
       what: string;
      }[];
      unread: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminInAppNotificationsIdReadings: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       at: string;
       id: string;
       is_read: boolean;
       path: string;
       text: string;
       what: string;
      }[];
      unread: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminInAppNotificationsReadings: {
  requestBody: {
   content: {
    "application/json": {
     until: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       at: string;
       id: string;
       is_read: boolean;
       path: string;
       text: string;
       what: string;
      }[];
      unread: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsAbandonedCartsFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    reminder?: "all" | "none" | "agreed" | "sent";
    sort?: "newest" | "oldest" | "total_desc" | "total_asc";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsAccessesFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    from?: string;
    kind?: "all" | "user" | "order" | "cart" | "vendor" | "refund" | "request" | "erasure" | "person";
    search?: string;
    until?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsOrdersFile: {
  parameters: {
   query?: {
    buyer?: string;
    courier?: string;
    delivery_claim?: "open" | "due";
    format?: "csv" | "xlsx";
    from?: string;
    on_road?: "yes";
    payment_method?: "cash_on_delivery" | "card_on_delivery" | "edahabia" | "cib";
    payment_status?: "paid" | "pending" | "failed";
    phone?: string;
    search?: string;
    sort?: "newest" | "oldest" | "total_desc" | "total_asc";
    status?: ("pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled") | "all";
    until?: string;
    vendor?: string;
    wilaya?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsPayoutBatchesFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    search?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsProductsFile: {
  parameters: {
   query?: {
    category?: string;
    format?: "csv" | "xlsx";
    search?: string;
    sort?: "newest" | "oldest" | "name_asc" | "name_desc" | "price_asc" | "price_desc";
    state?: "all" | "draft" | "active" | "archived" | "low" | "out";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsPromoCodesFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    owner?: "all" | "operator" | "shops";
    search?: string;
    status?: "all" | "running" | "upcoming" | "used_up" | "ended" | "stopped";
    vendor?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsRefundsFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    search?: string;
    status?: "all" | "due" | "approved" | "paid" | "failed" | "cancelled";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsRemittancesFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    state?: "all" | "imported" | "matched" | "posted" | "withdrawn";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsUsersFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    role?: "" | ("customer" | "vendor" | "admin");
    search?: string;
    sort?: "newest" | "oldest" | "name_asc" | "name_desc" | "email_asc" | "email_desc";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsVendorBalancesFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    search?: string;
    show?: "all" | "owed" | "owing" | "held";
    sort?: "owed" | "owing" | "name";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminListsVendorsFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    search?: string;
    sort?: "newest" | "oldest" | "name_asc" | "name_desc";
    state?: "all" | "pending" | "verified" | "rejected" | "active" | "inactive" | "changed";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminLiveUpdates: {
  responses: {
   200: {
    content: {
     "text/event-stream": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   503: Problem<"too_many_streams" | "unavailable">;
  };
 };
 getAdminMissingTerms: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       last_on: LocalDate;
       searches: number;
       term: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminModeration: {
  parameters: {
   query?: {
    cursor?: string;
    kind?: "all" | "data_request" | "report" | "review" | "question" | "contact" | "document" | "vendor" | "hidden";
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       all: number;
       contact: number;
       data_request: number;
       document: number;
       hidden: number;
       late: number;
       question: number;
       report: number;
       review: number;
       vendor: number;
      };
      items: {
       /** @enum {string|null} */
       about: "review" | "question" | "product" | "shop" | null;
       about_id: string | null;
       author: string | null;
       days_left: number | null;
       due_on: LocalDate | null;
       id: string;
       /** @enum {string} */
       kind: "data_request" | "report" | "review" | "question" | "contact" | "document" | "vendor";
       missing: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
       note: string | null;
       product_id: string | null;
       rating: number | null;
       reason: string | null;
       report_count: number;
       report_version: number | null;
       shop: {
        id: string;
        name: string;
       } | null;
       since: string;
       state: string;
       taken_by: {
        is_own: boolean;
        name: string;
       } | null;
       text: string | null;
       title: string;
       version: number | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminModerationKindIdClaim: {
  parameters: {
   path: {
    id: string;
    kind: "data_request" | "report" | "review" | "question" | "contact" | "document" | "vendor";
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"item_not_pending" | "not_found">;
   409: Problem<"claimed_by_other">;
   422: components["responses"]["Problem422"];
  };
 };
 deleteAdminModerationKindIdClaim: {
  parameters: {
   path: {
    id: string;
    kind: "data_request" | "report" | "review" | "question" | "contact" | "document" | "vendor";
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminModerationCounts: {
  responses: {
   200: {
    content: {
     "application/json": {
      all: number;
      contact: number;
      data_request: number;
      document: number;
      hidden: number;
      late: number;
      question: number;
      report: number;
      review: number;
      vendor: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminMoneyAuxiliaryBalance: {
  parameters: {
   query: {
    cursor?: string;
    from: string;
    limit?: number;
    of: "vendors" | "couriers";
    until: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       closing_credit: number;
       closing_debit: number;
       code: string;
       credit: number;
       debit: number;
       name: string | null;
       opening_credit: number;
       opening_debit: number;
      }[];
      next: string | null;
      sums: {
       closing_credit: number;
       closing_debit: number;
       credit: number;
       debit: number;
       opening_credit: number;
       opening_debit: number;
      };
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: Problem<"invalid_character" | "invalid_input" | "until_before_from">;
  };
 };
 getAdminMoneyAuxiliaryBalanceFile: {
  parameters: {
   query: {
    format?: "csv" | "xlsx";
    from: string;
    of: "vendors" | "couriers";
    until: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: Problem<"invalid_character" | "invalid_input" | "until_before_from">;
  };
 };
 getAdminMoneyBankLines: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    state?: "linked" | "open";
    statement?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       amount: number;
       balance: number | null;
       booked_on: LocalDate;
       /** @enum {string|null} */
       found_by: "reference" | "amount" | "hand" | null;
       id: string;
       label: string;
       linked_by: string | null;
       proposals: {
        amount: number;
        count: number;
        id: string;
        /** @enum {string} */
        kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
        on: LocalDate;
        party: string | null;
        reference: string;
       }[];
       records: {
        amount: number;
        count: number;
        id: string;
        /** @enum {string} */
        kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
        on: LocalDate;
        party: string | null;
        reference: string;
       }[];
       /** @enum {string} */
       state: "linked" | "proposed" | "open";
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyBankLinesIdLink: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     records: {
      id: string;
      /** @enum {string} */
      kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
     }[];
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      balance: number | null;
      booked_on: LocalDate;
      /** @enum {string|null} */
      found_by: "reference" | "amount" | "hand" | null;
      id: string;
      label: string;
      linked_by: string | null;
      proposals: {
       amount: number;
       count: number;
       id: string;
       /** @enum {string} */
       kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
       on: LocalDate;
       party: string | null;
       reference: string;
      }[];
      records: {
       amount: number;
       count: number;
       id: string;
       /** @enum {string} */
       kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
       on: LocalDate;
       party: string | null;
       reference: string;
      }[];
      /** @enum {string} */
      state: "linked" | "proposed" | "open";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"bank_line_not_found" | "bank_statement_not_found" | "not_found">;
   409: Problem<"bank_file_imported" | "bank_line_linked" | "bank_line_not_linked" | "bank_record_linked">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"bank_cells_unreadable" | "bank_columns_missing" | "bank_day_unknown" | "bank_file_empty" | "bank_opened_after_line" | "bank_opened_in_future" | "bank_record_not_found" | "bank_sum_differs" | "file_unreadable" | "invalid_character" | "invalid_input">;
  };
 };
 deleteAdminMoneyBankLinesIdLink: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      balance: number | null;
      booked_on: LocalDate;
      /** @enum {string|null} */
      found_by: "reference" | "amount" | "hand" | null;
      id: string;
      label: string;
      linked_by: string | null;
      proposals: {
       amount: number;
       count: number;
       id: string;
       /** @enum {string} */
       kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
       on: LocalDate;
       party: string | null;
       reference: string;
      }[];
      records: {
       amount: number;
       count: number;
       id: string;
       /** @enum {string} */
       kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
       on: LocalDate;
       party: string | null;
       reference: string;
      }[];
      /** @enum {string} */
      state: "linked" | "proposed" | "open";
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"bank_line_not_found" | "bank_statement_not_found" | "not_found">;
   409: Problem<"bank_file_imported" | "bank_line_linked" | "bank_line_not_linked" | "bank_record_linked">;
   422: Problem<"bank_cells_unreadable" | "bank_columns_missing" | "bank_day_unknown" | "bank_file_empty" | "bank_opened_after_line" | "bank_opened_in_future" | "bank_record_not_found" | "bank_sum_differs" | "file_unreadable" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminMoneyBankOpenings: {
  requestBody: {
   content: {
    "application/json": {
     balance: number;
     opened_on: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      missing_count: number;
      missing_sum: number;
      open_line_count: number;
      open_line_sum: number;
      opening: {
       bank: number;
       books: number;
       on: LocalDate;
       stated_by: string | null;
      } | null;
      reconciled_until: LocalDate | null;
      statement: {
       bank: number;
       books: number;
       difference: number;
       from_on: LocalDate;
       not_at_bank: {
        count: number;
        records: {
         amount: number;
         count: number;
         id: string;
         /** @enum {string} */
         kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
         on: LocalDate;
         party: string | null;
         reference: string;
        }[];
        sum: number;
       };
       not_in_books: {
        count: number;
        lines: {
         amount: number;
         booked_on: LocalDate;
         id: string;
         label: string;
        }[];
        records: {
         amount: number;
         count: number;
         id: string;
         /** @enum {string} */
         kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
         on: LocalDate;
         party: string | null;
         reference: string;
        }[];
        sum: number;
       };
       on: LocalDate;
       until_on: LocalDate;
      } | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"bank_line_not_found" | "bank_statement_not_found" | "not_found">;
   409: Problem<"bank_file_imported" | "bank_line_linked" | "bank_line_not_linked" | "bank_record_linked">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"bank_cells_unreadable" | "bank_columns_missing" | "bank_day_unknown" | "bank_file_empty" | "bank_opened_after_line" | "bank_opened_in_future" | "bank_record_not_found" | "bank_sum_differs" | "file_unreadable" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminMoneyBankReconciliation: {
  parameters: {
   query?: {
    on?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      missing_count: number;
      missing_sum: number;
      open_line_count: number;
      open_line_sum: number;
      opening: {
       bank: number;
       books: number;
       on: LocalDate;
       stated_by: string | null;
      } | null;
      reconciled_until: LocalDate | null;
      statement: {
       bank: number;
       books: number;
       difference: number;
       from_on: LocalDate;
       not_at_bank: {
        count: number;
        records: {
         amount: number;
         count: number;
         id: string;
         /** @enum {string} */
         kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
         on: LocalDate;
         party: string | null;
         reference: string;
        }[];
        sum: number;
       };
       not_in_books: {
        count: number;
        lines: {
         amount: number;
         booked_on: LocalDate;
         id: string;
         label: string;
        }[];
        records: {
         amount: number;
         count: number;
         id: string;
         /** @enum {string} */
         kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
         on: LocalDate;
         party: string | null;
         reference: string;
        }[];
        sum: number;
       };
       on: LocalDate;
       until_on: LocalDate;
      } | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"bank_line_not_found" | "bank_statement_not_found" | "not_found">;
   409: Problem<"bank_file_imported" | "bank_line_linked" | "bank_line_not_linked" | "bank_record_linked">;
   422: Problem<"bank_cells_unreadable" | "bank_columns_missing" | "bank_day_unknown" | "bank_file_empty" | "bank_opened_after_line" | "bank_opened_in_future" | "bank_record_not_found" | "bank_sum_differs" | "file_unreadable" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminMoneyBankReconciliation: {
  responses: {
   200: {
    content: {
     "application/json": {
      missing_count: number;
      missing_sum: number;
      open_line_count: number;
      open_line_sum: number;
      opening: {
       bank: number;
       books: number;
       on: LocalDate;
       stated_by: string | null;
      } | null;
      reconciled_until: LocalDate | null;
      statement: {
       bank: number;
       books: number;
       difference: number;
       from_on: LocalDate;
       not_at_bank: {
        count: number;
        records: {
         amount: number;
         count: number;
         id: string;
         /** @enum {string} */
         kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
         on: LocalDate;
         party: string | null;
         reference: string;
        }[];
        sum: number;
       };
       not_in_books: {
        count: number;
        lines: {
         amount: number;
         booked_on: LocalDate;
         id: string;
         label: string;
        }[];
        records: {
         amount: number;
         count: number;
         id: string;
         /** @enum {string} */
         kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
         on: LocalDate;
         party: string | null;
         reference: string;
        }[];
        sum: number;
       };
       on: LocalDate;
       until_on: LocalDate;
      } | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"bank_line_not_found" | "bank_statement_not_found" | "not_found">;
   409: Problem<"bank_file_imported" | "bank_line_linked" | "bank_line_not_linked" | "bank_record_linked">;
   422: Problem<"bank_cells_unreadable" | "bank_columns_missing" | "bank_day_unknown" | "bank_file_empty" | "bank_opened_after_line" | "bank_opened_in_future" | "bank_record_not_found" | "bank_sum_differs" | "file_unreadable" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminMoneyBankRecords: {
  parameters: {
   query?: {
    cursor?: string;
    line?: string;
    search?: string;
    show?: "missing";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       amount: number;
       count: number;
       id: string;
       /** @enum {string} */
       kind: "remittance" | "gateway_settlement" | "payout" | "vendor_settlement" | "refund" | "manual_journal" | "till_deposit" | "payout_return" | "payout_batch";
       on: LocalDate;
       party: string | null;
       reference: string;
      }[];
      next: string | null;
      sum: number;
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyBankStatements: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       balance: number | null;
       file_name: string;
       from_on: LocalDate;
       id: string;
       imported_at: string;
       imported_by: string | null;
       known_count: number;
       line_count: number;
       linked_count: number;
       until_on: LocalDate;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyBankStatements: {
  requestBody: {
   content: {
    "application/json": {
     content: string;
     file_name: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      balance: number | null;
      file_name: string;
      from_on: LocalDate;
      id: string;
      imported_at: string;
      imported_by: string | null;
      known_count: number;
      line_count: number;
      linked_count: number;
      until_on: LocalDate;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"bank_line_not_found" | "bank_statement_not_found" | "not_found">;
   409: Problem<"bank_file_imported" | "bank_line_linked" | "bank_line_not_linked" | "bank_record_linked">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"bank_cells_unreadable" | "bank_columns_missing" | "bank_day_unknown" | "bank_file_empty" | "bank_opened_after_line" | "bank_opened_in_future" | "bank_record_not_found" | "bank_sum_differs" | "file_unreadable" | "invalid_character" | "invalid_input">;
  };
 };
 deleteAdminMoneyBankStatementsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"bank_line_not_found" | "bank_statement_not_found" | "not_found">;
   409: Problem<"bank_file_imported" | "bank_line_linked" | "bank_line_not_linked" | "bank_record_linked">;
   422: Problem<"bank_cells_unreadable" | "bank_columns_missing" | "bank_day_unknown" | "bank_file_empty" | "bank_opened_after_line" | "bank_opened_in_future" | "bank_record_not_found" | "bank_sum_differs" | "file_unreadable" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminMoneyBatchProposals: {
  parameters: {
   query: {
    kind: "rib" | "ccp";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      left_out: {
       amount: number;
       count: number;
       /** @enum {string} */
       reason: "on_hold" | "account_refused" | "account_rests" | "no_account" | "in_batch" | "below_minimum" | "waits";
       shops: {
        amount: number;
        business_name: string;
        vendor_id: string;
       }[];
      }[];
      payouts: {
       amount: number;
       business_name: string;
       holder: string;
       masked: string;
       order_count: number;
       vendor_id: string;
      }[];
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyBatches: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       approved_at: string | null;
       approved_by: string | null;
       cancel_reason: string | null;
       cancelled_at: string | null;
       created_at: string;
       created_by: string | null;
       id: string;
       is_own: boolean;
       /** @enum {string} */
       kind: "rib" | "ccp";
       number: string;
       opens_at: string | null;
       paid: number | null;
       payout_count: number;
       returned: number;
       sent_at: string | null;
       settled_at: string | null;
       /** @enum {string} */
       state: "draft" | "submitted" | "approved" | "sent" | "settled" | "cancelled";
       total: number;
       version: number;
      }[];
      next: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyBatches: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     kind: "rib" | "ccp";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      approved_at: string | null;
      approved_by: string | null;
      cancel_reason: string | null;
      cancelled_at: string | null;
      created_at: string;
      created_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "rib" | "ccp";
      number: string;
      opens_at: string | null;
      paid: number | null;
      payout_count: number;
      payouts: {
       account: string | null;
       amount: number;
       business_name: string;
       /** @enum {string|null} */
       fail_reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other" | null;
       holder: string;
       id: string;
       is_account_new: boolean;
       is_return_recorded: boolean;
       masked: string;
       order_count: number;
       orders: {
        amount: number;
        order_number: string;
       }[];
       /** @enum {string} */
       state: "planned" | "paid" | "returned" | "failed" | "cancelled";
       vendor_id: string;
      }[];
      returned: number;
      sent_at: string | null;
      settled_at: string | null;
      /** @enum {string} */
      state: "draft" | "submitted" | "approved" | "sent" | "settled" | "cancelled";
      total: number;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"batch_not_found" | "not_found">;
   409: Problem<"nothing_due">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyBatchesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      approved_at: string | null;
      approved_by: string | null;
      cancel_reason: string | null;
      cancelled_at: string | null;
      created_at: string;
      created_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "rib" | "ccp";
      number: string;
      opens_at: string | null;
      paid: number | null;
      payout_count: number;
      payouts: {
       account: string | null;
       amount: number;
       business_name: string;
       /** @enum {string|null} */
       fail_reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other" | null;
       holder: string;
       id: string;
       is_account_new: boolean;
       is_return_recorded: boolean;
       masked: string;
       order_count: number;
       orders: {
        amount: number;
        order_number: string;
       }[];
       /** @enum {string} */
       state: "planned" | "paid" | "returned" | "failed" | "cancelled";
       vendor_id: string;
      }[];
      returned: number;
      sent_at: string | null;
      settled_at: string | null;
      /** @enum {string} */
      state: "draft" | "submitted" | "approved" | "sent" | "settled" | "cancelled";
      total: number;
      version: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"batch_not_found" | "not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyBatchesIdApproval: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody?: {
   content: {
    "application/json": {
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      approved_at: string | null;
      approved_by: string | null;
      cancel_reason: string | null;
      cancelled_at: string | null;
      created_at: string;
      created_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "rib" | "ccp";
      number: string;
      opens_at: string | null;
      paid: number | null;
      payout_count: number;
      payouts: {
       account: string | null;
       amount: number;
       business_name: string;
       /** @enum {string|null} */
       fail_reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other" | null;
       holder: string;
       id: string;
       is_account_new: boolean;
       is_return_recorded: boolean;
       masked: string;
       order_count: number;
       orders: {
        amount: number;
        order_number: string;
       }[];
       /** @enum {string} */
       state: "planned" | "paid" | "returned" | "failed" | "cancelled";
       vendor_id: string;
      }[];
      returned: number;
      sent_at: string | null;
      settled_at: string | null;
      /** @enum {string} */
      state: "draft" | "submitted" | "approved" | "sent" | "settled" | "cancelled";
      total: number;
      version: number;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"batch_not_found" | "not_found">;
   409: Problem<"approver_not_settled" | "batch_status_changed" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "settled_before_sending" | "settled_in_closed_month" | "settled_in_future">;
  };
 };
 postAdminMoneyBatchesIdCancellation: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      approved_at: string | null;
      approved_by: string | null;
      cancel_reason: string | null;
      cancelled_at: string | null;
      created_at: string;
      created_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "rib" | "ccp";
      number: string;
      opens_at: string | null;
      paid: number | null;
      payout_count: number;
      payouts: {
       account: string | null;
       amount: number;
       business_name: string;
       /** @enum {string|null} */
       fail_reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other" | null;
       holder: string;
       id: string;
       is_account_new: boolean;
       is_return_recorded: boolean;
       masked: string;
       order_count: number;
       orders: {
        amount: number;
        order_number: string;
       }[];
       /** @enum {string} */
       state: "planned" | "paid" | "returned" | "failed" | "cancelled";
       vendor_id: string;
      }[];
      returned: number;
      sent_at: string | null;
      settled_at: string | null;
      /** @enum {string} */
      state: "draft" | "submitted" | "approved" | "sent" | "settled" | "cancelled";
      total: number;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"batch_not_found" | "not_found">;
   409: Problem<"approver_not_settled" | "batch_status_changed" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "settled_before_sending" | "settled_in_closed_month" | "settled_in_future">;
  };
 };
 getAdminMoneyBatchesIdFile: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "text/csv": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"batch_not_found" | "not_found">;
   409: Problem<"approver_not_settled" | "batch_not_sent" | "batch_status_changed" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting" | "version_conflict">;
   422: Problem<"invalid_character" | "invalid_input" | "settled_before_sending" | "settled_in_closed_month" | "settled_in_future">;
  };
 };
 postAdminMoneyBatchesIdSending: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody?: {
   content: {
    "application/json": {
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      approved_at: string | null;
      approved_by: string | null;
      cancel_reason: string | null;
      cancelled_at: string | null;
      created_at: string;
      created_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "rib" | "ccp";
      number: string;
      opens_at: string | null;
      paid: number | null;
      payout_count: number;
      payouts: {
       account: string | null;
       amount: number;
       business_name: string;
       /** @enum {string|null} */
       fail_reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other" | null;
       holder: string;
       id: string;
       is_account_new: boolean;
       is_return_recorded: boolean;
       masked: string;
       order_count: number;
       orders: {
        amount: number;
        order_number: string;
       }[];
       /** @enum {string} */
       state: "planned" | "paid" | "returned" | "failed" | "cancelled";
       vendor_id: string;
      }[];
      returned: number;
      sent_at: string | null;
      settled_at: string | null;
      /** @enum {string} */
      state: "draft" | "submitted" | "approved" | "sent" | "settled" | "cancelled";
      total: number;
      version: number;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"batch_not_found" | "not_found">;
   409: Problem<"approver_not_settled" | "batch_status_changed" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "settled_before_sending" | "settled_in_closed_month" | "settled_in_future">;
  };
 };
 postAdminMoneyBatchesIdSettlement: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     paid_on?: string;
     reference?: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      approved_at: string | null;
      approved_by: string | null;
      cancel_reason: string | null;
      cancelled_at: string | null;
      created_at: string;
      created_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "rib" | "ccp";
      number: string;
      opens_at: string | null;
      paid: number | null;
      payout_count: number;
      payouts: {
       account: string | null;
       amount: number;
       business_name: string;
       /** @enum {string|null} */
       fail_reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other" | null;
       holder: string;
       id: string;
       is_account_new: boolean;
       is_return_recorded: boolean;
       masked: string;
       order_count: number;
       orders: {
        amount: number;
        order_number: string;
       }[];
       /** @enum {string} */
       state: "planned" | "paid" | "returned" | "failed" | "cancelled";
       vendor_id: string;
      }[];
      returned: number;
      sent_at: string | null;
      settled_at: string | null;
      /** @enum {string} */
      state: "draft" | "submitted" | "approved" | "sent" | "settled" | "cancelled";
      total: number;
      version: number;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"batch_not_found" | "not_found">;
   409: Problem<"approver_not_settled" | "batch_status_changed" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "settled_before_sending" | "settled_in_closed_month" | "settled_in_future">;
  };
 };
 getAdminMoneyCashDays: {
  parameters: {
   query?: {
    on?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       courier: {
        code: string;
        name: string;
       };
       office: string | null;
       parcels: number;
       received: number;
       remittances: number;
       waiting: number;
      }[];
      on: LocalDate;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyCashRemittances: {
  requestBody: {
   content: {
    "application/json": {
     courier: string;
     fee: number;
     office?: string;
     parcel_ids: string[];
     received: number;
     reference: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      announced: number;
      collected: number;
      compared: number;
      courier: {
       code: string;
       name: string;
      };
      differences: {
       amount: number;
       answers: ("accept" | "write_off" | "dispute" | "ask")[];
       count: number;
       open: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      fees: number;
      file_name: string | null;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      matched: number;
      office: string | null;
      open_count: number;
      opens_at: string | null;
      posted_at: string | null;
      posted_by: string | null;
      received: number | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "matched" | "posted" | "withdrawn";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"courier_not_found" | "not_found" | "remittance_not_found">;
   409: Problem<"parcels_not_held" | "remittance_already_imported">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"fee_above_contract" | "fee_too_high" | "invalid_character" | "invalid_input" | "remittance_already_imported">;
  };
 };
 getAdminMoneyCommissionInvoices: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    month?: string | "";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       id: string;
       issued_on: LocalDate;
       /** @enum {string} */
       kind: "invoice" | "credit_note";
       month: string;
       reference: string;
       /** @enum {string} */
       subject: "commission" | "compensation";
       subtotal: number;
       total: number;
       vat: number;
       vendor: {
        business_name: string;
        id: string;
       };
      }[];
      next: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyCommissionInvoices: {
  requestBody: {
   content: {
    "application/json": {
     month: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      issued: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"month_not_over">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyCommissionInvoicesIdFile: {
  parameters: {
   query?: {
    lang?: "fr" | "en" | "ar";
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/pdf": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"document_gone" | "not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyCommissionRules: {
  responses: {
   200: {
    content: {
     "application/json": {
      default_rate_bp: number;
      items: {
       category: string | null;
       created_by: string | null;
       fixed: number;
       id: string;
       rate_bp: number;
       /** @enum {string} */
       scope: "global" | "vendor" | "category";
       /** @enum {string} */
       state: "coming" | "current" | "over";
       valid_from: string;
       valid_until: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminMoneyCommissionRules: {
  requestBody: {
   content: {
    "application/json": {
     fixed: number;
     rate_bp: number;
     /** @enum {string} */
     scope: "global";
     valid_from: string;
    } | {
     fixed: number;
     rate_bp: number;
     /** @enum {string} */
     scope: "vendor";
     valid_from: string;
     vendor_id: string;
    } | {
     category: string;
     fixed: number;
     rate_bp: number;
     /** @enum {string} */
     scope: "category";
     valid_from: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      default_rate_bp: number;
      items: {
       category: string | null;
       created_by: string | null;
       fixed: number;
       id: string;
       rate_bp: number;
       /** @enum {string} */
       scope: "global" | "vendor" | "category";
       /** @enum {string} */
       state: "coming" | "current" | "over";
       valid_from: string;
       valid_until: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "rule_not_found" | "vendor_not_found">;
   409: Problem<"duplicate_rule_start" | "rule_ended">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "rule_in_past">;
  };
 };
 deleteAdminMoneyCommissionRulesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "rule_not_found" | "vendor_not_found">;
   409: Problem<"duplicate_rule_start" | "rule_ended">;
   422: Problem<"invalid_character" | "invalid_input" | "rule_in_past">;
  };
 };
 postAdminMoneyCommissionRulesIdEnd: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     valid_until: string;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "rule_not_found" | "vendor_not_found">;
   409: Problem<"duplicate_rule_start" | "rule_ended">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "rule_in_past">;
  };
 };
 getAdminMoneyCourierParcels: {
  parameters: {
   query: {
    courier: string;
    cursor?: string;
    search?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       amount: number;
       business_name: string;
       id: string;
       order_number: string;
       since: string;
       tracking: string;
      }[];
      next: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyCouriers: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       code: string;
       name: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminMoneyCutOff: {
  parameters: {
   query: {
    month: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      cut_off: {
       advance: number;
       commission: number;
       deferred: number;
       delivery: number;
       discount: number;
       journal_id: string | null;
       month: string;
       orders: number;
       payable: number;
       posted_at: string;
       price: number;
       receivable: number;
       reversal_id: string | null;
       rounding: number;
      } | null;
      first_missing: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyCutOffFile: {
  parameters: {
   query: {
    format?: "csv" | "xlsx";
    month: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyCutOffs: {
  requestBody: {
   content: {
    "application/json": {
     month: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      cut_off: {
       advance: number;
       commission: number;
       deferred: number;
       delivery: number;
       discount: number;
       journal_id: string | null;
       month: string;
       orders: number;
       payable: number;
       posted_at: string;
       price: number;
       receivable: number;
       reversal_id: string | null;
       rounding: number;
      } | null;
      first_missing: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"before_first_entry" | "cut_off_month_closed" | "cut_off_posted" | "earlier_cut_off_missing" | "invalid_character" | "invalid_input" | "month_not_over">;
  };
 };
 getAdminMoneyDisputedLines: {
  parameters: {
   query?: {
    cursor?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       amount: number;
       bearers: ("courier" | "vendor" | "operator")[];
       courier: {
        code: string;
        name: string;
       };
       id: string;
       note: string | null;
       order_number: string | null;
       position: number;
       reason: string | null;
       remittance: {
        id: string;
        reference: string;
       };
       tracking: string;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      next: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyDisputedLinesIdDecision: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     bearer: "courier" | "vendor" | "operator";
     dated_on: string;
     reason: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      attachments: {
       bytes: number;
       id: string;
       mime: string;
       name: string;
      }[];
      /** @enum {string|null} */
      bearer: "courier" | "vendor" | "operator" | null;
      /** @enum {string|null} */
      charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other" | null;
      dated_on: LocalDate;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "manual" | "vendor_charge" | "remittance_difference";
      lines: {
       /** @enum {string} */
       account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
       amount: number;
       order_number: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      number: string;
      opens_at: string | null;
      reason: string;
      recorded_at: string;
      recorded_by: string | null;
      reversed_by: {
       id: string;
       number: string;
       /** @enum {string} */
       state: "recorded" | "posted" | "withdrawn";
      } | null;
      reverses: {
       id: string;
       number: string;
      } | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"manual_journal_not_found" | "not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "manual_journal_decided" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "proposer_not_settled" | "second_person_needed" | "service_month_over" | "sole_approver_waiting" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_documented" | "approver_not_settled" | "bearer_not_allowed" | "dated_in_closed_month" | "dated_in_future" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "invalid_character" | "invalid_input" | "line_needs_order" | "line_needs_vendor" | "lines_unbalanced" | "manual_journal_decided" | "manual_journal_not_found" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "order_not_found" | "order_of_another_vendor" | "proposer_not_settled" | "remittance_not_posted" | "second_person_needed" | "service_dated_earlier" | "service_month_over" | "sole_approver_waiting" | "till_short" | "vendor_not_found">;
  };
 };
 getAdminMoneyDocumentRegisterFile: {
  parameters: {
   query: {
    format?: "csv" | "xlsx";
    month: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyGatewaySettlements: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    state?: "imported" | "posted" | "withdrawn";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      gateways: {
       code: string;
       name: string;
      }[];
      items: {
       decided_by: string | null;
       difference_count: number;
       differences: {
        expected: number | null;
        fee: number;
        gross: number;
        net: number;
        paid_on: LocalDate | null;
        payment: string;
        position: number;
        /** @enum {string} */
        problem: "unknown_payment" | "not_captured" | "settled_before" | "duplicate_line" | "amount_differs" | "net_differs";
        purchase_number: string | null;
       }[];
       fee: number;
       file_name: string;
       gateway_name: string;
       gross: number;
       id: string;
       imported_at: string;
       imported_by: string | null;
       is_own: boolean;
       line_count: number;
       net: number;
       note: string | null;
       opens_at: string | null;
       received_on: LocalDate | null;
       reference: string;
       /** @enum {string} */
       state: "imported" | "posted" | "withdrawn";
       withdraw_reason: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyGatewaySettlements: {
  requestBody: {
   content: {
    "application/json": {
     content: string;
     file_name: string;
     gateway: string;
     reference: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      decided_by: string | null;
      difference_count: number;
      differences: {
       expected: number | null;
       fee: number;
       gross: number;
       net: number;
       paid_on: LocalDate | null;
       payment: string;
       position: number;
       /** @enum {string} */
       problem: "unknown_payment" | "not_captured" | "settled_before" | "duplicate_line" | "amount_differs" | "net_differs";
       purchase_number: string | null;
      }[];
      fee: number;
      file_name: string;
      gateway_name: string;
      gross: number;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      net: number;
      note: string | null;
      opens_at: string | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"gateway_settlement_not_found" | "not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "gateway_lines_changed" | "gateway_settlement_decided" | "gateway_settlement_empty" | "gateway_settlement_imported" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"differences_need_note" | "file_unreadable" | "gateway_cells_unreadable" | "gateway_columns_missing" | "gateway_file_empty" | "gateway_unknown" | "invalid_character" | "invalid_input" | "received_in_future">;
  };
 };
 postAdminMoneyGatewaySettlementsIdPosting: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note?: string;
     received_on: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      decided_by: string | null;
      difference_count: number;
      differences: {
       expected: number | null;
       fee: number;
       gross: number;
       net: number;
       paid_on: LocalDate | null;
       payment: string;
       position: number;
       /** @enum {string} */
       problem: "unknown_payment" | "not_captured" | "settled_before" | "duplicate_line" | "amount_differs" | "net_differs";
       purchase_number: string | null;
      }[];
      fee: number;
      file_name: string;
      gateway_name: string;
      gross: number;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      net: number;
      note: string | null;
      opens_at: string | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"gateway_settlement_not_found" | "not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "gateway_lines_changed" | "gateway_settlement_decided" | "gateway_settlement_empty" | "gateway_settlement_imported" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"differences_need_note" | "file_unreadable" | "gateway_cells_unreadable" | "gateway_columns_missing" | "gateway_file_empty" | "gateway_unknown" | "invalid_character" | "invalid_input" | "received_in_future">;
  };
 };
 postAdminMoneyGatewaySettlementsIdWithdrawal: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      decided_by: string | null;
      difference_count: number;
      differences: {
       expected: number | null;
       fee: number;
       gross: number;
       net: number;
       paid_on: LocalDate | null;
       payment: string;
       position: number;
       /** @enum {string} */
       problem: "unknown_payment" | "not_captured" | "settled_before" | "duplicate_line" | "amount_differs" | "net_differs";
       purchase_number: string | null;
      }[];
      fee: number;
      file_name: string;
      gateway_name: string;
      gross: number;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      net: number;
      note: string | null;
      opens_at: string | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"gateway_settlement_not_found" | "not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "gateway_lines_changed" | "gateway_settlement_decided" | "gateway_settlement_empty" | "gateway_settlement_imported" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"differences_need_note" | "file_unreadable" | "gateway_cells_unreadable" | "gateway_columns_missing" | "gateway_file_empty" | "gateway_unknown" | "invalid_character" | "invalid_input" | "received_in_future">;
  };
 };
 getAdminMoneyJournals: {
  parameters: {
   query?: {
    account?: "buyer_receivable" | "vendor_payable" | "platform_commission" | "vat_on_commission" | "delivery_income" | "vat_on_delivery" | "platform_discounts" | "cash_at_courier" | "cash_received" | "till" | "rounding" | "online_clearing" | "refunds_due" | "courier_clearing" | "courier_fees" | "courier_differences" | "gateway_fees" | "vendor_services" | "vat_on_services" | "vendor_charges" | "internal_transfers" | "deferred_income" | "undelivered_goods" | "buyer_advances";
    cursor?: string;
    from?: string | "";
    kind?: "sale" | "sale_reversal" | "delivery" | "delivery_vat" | "vendor_delivery" | "cash_collected" | "collection_reversal" | "cash_received" | "refund" | "refund_reversal" | "refund_paid" | "payout" | "remittance" | "remittance_difference" | "adjustment" | "settlement" | "manual" | "vendor_charge" | "gateway_settlement" | "compensation" | "stamp_duty" | "till_deposit" | "cut_off";
    limit?: number;
    search?: string;
    until?: string | "";
    vendor?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       accounted_on: LocalDate;
       at: string;
       business_name: string | null;
       entries: {
        /** @enum {string} */
        account: "buyer_receivable" | "vendor_payable" | "platform_commission" | "vat_on_commission" | "delivery_income" | "vat_on_delivery" | "platform_discounts" | "cash_at_courier" | "cash_received" | "till" | "rounding" | "online_clearing" | "refunds_due" | "courier_clearing" | "courier_fees" | "courier_differences" | "gateway_fees" | "vendor_services" | "vat_on_services" | "vendor_charges" | "internal_transfers" | "deferred_income" | "undelivered_goods" | "buyer_advances";
        amount: number;
       }[];
       id: string;
       /** @enum {string} */
       kind: "sale" | "sale_reversal" | "delivery" | "delivery_vat" | "vendor_delivery" | "cash_collected" | "collection_reversal" | "cash_received" | "refund" | "refund_reversal" | "refund_paid" | "payout" | "remittance" | "remittance_difference" | "adjustment" | "settlement" | "manual" | "vendor_charge" | "gateway_settlement" | "compensation" | "stamp_duty" | "till_deposit" | "cut_off";
       memo: string | null;
       number: string | null;
       order_id: string | null;
       order_number: string | null;
       vendor_id: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyJournalsFile: {
  parameters: {
   query?: {
    account?: "buyer_receivable" | "vendor_payable" | "platform_commission" | "vat_on_commission" | "delivery_income" | "vat_on_delivery" | "platform_discounts" | "cash_at_courier" | "cash_received" | "till" | "rounding" | "online_clearing" | "refunds_due" | "courier_clearing" | "courier_fees" | "courier_differences" | "gateway_fees" | "vendor_services" | "vat_on_services" | "vendor_charges" | "internal_transfers" | "deferred_income" | "undelivered_goods" | "buyer_advances";
    format?: "csv" | "xlsx";
    from?: string | "";
    kind?: "sale" | "sale_reversal" | "delivery" | "delivery_vat" | "vendor_delivery" | "cash_collected" | "collection_reversal" | "cash_received" | "refund" | "refund_reversal" | "refund_paid" | "payout" | "remittance" | "remittance_difference" | "adjustment" | "settlement" | "manual" | "vendor_charge" | "gateway_settlement" | "compensation" | "stamp_duty" | "till_deposit" | "cut_off";
    search?: string;
    until?: string | "";
    vendor?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyLossClaims: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    state?: "due" | "all" | "found" | "open" | "answered" | "compensated" | "refused" | "withdrawn";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       agreed: number | null;
       answered_by: string | null;
       compensation: number;
       courier: {
        code: string;
        name: string;
       };
       created_at: string;
       due_on: LocalDate;
       found_at: string | null;
       id: string;
       is_overdue: boolean;
       /** @enum {string} */
       kind: "lost" | "stolen" | "damaged_in_transit";
       note: string | null;
       order_id: string;
       order_number: string;
       /** @enum {string} */
       state: "open" | "answered" | "compensated" | "refused" | "withdrawn";
       tracking: string | null;
       value: number;
       vendor: {
        business_name: string;
        id: string;
       };
       version: number;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyLossClaimsIdAnswers: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     amount?: number | null;
     note: string;
     /** @enum {string} */
     outcome: "agreed" | "refused";
     version: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      agreed: number | null;
      answered_by: string | null;
      compensation: number;
      courier: {
       code: string;
       name: string;
      };
      created_at: string;
      due_on: LocalDate;
      found_at: string | null;
      id: string;
      is_overdue: boolean;
      /** @enum {string} */
      kind: "lost" | "stolen" | "damaged_in_transit";
      note: string | null;
      order_id: string;
      order_number: string;
      /** @enum {string} */
      state: "open" | "answered" | "compensated" | "refused" | "withdrawn";
      tracking: string | null;
      value: number;
      vendor: {
       business_name: string;
       id: string;
      };
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"claim_not_found" | "not_found">;
   409: Problem<"claim_changed" | "claim_closed">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyManualJournals: {
  parameters: {
   query?: {
    cursor?: string;
    kind?: "manual" | "vendor_charge" | "remittance_difference";
    limit?: number;
    state?: "recorded" | "posted" | "withdrawn";
    vendor?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       attachments: {
        bytes: number;
        id: string;
        mime: string;
        name: string;
       }[];
       /** @enum {string|null} */
       bearer: "courier" | "vendor" | "operator" | null;
       /** @enum {string|null} */
       charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other" | null;
       dated_on: LocalDate;
       decided_by: string | null;
       id: string;
       is_own: boolean;
       /** @enum {string} */
       kind: "manual" | "vendor_charge" | "remittance_difference";
       lines: {
        /** @enum {string} */
        account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
        amount: number;
        order_number: string | null;
        vendor: {
         business_name: string;
         id: string;
        } | null;
       }[];
       number: string;
       opens_at: string | null;
       reason: string;
       recorded_at: string;
       recorded_by: string | null;
       reversed_by: {
        id: string;
        number: string;
        /** @enum {string} */
        state: "recorded" | "posted" | "withdrawn";
       } | null;
       reverses: {
        id: string;
        number: string;
       } | null;
       /** @enum {string} */
       state: "recorded" | "posted" | "withdrawn";
       withdraw_reason: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyManualJournals: {
  requestBody: {
   content: {
    "application/json": {
     dated_on: string;
     lines: {
      /** @enum {string} */
      account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
      amount: number;
      order_number?: string | null;
      vendor_id?: string | null;
     }[];
     reason: string;
     remittance_id?: string | null;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      attachments: {
       bytes: number;
       id: string;
       mime: string;
       name: string;
      }[];
      /** @enum {string|null} */
      bearer: "courier" | "vendor" | "operator" | null;
      /** @enum {string|null} */
      charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other" | null;
      dated_on: LocalDate;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "manual" | "vendor_charge" | "remittance_difference";
      lines: {
       /** @enum {string} */
       account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
       amount: number;
       order_number: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      number: string;
      opens_at: string | null;
      reason: string;
      recorded_at: string;
      recorded_by: string | null;
      reversed_by: {
       id: string;
       number: string;
       /** @enum {string} */
       state: "recorded" | "posted" | "withdrawn";
      } | null;
      reverses: {
       id: string;
       number: string;
      } | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"manual_journal_not_found" | "not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "manual_journal_decided" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "proposer_not_settled" | "second_person_needed" | "service_month_over" | "sole_approver_waiting" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_documented" | "approver_not_settled" | "bearer_not_allowed" | "dated_in_closed_month" | "dated_in_future" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "invalid_character" | "invalid_input" | "line_needs_order" | "line_needs_vendor" | "lines_unbalanced" | "manual_journal_decided" | "manual_journal_not_found" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "order_not_found" | "order_of_another_vendor" | "proposer_not_settled" | "remittance_not_posted" | "second_person_needed" | "service_dated_earlier" | "service_month_over" | "sole_approver_waiting" | "till_short" | "vendor_not_found">;
  };
 };
 postAdminMoneyManualJournalsIdAttachments: {
  parameters: {
   query: {
    name: string;
   };
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/pdf": string;
    "image/*": string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      attachments: {
       bytes: number;
       id: string;
       mime: string;
       name: string;
      }[];
      /** @enum {string|null} */
      bearer: "courier" | "vendor" | "operator" | null;
      /** @enum {string|null} */
      charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other" | null;
      dated_on: LocalDate;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "manual" | "vendor_charge" | "remittance_difference";
      lines: {
       /** @enum {string} */
       account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
       amount: number;
       order_number: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      number: string;
      opens_at: string | null;
      reason: string;
      recorded_at: string;
      recorded_by: string | null;
      reversed_by: {
       id: string;
       number: string;
       /** @enum {string} */
       state: "recorded" | "posted" | "withdrawn";
      } | null;
      reverses: {
       id: string;
       number: string;
      } | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"manual_journal_not_found" | "not_found">;
   409: Problem<"manual_journal_decided">;
   413: Problem<"body_too_large" | "document_too_large">;
   415: Problem<"not_a_document" | "unsupported_media_type">;
   422: Problem<"document_has_program" | "document_locked" | "document_too_long" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminMoneyManualJournalsIdAttachmentsAttachment: {
  parameters: {
   path: {
    attachment: string;
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/octet-stream": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"attachment_not_found" | "not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyManualJournalsIdPosting: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      attachments: {
       bytes: number;
       id: string;
       mime: string;
       name: string;
      }[];
      /** @enum {string|null} */
      bearer: "courier" | "vendor" | "operator" | null;
      /** @enum {string|null} */
      charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other" | null;
      dated_on: LocalDate;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "manual" | "vendor_charge" | "remittance_difference";
      lines: {
       /** @enum {string} */
       account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
       amount: number;
       order_number: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      number: string;
      opens_at: string | null;
      reason: string;
      recorded_at: string;
      recorded_by: string | null;
      reversed_by: {
       id: string;
       number: string;
       /** @enum {string} */
       state: "recorded" | "posted" | "withdrawn";
      } | null;
      reverses: {
       id: string;
       number: string;
      } | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"manual_journal_not_found" | "not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "manual_journal_decided" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "proposer_not_settled" | "second_person_needed" | "service_month_over" | "sole_approver_waiting" | "till_short">;
   422: Problem<"account_documented" | "approver_not_settled" | "bearer_not_allowed" | "dated_in_closed_month" | "dated_in_future" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "invalid_character" | "invalid_input" | "line_needs_order" | "line_needs_vendor" | "lines_unbalanced" | "manual_journal_decided" | "manual_journal_not_found" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "order_not_found" | "order_of_another_vendor" | "proposer_not_settled" | "remittance_not_posted" | "second_person_needed" | "service_dated_earlier" | "service_month_over" | "sole_approver_waiting" | "till_short" | "vendor_not_found">;
  };
 };
 postAdminMoneyManualJournalsIdReversal: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      attachments: {
       bytes: number;
       id: string;
       mime: string;
       name: string;
      }[];
      /** @enum {string|null} */
      bearer: "courier" | "vendor" | "operator" | null;
      /** @enum {string|null} */
      charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other" | null;
      dated_on: LocalDate;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "manual" | "vendor_charge" | "remittance_difference";
      lines: {
       /** @enum {string} */
       account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
       amount: number;
       order_number: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      number: string;
      opens_at: string | null;
      reason: string;
      recorded_at: string;
      recorded_by: string | null;
      reversed_by: {
       id: string;
       number: string;
       /** @enum {string} */
       state: "recorded" | "posted" | "withdrawn";
      } | null;
      reverses: {
       id: string;
       number: string;
      } | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"manual_journal_not_found" | "not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "manual_journal_decided" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "proposer_not_settled" | "second_person_needed" | "service_month_over" | "sole_approver_waiting" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_documented" | "approver_not_settled" | "bearer_not_allowed" | "dated_in_closed_month" | "dated_in_future" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "invalid_character" | "invalid_input" | "line_needs_order" | "line_needs_vendor" | "lines_unbalanced" | "manual_journal_decided" | "manual_journal_not_found" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "order_not_found" | "order_of_another_vendor" | "proposer_not_settled" | "remittance_not_posted" | "second_person_needed" | "service_dated_earlier" | "service_month_over" | "sole_approver_waiting" | "till_short" | "vendor_not_found">;
  };
 };
 postAdminMoneyManualJournalsIdWithdrawal: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      attachments: {
       bytes: number;
       id: string;
       mime: string;
       name: string;
      }[];
      /** @enum {string|null} */
      bearer: "courier" | "vendor" | "operator" | null;
      /** @enum {string|null} */
      charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other" | null;
      dated_on: LocalDate;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "manual" | "vendor_charge" | "remittance_difference";
      lines: {
       /** @enum {string} */
       account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
       amount: number;
       order_number: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      number: string;
      opens_at: string | null;
      reason: string;
      recorded_at: string;
      recorded_by: string | null;
      reversed_by: {
       id: string;
       number: string;
       /** @enum {string} */
       state: "recorded" | "posted" | "withdrawn";
      } | null;
      reverses: {
       id: string;
       number: string;
      } | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"manual_journal_not_found" | "not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "manual_journal_decided" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "proposer_not_settled" | "second_person_needed" | "service_month_over" | "sole_approver_waiting" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_documented" | "approver_not_settled" | "bearer_not_allowed" | "dated_in_closed_month" | "dated_in_future" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "invalid_character" | "invalid_input" | "line_needs_order" | "line_needs_vendor" | "lines_unbalanced" | "manual_journal_decided" | "manual_journal_not_found" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "order_not_found" | "order_of_another_vendor" | "proposer_not_settled" | "remittance_not_posted" | "second_person_needed" | "service_dated_earlier" | "service_month_over" | "sole_approver_waiting" | "till_short" | "vendor_not_found">;
  };
 };
 getAdminMoneyOtherSums: {
  parameters: {
   query?: {
    cursor?: string;
    show?: "open" | "all";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       buyer: string;
       gateway_name: string;
       gateway_reference: string | null;
       id: string;
       is_returned: boolean;
       order_id: string;
       purchase_number: string;
       requested: number;
       returned: number;
       taken: number;
       taken_at: string;
      }[];
      next: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyOverview: {
  responses: {
   200: {
    content: {
     "application/json": {
      accounts: {
       amount: number;
       /** @enum {string} */
       kind: "buyer_receivable" | "vendor_payable" | "platform_commission" | "vat_on_commission" | "delivery_income" | "vat_on_delivery" | "platform_discounts" | "cash_at_courier" | "cash_received" | "till" | "rounding" | "online_clearing" | "refunds_due" | "courier_clearing" | "courier_fees" | "courier_differences" | "gateway_fees" | "vendor_services" | "vat_on_services" | "vendor_charges" | "internal_transfers" | "deferred_income" | "undelivered_goods" | "buyer_advances";
       scf: {
        name: string;
        number: string;
       };
      }[];
      batches_to_approve: number;
      batches_waiting: number;
      couriers: {
       amount: number;
       code: string | null;
       name: string | null;
       oldest: string;
       orders: string[];
       overdue: number;
       parcels: number;
      }[];
      differences_open: number;
      refunds_open: number;
      refunds_to_approve: number;
      refunds_to_pay: number;
      remittances_waiting: number;
      shops_owed: number;
      shops_owing: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminMoneyPayoutReturns: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       amount: number;
       bank_reference: string;
       batch_number: string;
       id: string;
       is_own: boolean;
       opens_at: string | null;
       payout_id: string;
       /** @enum {string} */
       reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other";
       recorded_at: string;
       recorded_by: string | null;
       reject_reason: string | null;
       returned_on: LocalDate;
       /** @enum {string} */
       state: "recorded" | "confirmed" | "rejected";
       vendor: {
        business_name: string;
        id: string;
       };
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminMoneyPayoutReturnsIdConfirmation: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      bank_reference: string;
      batch_number: string;
      id: string;
      is_own: boolean;
      opens_at: string | null;
      payout_id: string;
      /** @enum {string} */
      reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other";
      recorded_at: string;
      recorded_by: string | null;
      reject_reason: string | null;
      returned_on: LocalDate;
      /** @enum {string} */
      state: "recorded" | "confirmed" | "rejected";
      vendor: {
       business_name: string;
       id: string;
      };
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "payout_not_found" | "payout_return_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "payout_not_sent" | "payout_return_decided" | "payout_returned" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
   422: Problem<"invalid_character" | "invalid_input" | "returned_before_paid" | "returned_in_future">;
  };
 };
 postAdminMoneyPayoutReturnsIdRejection: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      bank_reference: string;
      batch_number: string;
      id: string;
      is_own: boolean;
      opens_at: string | null;
      payout_id: string;
      /** @enum {string} */
      reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other";
      recorded_at: string;
      recorded_by: string | null;
      reject_reason: string | null;
      returned_on: LocalDate;
      /** @enum {string} */
      state: "recorded" | "confirmed" | "rejected";
      vendor: {
       business_name: string;
       id: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "payout_not_found" | "payout_return_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "payout_not_sent" | "payout_return_decided" | "payout_returned" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "returned_before_paid" | "returned_in_future">;
  };
 };
 getAdminMoneyPayoutSchedules: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       before: {
        advance: number;
        /** @enum {string} */
        frequency: "week" | "two_weeks" | "month";
        hold_days: number;
        minimum: number;
        pays_only_remitted: boolean | null;
        weekday: number;
       } | null;
       created_at: string | null;
       created_by: string | null;
       id: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       terms: {
        advance: number;
        /** @enum {string} */
        frequency: "week" | "two_weeks" | "month";
        hold_days: number;
        minimum: number;
        pays_only_remitted: boolean | null;
        weekday: number;
       } | null;
       valid_from: LocalDate;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      pays_only_remitted: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminMoneyPayoutSchedules: {
  requestBody: {
   content: {
    "application/json": {
     terms: {
      advance: number;
      /** @enum {string} */
      frequency: "week" | "two_weeks" | "month";
      hold_days: number;
      minimum: number;
      pays_only_remitted: boolean | null;
      weekday: number;
     } | null;
     valid_from: string;
     vendor_id: string | null;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      items: {
       before: {
        advance: number;
        /** @enum {string} */
        frequency: "week" | "two_weeks" | "month";
        hold_days: number;
        minimum: number;
        pays_only_remitted: boolean | null;
        weekday: number;
       } | null;
       created_at: string | null;
       created_by: string | null;
       id: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       terms: {
        advance: number;
        /** @enum {string} */
        frequency: "week" | "two_weeks" | "month";
        hold_days: number;
        minimum: number;
        pays_only_remitted: boolean | null;
        weekday: number;
       } | null;
       valid_from: LocalDate;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      pays_only_remitted: boolean;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "schedule_not_found" | "vendor_not_found">;
   409: Problem<"duplicate_schedule_start" | "schedule_in_past">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"duplicate_schedule_start" | "invalid_character" | "invalid_input" | "schedule_in_past" | "schedule_without_terms" | "vendor_not_found">;
  };
 };
 deleteAdminMoneyPayoutSchedulesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       before: {
        advance: number;
        /** @enum {string} */
        frequency: "week" | "two_weeks" | "month";
        hold_days: number;
        minimum: number;
        pays_only_remitted: boolean | null;
        weekday: number;
       } | null;
       created_at: string | null;
       created_by: string | null;
       id: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       terms: {
        advance: number;
        /** @enum {string} */
        frequency: "week" | "two_weeks" | "month";
        hold_days: number;
        minimum: number;
        pays_only_remitted: boolean | null;
        weekday: number;
       } | null;
       valid_from: LocalDate;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      pays_only_remitted: boolean;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "schedule_not_found" | "vendor_not_found">;
   409: Problem<"duplicate_schedule_start" | "schedule_in_past">;
   422: Problem<"duplicate_schedule_start" | "invalid_character" | "invalid_input" | "schedule_in_past" | "schedule_without_terms" | "vendor_not_found">;
  };
 };
 postAdminMoneyPayoutsIdReturns: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     bank_reference: string;
     /** @enum {string} */
     reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other";
     returned_on: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      amount: number;
      bank_reference: string;
      batch_number: string;
      id: string;
      is_own: boolean;
      opens_at: string | null;
      payout_id: string;
      /** @enum {string} */
      reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other";
      recorded_at: string;
      recorded_by: string | null;
      reject_reason: string | null;
      returned_on: LocalDate;
      /** @enum {string} */
      state: "recorded" | "confirmed" | "rejected";
      vendor: {
       business_name: string;
       id: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "payout_not_found" | "payout_return_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "payout_not_sent" | "payout_return_decided" | "payout_returned" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "returned_before_paid" | "returned_in_future">;
  };
 };
 getAdminMoneyPublicHolidays: {
  responses: {
   200: {
    content: {
     "application/json": {
      changes: {
       /** @enum {string} */
       change: "proposed" | "added" | "confirmed" | "moved" | "removed";
       changed_at: string;
       changed_by: string | null;
       day_count: number;
       from_on: LocalDate | null;
       id: string;
       name: string;
       to_on: LocalDate | null;
      }[];
      items: {
       day_count: number;
       first_day: LocalDate;
       is_expected: boolean;
       last_day: LocalDate;
       name: string;
       source: string;
      }[];
      next_year: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminMoneyPublicHolidays: {
  requestBody: {
   content: {
    "application/json": {
     day_count: number;
     first_day: string;
     name: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      changes: {
       /** @enum {string} */
       change: "proposed" | "added" | "confirmed" | "moved" | "removed";
       changed_at: string;
       changed_by: string | null;
       day_count: number;
       from_on: LocalDate | null;
       id: string;
       name: string;
       to_on: LocalDate | null;
      }[];
      items: {
       day_count: number;
       first_day: LocalDate;
       is_expected: boolean;
       last_day: LocalDate;
       name: string;
       source: string;
      }[];
      next_year: number;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"holiday_not_found" | "not_found">;
   409: Problem<"holiday_in_past" | "holiday_known" | "year_known">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"holiday_in_past" | "holiday_known" | "holiday_not_found" | "invalid_character" | "invalid_input" | "year_known">;
  };
 };
 putAdminMoneyPublicHolidaysDay: {
  parameters: {
   query: {
    name: string;
   };
   path: {
    day: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     first_day: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      changes: {
       /** @enum {string} */
       change: "proposed" | "added" | "confirmed" | "moved" | "removed";
       changed_at: string;
       changed_by: string | null;
       day_count: number;
       from_on: LocalDate | null;
       id: string;
       name: string;
       to_on: LocalDate | null;
      }[];
      items: {
       day_count: number;
       first_day: LocalDate;
       is_expected: boolean;
       last_day: LocalDate;
       name: string;
       source: string;
      }[];
      next_year: number;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"holiday_not_found" | "not_found">;
   409: Problem<"holiday_in_past" | "holiday_known" | "year_known">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"holiday_in_past" | "holiday_known" | "holiday_not_found" | "invalid_character" | "invalid_input" | "year_known">;
  };
 };
 deleteAdminMoneyPublicHolidaysDay: {
  parameters: {
   query: {
    name: string;
   };
   path: {
    day: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      changes: {
       /** @enum {string} */
       change: "proposed" | "added" | "confirmed" | "moved" | "removed";
       changed_at: string;
       changed_by: string | null;
       day_count: number;
       from_on: LocalDate | null;
       id: string;
       name: string;
       to_on: LocalDate | null;
      }[];
      items: {
       day_count: number;
       first_day: LocalDate;
       is_expected: boolean;
       last_day: LocalDate;
       name: string;
       source: string;
      }[];
      next_year: number;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"holiday_not_found" | "not_found">;
   409: Problem<"holiday_in_past" | "holiday_known" | "year_known">;
   422: Problem<"holiday_in_past" | "holiday_known" | "holiday_not_found" | "invalid_character" | "invalid_input" | "year_known">;
  };
 };
 postAdminMoneyPublicHolidaysProposals: {
  requestBody: {
   content: {
    "application/json": {
     year: number;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      changes: {
       /** @enum {string} */
       change: "proposed" | "added" | "confirmed" | "moved" | "removed";
       changed_at: string;
       changed_by: string | null;
       day_count: number;
       from_on: LocalDate | null;
       id: string;
       name: string;
       to_on: LocalDate | null;
      }[];
      items: {
       day_count: number;
       first_day: LocalDate;
       is_expected: boolean;
       last_day: LocalDate;
       name: string;
       source: string;
      }[];
      next_year: number;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"holiday_not_found" | "not_found">;
   409: Problem<"holiday_in_past" | "holiday_known" | "year_known">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"holiday_in_past" | "holiday_known" | "holiday_not_found" | "invalid_character" | "invalid_input" | "year_known">;
  };
 };
 getAdminMoneyRemittances: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    state?: "all" | "imported" | "matched" | "posted" | "withdrawn";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       announced: number;
       compared: number;
       courier: {
        code: string;
        name: string;
       };
       file_name: string | null;
       id: string;
       imported_at: string;
       imported_by: string | null;
       is_own: boolean;
       line_count: number;
       office: string | null;
       open_count: number;
       opens_at: string | null;
       posted_at: string | null;
       posted_by: string | null;
       received: number | null;
       received_on: LocalDate | null;
       reference: string;
       /** @enum {string} */
       state: "imported" | "matched" | "posted" | "withdrawn";
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyRemittances: {
  requestBody: {
   content: {
    "application/json": {
     columns?: {
      collected?: string;
      fee?: string;
      order?: string;
      tracking?: string;
     } | null;
     content: string;
     courier: string;
     file_name: string;
     reference: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      announced: number;
      collected: number;
      compared: number;
      courier: {
       code: string;
       name: string;
      };
      differences: {
       amount: number;
       answers: ("accept" | "write_off" | "dispute" | "ask")[];
       count: number;
       open: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      fees: number;
      file_name: string | null;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      matched: number;
      office: string | null;
      open_count: number;
      opens_at: string | null;
      posted_at: string | null;
      posted_by: string | null;
      received: number | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "matched" | "posted" | "withdrawn";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"courier_not_found" | "not_found" | "remittance_not_found">;
   409: Problem<"remittance_already_imported" | "remittance_status_changed">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "statement_cells_unreadable" | "statement_columns_missing" | "statement_empty" | "statement_too_long" | "statement_unreadable">;
  };
 };
 getAdminMoneyRemittancesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      announced: number;
      collected: number;
      compared: number;
      courier: {
       code: string;
       name: string;
      };
      differences: {
       amount: number;
       answers: ("accept" | "write_off" | "dispute" | "ask")[];
       count: number;
       open: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      fees: number;
      file_name: string | null;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      matched: number;
      office: string | null;
      open_count: number;
      opens_at: string | null;
      posted_at: string | null;
      posted_by: string | null;
      received: number | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "matched" | "posted" | "withdrawn";
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "remittance_not_found">;
   409: Problem<"remittance_status_changed">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyRemittancesIdAnswers: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     answer: "accept" | "write_off" | "dispute" | "ask";
     line_ids?: string[];
     note: string;
     /** @enum {string} */
     reason?: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      announced: number;
      collected: number;
      compared: number;
      courier: {
       code: string;
       name: string;
      };
      differences: {
       amount: number;
       answers: ("accept" | "write_off" | "dispute" | "ask")[];
       count: number;
       open: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      fees: number;
      file_name: string | null;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      matched: number;
      office: string | null;
      open_count: number;
      opens_at: string | null;
      posted_at: string | null;
      posted_by: string | null;
      received: number | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "matched" | "posted" | "withdrawn";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "remittance_line_not_found" | "remittance_not_found">;
   409: Problem<"approver_not_settled" | "differences_open" | "finance_duty_missing" | "proposer_not_settled" | "remittance_empty" | "remittance_lines_changed" | "remittance_status_changed" | "resolution_not_allowed" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "received_in_future" | "received_needs_note">;
  };
 };
 getAdminMoneyRemittancesIdLines: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    show?: "different" | "open" | "all" | "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       business_name: string | null;
       collected: number;
       expected_collected: number | null;
       expected_fee: number | null;
       fee: number;
       file_line: number | null;
       id: string;
       note: string | null;
       order_id: string | null;
       order_number: string | null;
       position: number;
       /** @enum {string|null} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation" | null;
       resolved_by: string | null;
       /** @enum {string} */
       state: "open" | "matched" | "accepted" | "written_off" | "disputed" | "asked" | "ignored";
       tracking: string;
       unreadable: {
        collected?: string;
        fee?: string;
        order?: string;
        tracking?: string;
       } | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminMoneyRemittancesIdLinesLineId: {
  parameters: {
   path: {
    id: string;
    lineId: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     collected: number;
     fee: number;
     /** @default  */
     order_number?: string;
     tracking: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      announced: number;
      collected: number;
      compared: number;
      courier: {
       code: string;
       name: string;
      };
      differences: {
       amount: number;
       answers: ("accept" | "write_off" | "dispute" | "ask")[];
       count: number;
       open: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      fees: number;
      file_name: string | null;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      matched: number;
      office: string | null;
      open_count: number;
      opens_at: string | null;
      posted_at: string | null;
      posted_by: string | null;
      received: number | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "matched" | "posted" | "withdrawn";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "remittance_line_not_found" | "remittance_not_found">;
   409: Problem<"approver_not_settled" | "differences_open" | "finance_duty_missing" | "proposer_not_settled" | "remittance_empty" | "remittance_lines_changed" | "remittance_status_changed" | "resolution_not_allowed" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "received_in_future" | "received_needs_note">;
  };
 };
 postAdminMoneyRemittancesIdMatching: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      announced: number;
      collected: number;
      compared: number;
      courier: {
       code: string;
       name: string;
      };
      differences: {
       amount: number;
       answers: ("accept" | "write_off" | "dispute" | "ask")[];
       count: number;
       open: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      fees: number;
      file_name: string | null;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      matched: number;
      office: string | null;
      open_count: number;
      opens_at: string | null;
      posted_at: string | null;
      posted_by: string | null;
      received: number | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "matched" | "posted" | "withdrawn";
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "remittance_line_not_found" | "remittance_not_found">;
   409: Problem<"approver_not_settled" | "differences_open" | "finance_duty_missing" | "proposer_not_settled" | "remittance_empty" | "remittance_lines_changed" | "remittance_status_changed" | "resolution_not_allowed" | "second_person_needed" | "sole_approver_waiting">;
   422: Problem<"invalid_character" | "invalid_input" | "received_in_future" | "received_needs_note">;
  };
 };
 postAdminMoneyRemittancesIdPosting: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note?: string;
     received: number;
     received_on: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      announced: number;
      collected: number;
      compared: number;
      courier: {
       code: string;
       name: string;
      };
      differences: {
       amount: number;
       answers: ("accept" | "write_off" | "dispute" | "ask")[];
       count: number;
       open: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      fees: number;
      file_name: string | null;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      matched: number;
      office: string | null;
      open_count: number;
      opens_at: string | null;
      posted_at: string | null;
      posted_by: string | null;
      received: number | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "matched" | "posted" | "withdrawn";
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "remittance_line_not_found" | "remittance_not_found">;
   409: Problem<"approver_not_settled" | "differences_open" | "finance_duty_missing" | "proposer_not_settled" | "remittance_empty" | "remittance_lines_changed" | "remittance_status_changed" | "resolution_not_allowed" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "received_in_future" | "received_needs_note">;
  };
 };
 getAdminMoneyRemittancesIdReceipt: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "text/html": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"courier_not_found" | "not_found" | "remittance_not_found">;
   409: Problem<"parcels_not_held" | "remittance_already_imported">;
   422: Problem<"fee_above_contract" | "fee_too_high" | "invalid_character" | "invalid_input" | "remittance_already_imported">;
  };
 };
 postAdminMoneyRemittancesIdWithdrawal: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      announced: number;
      collected: number;
      compared: number;
      courier: {
       code: string;
       name: string;
      };
      differences: {
       amount: number;
       answers: ("accept" | "write_off" | "dispute" | "ask")[];
       count: number;
       open: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      fees: number;
      file_name: string | null;
      id: string;
      imported_at: string;
      imported_by: string | null;
      is_own: boolean;
      line_count: number;
      matched: number;
      office: string | null;
      open_count: number;
      opens_at: string | null;
      posted_at: string | null;
      posted_by: string | null;
      received: number | null;
      received_on: LocalDate | null;
      reference: string;
      /** @enum {string} */
      state: "imported" | "matched" | "posted" | "withdrawn";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "remittance_line_not_found" | "remittance_not_found">;
   409: Problem<"approver_not_settled" | "differences_open" | "finance_duty_missing" | "proposer_not_settled" | "remittance_empty" | "remittance_lines_changed" | "remittance_status_changed" | "resolution_not_allowed" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "received_in_future" | "received_needs_note">;
  };
 };
 postAdminMoneyRemittancesPreview: {
  requestBody: {
   content: {
    "application/json": {
     columns?: {
      collected?: string;
      fee?: string;
      order?: string;
      tracking?: string;
     } | null;
     content: string;
     courier: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      collected: number;
      columns: {
       collected?: string;
       fee?: string;
       order?: string;
       tracking?: string;
      };
      delimiter: string;
      differences: {
       count: number;
       /** @enum {string} */
       reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "carried_by_vendor" | "other_courier" | "short_paid" | "over_paid" | "fee_differs" | "compensation";
      }[];
      encoding: string;
      fees: number;
      headings: string[];
      lines: number;
      matched: number;
      sample: string[][];
      trouble: string | null;
      unreadable: {
       /** @enum {string} */
       column: "tracking" | "order" | "collected" | "fee";
       line: number;
       value: string;
      }[];
      unreadable_count: number;
      unreadable_lines: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"courier_not_found" | "not_found">;
   409: Problem<"remittance_already_imported">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "statement_cells_unreadable" | "statement_columns_missing" | "statement_empty" | "statement_too_long" | "statement_unreadable">;
  };
 };
 getAdminMoneyReturnPolicies: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       before: {
        accepts_changed_mind: boolean;
        /** @enum {string} */
        changed_mind_cost_on: "buyer" | "vendor";
        send_days: number;
        settle_days: number;
        working_days: number;
       } | null;
       created_at: string | null;
       created_by: string | null;
       id: string;
       source: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       terms: {
        accepts_changed_mind: boolean;
        /** @enum {string} */
        changed_mind_cost_on: "buyer" | "vendor";
        send_days: number;
        settle_days: number;
        working_days: number;
       } | null;
       valid_from: LocalDate;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminMoneyReturnPolicies: {
  requestBody: {
   content: {
    "application/json": {
     source: string;
     terms: {
      accepts_changed_mind: boolean;
      /** @enum {string} */
      changed_mind_cost_on: "buyer" | "vendor";
      send_days: number;
      settle_days: number;
      working_days: number;
     } | null;
     valid_from: string;
     vendor_id: string | null;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      items: {
       before: {
        accepts_changed_mind: boolean;
        /** @enum {string} */
        changed_mind_cost_on: "buyer" | "vendor";
        send_days: number;
        settle_days: number;
        working_days: number;
       } | null;
       created_at: string | null;
       created_by: string | null;
       id: string;
       source: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       terms: {
        accepts_changed_mind: boolean;
        /** @enum {string} */
        changed_mind_cost_on: "buyer" | "vendor";
        send_days: number;
        settle_days: number;
        working_days: number;
       } | null;
       valid_from: LocalDate;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "policy_not_found" | "vendor_not_found">;
   409: Problem<"duplicate_policy_start" | "policy_in_past">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"duplicate_policy_start" | "invalid_character" | "invalid_input" | "policy_in_past" | "policy_without_terms" | "vendor_not_found">;
  };
 };
 deleteAdminMoneyReturnPoliciesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       before: {
        accepts_changed_mind: boolean;
        /** @enum {string} */
        changed_mind_cost_on: "buyer" | "vendor";
        send_days: number;
        settle_days: number;
        working_days: number;
       } | null;
       created_at: string | null;
       created_by: string | null;
       id: string;
       source: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       terms: {
        accepts_changed_mind: boolean;
        /** @enum {string} */
        changed_mind_cost_on: "buyer" | "vendor";
        send_days: number;
        settle_days: number;
        working_days: number;
       } | null;
       valid_from: LocalDate;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "policy_not_found" | "vendor_not_found">;
   409: Problem<"duplicate_policy_start" | "policy_in_past">;
   422: Problem<"duplicate_policy_start" | "invalid_character" | "invalid_input" | "policy_in_past" | "policy_without_terms" | "vendor_not_found">;
  };
 };
 getAdminMoneySettlements: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    state?: "recorded" | "posted" | "rejected";
    vendor?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       amount: number;
       decided_by: string | null;
       id: string;
       is_own: boolean;
       /** @enum {string} */
       method: "bank_transfer" | "cash";
       opens_at: string | null;
       received_on: LocalDate;
       recorded_at: string;
       recorded_by: string | null;
       reference: string;
       reject_reason: string | null;
       /** @enum {string} */
       state: "recorded" | "posted" | "rejected";
       vendor: {
        business_name: string;
        id: string;
       };
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneySettlementsIdPosting: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      method: "bank_transfer" | "cash";
      opens_at: string | null;
      received_on: LocalDate;
      recorded_at: string;
      recorded_by: string | null;
      reference: string;
      reject_reason: string | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "rejected";
      vendor: {
       business_name: string;
       id: string;
      };
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "settlement_not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "settlement_decided" | "sole_approver_waiting" | "vendor_owes_nothing">;
   422: Problem<"invalid_character" | "invalid_input" | "received_in_future" | "reference_taken" | "settlement_too_high">;
  };
 };
 postAdminMoneySettlementsIdRejection: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      method: "bank_transfer" | "cash";
      opens_at: string | null;
      received_on: LocalDate;
      recorded_at: string;
      recorded_by: string | null;
      reference: string;
      reject_reason: string | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "rejected";
      vendor: {
       business_name: string;
       id: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "settlement_not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "settlement_decided" | "sole_approver_waiting" | "vendor_owes_nothing">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "received_in_future" | "reference_taken" | "settlement_too_high">;
  };
 };
 getAdminMoneyStampDuty: {
  responses: {
   200: {
    content: {
     "application/json": {
      is_applied: boolean;
      items: {
       source: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       tiers: {
        from: number;
        minimum: number;
        rate_bp: number;
       }[];
       valid_from: LocalDate;
       valid_until: LocalDate | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminMoneyStampDutyScales: {
  requestBody: {
   content: {
    "application/json": {
     source: string;
     tiers: {
      from: number;
      minimum: number;
      rate_bp: number;
     }[];
     valid_from: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      is_applied: boolean;
      items: {
       source: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       tiers: {
        from: number;
        minimum: number;
        rate_bp: number;
       }[];
       valid_from: LocalDate;
       valid_until: LocalDate | null;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "scale_not_found">;
   409: Problem<"duplicate_scale_start">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "scale_in_past" | "tiers_out_of_order">;
  };
 };
 deleteAdminMoneyStampDutyScalesFrom: {
  parameters: {
   path: {
    from: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      is_applied: boolean;
      items: {
       source: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       tiers: {
        from: number;
        minimum: number;
        rate_bp: number;
       }[];
       valid_from: LocalDate;
       valid_until: LocalDate | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "scale_not_found">;
   409: Problem<"duplicate_scale_start">;
   422: Problem<"invalid_character" | "invalid_input" | "scale_in_past" | "tiers_out_of_order">;
  };
 };
 putAdminMoneyStampDutySwitch: {
  requestBody: {
   content: {
    "application/json": {
     is_applied: boolean;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      is_applied: boolean;
      items: {
       source: string;
       /** @enum {string} */
       state: "coming" | "current" | "over";
       tiers: {
        from: number;
        minimum: number;
        rate_bp: number;
       }[];
       valid_from: LocalDate;
       valid_until: LocalDate | null;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneySuspenseItems: {
  responses: {
   200: {
    content: {
     "application/json": {
      balance: number;
      items: {
       amount: number;
       courier: {
        code: string;
        name: string;
       };
       days: number;
       disputed: number;
       is_counted: boolean;
       is_journal_recorded: boolean;
       note: string | null;
       posted_at: string;
       posted_by: string | null;
       recorded_by: string | null;
       reference: string;
       remittance_id: string;
      }[];
      sum: number;
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminMoneyTill: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      balance: number;
      items: {
       amount: number;
       decided_by: string | null;
       deposited_on: LocalDate;
       id: string;
       is_own: boolean;
       opens_at: string | null;
       recorded_at: string;
       recorded_by: string | null;
       reject_reason: string | null;
       slip_number: string;
       /** @enum {string} */
       state: "recorded" | "confirmed" | "rejected";
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
      waiting: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyTillDeposits: {
  requestBody: {
   content: {
    "application/json": {
     amount: number;
     deposited_on: string;
     slip_number: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      amount: number;
      decided_by: string | null;
      deposited_on: LocalDate;
      id: string;
      is_own: boolean;
      opens_at: string | null;
      recorded_at: string;
      recorded_by: string | null;
      reject_reason: string | null;
      slip_number: string;
      /** @enum {string} */
      state: "recorded" | "confirmed" | "rejected";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "till_deposit_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting" | "till_deposit_decided" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"deposited_in_future" | "invalid_character" | "invalid_input" | "slip_taken" | "till_short">;
  };
 };
 postAdminMoneyTillDepositsIdConfirmation: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      decided_by: string | null;
      deposited_on: LocalDate;
      id: string;
      is_own: boolean;
      opens_at: string | null;
      recorded_at: string;
      recorded_by: string | null;
      reject_reason: string | null;
      slip_number: string;
      /** @enum {string} */
      state: "recorded" | "confirmed" | "rejected";
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "till_deposit_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting" | "till_deposit_decided" | "till_short">;
   422: Problem<"deposited_in_future" | "invalid_character" | "invalid_input" | "slip_taken" | "till_short">;
  };
 };
 postAdminMoneyTillDepositsIdRejection: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      decided_by: string | null;
      deposited_on: LocalDate;
      id: string;
      is_own: boolean;
      opens_at: string | null;
      recorded_at: string;
      recorded_by: string | null;
      reject_reason: string | null;
      slip_number: string;
      /** @enum {string} */
      state: "recorded" | "confirmed" | "rejected";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "till_deposit_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting" | "till_deposit_decided" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"deposited_in_future" | "invalid_character" | "invalid_input" | "slip_taken" | "till_short">;
  };
 };
 getAdminMoneyTrialBalance: {
  parameters: {
   query: {
    from: string;
    until: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      accounts: {
       closing_credit: number;
       closing_debit: number;
       credit: number;
       debit: number;
       /** @enum {string|null} */
       kind: "buyer_receivable" | "vendor_payable" | "platform_commission" | "vat_on_commission" | "delivery_income" | "vat_on_delivery" | "platform_discounts" | "cash_at_courier" | "cash_received" | "till" | "rounding" | "online_clearing" | "refunds_due" | "courier_clearing" | "courier_fees" | "courier_differences" | "gateway_fees" | "vendor_services" | "vat_on_services" | "vendor_charges" | "internal_transfers" | "deferred_income" | "undelivered_goods" | "buyer_advances" | null;
       opening_credit: number;
       opening_debit: number;
       scf: {
        name: string;
        number: string;
       };
      }[];
      total: {
       closing_credit: number;
       closing_debit: number;
       credit: number;
       debit: number;
       opening_credit: number;
       opening_debit: number;
      };
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: Problem<"invalid_character" | "invalid_input" | "until_before_from">;
  };
 };
 getAdminMoneyTrialBalanceFile: {
  parameters: {
   query: {
    format?: "csv" | "xlsx";
    from: string;
    until: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: Problem<"invalid_character" | "invalid_input" | "until_before_from">;
  };
 };
 postAdminMoneyVatClosings: {
  requestBody: {
   content: {
    "application/json": {
     month: string;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "month_closed" | "month_not_over" | "month_open" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"approver_not_settled" | "earlier_month_open" | "finance_duty_missing" | "invalid_character" | "invalid_input" | "later_month_closed" | "month_closed" | "month_not_over" | "month_open" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
  };
 };
 getAdminMoneyVatJournal: {
  parameters: {
   query: {
    month: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      closing: {
       closed_at: string;
       closed_by: string | null;
       is_own: boolean;
      } | null;
      earlier_open: string | null;
      is_over: boolean;
      late: {
       base: number;
       documents: number;
       month: string;
       /** @enum {string} */
       subject: "sale" | "delivery" | "commission";
       vat: number;
      }[];
      later_closed: string | null;
      month: string;
      operator: {
       base: number;
       rate_bp: number;
       /** @enum {string} */
       subject: "commission" | "delivery";
       vat: number;
      }[];
      operator_vat: number;
      uninvoiced: {
       base: number;
       vat: number;
       vendors: number;
      };
      vendors: {
       rows: {
        base: number;
        rate_bp: number;
        vat: number;
       }[];
       vat: number;
       vendor: {
        business_name: string;
        id: string;
        nif: string | null;
       };
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminMoneyVatJournalFile: {
  parameters: {
   query: {
    month: string;
   };
  };
  responses: {
   200: {
    content: {
     "text/csv": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyVatReopenings: {
  requestBody: {
   content: {
    "application/json": {
     month: string;
     reason: string;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "month_closed" | "month_not_over" | "month_open" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"approver_not_settled" | "earlier_month_open" | "finance_duty_missing" | "invalid_character" | "invalid_input" | "later_month_closed" | "month_closed" | "month_not_over" | "month_open" | "proposer_not_settled" | "second_person_needed" | "sole_approver_waiting">;
  };
 };
 getAdminMoneyVendors: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    show?: "all" | "owed" | "owing" | "held";
    sort?: "owed" | "owing" | "name";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       balance: number;
       business_name: string;
       debt: number;
       has_account: boolean;
       hold: {
        note: string | null;
        /** @enum {string} */
        reason: "return_open" | "dispute" | "account_changed" | "documents_missing" | "fraud_check" | "other" | "account_refused";
        until_on: LocalDate | null;
       } | null;
       id: string;
       in_payment: number;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyVendorsIdCharges: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     amount: number;
     /** @enum {string} */
     charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other";
     dated_on: string;
     order_number?: string | null;
     reason: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      attachments: {
       bytes: number;
       id: string;
       mime: string;
       name: string;
      }[];
      /** @enum {string|null} */
      bearer: "courier" | "vendor" | "operator" | null;
      /** @enum {string|null} */
      charge: "return_fee" | "service" | "lost_goods" | "short_cash" | "other" | null;
      dated_on: LocalDate;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      kind: "manual" | "vendor_charge" | "remittance_difference";
      lines: {
       /** @enum {string} */
       account: "cash_received" | "till" | "courier_clearing" | "cash_at_courier" | "online_clearing" | "vendor_payable" | "buyer_receivable" | "refunds_due" | "vendor_charges" | "platform_discounts" | "courier_fees" | "courier_differences" | "gateway_fees" | "rounding" | "platform_commission" | "vat_on_commission" | "vendor_services" | "vat_on_services" | "delivery_income" | "vat_on_delivery";
       amount: number;
       order_number: string | null;
       vendor: {
        business_name: string;
        id: string;
       } | null;
      }[];
      number: string;
      opens_at: string | null;
      reason: string;
      recorded_at: string;
      recorded_by: string | null;
      reversed_by: {
       id: string;
       number: string;
       /** @enum {string} */
       state: "recorded" | "posted" | "withdrawn";
      } | null;
      reverses: {
       id: string;
       number: string;
      } | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "withdrawn";
      withdraw_reason: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"manual_journal_not_found" | "not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "manual_journal_decided" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "proposer_not_settled" | "second_person_needed" | "service_month_over" | "sole_approver_waiting" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_documented" | "approver_not_settled" | "bearer_not_allowed" | "dated_in_closed_month" | "dated_in_future" | "difference_changed" | "difference_not_found" | "finance_duty_missing" | "invalid_character" | "invalid_input" | "line_needs_order" | "line_needs_vendor" | "lines_unbalanced" | "manual_journal_decided" | "manual_journal_not_found" | "manual_journal_not_posted" | "manual_journal_reversed" | "month_closed_since" | "order_not_found" | "order_of_another_vendor" | "proposer_not_settled" | "remittance_not_posted" | "second_person_needed" | "service_dated_earlier" | "service_month_over" | "sole_approver_waiting" | "till_short" | "vendor_not_found">;
  };
 };
 postAdminMoneyVendorsIdHold: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note: string;
     /** @enum {string} */
     reason: "dispute" | "documents_missing" | "fraud_check" | "other";
     until_on?: string | null;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"vendor_not_on_hold" | "vendor_on_hold">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 deleteAdminMoneyVendorsIdHold: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"vendor_not_on_hold" | "vendor_on_hold">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminMoneyVendorsIdSettlements: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     amount: number;
     /**
     * @default bank_transfer
     * @enum {string}
     */
     method?: "bank_transfer" | "cash";
     received_on: string;
     reference: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      amount: number;
      decided_by: string | null;
      id: string;
      is_own: boolean;
      /** @enum {string} */
      method: "bank_transfer" | "cash";
      opens_at: string | null;
      received_on: LocalDate;
      recorded_at: string;
      recorded_by: string | null;
      reference: string;
      reject_reason: string | null;
      /** @enum {string} */
      state: "recorded" | "posted" | "rejected";
      vendor: {
       business_name: string;
       id: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "settlement_not_found" | "vendor_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "proposer_not_settled" | "second_person_needed" | "settlement_decided" | "sole_approver_waiting" | "vendor_owes_nothing">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "received_in_future" | "reference_taken" | "settlement_too_high">;
  };
 };
 getAdminNotes: {
  parameters: {
   query?: {
    order?: string;
    phone?: string;
    user?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       at: string;
       author: string | null;
       id: string;
       text: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminNotes: {
  requestBody: {
   content: {
    "application/json": {
     about: {
      order?: string;
      phone?: string;
      user?: string;
     };
     text: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      items: {
       at: string;
       author: string | null;
       id: string;
       text: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "note_subject_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminOrders: {
  parameters: {
   query?: {
    buyer?: string;
    courier?: string;
    cursor?: string;
    delivery_claim?: "open" | "due";
    from?: string;
    limit?: number;
    on_road?: "yes";
    payment_method?: "cash_on_delivery" | "card_on_delivery" | "edahabia" | "cib";
    payment_status?: "paid" | "pending" | "failed";
    phone?: string;
    search?: string;
    sort?: "newest" | "oldest" | "total_desc" | "total_asc";
    status?: ("pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled") | "all";
    until?: string;
    vendor?: string;
    wilaya?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       [key: string]: number;
      };
      items: {
       created_at: string;
       customer: {
        email: string;
        name: string;
        phone: string;
        user_id: string | null;
       };
       /** @enum {string|null} */
       delivery_claim: "open" | "denied" | null;
       id: string;
       is_on_road: boolean;
       item_count: number;
       money_back: {
        due: number;
        refunded: number;
       } | null;
       order_number: string;
       /** @enum {string} */
       payment_status: "paid" | "pending" | "failed";
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       total_amount: number;
       vendor: {
        business_name: string;
       };
       vendor_id: string;
       version: number;
       wilaya: string;
      }[];
      next: string | null;
      revenue: number;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminOrdersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      created_at: string;
      customer: {
       email: string;
       name: string;
       phone: string;
       user_id: string | null;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivered_at: string | null;
      /** @enum {string|null} */
      delivery_claim: "open" | "denied" | null;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_on_road: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      promo_code: string | null;
      purchase_number: string;
      rounding: number;
      shipped_at: string | null;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      siblings: {
       id: string;
       order_number: string;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       total_amount: number;
       vendor: {
        business_name: string;
       };
      }[];
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      total_amount: number;
      undelivered_amount: number;
      vendor: {
       business_name: string;
      };
      vendor_id: string;
      version: number;
      wilaya: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminOrdersIdConfirmationEmails: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"no_buyer_address">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminOrdersIdDocumentsTickets: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     kind: "packing_slip" | "label" | "invoice" | "courier_label";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      expires_at: string;
      url: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"invoice_not_ready" | "label_unavailable" | "legal_numbers_missing" | "order_already_cancelled" | "order_not_confirmed" | "return_not_refunded">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   503: Problem<"courier_unavailable" | "unavailable">;
  };
 };
 getAdminOrdersIdMessages: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       author: string | null;
       /** @enum {string} */
       author_role: "buyer" | "vendor" | "admin" | "system";
       id: string;
       read_at: string | null;
       sent_at: string;
       text: string | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminOrdersIdParcelsParcelIdDelivery: {
  parameters: {
   path: {
    id: string;
    parcelId: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note?: string;
     /** @enum {string} */
     outcome: "delivered" | "rejected";
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      created_at: string;
      customer: {
       email: string;
       name: string;
       phone: string;
       user_id: string | null;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivered_at: string | null;
      /** @enum {string|null} */
      delivery_claim: "open" | "denied" | null;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_on_road: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      promo_code: string | null;
      purchase_number: string;
      rounding: number;
      shipped_at: string | null;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      siblings: {
       id: string;
       order_number: string;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       total_amount: number;
       vendor: {
        business_name: string;
       };
      }[];
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      total_amount: number;
      undelivered_amount: number;
      vendor: {
       business_name: string;
      };
      vendor_id: string;
      version: number;
      wilaya: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminOrdersIdParcelsParcelIdLoss: {
  parameters: {
   path: {
    id: string;
    parcelId: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     kind: "lost" | "stolen" | "damaged_in_transit";
     note?: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      created_at: string;
      customer: {
       email: string;
       name: string;
       phone: string;
       user_id: string | null;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivered_at: string | null;
      /** @enum {string|null} */
      delivery_claim: "open" | "denied" | null;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_on_road: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      promo_code: string | null;
      purchase_number: string;
      rounding: number;
      shipped_at: string | null;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      siblings: {
       id: string;
       order_number: string;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       total_amount: number;
       vendor: {
        business_name: string;
       };
      }[];
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      total_amount: number;
      undelivered_amount: number;
      vendor: {
       business_name: string;
      };
      vendor_id: string;
      version: number;
      wilaya: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "status_changed" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminOrdersIdRemainderCancellation: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason?: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      created_at: string;
      customer: {
       email: string;
       name: string;
       phone: string;
       user_id: string | null;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivered_at: string | null;
      /** @enum {string|null} */
      delivery_claim: "open" | "denied" | null;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_on_road: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      promo_code: string | null;
      purchase_number: string;
      rounding: number;
      shipped_at: string | null;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      siblings: {
       id: string;
       order_number: string;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       total_amount: number;
       vendor: {
        business_name: string;
       };
      }[];
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      total_amount: number;
      undelivered_amount: number;
      vendor: {
       business_name: string;
      };
      vendor_id: string;
      version: number;
      wilaya: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "status_changed" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminOrdersIdStatusChanges: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     cash_holder?: "vendor" | "operator";
     /** @enum {string} */
     from?: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
     parcel?: {
      courier?: string | null;
      tracking?: string | null;
     };
     reason?: string;
     /** @enum {string} */
     status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      created_at: string;
      customer: {
       email: string;
       name: string;
       phone: string;
       user_id: string | null;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivered_at: string | null;
      /** @enum {string|null} */
      delivery_claim: "open" | "denied" | null;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_on_road: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      promo_code: string | null;
      purchase_number: string;
      rounding: number;
      shipped_at: string | null;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      siblings: {
       id: string;
       order_number: string;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       total_amount: number;
       vendor: {
        business_name: string;
       };
      }[];
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      total_amount: number;
      undelivered_amount: number;
      vendor: {
       business_name: string;
      };
      vendor_id: string;
      version: number;
      wilaya: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "status_changed" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "tracking_taken">;
  };
 };
 getAdminPaymentRefunds: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       amount: number;
       at: string;
       gateway_name: string;
       gateway_reference: string | null;
       id: string;
       is_own: boolean;
       needs_approval: boolean;
       opens_at: string | null;
       order_id: string;
       purchase_number: string;
       /** @enum {string} */
       reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
       rejected: {
        by: string | null;
        reason: string;
       } | null;
       settlement: {
        id: string;
        is_own: boolean;
        /** @enum {string} */
        paid_from: "gateway" | "bank" | "till";
        paid_on: LocalDate;
        recorded_at: string;
        recorded_by: string | null;
        reference: string;
        voucher: string | null;
       } | null;
       /** @enum {string} */
       status: "due" | "sending" | "manual" | "done";
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPaymentRefundsIdApproval: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      at: string;
      gateway_name: string;
      gateway_reference: string | null;
      id: string;
      is_own: boolean;
      needs_approval: boolean;
      opens_at: string | null;
      order_id: string;
      purchase_number: string;
      /** @enum {string} */
      reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
      rejected: {
       by: string | null;
       reason: string;
      } | null;
      settlement: {
       id: string;
       is_own: boolean;
       /** @enum {string} */
       paid_from: "gateway" | "bank" | "till";
       paid_on: LocalDate;
       recorded_at: string;
       recorded_by: string | null;
       reference: string;
       voucher: string | null;
      } | null;
      /** @enum {string} */
      status: "due" | "sending" | "manual" | "done";
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "refund_not_found" | "refund_settlement_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_the_recorder" | "proposer_not_settled" | "refund_not_open" | "refund_settlement_decided" | "refund_waits_for_second" | "second_person_needed" | "sole_approver_waiting" | "till_short">;
   422: Problem<"invalid_character" | "invalid_input" | "paid_before_due" | "paid_in_future" | "till_short">;
  };
 };
 postAdminPaymentRefundsIdSettlement: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     paid_from?: "gateway" | "bank" | "till";
     paid_on: string;
     reference: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      amount: number;
      at: string;
      gateway_name: string;
      gateway_reference: string | null;
      id: string;
      is_own: boolean;
      needs_approval: boolean;
      opens_at: string | null;
      order_id: string;
      purchase_number: string;
      /** @enum {string} */
      reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
      rejected: {
       by: string | null;
       reason: string;
      } | null;
      settlement: {
       id: string;
       is_own: boolean;
       /** @enum {string} */
       paid_from: "gateway" | "bank" | "till";
       paid_on: LocalDate;
       recorded_at: string;
       recorded_by: string | null;
       reference: string;
       voucher: string | null;
      } | null;
      /** @enum {string} */
      status: "due" | "sending" | "manual" | "done";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "refund_not_found" | "refund_settlement_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_the_recorder" | "proposer_not_settled" | "refund_not_open" | "refund_settlement_decided" | "refund_waits_for_second" | "second_person_needed" | "sole_approver_waiting" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "paid_before_due" | "paid_in_future" | "till_short">;
  };
 };
 postAdminPaymentRefundsSettlementsIdConfirmation: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      at: string;
      gateway_name: string;
      gateway_reference: string | null;
      id: string;
      is_own: boolean;
      needs_approval: boolean;
      opens_at: string | null;
      order_id: string;
      purchase_number: string;
      /** @enum {string} */
      reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
      rejected: {
       by: string | null;
       reason: string;
      } | null;
      settlement: {
       id: string;
       is_own: boolean;
       /** @enum {string} */
       paid_from: "gateway" | "bank" | "till";
       paid_on: LocalDate;
       recorded_at: string;
       recorded_by: string | null;
       reference: string;
       voucher: string | null;
      } | null;
      /** @enum {string} */
      status: "due" | "sending" | "manual" | "done";
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "refund_not_found" | "refund_settlement_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_the_recorder" | "proposer_not_settled" | "refund_not_open" | "refund_settlement_decided" | "refund_waits_for_second" | "second_person_needed" | "sole_approver_waiting" | "till_short">;
   422: Problem<"invalid_character" | "invalid_input" | "paid_before_due" | "paid_in_future" | "till_short">;
  };
 };
 postAdminPaymentRefundsSettlementsIdRejection: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      at: string;
      gateway_name: string;
      gateway_reference: string | null;
      id: string;
      is_own: boolean;
      needs_approval: boolean;
      opens_at: string | null;
      order_id: string;
      purchase_number: string;
      /** @enum {string} */
      reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
      rejected: {
       by: string | null;
       reason: string;
      } | null;
      settlement: {
       id: string;
       is_own: boolean;
       /** @enum {string} */
       paid_from: "gateway" | "bank" | "till";
       paid_on: LocalDate;
       recorded_at: string;
       recorded_by: string | null;
       reference: string;
       voucher: string | null;
      } | null;
      /** @enum {string} */
      status: "due" | "sending" | "manual" | "done";
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "refund_not_found" | "refund_settlement_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_the_recorder" | "proposer_not_settled" | "refund_not_open" | "refund_settlement_decided" | "refund_waits_for_second" | "second_person_needed" | "sole_approver_waiting" | "till_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "paid_before_due" | "paid_in_future" | "till_short">;
  };
 };
 postAdminPaymentRefundsSettlementsIdWithdrawal: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number;
      at: string;
      gateway_name: string;
      gateway_reference: string | null;
      id: string;
      is_own: boolean;
      needs_approval: boolean;
      opens_at: string | null;
      order_id: string;
      purchase_number: string;
      /** @enum {string} */
      reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
      rejected: {
       by: string | null;
       reason: string;
      } | null;
      settlement: {
       id: string;
       is_own: boolean;
       /** @enum {string} */
       paid_from: "gateway" | "bank" | "till";
       paid_on: LocalDate;
       recorded_at: string;
       recorded_by: string | null;
       reference: string;
       voucher: string | null;
      } | null;
      /** @enum {string} */
      status: "due" | "sending" | "manual" | "done";
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "refund_not_found" | "refund_settlement_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_the_recorder" | "proposer_not_settled" | "refund_not_open" | "refund_settlement_decided" | "refund_waits_for_second" | "second_person_needed" | "sole_approver_waiting" | "till_short">;
   422: Problem<"invalid_character" | "invalid_input" | "paid_before_due" | "paid_in_future" | "till_short">;
  };
 };
 getAdminPickupPoints: {
  parameters: {
   query: {
    wilaya: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can_import: boolean;
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       address: string;
       commune_code: string | null;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       id: string;
       is_imported: boolean;
       is_open: boolean;
       name: string;
       version: number;
       wilaya: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPickupPoints: {
  requestBody: {
   content: {
    "application/json": {
     address: string;
     commune_code: string | null;
     courier: string;
     hours: string | null;
     is_open: boolean;
     name: string;
     wilaya: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can_import: boolean;
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       address: string;
       commune_code: string | null;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       id: string;
       is_imported: boolean;
       is_open: boolean;
       name: string;
       version: number;
       wilaya: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"commune_elsewhere" | "courier_not_offered" | "invalid_character" | "invalid_input">;
  };
 };
 putAdminPickupPointsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     address: string;
     commune_code: string | null;
     courier: string;
     hours: string | null;
     is_open: boolean;
     name: string;
     version: number;
     wilaya: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can_import: boolean;
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       address: string;
       commune_code: string | null;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       id: string;
       is_imported: boolean;
       is_open: boolean;
       name: string;
       version: number;
       wilaya: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "pickup_point_not_found">;
   409: Problem<"pickup_point_changed">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"commune_elsewhere" | "courier_not_offered" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminPickupPointsImports: {
  requestBody: {
   content: {
    "application/json": Record<string, never>;
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      started: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"no_courier_connected">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
  };
 };
 getAdminPrivacyAccesses: {
  parameters: {
   query?: {
    cursor?: string;
    from?: string;
    kind?: "all" | "user" | "order" | "cart" | "vendor" | "refund" | "request" | "erasure" | "person";
    limit?: number;
    search?: string;
    until?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       actor: string | null;
       actor_id: string;
       address: string | null;
       at: string;
       call: string;
       count: number;
       id: string;
       /** @enum {string} */
       kind: "user" | "order" | "cart" | "vendor" | "refund" | "request" | "erasure" | "person";
       subjects: {
        id: string;
        name: string | null;
       }[];
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyBreaches: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    state?: "all" | "open" | "contained" | "closed";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       authority_due_at: string;
       authority_told_at: string | null;
       discovered_at: string;
       id: string;
       is_late: boolean;
       number: string;
       people_count: number | null;
       /** @enum {string} */
       severity: "low" | "medium" | "high";
       /** @enum {string} */
       state: "open" | "contained" | "closed";
       title: string;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyBreaches: {
  requestBody: {
   content: {
    "application/json": {
     consequences: string;
     data_categories: ("identity" | "contact" | "address" | "orders" | "payment" | "passwords" | "messages" | "papers" | "other")[];
     description: string;
     discovered_at: string;
     measures: string;
     people: string;
     people_count: number | null;
     /** @enum {string} */
     severity: "low" | "medium" | "high";
     title: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      authority_due_at: string;
      authority_reference: string | null;
      authority_told_at: string | null;
      closed_at: string | null;
      consequences: string;
      contained_at: string | null;
      data_categories: ("identity" | "contact" | "address" | "orders" | "payment" | "passwords" | "messages" | "papers" | "other")[];
      description: string;
      discovered_at: string;
      history: {
       at: string;
       by: string | null;
       note: string | null;
       to_state: string;
      }[];
      id: string;
      is_late: boolean;
      measures: string;
      number: string;
      people: string;
      people_count: number | null;
      people_told_at: string | null;
      /** @enum {string} */
      severity: "low" | "medium" | "high";
      /** @enum {string} */
      state: "open" | "contained" | "closed";
      title: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"breach_not_found" | "not_found">;
   409: Problem<"authority_not_notified" | "breach_closed" | "breach_not_contained" | "breach_step_done" | "notification_date_out_of_range">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyBreachesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      authority_due_at: string;
      authority_reference: string | null;
      authority_told_at: string | null;
      closed_at: string | null;
      consequences: string;
      contained_at: string | null;
      data_categories: ("identity" | "contact" | "address" | "orders" | "payment" | "passwords" | "messages" | "papers" | "other")[];
      description: string;
      discovered_at: string;
      history: {
       at: string;
       by: string | null;
       note: string | null;
       to_state: string;
      }[];
      id: string;
      is_late: boolean;
      measures: string;
      number: string;
      people: string;
      people_count: number | null;
      people_told_at: string | null;
      /** @enum {string} */
      severity: "low" | "medium" | "high";
      /** @enum {string} */
      state: "open" | "contained" | "closed";
      title: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminPrivacyBreachesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     consequences: string;
     data_categories: ("identity" | "contact" | "address" | "orders" | "payment" | "passwords" | "messages" | "papers" | "other")[];
     description: string;
     measures: string;
     people: string;
     people_count: number | null;
     /** @enum {string} */
     severity: "low" | "medium" | "high";
     title: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      authority_due_at: string;
      authority_reference: string | null;
      authority_told_at: string | null;
      closed_at: string | null;
      consequences: string;
      contained_at: string | null;
      data_categories: ("identity" | "contact" | "address" | "orders" | "payment" | "passwords" | "messages" | "papers" | "other")[];
      description: string;
      discovered_at: string;
      history: {
       at: string;
       by: string | null;
       note: string | null;
       to_state: string;
      }[];
      id: string;
      is_late: boolean;
      measures: string;
      number: string;
      people: string;
      people_count: number | null;
      people_told_at: string | null;
      /** @enum {string} */
      severity: "low" | "medium" | "high";
      /** @enum {string} */
      state: "open" | "contained" | "closed";
      title: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"breach_not_found" | "not_found">;
   409: Problem<"authority_not_notified" | "breach_closed" | "breach_not_contained" | "breach_step_done" | "notification_date_out_of_range">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyBreachesIdFile: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "text/html": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyBreachesIdSteps: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     at?: string;
     note: string;
     reference?: string;
     /** @enum {string} */
     step: "authority_told" | "people_told" | "contained" | "closed";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      authority_due_at: string;
      authority_reference: string | null;
      authority_told_at: string | null;
      closed_at: string | null;
      consequences: string;
      contained_at: string | null;
      data_categories: ("identity" | "contact" | "address" | "orders" | "payment" | "passwords" | "messages" | "papers" | "other")[];
      description: string;
      discovered_at: string;
      history: {
       at: string;
       by: string | null;
       note: string | null;
       to_state: string;
      }[];
      id: string;
      is_late: boolean;
      measures: string;
      number: string;
      people: string;
      people_count: number | null;
      people_told_at: string | null;
      /** @enum {string} */
      severity: "low" | "medium" | "high";
      /** @enum {string} */
      state: "open" | "contained" | "closed";
      title: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"breach_not_found" | "not_found">;
   409: Problem<"authority_not_notified" | "breach_closed" | "breach_not_contained" | "breach_step_done" | "notification_date_out_of_range">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyErasures: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    state?: "all" | "planned" | "running" | "done" | "withdrawn";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       approved_by: string | null;
       done_at: string | null;
       id: string;
       planned_at: string;
       planned_by: string | null;
       request_number: string | null;
       /** @enum {string} */
       state: "planned" | "running" | "done" | "withdrawn";
       who: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyErasures: {
  requestBody: {
   content: {
    "application/json": {
     request_id?: string;
     user_id: string;
    } | {
     email: string;
     request_id?: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      approved_by: string | null;
      done_at: string | null;
      id: string;
      is_own: boolean;
      plan: {
       capability: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
      planned_at: string;
      planned_by: string | null;
      proof: string;
      request_id: string | null;
      request_number: string | null;
      /** @enum {string} */
      state: "planned" | "running" | "done" | "withdrawn";
      steps: {
       capability: string;
       done_at: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
      who: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found">;
   409: Problem<"erasure_blocked" | "erasure_planned_already" | "request_of_other_user" | "role_in_use">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyErasuresId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      approved_by: string | null;
      done_at: string | null;
      id: string;
      is_own: boolean;
      plan: {
       capability: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
      planned_at: string;
      planned_by: string | null;
      proof: string;
      request_id: string | null;
      request_number: string | null;
      /** @enum {string} */
      state: "planned" | "running" | "done" | "withdrawn";
      steps: {
       capability: string;
       done_at: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
      who: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyErasuresIdApproval: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      approved_by: string | null;
      done_at: string | null;
      id: string;
      is_own: boolean;
      plan: {
       capability: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
      planned_at: string;
      planned_by: string | null;
      proof: string;
      request_id: string | null;
      request_number: string | null;
      /** @enum {string} */
      state: "planned" | "running" | "done" | "withdrawn";
      steps: {
       capability: string;
       done_at: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
      who: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"erasure_not_found" | "not_found">;
   409: Problem<"erasure_blocked" | "erasure_needs_second_person" | "erasure_status_changed" | "erasure_waiting_period" | "role_in_use">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyErasuresIdWithdrawal: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      approved_by: string | null;
      done_at: string | null;
      id: string;
      is_own: boolean;
      plan: {
       capability: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
      planned_at: string;
      planned_by: string | null;
      proof: string;
      request_id: string | null;
      request_number: string | null;
      /** @enum {string} */
      state: "planned" | "running" | "done" | "withdrawn";
      steps: {
       capability: string;
       done_at: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
      who: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"erasure_not_found" | "not_found">;
   409: Problem<"erasure_blocked" | "erasure_needs_second_person" | "erasure_status_changed" | "erasure_waiting_period" | "role_in_use">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyPeople: {
  parameters: {
   query: {
    search: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       email: string | null;
       /** @enum {string} */
       kind: "account" | "guest";
       last_purchase_on: LocalDate | null;
       name: string | null;
       phone: string | null;
       purchases: number;
       role: string | null;
       shop: string | null;
       user_id: string | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyPeopleExport: {
  parameters: {
   query?: {
    email?: string;
    user_id?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/zip": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyPeoplePlan: {
  requestBody: {
   content: {
    "application/json": {
     user_id: string;
    } | {
     email: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      is_administrator: boolean;
      open: {
       balance: number;
       orders: number;
       payouts: number;
       shop_orders: number;
       shop_returns: number;
      } | null;
      shop: string | null;
      steps: {
       capability: string;
       erased: number;
       kept: number;
       law: string | null;
       until: LocalDate | null;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyRegister: {
  responses: {
   200: {
    content: {
     "application/json": {
      entries: {
       authority_receipt: string | null;
       code: string;
       declared_on: LocalDate | null;
       is_ended: boolean;
       is_transferred_abroad: boolean;
       /** @enum {string} */
       legal_basis: "consent" | "contract" | "law" | "legitimate_interest";
       texts: {
        ar: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
        en: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
        fr: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
       };
       updated_at: string;
       updated_by: string | null;
       version: number;
      }[];
      rules: {
       /** @enum {string} */
       action: "delete" | "anonymize";
       capability: string;
       keep_days: number;
       last_rows: number | null;
       last_run_at: string | null;
       least_days: number;
       source: string;
       table: string;
       total_rows: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminPrivacyRegisterCsv: {
  responses: {
   200: {
    content: {
     "text/csv": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminPrivacyRegisterHtml: {
  responses: {
   200: {
    content: {
     "text/html": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putAdminPrivacyRegisterCode: {
  parameters: {
   path: {
    code: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     authority_receipt: string | null;
     declared_on: string | null;
     /** @default false */
     is_ended?: boolean;
     is_transferred_abroad: boolean;
     /** @enum {string} */
     legal_basis: "consent" | "contract" | "law" | "legitimate_interest";
     texts: {
      ar: {
       data: string;
       name: string;
       people: string;
       purpose: string;
       recipients: string;
       retention: string;
      };
      en: {
       data: string;
       name: string;
       people: string;
       purpose: string;
       recipients: string;
       retention: string;
      };
      fr: {
       data: string;
       name: string;
       people: string;
       purpose: string;
       recipients: string;
       retention: string;
      };
     };
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      entries: {
       authority_receipt: string | null;
       code: string;
       declared_on: LocalDate | null;
       is_ended: boolean;
       is_transferred_abroad: boolean;
       /** @enum {string} */
       legal_basis: "consent" | "contract" | "law" | "legitimate_interest";
       texts: {
        ar: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
        en: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
        fr: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
       };
       updated_at: string;
       updated_by: string | null;
       version: number;
      }[];
      rules: {
       /** @enum {string} */
       action: "delete" | "anonymize";
       capability: string;
       keep_days: number;
       last_rows: number | null;
       last_run_at: string | null;
       least_days: number;
       source: string;
       table: string;
       total_rows: number;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyRegisterCodeVersions: {
  parameters: {
   path: {
    code: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       authority_receipt: string | null;
       code: string;
       declared_on: LocalDate | null;
       is_ended: boolean;
       is_transferred_abroad: boolean;
       /** @enum {string} */
       legal_basis: "consent" | "contract" | "law" | "legitimate_interest";
       texts: {
        ar: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
        en: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
        fr: {
         data: string;
         name: string;
         people: string;
         purpose: string;
         recipients: string;
         retention: string;
        };
       };
       updated_at: string;
       updated_by: string | null;
       version: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyRequests: {
  parameters: {
   query?: {
    cursor?: string;
    kind?: "all" | "access" | "rectification" | "erasure" | "objection" | "portability";
    limit?: number;
    search?: string;
    state?: "all" | "open" | "late" | "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       days_left: number | null;
       due_on: LocalDate;
       email: string | null;
       id: string;
       /** @enum {string} */
       kind: "access" | "rectification" | "erasure" | "objection" | "portability";
       name: string | null;
       number: string;
       received_at: string;
       /** @enum {string} */
       state: "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
      }[];
      late: number;
      next: string | null;
      open: number;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminPrivacyRequestsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      answer: string | null;
      code_expires_at: string | null;
      days_left: number | null;
      due_on: LocalDate;
      email: string | null;
      erasure: {
       id: string;
       state: string;
      } | null;
      file: {
       created_at: string;
       download_count: number;
       expires_at: string;
       is_removed: boolean;
      } | null;
      handler: string | null;
      history: {
       at: string;
       by: string | null;
       from_state: string | null;
       reason: string | null;
       /** @enum {string} */
       role: "person" | "admin" | "system";
       to_state: string;
      }[];
      id: string;
      /** @enum {string} */
      kind: "access" | "rectification" | "erasure" | "objection" | "portability";
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      legal_days: number;
      legal_source: string;
      message: string | null;
      name: string | null;
      number: string;
      received_at: string;
      refuse_note: string | null;
      /** @enum {string|null} */
      refuse_reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other" | null;
      /** @enum {string} */
      state: "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
      user_id: string | null;
      verified_at: string | null;
      /** @enum {string|null} */
      verified_how: "signed_in" | "mail_code" | "phone_code" | "papers" | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyRequestsIdAnswer: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     answer: string;
     /** @default false */
     with_file?: boolean;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      answer: string | null;
      code_expires_at: string | null;
      days_left: number | null;
      due_on: LocalDate;
      email: string | null;
      erasure: {
       id: string;
       state: string;
      } | null;
      file: {
       created_at: string;
       download_count: number;
       expires_at: string;
       is_removed: boolean;
      } | null;
      handler: string | null;
      history: {
       at: string;
       by: string | null;
       from_state: string | null;
       reason: string | null;
       /** @enum {string} */
       role: "person" | "admin" | "system";
       to_state: string;
      }[];
      id: string;
      /** @enum {string} */
      kind: "access" | "rectification" | "erasure" | "objection" | "portability";
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      legal_days: number;
      legal_source: string;
      message: string | null;
      name: string | null;
      number: string;
      received_at: string;
      refuse_note: string | null;
      /** @enum {string|null} */
      refuse_reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other" | null;
      /** @enum {string} */
      state: "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
      user_id: string | null;
      verified_at: string | null;
      /** @enum {string|null} */
      verified_how: "signed_in" | "mail_code" | "phone_code" | "papers" | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found" | "request_not_found">;
   409: Problem<"code_expired" | "code_not_sent" | "code_wrong" | "no_address" | "request_closed" | "request_not_verified" | "request_verified_already" | "too_many_attempts">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyRequestsIdCode: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      answer: string | null;
      code_expires_at: string | null;
      days_left: number | null;
      due_on: LocalDate;
      email: string | null;
      erasure: {
       id: string;
       state: string;
      } | null;
      file: {
       created_at: string;
       download_count: number;
       expires_at: string;
       is_removed: boolean;
      } | null;
      handler: string | null;
      history: {
       at: string;
       by: string | null;
       from_state: string | null;
       reason: string | null;
       /** @enum {string} */
       role: "person" | "admin" | "system";
       to_state: string;
      }[];
      id: string;
      /** @enum {string} */
      kind: "access" | "rectification" | "erasure" | "objection" | "portability";
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      legal_days: number;
      legal_source: string;
      message: string | null;
      name: string | null;
      number: string;
      received_at: string;
      refuse_note: string | null;
      /** @enum {string|null} */
      refuse_reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other" | null;
      /** @enum {string} */
      state: "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
      user_id: string | null;
      verified_at: string | null;
      /** @enum {string|null} */
      verified_how: "signed_in" | "mail_code" | "phone_code" | "papers" | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found" | "request_not_found">;
   409: Problem<"code_expired" | "code_not_sent" | "code_wrong" | "no_address" | "request_closed" | "request_not_verified" | "request_verified_already" | "too_many_attempts">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyRequestsIdRefusal: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note: string;
     /** @enum {string} */
     reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      answer: string | null;
      code_expires_at: string | null;
      days_left: number | null;
      due_on: LocalDate;
      email: string | null;
      erasure: {
       id: string;
       state: string;
      } | null;
      file: {
       created_at: string;
       download_count: number;
       expires_at: string;
       is_removed: boolean;
      } | null;
      handler: string | null;
      history: {
       at: string;
       by: string | null;
       from_state: string | null;
       reason: string | null;
       /** @enum {string} */
       role: "person" | "admin" | "system";
       to_state: string;
      }[];
      id: string;
      /** @enum {string} */
      kind: "access" | "rectification" | "erasure" | "objection" | "portability";
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      legal_days: number;
      legal_source: string;
      message: string | null;
      name: string | null;
      number: string;
      received_at: string;
      refuse_note: string | null;
      /** @enum {string|null} */
      refuse_reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other" | null;
      /** @enum {string} */
      state: "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
      user_id: string | null;
      verified_at: string | null;
      /** @enum {string|null} */
      verified_how: "signed_in" | "mail_code" | "phone_code" | "papers" | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found" | "request_not_found">;
   409: Problem<"code_expired" | "code_not_sent" | "code_wrong" | "no_address" | "request_closed" | "request_not_verified" | "request_verified_already" | "too_many_attempts">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyRequestsIdStart: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      answer: string | null;
      code_expires_at: string | null;
      days_left: number | null;
      due_on: LocalDate;
      email: string | null;
      erasure: {
       id: string;
       state: string;
      } | null;
      file: {
       created_at: string;
       download_count: number;
       expires_at: string;
       is_removed: boolean;
      } | null;
      handler: string | null;
      history: {
       at: string;
       by: string | null;
       from_state: string | null;
       reason: string | null;
       /** @enum {string} */
       role: "person" | "admin" | "system";
       to_state: string;
      }[];
      id: string;
      /** @enum {string} */
      kind: "access" | "rectification" | "erasure" | "objection" | "portability";
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      legal_days: number;
      legal_source: string;
      message: string | null;
      name: string | null;
      number: string;
      received_at: string;
      refuse_note: string | null;
      /** @enum {string|null} */
      refuse_reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other" | null;
      /** @enum {string} */
      state: "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
      user_id: string | null;
      verified_at: string | null;
      /** @enum {string|null} */
      verified_how: "signed_in" | "mail_code" | "phone_code" | "papers" | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found" | "request_not_found">;
   409: Problem<"code_expired" | "code_not_sent" | "code_wrong" | "no_address" | "request_closed" | "request_not_verified" | "request_verified_already" | "too_many_attempts">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyRequestsIdVerification: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     code: string;
     /** @enum {string} */
     how: "mail_code";
    } | {
     /** @enum {string} */
     how: "papers";
     note: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      answer: string | null;
      code_expires_at: string | null;
      days_left: number | null;
      due_on: LocalDate;
      email: string | null;
      erasure: {
       id: string;
       state: string;
      } | null;
      file: {
       created_at: string;
       download_count: number;
       expires_at: string;
       is_removed: boolean;
      } | null;
      handler: string | null;
      history: {
       at: string;
       by: string | null;
       from_state: string | null;
       reason: string | null;
       /** @enum {string} */
       role: "person" | "admin" | "system";
       to_state: string;
      }[];
      id: string;
      /** @enum {string} */
      kind: "access" | "rectification" | "erasure" | "objection" | "portability";
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      legal_days: number;
      legal_source: string;
      message: string | null;
      name: string | null;
      number: string;
      received_at: string;
      refuse_note: string | null;
      /** @enum {string|null} */
      refuse_reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other" | null;
      /** @enum {string} */
      state: "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
      user_id: string | null;
      verified_at: string | null;
      /** @enum {string|null} */
      verified_how: "signed_in" | "mail_code" | "phone_code" | "papers" | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found" | "request_not_found">;
   409: Problem<"code_expired" | "code_not_sent" | "code_wrong" | "no_address" | "request_closed" | "request_not_verified" | "request_verified_already" | "too_many_attempts">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPrivacyRequestsIdWithdrawal: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      answer: string | null;
      code_expires_at: string | null;
      days_left: number | null;
      due_on: LocalDate;
      email: string | null;
      erasure: {
       id: string;
       state: string;
      } | null;
      file: {
       created_at: string;
       download_count: number;
       expires_at: string;
       is_removed: boolean;
      } | null;
      handler: string | null;
      history: {
       at: string;
       by: string | null;
       from_state: string | null;
       reason: string | null;
       /** @enum {string} */
       role: "person" | "admin" | "system";
       to_state: string;
      }[];
      id: string;
      /** @enum {string} */
      kind: "access" | "rectification" | "erasure" | "objection" | "portability";
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      legal_days: number;
      legal_source: string;
      message: string | null;
      name: string | null;
      number: string;
      received_at: string;
      refuse_note: string | null;
      /** @enum {string|null} */
      refuse_reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other" | null;
      /** @enum {string} */
      state: "received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn";
      user_id: string | null;
      verified_at: string | null;
      /** @enum {string|null} */
      verified_how: "signed_in" | "mail_code" | "phone_code" | "papers" | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "person_not_found" | "request_not_found">;
   409: Problem<"code_expired" | "code_not_sent" | "code_wrong" | "no_address" | "request_closed" | "request_not_verified" | "request_verified_already" | "too_many_attempts">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminPrivacyRetentionCapabilityTable: {
  parameters: {
   path: {
    capability: string;
    table: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     keep_days: number;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "rule_not_found">;
   409: Problem<"kept_by_law">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminProductVendors: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       business_name: string;
       business_name_ar: string | null;
       id: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminProducts: {
  parameters: {
   query?: {
    category?: string;
    cursor?: string;
    limit?: number;
    search?: string;
    sort?: "newest" | "oldest" | "name_asc" | "name_desc" | "price_asc" | "price_desc";
    state?: "all" | "draft" | "active" | "archived" | "low" | "out";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      categories: {
       name: string;
       slug: string;
      }[];
      counts: {
       active: number;
       archived: number;
       draft: number;
       low: number | null;
       total: number;
      };
      items: {
       category: string;
       category_name: string;
       compare_at_price: number | null;
       created_at: string;
       discount_percent: number;
       featured: boolean;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       inventory_quantity: number;
       name: string;
       price: number;
       sku: string | null;
       /** @enum {string} */
       status: "draft" | "active" | "archived";
       updated_at: string;
       variant_count: number;
       vendor: {
        business_name: string;
        id: string;
       };
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminProducts: {
  requestBody: {
   content: {
    "application/json": {
     /** @default [] */
     bulk_discounts?: {
      percent: number;
      quantity: number;
     }[];
     category: string;
     compare_at_price?: number | null;
     cost?: number | null;
     /**
     * @default {
     *       "fr": null,
     *       "en": null,
     *       "ar": null
     *     }
     */
     description?: {
      ar?: string | null;
      en?: string | null;
      fr?: string | null;
     } | null;
     featured?: boolean;
     /** @default [] */
     images?: string[];
     inventory_quantity?: number | null;
     name: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     };
     /** @default [] */
     options?: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     }[];
     price: number;
     sku?: string | null;
     /** @default [] */
     specifications?: {
      name: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      };
      value: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      };
     }[];
     /** @enum {string} */
     status?: "draft" | "active" | "archived";
     /** @default [] */
     variants?: {
      cost?: number | null;
      id?: string | null;
      image?: string | null;
      inventory_quantity?: number | null;
      price?: number | null;
      sku?: string | null;
      values: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      }[];
     }[];
     vat?: 19 | 9 | 0 | null;
     vendor_id: string;
     weight_grams?: number | null;
     wholesale_price?: number | null;
     wholesale_quantity?: number | null;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 getAdminProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putAdminProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default [] */
     bulk_discounts?: {
      percent: number;
      quantity: number;
     }[];
     category: string;
     compare_at_price?: number | null;
     cost?: number | null;
     /**
     * @default {
     *       "fr": null,
     *       "en": null,
     *       "ar": null
     *     }
     */
     description?: {
      ar?: string | null;
      en?: string | null;
      fr?: string | null;
     } | null;
     featured?: boolean;
     /** @default [] */
     images?: string[];
     inventory_quantity?: number | null;
     name: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     };
     /** @default [] */
     options?: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     }[];
     price: number;
     sku?: string | null;
     /** @default [] */
     specifications?: {
      name: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      };
      value: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      };
     }[];
     /** @enum {string} */
     status?: "draft" | "active" | "archived";
     updated_at?: string;
     /** @default [] */
     variants?: {
      cost?: number | null;
      id?: string | null;
      image?: string | null;
      inventory_quantity?: number | null;
      price?: number | null;
      sku?: string | null;
      values: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      }[];
     }[];
     vat?: 19 | 9 | 0 | null;
     weight_grams?: number | null;
     wholesale_price?: number | null;
     wholesale_quantity?: number | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 deleteAdminProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postAdminProductsIdCopies: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putAdminProductsIdCost: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     cost: number | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putAdminProductsIdFeatured: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     featured: boolean;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putAdminProductsIdStatus: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason?: string;
     /** @enum {string} */
     status: "draft" | "active" | "archived";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putAdminProductsIdStock: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     change?: number;
     inventory_quantity?: number;
     variant_id?: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postAdminProductsBulkChanges: {
  requestBody: {
   content: {
    "application/json": {
     ids: string[];
     /** @enum {string} */
     kind: "status";
     /** @enum {string} */
     status: "draft" | "active" | "archived";
    } | {
     category: string;
     ids: string[];
     /** @enum {string} */
     kind: "category";
    } | {
     ids: string[];
     /** @enum {string} */
     kind: "price";
     percent: number;
    } | {
     ids: string[];
     inventory_quantity: number;
     /** @enum {string} */
     kind: "stock";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      changed: number;
      id: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postAdminProductsBulkChangesIdReversal: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      changed: number;
      id: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postAdminProductsBulkEdits: {
  requestBody: {
   content: {
    "application/json": {
     filter: {
      category?: string;
      search?: string;
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
     /** @enum {string} */
     kind: "status";
     /** @enum {string} */
     status: "draft" | "active" | "archived";
    } | {
     category: string;
     filter: {
      category?: string;
      search?: string;
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
     /** @enum {string} */
     kind: "category";
    } | {
     filter: {
      category?: string;
      search?: string;
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
     /** @enum {string} */
     kind: "price";
     percent: number;
    } | {
     filter: {
      category?: string;
      search?: string;
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
     inventory_quantity: number;
     /** @enum {string} */
     kind: "stock";
    };
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      changed: number;
      done: number;
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "undoing" | "undone" | "failed";
      total: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 getAdminProductsBulkEditsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      changed: number;
      done: number;
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "undoing" | "undone" | "failed";
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postAdminProductsBulkEditsIdReversal: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      changed: number;
      done: number;
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "undoing" | "undone" | "failed";
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 getAdminProductsImagesCrops: {
  parameters: {
   query: {
    picture: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      crop: {
       height: number;
       quarter_turns: 0 | 1 | 2 | 3;
       width: number;
       x: number;
       y: number;
      } | null;
      height: number;
      url: string;
      width: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"image_not_found" | "not_found">;
   422: Problem<"crop_out_of_bounds" | "crop_too_small" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminProductsImagesCrops: {
  requestBody: {
   content: {
    "application/json": {
     height: number;
     picture: string;
     quarter_turns: 0 | 1 | 2 | 3;
     width: number;
     x: number;
     y: number;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      height: number;
      small_url: string;
      url: string;
      width: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"image_not_found" | "not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"crop_out_of_bounds" | "crop_too_small" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminPromoCodes: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    owner?: "all" | "operator" | "shops";
    search?: string;
    status?: "all" | "running" | "upcoming" | "used_up" | "ended" | "stopped";
    vendor?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       all?: number;
       ended?: number;
       running?: number;
       stopped?: number;
       upcoming?: number;
       used_up?: number;
      };
      figures: {
       discount: number;
       revenue: number;
       uses: number;
      };
      items: {
       amount: number | null;
       code: string;
       created_at: string;
       discount: number;
       ends_on: LocalDate | null;
       id: string;
       is_public: boolean;
       /** @enum {string} */
       kind: "percentage" | "amount" | "free_delivery";
       maximum_discount: number | null;
       maximum_uses: number | null;
       maximum_uses_per_buyer: number | null;
       minimum: number;
       percent: number | null;
       revenue: number;
       shop: {
        business_name: string;
        id: string;
       } | null;
       starts_on: LocalDate | null;
       /** @enum {string} */
       state: "running" | "upcoming" | "used_up" | "ended" | "stopped";
       stopped: {
        at: string;
        /** @enum {string} */
        by: "vendor" | "operator";
        reason: string | null;
       } | null;
       uses: number;
       was_used: boolean;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminPromoCodes: {
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     amount?: number | null;
     code: string;
     /**
     * Format: date
     * @default null
     */
     ends_on?: string | null;
     /** @default false */
     is_public?: boolean;
     /** @enum {string} */
     kind: "percentage" | "amount" | "free_delivery";
     /** @default null */
     maximum_discount?: number | null;
     /** @default null */
     maximum_uses?: number | null;
     /** @default null */
     maximum_uses_per_buyer?: number | null;
     /** @default 0 */
     minimum?: number;
     /** @default null */
     percent?: number | null;
     /**
     * Format: date
     * @default null
     */
     starts_on?: string | null;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      amount: number | null;
      code: string;
      created_at: string;
      discount: number;
      ends_on: LocalDate | null;
      id: string;
      is_public: boolean;
      /** @enum {string} */
      kind: "percentage" | "amount" | "free_delivery";
      maximum_discount: number | null;
      maximum_uses: number | null;
      maximum_uses_per_buyer: number | null;
      minimum: number;
      percent: number | null;
      revenue: number;
      shop: {
       business_name: string;
       id: string;
      } | null;
      starts_on: LocalDate | null;
      /** @enum {string} */
      state: "running" | "upcoming" | "used_up" | "ended" | "stopped";
      stopped: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "operator";
       reason: string | null;
      } | null;
      uses: number;
      was_used: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "promo_code_not_found">;
   409: Problem<"promo_code_already_stopped" | "promo_code_stopped" | "promo_code_taken" | "promo_code_used">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "promo_ends_in_past" | "promo_limit_below_uses">;
  };
 };
 putAdminPromoCodesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     amount?: number | null;
     code: string;
     /**
     * Format: date
     * @default null
     */
     ends_on?: string | null;
     /** @default false */
     is_public?: boolean;
     /** @enum {string} */
     kind: "percentage" | "amount" | "free_delivery";
     /** @default null */
     maximum_discount?: number | null;
     /** @default null */
     maximum_uses?: number | null;
     /** @default null */
     maximum_uses_per_buyer?: number | null;
     /** @default 0 */
     minimum?: number;
     /** @default null */
     percent?: number | null;
     /**
     * Format: date
     * @default null
     */
     starts_on?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number | null;
      code: string;
      created_at: string;
      discount: number;
      ends_on: LocalDate | null;
      id: string;
      is_public: boolean;
      /** @enum {string} */
      kind: "percentage" | "amount" | "free_delivery";
      maximum_discount: number | null;
      maximum_uses: number | null;
      maximum_uses_per_buyer: number | null;
      minimum: number;
      percent: number | null;
      revenue: number;
      shop: {
       business_name: string;
       id: string;
      } | null;
      starts_on: LocalDate | null;
      /** @enum {string} */
      state: "running" | "upcoming" | "used_up" | "ended" | "stopped";
      stopped: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "operator";
       reason: string | null;
      } | null;
      uses: number;
      was_used: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "promo_code_not_found">;
   409: Problem<"promo_code_already_stopped" | "promo_code_stopped" | "promo_code_taken" | "promo_code_used">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "promo_ends_in_past" | "promo_limit_below_uses">;
  };
 };
 postAdminPromoCodesIdStop: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number | null;
      code: string;
      created_at: string;
      discount: number;
      ends_on: LocalDate | null;
      id: string;
      is_public: boolean;
      /** @enum {string} */
      kind: "percentage" | "amount" | "free_delivery";
      maximum_discount: number | null;
      maximum_uses: number | null;
      maximum_uses_per_buyer: number | null;
      minimum: number;
      percent: number | null;
      revenue: number;
      shop: {
       business_name: string;
       id: string;
      } | null;
      starts_on: LocalDate | null;
      /** @enum {string} */
      state: "running" | "upcoming" | "used_up" | "ended" | "stopped";
      stopped: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "operator";
       reason: string | null;
      } | null;
      uses: number;
      was_used: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "promo_code_not_found">;
   409: Problem<"promo_code_already_stopped" | "promo_code_stopped" | "promo_code_taken" | "promo_code_used">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "promo_ends_in_past" | "promo_limit_below_uses">;
  };
 };
 putAdminQuestionsIdState: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     state: "published" | "pending";
     version?: number;
    } | {
     /** @enum {string} */
     reason: "insult" | "personal_data" | "off_topic" | "advertising" | "false" | "law" | "other";
     /** @enum {string} */
     state: "hidden";
     version?: number;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found" | "report_not_found">;
   409: Problem<"status_unchanged" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminQueues: {
  responses: {
   200: {
    content: {
     "application/json": {
      backup_overdue: boolean;
      batches_to_approve: number;
      calls: number;
      card_refunds_by_hand: number;
      delivery_claims: number;
      differences: number;
      gateway_settlements_to_post: number;
      journals_to_post: number;
      late_claims: number;
      payout_returns_to_confirm: number;
      refunds_to_approve: number;
      refunds_to_pay: number;
      remittances_to_post: number;
      suspense_items: number;
      till_deposits_to_confirm: number;
      vendor_settlements_to_post: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminRefunds: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    status?: "all" | "due" | "approved" | "paid" | "failed" | "cancelled";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       all?: number;
       approved?: number;
       cancelled?: number;
       due?: number;
       failed?: number;
       paid?: number;
      };
      items: {
       account: string | null;
       amount: number;
       created_at: string;
       customer: {
        name: string;
        phone: string;
       };
       delivery: number;
       due_on: LocalDate;
       fail_reason: string | null;
       goods: number;
       id: string;
       is_overdue: boolean;
       is_own: boolean;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       number: string;
       opens_at: string | null;
       order_id: string;
       order_number: string;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
       vendor: {
        business_name: string;
       };
       version: number;
       voucher: string | null;
       was_retried: boolean;
      }[];
      next: string | null;
      open_amount: number;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminRefundsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      account: string | null;
      amount: number;
      created_at: string;
      customer: {
       name: string;
       phone: string;
      };
      delivery: number;
      due_on: LocalDate;
      fail_reason: string | null;
      goods: number;
      id: string;
      is_overdue: boolean;
      is_own: boolean;
      /** @enum {string} */
      method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
      number: string;
      opens_at: string | null;
      order_id: string;
      order_number: string;
      reference: string | null;
      /** @enum {string} */
      state: "due" | "approved" | "paid" | "failed" | "cancelled";
      vendor: {
       business_name: string;
      };
      version: number;
      voucher: string | null;
      was_retried: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "refund_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_paid_online" | "order_already_cancelled" | "order_not_paid" | "payment_by_approver" | "proposer_not_settled" | "refund_exceeds_payment" | "refund_method_not_ready" | "refund_not_in_cash" | "refund_status_changed" | "refund_too_high" | "second_person_needed" | "settlement_in_progress" | "sole_approver_waiting" | "till_short" | "version_conflict">;
   422: Problem<"account_number_wrong" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminRefundsIdApproval: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody?: {
   content: {
    "application/json": {
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      account: string | null;
      amount: number;
      created_at: string;
      customer: {
       name: string;
       phone: string;
      };
      delivery: number;
      due_on: LocalDate;
      fail_reason: string | null;
      goods: number;
      id: string;
      is_overdue: boolean;
      is_own: boolean;
      /** @enum {string} */
      method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
      number: string;
      opens_at: string | null;
      order_id: string;
      order_number: string;
      reference: string | null;
      /** @enum {string} */
      state: "due" | "approved" | "paid" | "failed" | "cancelled";
      vendor: {
       business_name: string;
      };
      version: number;
      voucher: string | null;
      was_retried: boolean;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "refund_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_paid_online" | "order_already_cancelled" | "order_not_paid" | "payment_by_approver" | "proposer_not_settled" | "refund_exceeds_payment" | "refund_method_not_ready" | "refund_not_in_cash" | "refund_status_changed" | "refund_too_high" | "second_person_needed" | "settlement_in_progress" | "sole_approver_waiting" | "till_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_number_wrong" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminRefundsIdCancellation: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      account: string | null;
      amount: number;
      created_at: string;
      customer: {
       name: string;
       phone: string;
      };
      delivery: number;
      due_on: LocalDate;
      fail_reason: string | null;
      goods: number;
      id: string;
      is_overdue: boolean;
      is_own: boolean;
      /** @enum {string} */
      method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
      number: string;
      opens_at: string | null;
      order_id: string;
      order_number: string;
      reference: string | null;
      /** @enum {string} */
      state: "due" | "approved" | "paid" | "failed" | "cancelled";
      vendor: {
       business_name: string;
      };
      version: number;
      voucher: string | null;
      was_retried: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "refund_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_paid_online" | "order_already_cancelled" | "order_not_paid" | "payment_by_approver" | "proposer_not_settled" | "refund_exceeds_payment" | "refund_method_not_ready" | "refund_not_in_cash" | "refund_status_changed" | "refund_too_high" | "second_person_needed" | "settlement_in_progress" | "sole_approver_waiting" | "till_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_number_wrong" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminRefundsIdFailure: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      account: string | null;
      amount: number;
      created_at: string;
      customer: {
       name: string;
       phone: string;
      };
      delivery: number;
      due_on: LocalDate;
      fail_reason: string | null;
      goods: number;
      id: string;
      is_overdue: boolean;
      is_own: boolean;
      /** @enum {string} */
      method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
      number: string;
      opens_at: string | null;
      order_id: string;
      order_number: string;
      reference: string | null;
      /** @enum {string} */
      state: "due" | "approved" | "paid" | "failed" | "cancelled";
      vendor: {
       business_name: string;
      };
      version: number;
      voucher: string | null;
      was_retried: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "refund_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_paid_online" | "order_already_cancelled" | "order_not_paid" | "payment_by_approver" | "proposer_not_settled" | "refund_exceeds_payment" | "refund_method_not_ready" | "refund_not_in_cash" | "refund_status_changed" | "refund_too_high" | "second_person_needed" | "settlement_in_progress" | "sole_approver_waiting" | "till_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_number_wrong" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminRefundsIdPayment: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     paid_from?: "till" | "bank";
     reference?: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      account: string | null;
      amount: number;
      created_at: string;
      customer: {
       name: string;
       phone: string;
      };
      delivery: number;
      due_on: LocalDate;
      fail_reason: string | null;
      goods: number;
      id: string;
      is_overdue: boolean;
      is_own: boolean;
      /** @enum {string} */
      method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
      number: string;
      opens_at: string | null;
      order_id: string;
      order_number: string;
      reference: string | null;
      /** @enum {string} */
      state: "due" | "approved" | "paid" | "failed" | "cancelled";
      vendor: {
       business_name: string;
      };
      version: number;
      voucher: string | null;
      was_retried: boolean;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "refund_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_paid_online" | "order_already_cancelled" | "order_not_paid" | "payment_by_approver" | "proposer_not_settled" | "refund_exceeds_payment" | "refund_method_not_ready" | "refund_not_in_cash" | "refund_status_changed" | "refund_too_high" | "second_person_needed" | "settlement_in_progress" | "sole_approver_waiting" | "till_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_number_wrong" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminRefundsIdRetries: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     account?: string;
     /** @enum {string} */
     method?: "cash" | "ccp" | "bank_transfer";
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      account: string | null;
      amount: number;
      created_at: string;
      customer: {
       name: string;
       phone: string;
      };
      delivery: number;
      due_on: LocalDate;
      fail_reason: string | null;
      goods: number;
      id: string;
      is_overdue: boolean;
      is_own: boolean;
      /** @enum {string} */
      method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
      number: string;
      opens_at: string | null;
      order_id: string;
      order_number: string;
      reference: string | null;
      /** @enum {string} */
      state: "due" | "approved" | "paid" | "failed" | "cancelled";
      vendor: {
       business_name: string;
      };
      version: number;
      voucher: string | null;
      was_retried: boolean;
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "refund_not_found">;
   409: Problem<"approver_not_settled" | "finance_duty_missing" | "not_paid_online" | "order_already_cancelled" | "order_not_paid" | "payment_by_approver" | "proposer_not_settled" | "refund_exceeds_payment" | "refund_method_not_ready" | "refund_not_in_cash" | "refund_status_changed" | "refund_too_high" | "second_person_needed" | "settlement_in_progress" | "sole_approver_waiting" | "till_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_number_wrong" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminReports: {
  parameters: {
   query?: {
    category?: string;
    courier?: string;
    from?: string;
    period?: "current_month" | "last_30_days" | "total" | "range";
    until?: string;
    vendor?: string;
    wilaya?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      couriers: {
       confirmed: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivered: number;
       delivery_rate: number | null;
       ordered: number;
       remitted: number;
       remitted_amount: number;
       returned: number;
       shipped: number;
      }[];
      net_revenue: number | null;
      new_users: number;
      orders: number;
      orders_by_status: {
       cancelled?: number;
       confirmed?: number;
       delivered?: number;
       pending?: number;
       processing?: number;
       shipped?: number;
      };
      period: {
       from: LocalDate | null;
       /** @enum {string} */
       kind: "current_month" | "last_30_days" | "total" | "range";
       until: LocalDate;
      };
      previous: {
       from: LocalDate | null;
       orders: number;
       revenue: number;
       until: LocalDate;
      } | null;
      products: number;
      recent_orders: {
       created_at: string;
       id: string;
       order_number: string;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       total_amount: number;
       vendor: {
        business_name: string;
       };
      }[];
      refunded: number | null;
      revenue: number;
      series: {
       points: {
        on: LocalDate;
        orders: number;
        revenue: number;
       }[];
       /** @enum {string} */
       step: "day" | "month";
      };
      top_categories: {
       name: string;
       revenue: number;
       slug: string;
      }[];
      top_vendors: {
       business_name: string;
       id: string;
       revenue: number;
      }[];
      users: number;
      vendor: {
       business_name: string;
       id: string;
      } | null;
      vendors: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminReportsIdState: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     state: "upheld" | "dismissed" | "open";
     version?: number;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found" | "report_not_found">;
   409: Problem<"status_unchanged" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminReportsAdvertising: {
  parameters: {
   query?: {
    period?: "current_month" | "total";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      categories: string[];
      click_through_rate: number | null;
      clicks: number;
      conversion_rate: number | null;
      conversions: number;
      cost_per_click: number | null;
      cost_per_thousand: number | null;
      files: {
       name: string;
       /** @enum {string} */
       platform: "meta" | "tiktok" | "google" | "x";
      }[];
      impressions: number;
      /** @enum {boolean} */
      is_estimate: true;
      period: {
       from: LocalDate | null;
       /** @enum {string} */
       kind: "current_month" | "total";
       until: LocalDate;
      };
      spend: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminReportsChoices: {
  responses: {
   200: {
    content: {
     "application/json": {
      categories: {
       name: string;
       slug: string;
      }[];
      couriers: {
       code: string;
       name: string;
      }[];
      vendors: {
       business_name: string;
       id: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminReturns: {
  parameters: {
   query?: {
    cursor?: string;
    customer?: string;
    limit?: number;
    search?: string;
    status?: "all" | "requested" | "under_way" | "checked" | "over";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       all?: number;
       checked?: number;
       over?: number;
       requested?: number;
       under_way?: number;
      };
      items: {
       customer: {
        name: string;
        phone: string;
       };
       id: string;
       number: string;
       order_id: string;
       order_number: string;
       /** @enum {string|null} */
       outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       piece_count: number;
       product_name: string;
       /** @enum {string} */
       reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
       requested_at: string;
       /** @enum {string} */
       requested_resolution: "refund" | "exchange" | "replacement" | "repair";
       /** @enum {string} */
       state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       variant_label: string | null;
       vendor: {
        business_name: string;
       };
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminReviewsIdState: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     state: "published" | "pending";
     version?: number;
    } | {
     /** @enum {string} */
     reason: "insult" | "personal_data" | "off_topic" | "advertising" | "false" | "law" | "other";
     /** @enum {string} */
     state: "hidden";
     version?: number;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"content_not_found" | "not_found" | "report_not_found">;
   409: Problem<"status_unchanged" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminSearch: {
  parameters: {
   query: {
    q: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       detail: string;
       id: string;
       /** @enum {string} */
       kind: "order" | "return" | "user" | "vendor" | "product" | "batch";
       title: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminSearchIntents: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       id: string;
       is_broad: boolean;
       /** @enum {string} */
       kind: "occasion" | "person" | "activity" | "subject" | "place";
       name_ar: string;
       name_en: string;
       name_fr: string;
       phrases: string[];
       terms: string[];
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postAdminSearchIntents: {
  requestBody: {
   content: {
    "application/json": {
     /** @default false */
     is_broad?: boolean;
     /** @enum {string} */
     kind: "occasion" | "person" | "activity" | "subject" | "place";
     name_ar: string;
     name_en: string;
     name_fr: string;
     phrases: string[];
     terms: string[];
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
      is_broad: boolean;
      /** @enum {string} */
      kind: "occasion" | "person" | "activity" | "subject" | "place";
      name_ar: string;
      name_en: string;
      name_fr: string;
      phrases: string[];
      terms: string[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminSearchIntentsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default false */
     is_broad?: boolean;
     /** @enum {string} */
     kind: "occasion" | "person" | "activity" | "subject" | "place";
     name_ar: string;
     name_en: string;
     name_fr: string;
     phrases: string[];
     terms: string[];
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      id: string;
      is_broad: boolean;
      /** @enum {string} */
      kind: "occasion" | "person" | "activity" | "subject" | "place";
      name_ar: string;
      name_en: string;
      name_fr: string;
      phrases: string[];
      terms: string[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"intent_not_found" | "not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 deleteAdminSearchIntentsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"intent_not_found" | "not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminSearchPreviews: {
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     draft?: {
      expansions: string[];
      /**
      * Format: uuid
      * @default null
      */
      id?: string | null;
      term: string;
     } | null;
     query: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      drafted: {
       /** @enum {string} */
       carried: "all" | "some" | "none";
       items: {
        id: string;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        name: string;
        price: number;
       }[];
       parts: {
        expansions: string[];
        near: string[];
        typed: string;
       }[];
       total: number;
      } | null;
      now: {
       /** @enum {string} */
       carried: "all" | "some" | "none";
       items: {
        id: string;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        name: string;
        price: number;
       }[];
       parts: {
        expansions: string[];
        near: string[];
        typed: string;
       }[];
       total: number;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminSession: {
  responses: {
   200: {
    content: {
     "application/json": {
      approves_alone: boolean;
      duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminSettings: {
  responses: {
   200: {
    content: {
     "application/json": {
      allowGuestCheckout: boolean;
      companyActivity: string;
      companyAddress: string;
      companyCapital: string;
      companyEmail: "" | string;
      companyLegalForm: string;
      companyName: string;
      companyPhone: string;
      companyStatisticalNumber: string;
      companyTaxItem: string;
      companyTaxNumber: string;
      companyTradeRegister: string;
      contactEmail: string;
      /** @enum {string} */
      currency: "DZD";
      defaultCommissionRate: number;
      defaultShippingFee: number;
      enableComparison: boolean;
      enableRegistration: boolean;
      enableReviews: boolean;
      enableVendorRegistration: boolean;
      enableWishlist: boolean;
      facebookUrl: "" | string;
      freeOrdersPerContact: number;
      freeOrdersPerNetwork: number;
      instagramUrl: "" | string;
      locked: {
       [key: string]: string;
      };
      lossClaimDays: number;
      maintenanceMode: boolean;
      maximumEmailsPerDay: number;
      maximumOrdersPerNetwork: number;
      maximumUnconfirmedPieces: number;
      optionalLanguages: string;
      payOnlyRemitted: boolean;
      refundWithoutManager: number;
      requireEmailVerification: boolean;
      requireSecondFactor: boolean;
      siteDescription: string;
      siteName: string;
      siteUrl: string;
      supportEmail: string;
      taxRate: number;
      tiktokUrl: "" | string;
     };
    };
   };
  };
 };
 putAdminSettings: {
  requestBody: {
   content: {
    "application/json": {
     allowGuestCheckout?: boolean;
     companyActivity?: string;
     companyAddress?: string;
     companyCapital?: string;
     companyEmail?: "" | string;
     companyLegalForm?: string;
     companyName?: string;
     companyPhone?: string;
     companyStatisticalNumber?: string;
     companyTaxItem?: string;
     companyTaxNumber?: string;
     companyTradeRegister?: string;
     contactEmail?: string;
     /** @enum {string} */
     currency?: "DZD";
     defaultCommissionRate?: number;
     defaultShippingFee?: number;
     enableComparison?: boolean;
     enableRegistration?: boolean;
     enableReviews?: boolean;
     enableVendorRegistration?: boolean;
     enableWishlist?: boolean;
     facebookUrl?: "" | string;
     freeOrdersPerContact?: number;
     freeOrdersPerNetwork?: number;
     instagramUrl?: "" | string;
     known?: {
      allowGuestCheckout?: boolean;
      companyActivity?: string;
      companyAddress?: string;
      companyCapital?: string;
      companyEmail?: "" | string;
      companyLegalForm?: string;
      companyName?: string;
      companyPhone?: string;
      companyStatisticalNumber?: string;
      companyTaxItem?: string;
      companyTaxNumber?: string;
      companyTradeRegister?: string;
      contactEmail?: string;
      /** @enum {string} */
      currency?: "DZD";
      defaultCommissionRate?: number;
      defaultShippingFee?: number;
      enableComparison?: boolean;
      enableRegistration?: boolean;
      enableReviews?: boolean;
      enableVendorRegistration?: boolean;
      enableWishlist?: boolean;
      facebookUrl?: "" | string;
      freeOrdersPerContact?: number;
      freeOrdersPerNetwork?: number;
      instagramUrl?: "" | string;
      lossClaimDays?: number;
      maintenanceMode?: boolean;
      maximumEmailsPerDay?: number;
      maximumOrdersPerNetwork?: number;
      maximumUnconfirmedPieces?: number;
      optionalLanguages?: string;
      payOnlyRemitted?: boolean;
      refundWithoutManager?: number;
      requireEmailVerification?: boolean;
      requireSecondFactor?: boolean;
      siteDescription?: string;
      siteName?: string;
      siteUrl?: string;
      supportEmail?: string;
      taxRate?: number;
      tiktokUrl?: "" | string;
     };
     lossClaimDays?: number;
     maintenanceMode?: boolean;
     maximumEmailsPerDay?: number;
     maximumOrdersPerNetwork?: number;
     maximumUnconfirmedPieces?: number;
     optionalLanguages?: string;
     payOnlyRemitted?: boolean;
     refundWithoutManager?: number;
     requireEmailVerification?: boolean;
     requireSecondFactor?: boolean;
     siteDescription?: string;
     siteName?: string;
     siteUrl?: string;
     supportEmail?: string;
     taxRate?: number;
     tiktokUrl?: "" | string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      allowGuestCheckout: boolean;
      companyActivity: string;
      companyAddress: string;
      companyCapital: string;
      companyEmail: "" | string;
      companyLegalForm: string;
      companyName: string;
      companyPhone: string;
      companyStatisticalNumber: string;
      companyTaxItem: string;
      companyTaxNumber: string;
      companyTradeRegister: string;
      contactEmail: string;
      /** @enum {string} */
      currency: "DZD";
      defaultCommissionRate: number;
      defaultShippingFee: number;
      enableComparison: boolean;
      enableRegistration: boolean;
      enableReviews: boolean;
      enableVendorRegistration: boolean;
      enableWishlist: boolean;
      facebookUrl: "" | string;
      freeOrdersPerContact: number;
      freeOrdersPerNetwork: number;
      instagramUrl: "" | string;
      locked: {
       [key: string]: string;
      };
      lossClaimDays: number;
      maintenanceMode: boolean;
      maximumEmailsPerDay: number;
      maximumOrdersPerNetwork: number;
      maximumUnconfirmedPieces: number;
      optionalLanguages: string;
      payOnlyRemitted: boolean;
      refundWithoutManager: number;
      requireEmailVerification: boolean;
      requireSecondFactor: boolean;
      siteDescription: string;
      siteName: string;
      siteUrl: string;
      supportEmail: string;
      taxRate: number;
      tiktokUrl: "" | string;
     };
    };
   };
   400: components["responses"]["Guard400"];
   409: Problem<"setting_locked" | "setting_version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminSettingsHistory: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       after: string | number | boolean;
       before: string | number | boolean;
       changed_at: string;
       changed_by: string | null;
       id: string;
       name: string;
      }[];
      next: string | null;
     };
    };
   };
   422: components["responses"]["Problem422"];
  };
 };
 getAdminShippingRates: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       home: {
        fee: number;
        free_above: number | null;
        is_offered: boolean;
        max_days: number;
        min_days: number;
       } | null;
       stop_desk: {
        fee: number;
        free_above: number | null;
        is_offered: boolean;
        max_days: number;
        min_days: number;
       } | null;
       wilaya: string;
       /** @enum {string} */
       zone: "capital" | "north" | "high_plateaus" | "steppe" | "south" | "far_south";
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putAdminShippingRates: {
  requestBody: {
   content: {
    "application/json": {
     changes: {
      known?: {
       fee: number;
       free_above: number | null;
       is_offered: boolean;
       max_days: number;
       min_days: number;
      } | null;
      /** @enum {string} */
      method: "home" | "stop_desk";
      rate: {
       fee: number;
       free_above: number | null;
       is_offered: boolean;
       max_days: number;
       min_days: number;
      } | null;
      wilaya: string;
     }[];
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       home: {
        fee: number;
        free_above: number | null;
        is_offered: boolean;
        max_days: number;
        min_days: number;
       } | null;
       stop_desk: {
        fee: number;
        free_above: number | null;
        is_offered: boolean;
        max_days: number;
        min_days: number;
       } | null;
       wilaya: string;
       /** @enum {string} */
       zone: "capital" | "north" | "high_plateaus" | "steppe" | "south" | "far_south";
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"rate_version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"duplicate_rate" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminShippingRatesHistory: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       changed_at: string;
       changed_by: string | null;
       changes: {
        after: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
        before: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
        /** @enum {string} */
        method: "home" | "stop_desk";
        wilaya: string;
       }[];
       id: string;
      }[];
      next: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminSpecificationNames: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       category: string;
       names: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminSynonyms: {
  parameters: {
   query?: {
    cursor?: string;
    language?: "all" | "fr" | "en" | "ar" | "darija";
    limit?: number;
    search?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       all?: number;
       ar?: number;
       darija?: number;
       en?: number;
       fr?: number;
      };
      items: {
       expansions: string[];
       id: string;
       is_substitute: boolean;
       /** @enum {string} */
       language: "fr" | "en" | "ar" | "darija";
       term: string;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminSynonyms: {
  requestBody: {
   content: {
    "application/json": {
     expansions: string[];
     is_substitute?: boolean;
     /** @enum {string} */
     language: "fr" | "en" | "ar" | "darija";
     term: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      expansions: string[];
      id: string;
      is_substitute: boolean;
      /** @enum {string} */
      language: "fr" | "en" | "ar" | "darija";
      term: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "synonym_not_found">;
   409: Problem<"synonym_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "synonym_of_itself" | "synonym_too_long" | "synonym_without_terms">;
  };
 };
 putAdminSynonymsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     expansions: string[];
     is_substitute?: boolean;
     /** @enum {string} */
     language: "fr" | "en" | "ar" | "darija";
     term: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      expansions: string[];
      id: string;
      is_substitute: boolean;
      /** @enum {string} */
      language: "fr" | "en" | "ar" | "darija";
      term: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "synonym_not_found">;
   409: Problem<"synonym_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "synonym_of_itself" | "synonym_too_long" | "synonym_without_terms">;
  };
 };
 deleteAdminSynonymsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "synonym_not_found">;
   409: Problem<"synonym_taken">;
   422: Problem<"invalid_character" | "invalid_input" | "synonym_of_itself" | "synonym_too_long" | "synonym_without_terms">;
  };
 };
 getAdminSystem: {
  responses: {
   200: {
    content: {
     "application/json": {
      as_of: string;
      backups: {
       alert_after_days: number;
       is_overdue: boolean;
       last: {
        bytes: number;
        duration_ms: number;
        files: number;
        finished_at: string;
        is_encrypted: boolean;
        rows: number;
       } | null;
      };
      database: {
       answered_in_ms: number;
       bytes: number;
       connections: number;
       most_connections: number;
       tables: {
        bytes: number;
        name: string;
       }[];
       version: string;
      };
      files: {
       bytes: number;
       count: number;
      };
      jobs: {
       given_up: {
        attempts: number;
        created_at: string;
        dead_at: string;
        error: string | null;
        id: number;
        kind: string;
        mail: {
         subject: string;
         to: string;
        } | null;
       }[];
       kinds: {
        dead: number;
        failing: number;
        kind: string;
        running: number;
        waiting: number;
       }[];
       schedules: {
        name: string;
        next_at: string;
       }[];
      };
      migrations: {
       count: number;
       latest: {
        applied_at: string;
        capability: string;
        name: string;
       }[];
      };
      outbox: {
       given_up: {
        attempts: number;
        error: string | null;
        event_id: number;
        published_at: string;
        subscriber: string;
        type: string;
       }[];
       not_handed_out: number;
       subscribers: {
        dead: number;
        name: string;
        oldest_at: string | null;
        waiting: number;
       }[];
      };
      process: {
       memory_bytes: number;
       node: string;
       started_at: string;
       version: string;
      };
      warnings: ("smtp_missing" | "site_url_missing" | "trust_proxy_missing" | "s3_unread" | "replica_unread" | "demo_off" | "public_holidays_end" | "public_holidays_unconfirmed")[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putAdminSystemBackupAlert: {
  requestBody: {
   content: {
    "application/json": {
     after_days: number;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminSystemEventsIdSubscribersSubscriberRetries: {
  parameters: {
   path: {
    id: number;
    subscriber: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"not_a_dead_letter">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminSystemJobsIdRetries: {
  parameters: {
   path: {
    id: number;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"not_a_dead_letter">;
   422: components["responses"]["Problem422"];
  };
 };
 getAdminUsers: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    role?: "" | ("customer" | "vendor" | "admin");
    search?: string;
    sort?: "newest" | "oldest" | "name_asc" | "name_desc" | "email_asc" | "email_desc";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       admin: number;
       customer: number;
       vendor: number;
      };
      items: {
       address: string | null;
       city: string | null;
       created_at: string;
       deactivated_at: string | null;
       duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
       email: string | null;
       first_name: string | null;
       id: string;
       last_name: string | null;
       last_sign_in_at: string | null;
       phone: string | null;
       /** @enum {string} */
       role: "customer" | "vendor" | "admin";
       user_id: string;
       wilaya: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminUsersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address: string | null;
      city: string | null;
      created_at: string;
      deactivated_at: string | null;
      duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
      email: string | null;
      first_name: string | null;
      id: string;
      last_name: string | null;
      last_sign_in_at: string | null;
      phone: string | null;
      /** @enum {string} */
      role: "customer" | "vendor" | "admin";
      user_id: string;
      wilaya: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "user_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 putAdminUsersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     address?: string | null;
     /** @default null */
     city?: string | null;
     /** @default null */
     email?: string | null;
     /** @default null */
     first_name?: string | null;
     /** @default null */
     last_name?: string | null;
     /** @default null */
     phone?: string | null;
     /** @default null */
     wilaya?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address: string | null;
      city: string | null;
      created_at: string;
      deactivated_at: string | null;
      duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
      email: string | null;
      first_name: string | null;
      id: string;
      last_name: string | null;
      last_sign_in_at: string | null;
      phone: string | null;
      /** @enum {string} */
      role: "customer" | "vendor" | "admin";
      user_id: string;
      wilaya: string | null;
     };
    };
   };
   400: Problem<"bad_request" | "malformed_body" | "reauthentication_needed">;
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "user_not_found">;
   409: Problem<"email_exists" | "phone_exists" | "user_deactivated">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"email_malformed" | "email_required" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminUsersIdAddresses: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       address: string;
       city: string;
       commune_code: string | null;
       created_at: string;
       first_name: string;
       id: string;
       is_default: boolean;
       label: string;
       last_name: string;
       phone: string;
       postal_code: string | null;
       wilaya: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminUsersIdDeactivation: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address: string | null;
      city: string | null;
      created_at: string;
      deactivated_at: string | null;
      duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
      email: string | null;
      first_name: string | null;
      id: string;
      last_name: string | null;
      last_sign_in_at: string | null;
      phone: string | null;
      /** @enum {string} */
      role: "customer" | "vendor" | "admin";
      user_id: string;
      wilaya: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "user_not_found">;
   409: Problem<"last_admin" | "last_duty_holder">;
   422: components["responses"]["Problem422"];
  };
 };
 deleteAdminUsersIdDeactivation: {
  parameters: {
   query?: {
    own?: "0" | "1" | "true" | "false" | "";
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address: string | null;
      city: string | null;
      created_at: string;
      deactivated_at: string | null;
      duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
      email: string | null;
      first_name: string | null;
      id: string;
      last_name: string | null;
      last_sign_in_at: string | null;
      phone: string | null;
      /** @enum {string} */
      role: "customer" | "vendor" | "admin";
      user_id: string;
      wilaya: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "user_not_found">;
   409: Problem<"deactivated_by_other" | "email_exists" | "phone_exists" | "user_deactivated">;
   422: Problem<"email_malformed" | "email_required" | "invalid_character" | "invalid_input">;
  };
 };
 putAdminUsersIdDuties: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address: string | null;
      city: string | null;
      created_at: string;
      deactivated_at: string | null;
      duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
      email: string | null;
      first_name: string | null;
      id: string;
      last_name: string | null;
      last_sign_in_at: string | null;
      phone: string | null;
      /** @enum {string} */
      role: "customer" | "vendor" | "admin";
      user_id: string;
      wilaya: string | null;
     };
    };
   };
   400: Problem<"bad_request" | "malformed_body" | "reauthentication_needed">;
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "user_not_found">;
   409: Problem<"last_duty_holder" | "not_an_admin" | "user_deactivated">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminUsersIdRole: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     role: "customer" | "vendor" | "admin";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address: string | null;
      city: string | null;
      created_at: string;
      deactivated_at: string | null;
      duties: ("finance" | "support" | "catalogue" | "moderation" | "marketing" | "administration")[];
      email: string | null;
      first_name: string | null;
      id: string;
      last_name: string | null;
      last_sign_in_at: string | null;
      phone: string | null;
      /** @enum {string} */
      role: "customer" | "vendor" | "admin";
      user_id: string;
      wilaya: string | null;
     };
    };
   };
   400: Problem<"bad_request" | "malformed_body" | "reauthentication_needed">;
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "user_not_found">;
   409: Problem<"last_admin" | "last_duty_holder" | "user_deactivated">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminUsersIdSessions: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       browser: string | null;
       created_at: string;
       /** @enum {string} */
       device: "phone" | "tablet" | "computer" | "unknown";
       has_second_factor: boolean;
       id: string;
       ip: string | null;
       is_current: boolean;
       last_used_at: string;
       system: string | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 deleteAdminUsersIdSessions: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "session_not_found" | "user_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 deleteAdminUsersIdSessionsSession: {
  parameters: {
   path: {
    id: string;
    session: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "session_not_found" | "user_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 getAdminVendorPerformance: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    sort?: "orders" | "cancelled" | "late" | "refused" | "returned" | "name";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      computed_at: string | null;
      items: {
       business_name: string;
       cancelled_rate: number | null;
       id: string;
       late_rate: number | null;
       orders: number;
       refused_rate: number | null;
       returned_rate: number | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminVendors: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    sort?: "newest" | "oldest" | "name_asc" | "name_desc";
    state?: "all" | "pending" | "verified" | "rejected" | "active" | "inactive" | "changed";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       active: number;
       pending: number;
       total: number;
       verified: number;
      };
      items: {
       business_city: string | null;
       business_email: string;
       business_name: string;
       business_phone: string | null;
       business_wilaya: string | null;
       created_at: string;
       has_identity_change: boolean;
       id: string;
       is_active: boolean;
       order_count: number;
       product_count: number;
       /** @enum {string} */
       verification_status: "pending" | "verified" | "rejected";
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminVendors: {
  requestBody: {
   content: {
    "application/json": {
     business_address?: string | null;
     business_city?: string | null;
     business_description?: string | null;
     business_email: string;
     business_name: string;
     business_phone?: string | null;
     business_wilaya?: string | null;
     user_email: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      capital: string | null;
      craftsman_card: string | null;
      created_at: string;
      deactivated_at: string | null;
      documents: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      has_identity_change: boolean;
      history: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "admin" | "system";
       /** @enum {string} */
       change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
       reason: string | null;
      }[];
      id: string;
      identity_change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       requested_at: string;
      } | null;
      is_active: boolean;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      missing_documents: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
      nif: string | null;
      nis: string | null;
      order_count: number;
      owner: {
       email: string | null;
       name: string | null;
      };
      product_count: number;
      rc: string | null;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "user_not_found" | "vendor_not_found">;
   409: Problem<"user_is_staff" | "vendor_already_registered">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminVendorsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      capital: string | null;
      craftsman_card: string | null;
      created_at: string;
      deactivated_at: string | null;
      documents: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      has_identity_change: boolean;
      history: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "admin" | "system";
       /** @enum {string} */
       change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
       reason: string | null;
      }[];
      id: string;
      identity_change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       requested_at: string;
      } | null;
      is_active: boolean;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      missing_documents: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
      nif: string | null;
      nis: string | null;
      order_count: number;
      owner: {
       email: string | null;
       name: string | null;
      };
      product_count: number;
      rc: string | null;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 putAdminVendorsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     business_address?: string | null;
     business_city?: string | null;
     business_description?: string | null;
     business_email: string;
     business_name: string;
     business_phone?: string | null;
     business_wilaya?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      capital: string | null;
      craftsman_card: string | null;
      created_at: string;
      deactivated_at: string | null;
      documents: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      has_identity_change: boolean;
      history: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "admin" | "system";
       /** @enum {string} */
       change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
       reason: string | null;
      }[];
      id: string;
      identity_change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       requested_at: string;
      } | null;
      is_active: boolean;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      missing_documents: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
      nif: string | null;
      nis: string | null;
      order_count: number;
      owner: {
       email: string | null;
       name: string | null;
      };
      product_count: number;
      rc: string | null;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 putAdminVendorsIdActivity: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     is_active: boolean;
     reason?: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      capital: string | null;
      craftsman_card: string | null;
      created_at: string;
      deactivated_at: string | null;
      documents: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      has_identity_change: boolean;
      history: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "admin" | "system";
       /** @enum {string} */
       change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
       reason: string | null;
      }[];
      id: string;
      identity_change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       requested_at: string;
      } | null;
      is_active: boolean;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      missing_documents: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
      nif: string | null;
      nis: string | null;
      order_count: number;
      owner: {
       email: string | null;
       name: string | null;
      };
      product_count: number;
      rc: string | null;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminVendorsIdApproval: {
  parameters: {
   query?: {
    is_confirmed?: "0" | "1" | "true" | "false" | "";
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      business_name: string;
      id: string;
      is_active: boolean;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"documents_missing" | "vendor_already_decided">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminVendorsIdIdentityChangesChangeAcceptance: {
  parameters: {
   path: {
    change: string;
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      capital: string | null;
      craftsman_card: string | null;
      created_at: string;
      deactivated_at: string | null;
      documents: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      has_identity_change: boolean;
      history: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "admin" | "system";
       /** @enum {string} */
       change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
       reason: string | null;
      }[];
      id: string;
      identity_change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       requested_at: string;
      } | null;
      is_active: boolean;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      missing_documents: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
      nif: string | null;
      nis: string | null;
      order_count: number;
      owner: {
       email: string | null;
       name: string | null;
      };
      product_count: number;
      rc: string | null;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"identity_change_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminVendorsIdIdentityChangesChangeRejection: {
  parameters: {
   path: {
    change: string;
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      capital: string | null;
      craftsman_card: string | null;
      created_at: string;
      deactivated_at: string | null;
      documents: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      has_identity_change: boolean;
      history: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "admin" | "system";
       /** @enum {string} */
       change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
       reason: string | null;
      }[];
      id: string;
      identity_change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       requested_at: string;
      } | null;
      is_active: boolean;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      missing_documents: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
      nif: string | null;
      nis: string | null;
      order_count: number;
      owner: {
       email: string | null;
       name: string | null;
      };
      product_count: number;
      rc: string | null;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"identity_change_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postAdminVendorsIdRejection: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      business_name: string;
      id: string;
      is_active: boolean;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"vendor_already_decided">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getAdminVendorsIdVerificationDocumentsDocument: {
  parameters: {
   path: {
    document: string;
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/octet-stream": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"document_not_found" | "not_found" | "vendor_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postAdminVendorsIdVerificationDocumentsDocumentAcceptance: {
  parameters: {
   path: {
    document: string;
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     expires_on: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      capital: string | null;
      craftsman_card: string | null;
      created_at: string;
      deactivated_at: string | null;
      documents: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      has_identity_change: boolean;
      history: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "admin" | "system";
       /** @enum {string} */
       change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
       reason: string | null;
      }[];
      id: string;
      identity_change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       requested_at: string;
      } | null;
      is_active: boolean;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      missing_documents: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
      nif: string | null;
      nis: string | null;
      order_count: number;
      owner: {
       email: string | null;
       name: string | null;
      };
      product_count: number;
      rc: string | null;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"document_already_decided" | "document_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"document_expired" | "invalid_character" | "invalid_input">;
  };
 };
 postAdminVendorsIdVerificationDocumentsDocumentRejection: {
  parameters: {
   path: {
    document: string;
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other";
     /** @default  */
     refusal_note?: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      capital: string | null;
      craftsman_card: string | null;
      created_at: string;
      deactivated_at: string | null;
      documents: {
       bytes: number | null;
       decided_at: string | null;
       expires_on: LocalDate | null;
       handed_in_at: string | null;
       id: string | null;
       is_ending: boolean;
       /** @enum {string} */
       kind: "rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other";
       mime: string | null;
       /** @enum {string} */
       need: "needed" | "optional" | "none";
       /** @enum {string|null} */
       reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
       refusal_note: string | null;
       /** @enum {string} */
       state: "missing" | "pending" | "accepted" | "refused" | "expired";
      }[];
      has_identity_change: boolean;
      history: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "admin" | "system";
       /** @enum {string} */
       change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
       reason: string | null;
      }[];
      id: string;
      identity_change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       requested_at: string;
      } | null;
      is_active: boolean;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      missing_documents: ("rc" | "artisan_card" | "auto_entrepreneur_card" | "nif" | "identity_card" | "identity_card_back" | "rib" | "statutes" | "other")[];
      nif: string | null;
      nis: string | null;
      order_count: number;
      owner: {
       email: string | null;
       name: string | null;
      };
      product_count: number;
      rc: string | null;
      rejected_at: string | null;
      rejection_reason: string | null;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      verified_at: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"document_already_decided" | "document_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"document_expired" | "invalid_character" | "invalid_input">;
  };
 };
 getAdminWeakTerms: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       clicks: number;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       last_on: LocalDate;
       shown: number;
       term: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getAdminWebVitals: {
  parameters: {
   query?: {
    days?: number;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       /** @enum {string} */
       device: "phone" | "desktop";
       /** @enum {string} */
       metric: "fcp" | "lcp" | "fid" | "cls" | "bytes";
       over: number;
       p75: number | null;
       /** @enum {string} */
       route: "home" | "products" | "product" | "categories" | "vendors" | "vendor" | "cart" | "checkout" | "order" | "track" | "auth" | "account" | "other";
       samples: number;
       threshold: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getBanners: {
  parameters: {
   query?: {
    category?: string;
    place?: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors";
    wilaya?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       alt: string | null;
       body: string | null;
       button: string | null;
       id: string;
       path: string | null;
       picture: {
        height: number;
        name: string;
        width: number;
       } | null;
       /** @enum {string} */
       place: "home_hero" | "home_strip" | "category" | "search" | "cart" | "vendors";
       title: string;
      }[];
     };
    };
   };
   422: components["responses"]["Problem422"];
  };
 };
 postCartQuote: {
  requestBody: {
   content: {
    "application/json": {
     delivery?: {
      [key: string]: "home" | "stop_desk";
     };
     lines: {
      product_id: string;
      quantity: number;
      variant_id?: string;
     }[];
     promo_code?: string;
     wilaya?: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      changes: {
       available?: number;
       /** @enum {string} */
       kind: "price_changed" | "stock_short" | "gone" | "promo_refused";
       line: number | null;
       message: string;
       price?: number;
      }[];
      discount: number;
      parcels: {
       /** @enum {string} */
       delivery_method: "home" | "stop_desk";
       discount: number;
       lines: {
        available: number;
        bulk_percent: number;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        is_wholesale: boolean;
        line: number;
        list_price: number;
        name: string;
        price: number;
        product_id: string;
        quantity: number;
        total: number;
        variant_id: string;
        variant_label: string | null;
       }[];
       options: {
        fee: number;
        free_above: number | null;
        from: LocalDate;
        /** @enum {string} */
        method: "home" | "stop_desk";
        until: LocalDate;
       }[];
       rounding: number;
       shipping: number | null;
       stamp_duty: number;
       subtotal: number;
       total: number;
       vendor: {
        business_name: string;
        id: string;
        requires_phone_confirmation: boolean;
       };
      }[];
      promo_code: string | null;
      rounding: number;
      shipping: number | null;
      stamp_duty: number;
      subtotal: number;
      total: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getCategories: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       children: {
        name: string;
        product_count: number;
        slug: string;
       }[];
       name: string;
       product_count: number;
       slug: string;
      }[];
     };
    };
   };
  };
 };
 postCheckout: {
  parameters: {
   header: {
    "idempotency-key": string;
    "proof-of-work"?: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     delivery?: {
      [key: string]: "home" | "stop_desk";
     };
     expected_stamp_duty?: number;
     expected_total?: number;
     lines: {
      product_id: string;
      quantity: number;
      variant_id?: string;
     }[];
     /** @enum {string} */
     payment_method: "cash_on_delivery" | "card_on_delivery" | "edahabia" | "cib";
     pickup_point_id?: string;
     pickup_points?: {
      [key: string]: string;
     };
     promo_code?: string;
     shipping: {
      address: string;
      city: string;
      email: string;
      first_name: string;
      last_name: string;
      phone: string;
      postal_code?: string;
      wilaya: string;
     };
     wilaya?: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      key: string | null;
      number: string;
      orders: {
       id: string;
       order_number: string;
       /** @enum {string} */
       payment_status: "paid" | "pending" | "failed";
       stamp_duty: number;
       /** @enum {string} */
       status: "pending" | "confirmed";
       total_amount: number;
       vendor: {
        business_name: string;
        id: string;
       };
      }[];
      total: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: Problem<"guest_checkout_off" | "unauthorized">;
   409: Problem<"out_of_stock" | "quote_changed">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"idempotency_key_reused" | "invalid_character" | "invalid_input" | "payment_method_unavailable" | "pickup_point_unavailable" | "too_many_unconfirmed_pieces">;
   428: Problem<"proof_of_work_required">;
   429: components["responses"]["Problem429"];
  };
 };
 postConfirmationAnswers: {
  requestBody: {
   content: {
    "application/x-www-form-urlencoded": {
     /** @enum {string} */
     answer: "confirmed" | "refused";
     key: string;
    };
   };
  };
  responses: {
   303: {
   };
   400: components["responses"]["Problem400"];
   404: Problem<"link_unknown" | "not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postConfirmationLinks: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     order_id: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      url: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"call_not_found" | "not_found" | "order_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postConfirmationReadings: {
  requestBody: {
   content: {
    "application/json": {
     key: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      city: string;
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      expires_at: string;
      items: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       product_name: string;
       quantity: number;
       total: number;
       variant_label: string | null;
      }[];
      number: string;
      order_number: string;
      /** @enum {string} */
      state: "waiting" | "confirmed" | "cancelled" | "over";
      total_amount: number;
      vendor: {
       business_name: string;
       business_phone: string | null;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   404: Problem<"link_unknown" | "not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postConsents: {
  requestBody: {
   content: {
    "application/json": {
     analytics: boolean;
     functional: boolean;
     marketing: boolean;
     version: string;
     visitor_id: string;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"consent_text_unknown" | "invalid_character" | "invalid_input">;
   429: components["responses"]["Problem429"];
  };
 };
 postContact: {
  requestBody: {
   content: {
    "application/json": {
     email: string;
     message: string;
     name: string;
     /** @default  */
     order_number?: string;
     /** @enum {string} */
     topic: "order" | "return" | "account" | "selling" | "other";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 getDataExportsToken: {
  parameters: {
   path: {
    token: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/zip": unknown;
    };
   };
   404: Problem<"export_expired" | "not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postDataRequests: {
  requestBody: {
   content: {
    "application/json": {
     email: string;
     /** @enum {string} */
     kind: "access" | "rectification" | "erasure" | "objection" | "portability";
     /** @default  */
     message?: string;
     name: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      due_on: LocalDate;
      number: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 getDelivery: {
  parameters: {
   query: {
    vendor?: string;
    wilaya: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      options: {
       fee: number;
       free_above: number | null;
       from: LocalDate;
       /** @enum {string} */
       method: "home" | "stop_desk";
       until: LocalDate;
      }[];
      wilaya: string;
      wilaya_name: string;
     };
    };
   };
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 getDeliveryFees: {
  parameters: {
   query: {
    vendors: string;
    wilaya: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       fee: number;
       free_above: number | null;
       /** @enum {string} */
       method: "home" | "stop_desk";
       vendor: string;
      }[];
      wilaya: string;
     };
    };
   };
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 postEvents: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     consent_version: "2026-11";
     events: ({
      /** @enum {string} */
      currency: "DZD";
      /** @enum {string} */
      name: "view_item";
      product_id: string;
      search?: string;
     } | {
      /** @enum {string} */
      currency: "DZD";
      /** @enum {string} */
      name: "add_to_cart";
      product_id: string;
      quantity: number;
      search?: string;
     } | {
      /** @enum {string} */
      currency: "DZD";
      /** @enum {string} */
      name: "purchase";
      number: string;
     } | {
      /** @enum {string} */
      currency: "DZD";
      /** @enum {string} */
      name: "view_search_results";
      search: string;
     })[];
     visitor_id: string;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 getFilesKind: {
  parameters: {
   query?: {
    expires?: string;
    lang?: "fr" | "en" | "ar";
    language?: string;
    orders?: string;
    return?: string;
    session?: string;
    shop?: string;
    signature?: string;
   };
   path: {
    kind: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/pdf": string;
    };
   };
   403: Problem<"file_link_invalid" | "forbidden">;
   404: Problem<"document_gone" | "not_found">;
   410: Problem<"file_link_expired">;
   422: components["responses"]["Problem422"];
  };
 };
 getPages: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       slug: string;
       title: string;
      }[];
     };
    };
   };
  };
 };
 getPagesSlug: {
  parameters: {
   path: {
    slug: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      contents: {
       id: string;
       title: string;
      }[];
      description: string | null;
      html: string;
      slug: string;
      title: string;
      updated_on: LocalDate;
     };
    };
   };
   404: components["responses"]["Problem404"];
  };
 };
 getPaymentMethods: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       /** @enum {string} */
       method: "cash_on_delivery" | "card_on_delivery" | "edahabia" | "cib";
       name: string;
      }[];
     };
    };
   };
  };
 };
 postPaymentsGatewayEvents: {
  parameters: {
   path: {
    gateway: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      received: boolean;
     };
    };
   };
   400: Problem<"bad_request" | "event_malformed" | "malformed_body" | "signature_missing">;
   403: Problem<"forbidden" | "mode_mismatch" | "signature_invalid">;
   422: components["responses"]["Problem422"];
  };
 };
 getProducts: {
  parameters: {
   query?: {
    brand?: string;
    category?: string;
    color?: string;
    cursor?: string;
    facets?: "0" | "1" | "true" | "false" | "";
    ids?: string;
    in_stock?: "0" | "1" | "true" | "false" | "";
    limit?: number;
    literal?: "0" | "1" | "true" | "false" | "";
    max_price?: number | null;
    min_price?: number | null;
    min_rating?: number | null;
    on_sale?: "0" | "1" | "true" | "false" | "";
    search?: string;
    shop_wilaya?: string;
    size?: string;
    sort?: "relevance" | "price_asc" | "price_desc" | "rating" | "newest" | "popular" | "delivered_asc";
    vendor?: string;
    wilaya?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      carried?: "all" | "some" | "none";
      exact_total?: number;
      facets?: {
       brand: {
        count: number;
        name: string;
        value: string;
       }[];
       category: {
        count: number;
        name: string;
        value: string;
       }[];
       color: {
        count: number;
        /** @enum {string} */
        value: "black" | "white" | "gray" | "silver" | "beige" | "brown" | "red" | "pink" | "orange" | "yellow" | "gold" | "green" | "blue" | "purple";
       }[];
       in_stock: number;
       on_sale: number;
       price: {
        bars: {
         count: number;
         from: number;
         to: number;
        }[];
        max: number;
        min: number;
       };
       rating: {
        count: number;
        value: string;
       }[];
       shop_wilaya: {
        count: number;
        name: string;
        value: string;
       }[];
       size: {
        count: number;
        value: string;
       }[];
      };
      guesses?: {
       read: string;
       typed: string;
      }[];
      items: {
       average_rating: number;
       category: string;
       compare_at_price: number | null;
       discount_percent: number;
       has_variants: boolean;
       id: string;
       images: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       inventory_quantity: number;
       name: string;
       price: number;
       review_count: number;
       /** @enum {string} */
       stock_band: "none" | "low" | "in";
       vendor: {
        business_name: string;
        business_name_ar?: string;
        id: string;
        is_active: boolean;
        /** @enum {string} */
        verification_status: "pending" | "verified" | "rejected";
       };
      }[];
      near?: {
       categories: {
        name: string;
        slug: string;
       }[];
       items: {
        average_rating: number;
        category: string;
        compare_at_price: number | null;
        discount_percent: number;
        has_variants: boolean;
        id: string;
        images: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        }[];
        inventory_quantity: number;
        name: string;
        price: number;
        review_count: number;
        /** @enum {string} */
        stock_band: "none" | "low" | "in";
        vendor: {
         business_name: string;
         business_name_ar?: string;
         id: string;
         is_active: boolean;
         /** @enum {string} */
         verification_status: "pending" | "verified" | "rejected";
        };
       }[];
       searches: string[];
      };
      next: string | null;
      only_described?: boolean;
      price_bounds?: {
       max?: number;
       min?: number;
      };
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   422: components["responses"]["Problem422"];
  };
 };
 getProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       price: number | null;
       quantity: number;
      }[];
      category: string;
      category_path: {
       name: string;
       slug: string;
      }[];
      category_slug: string;
      compare_at_price: number | null;
      created_at: string;
      description: string | null;
      discount_percent: number;
      has_variants: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: string;
      price: number;
      rating_counts: number[];
      review_count: number;
      similar: {
       average_rating: number;
       category: string;
       compare_at_price: number | null;
       discount_percent: number;
       has_variants: boolean;
       id: string;
       images: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       inventory_quantity: number;
       name: string;
       price: number;
       review_count: number;
       /** @enum {string} */
       stock_band: "none" | "low" | "in";
       vendor: {
        business_name: string;
        business_name_ar?: string;
        id: string;
        is_active: boolean;
        /** @enum {string} */
        verification_status: "pending" | "verified" | "rejected";
       };
      }[];
      sku: string | null;
      specifications: {
       name: string;
       value: string;
      }[];
      /** @enum {string} */
      stock_band: "none" | "low" | "in";
      variant_id: string;
      variants: {
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       inventory_quantity: number;
       options: {
        name: string;
        swatch: string | null;
        value: string;
       }[];
       price: number;
       sku: string | null;
      }[];
      vendor: {
       average_rating: number;
       business_city: string | null;
       business_name: string;
       business_name_ar?: string;
       business_wilaya: string | null;
       id: string;
       is_active: boolean;
       logo_url: string | null;
       product_count: number;
       rating_count: number;
       requires_phone_confirmation: boolean;
       /** @enum {string} */
       verification_status: "pending" | "verified" | "rejected";
      };
     };
    };
   };
   404: Problem<"not_found" | "product_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 getProductsIdQuestions: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       answer: string | null;
       answered_at: string | null;
       author: string;
       created_at: string;
       id: string;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       text: string;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   422: components["responses"]["Problem422"];
  };
 };
 getProductsIdReviews: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       answer: string | null;
       author: string;
       created_at: string;
       id: string;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       rating: number;
       text: string | null;
       title: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   422: components["responses"]["Problem422"];
  };
 };
 getProductsFeatured: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       average_rating: number;
       category: string;
       compare_at_price: number | null;
       discount_percent: number;
       has_variants: boolean;
       id: string;
       images: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       inventory_quantity: number;
       name: string;
       price: number;
       review_count: number;
       /** @enum {string} */
       stock_band: "none" | "low" | "in";
       vendor: {
        business_name: string;
        business_name_ar?: string;
        id: string;
        is_active: boolean;
        /** @enum {string} */
        verification_status: "pending" | "verified" | "rejected";
       };
      }[];
     };
    };
   };
  };
 };
 getProofOfWork: {
  parameters: {
   query: {
    purpose: "checkout" | "sign_in";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      parameters: {
       algorithm: string;
       cost: number;
       keyLength: number;
       keyPrefix: string;
       nonce: string;
       salt: string;
      } & {
       [key: string]: unknown;
      };
      signature?: string;
     };
    };
   };
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 getPurchasesNumber: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
   path: {
    number: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_change: {
       delivery_note: string | null;
       first_name: string;
       is_possible: boolean;
       last_name: string;
       phone: string;
       postal_code: string | null;
       version: number;
      };
      cash_stamp_duty: number;
      contact: {
       email: string;
       first_name: string;
       phone: string;
      };
      has_account: boolean;
      number: string;
      orders: {
       cancel_reason: string | null;
       collected_amount: number;
       deliver_from: LocalDate;
       deliver_until: LocalDate;
       /** @enum {string} */
       delivery_method: "home" | "stop_desk";
       discount: number;
       history: {
        actor_role: string;
        at: string;
        /** @enum {string|null} */
        from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
        reason: string | null;
        /** @enum {string} */
        to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       }[];
       id: string;
       items: {
        cancelled_quantity: number;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        left_to_send: number;
        price: number;
        product_id: string | null;
        product_name: string;
        quantity: number;
        sku: string | null;
        total: number;
        variant_id: string | null;
        variant_label: string | null;
       }[];
       money_back: {
        due: number;
        refunded: number;
       } | null;
       order_number: string;
       parcels: {
        courier: {
         code: string;
         name: string;
        } | null;
        is_delivered: boolean;
        is_lost: boolean;
        tracking: string | null;
        tracking_page: string | null;
       }[];
       /** @enum {string} */
       payment_status: "paid" | "pending" | "failed";
       pickup_point: {
        address: string;
        courier: {
         code: string;
         name: string;
        };
        hours: string | null;
        name: string;
       } | null;
       reported_deliveries: {
        at: string;
        is_denied: boolean;
        parcel_id: string;
       }[];
       requires_phone_confirmation: boolean;
       /** @enum {string|null} */
       return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       rounding: number;
       shipping: number;
       stamp_duty: number;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       subtotal: number;
       to_collect_amount: number;
       total_amount: number;
       undelivered_amount: number;
       vendor: {
        business_name: string;
        business_phone: string | null;
        id: string;
       };
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      placed_at: string;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      total: number;
     };
    };
   };
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found">;
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postPurchasesNumberAccessCodeChecks: {
  parameters: {
   path: {
    number: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     code: string;
     contact: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      key: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"access_code_wrong" | "invalid_character" | "invalid_input">;
   429: components["responses"]["Problem429"];
  };
 };
 postPurchasesNumberAccessCodes: {
  parameters: {
   path: {
    number: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     contact: string;
    };
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      /** @enum {string} */
      channel: "email" | "sms";
     };
    };
   };
   400: components["responses"]["Problem400"];
   404: Problem<"not_found" | "order_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postPurchasesNumberAddressChanges: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
   path: {
    number: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     address: string;
     city: string;
     /** @default {} */
     delivery?: {
      [key: string]: "home" | "stop_desk";
     };
     /** @default null */
     delivery_note?: string | null;
     expected_total?: number;
     first_name?: string;
     last_name?: string;
     phone: string;
     /** @default {} */
     pickup_points?: {
      [key: string]: string;
     };
     /** @default null */
     postal_code?: string | null;
     version: number;
     wilaya: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      address_change: {
       delivery_note: string | null;
       first_name: string;
       is_possible: boolean;
       last_name: string;
       phone: string;
       postal_code: string | null;
       version: number;
      };
      cash_stamp_duty: number;
      contact: {
       email: string;
       first_name: string;
       phone: string;
      };
      has_account: boolean;
      number: string;
      orders: {
       cancel_reason: string | null;
       collected_amount: number;
       deliver_from: LocalDate;
       deliver_until: LocalDate;
       /** @enum {string} */
       delivery_method: "home" | "stop_desk";
       discount: number;
       history: {
        actor_role: string;
        at: string;
        /** @enum {string|null} */
        from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
        reason: string | null;
        /** @enum {string} */
        to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       }[];
       id: string;
       items: {
        cancelled_quantity: number;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        left_to_send: number;
        price: number;
        product_id: string | null;
        product_name: string;
        quantity: number;
        sku: string | null;
        total: number;
        variant_id: string | null;
        variant_label: string | null;
       }[];
       money_back: {
        due: number;
        refunded: number;
       } | null;
       order_number: string;
       parcels: {
        courier: {
         code: string;
         name: string;
        } | null;
        is_delivered: boolean;
        is_lost: boolean;
        tracking: string | null;
        tracking_page: string | null;
       }[];
       /** @enum {string} */
       payment_status: "paid" | "pending" | "failed";
       pickup_point: {
        address: string;
        courier: {
         code: string;
         name: string;
        };
        hours: string | null;
        name: string;
       } | null;
       reported_deliveries: {
        at: string;
        is_denied: boolean;
        parcel_id: string;
       }[];
       requires_phone_confirmation: boolean;
       /** @enum {string|null} */
       return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       rounding: number;
       shipping: number;
       stamp_duty: number;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       subtotal: number;
       to_collect_amount: number;
       total_amount: number;
       undelivered_amount: number;
       vendor: {
        business_name: string;
        business_phone: string | null;
        id: string;
       };
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      placed_at: string;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      total: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"delivery_price_changed" | "delivery_price_paid" | "no_parcel_sent" | "not_delivered_there" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "pickup_point_unavailable" | "stock_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postPurchasesNumberAddressQuotes: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
   path: {
    number: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default {} */
     delivery?: {
      [key: string]: "home" | "stop_desk";
     };
     wilaya: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      is_price_fixed: boolean;
      orders: {
       deliver_from: LocalDate;
       deliver_until: LocalDate;
       /** @enum {string} */
       delivery_method: "home" | "stop_desk";
       options: {
        /** @enum {string} */
        method: "home" | "stop_desk";
        shipping: number;
       }[];
       order_number: string;
       pickup_point_id: string | null;
       shipping: number;
       total_amount: number;
       vendor: {
        business_name: string;
        id: string;
       };
      }[];
      stamp_duty: number;
      stamp_duty_before: number;
      total: number;
      total_before: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"delivery_price_changed" | "delivery_price_paid" | "not_delivered_there" | "order_already_cancelled" | "order_already_shipped" | "pickup_point_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postPurchasesNumberCancellations: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
   path: {
    number: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note?: string;
     /** @enum {string} */
     only?: "remainder";
     order_id: string;
     /** @enum {string} */
     reason: "changed_mind" | "ordered_twice" | "wrong_details" | "too_slow" | "found_elsewhere" | "other";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      address_change: {
       delivery_note: string | null;
       first_name: string;
       is_possible: boolean;
       last_name: string;
       phone: string;
       postal_code: string | null;
       version: number;
      };
      cash_stamp_duty: number;
      contact: {
       email: string;
       first_name: string;
       phone: string;
      };
      has_account: boolean;
      number: string;
      orders: {
       cancel_reason: string | null;
       collected_amount: number;
       deliver_from: LocalDate;
       deliver_until: LocalDate;
       /** @enum {string} */
       delivery_method: "home" | "stop_desk";
       discount: number;
       history: {
        actor_role: string;
        at: string;
        /** @enum {string|null} */
        from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
        reason: string | null;
        /** @enum {string} */
        to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       }[];
       id: string;
       items: {
        cancelled_quantity: number;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        left_to_send: number;
        price: number;
        product_id: string | null;
        product_name: string;
        quantity: number;
        sku: string | null;
        total: number;
        variant_id: string | null;
        variant_label: string | null;
       }[];
       money_back: {
        due: number;
        refunded: number;
       } | null;
       order_number: string;
       parcels: {
        courier: {
         code: string;
         name: string;
        } | null;
        is_delivered: boolean;
        is_lost: boolean;
        tracking: string | null;
        tracking_page: string | null;
       }[];
       /** @enum {string} */
       payment_status: "paid" | "pending" | "failed";
       pickup_point: {
        address: string;
        courier: {
         code: string;
         name: string;
        };
        hours: string | null;
        name: string;
       } | null;
       reported_deliveries: {
        at: string;
        is_denied: boolean;
        parcel_id: string;
       }[];
       requires_phone_confirmation: boolean;
       /** @enum {string|null} */
       return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       rounding: number;
       shipping: number;
       stamp_duty: number;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       subtotal: number;
       to_collect_amount: number;
       total_amount: number;
       undelivered_amount: number;
       vendor: {
        business_name: string;
        business_phone: string | null;
        id: string;
       };
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      placed_at: string;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      total: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"delivery_price_changed" | "delivery_price_paid" | "no_parcel_sent" | "not_delivered_there" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "pickup_point_unavailable" | "stock_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postPurchasesNumberDeliveryAnswers: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
   path: {
    number: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     order_id: string;
     parcel_id: string;
     received: boolean;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      address_change: {
       delivery_note: string | null;
       first_name: string;
       is_possible: boolean;
       last_name: string;
       phone: string;
       postal_code: string | null;
       version: number;
      };
      cash_stamp_duty: number;
      contact: {
       email: string;
       first_name: string;
       phone: string;
      };
      has_account: boolean;
      number: string;
      orders: {
       cancel_reason: string | null;
       collected_amount: number;
       deliver_from: LocalDate;
       deliver_until: LocalDate;
       /** @enum {string} */
       delivery_method: "home" | "stop_desk";
       discount: number;
       history: {
        actor_role: string;
        at: string;
        /** @enum {string|null} */
        from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
        reason: string | null;
        /** @enum {string} */
        to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       }[];
       id: string;
       items: {
        cancelled_quantity: number;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        left_to_send: number;
        price: number;
        product_id: string | null;
        product_name: string;
        quantity: number;
        sku: string | null;
        total: number;
        variant_id: string | null;
        variant_label: string | null;
       }[];
       money_back: {
        due: number;
        refunded: number;
       } | null;
       order_number: string;
       parcels: {
        courier: {
         code: string;
         name: string;
        } | null;
        is_delivered: boolean;
        is_lost: boolean;
        tracking: string | null;
        tracking_page: string | null;
       }[];
       /** @enum {string} */
       payment_status: "paid" | "pending" | "failed";
       pickup_point: {
        address: string;
        courier: {
         code: string;
         name: string;
        };
        hours: string | null;
        name: string;
       } | null;
       reported_deliveries: {
        at: string;
        is_denied: boolean;
        parcel_id: string;
       }[];
       requires_phone_confirmation: boolean;
       /** @enum {string|null} */
       return_state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled" | "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       rounding: number;
       shipping: number;
       stamp_duty: number;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       subtotal: number;
       to_collect_amount: number;
       total_amount: number;
       undelivered_amount: number;
       vendor: {
        business_name: string;
        business_phone: string | null;
        id: string;
       };
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      placed_at: string;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      total: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"no_delivery_claim" | "order_already_delivered" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "stock_short" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postPurchasesNumberPaymentChecks: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
   path: {
    number: string;
   };
  };
  requestBody: {
   content: {
    "application/json": Record<string, never>;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      checked: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postPurchasesNumberPayments: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
   path: {
    number: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default false */
     accepts_terms?: boolean;
     captcha_token?: string;
     /** @enum {string} */
     method: "cash_on_delivery" | "card_on_delivery" | "edahabia" | "cib";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      url: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"payment_not_awaited" | "too_many_payment_attempts">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"captcha_failed" | "invalid_character" | "invalid_input" | "payment_method_unavailable" | "terms_not_accepted">;
   429: components["responses"]["Problem429"];
   503: Problem<"gateway_unreachable" | "unavailable">;
  };
 };
 postReports: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     about: "product" | "shop" | "review" | "question";
     id: string;
     note?: string | null;
     /** @enum {string} */
     reason: "insult" | "personal_data" | "advertising" | "false" | "counterfeit" | "forbidden" | "fraud" | "other";
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   404: Problem<"content_not_found" | "not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_reports" | "too_many_requests">;
  };
 };
 getReturnPhotosName: {
  parameters: {
   query: {
    expires: string;
    signature: string;
   };
   path: {
    name: string;
   };
  };
  responses: {
   200: {
    content: {
     "image/*": unknown;
    };
   };
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 getSearchPopular: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: string[];
     };
    };
   };
  };
 };
 getSearchSuggestions: {
  parameters: {
   query?: {
    q?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      categories?: {
       name: string;
       slug: string;
      }[];
      completions?: string[];
      items: {
       category: string;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       name: string;
       price: number;
       vendor: {
        business_name: string;
       };
      }[];
      shops?: {
       business_name: string;
       id: string;
      }[];
     };
    };
   };
  };
 };
 getSettingsPublic: {
  responses: {
   200: {
    content: {
     "application/json": {
      allowGuestCheckout: boolean;
      companyActivity: string;
      companyAddress: string;
      companyCapital: string;
      companyEmail: "" | string;
      companyLegalForm: string;
      companyName: string;
      companyPhone: string;
      companyStatisticalNumber: string;
      companyTaxItem: string;
      companyTaxNumber: string;
      companyTradeRegister: string;
      contactEmail: string;
      /** @enum {string} */
      currency: "DZD";
      defaultShippingFee: number;
      enableComparison: boolean;
      enableRegistration: boolean;
      enableReviews: boolean;
      enableVendorRegistration: boolean;
      enableWishlist: boolean;
      facebookUrl: "" | string;
      instagramUrl: "" | string;
      maintenanceMode: boolean;
      optionalLanguages: string;
      requireEmailVerification: boolean;
      siteDescription: string;
      siteName: string;
      siteUrl: string;
      supportEmail: string;
      taxRate: number;
      tiktokUrl: "" | string;
     };
    };
   };
  };
 };
 getStaffInvitationsToken: {
  parameters: {
   path: {
    token: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      email: string;
      expires_at: string;
      /** @enum {string} */
      role: "manager" | "catalogue" | "orders" | "calls";
      shop: {
       business_name: string;
       id: string;
      };
      /** @enum {string} */
      state: "open" | "expired" | "over";
     };
    };
   };
   403: Problem<"forbidden" | "invitation_of_other_user">;
   404: Problem<"invitation_not_found" | "not_found">;
   409: Problem<"has_own_vendor" | "invitation_closed" | "invitation_expired" | "staff_of_other_vendor">;
   422: components["responses"]["Problem422"];
  };
 };
 getTerms: {
  responses: {
   200: {
    content: {
     "application/json": {
      version: string;
     };
    };
   };
  };
 };
 getTrack: {
  parameters: {
   query: {
    contact: string;
    number: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      number: string;
      orders: {
       deliver_from: LocalDate;
       deliver_until: LocalDate;
       order_number: string;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
     };
    };
   };
   404: Problem<"not_found" | "order_not_found">;
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postTrackCreditNoteTickets: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     return_id: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      expires_at: string;
      url: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"invoice_not_ready" | "legal_numbers_missing" | "order_already_cancelled" | "order_not_confirmed" | "return_not_refunded">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postTrackInvoiceTickets: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     order_id: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      expires_at: string;
      url: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"invoice_not_ready" | "legal_numbers_missing" | "order_already_cancelled" | "order_not_confirmed">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 postTrackMessages: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     order_id: string;
     text: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
      /** @enum {string} */
      kind: "order" | "product" | "shop";
      last_message_at: string;
      messages: {
       id: string;
       is_own: boolean;
       read_at: string | null;
       sent_at: string;
       text: string | null;
       was_masked: boolean;
      }[];
      order: {
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       order_number: string;
      } | null;
      unread: number;
      with: {
       id: string | null;
       name: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "thread_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_messages" | "too_many_requests">;
  };
 };
 postTrackMessagesReading: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     order_id: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      conversation: {
       id: string;
       /** @enum {string} */
       kind: "order" | "product" | "shop";
       last_message_at: string;
       messages: {
        id: string;
        is_own: boolean;
        read_at: string | null;
        sent_at: string;
        text: string | null;
        was_masked: boolean;
       }[];
       order: {
        id: string;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        order_number: string;
       } | null;
       unread: number;
       with: {
        id: string | null;
        name: string;
       };
      } | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "thread_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_messages" | "too_many_requests">;
  };
 };
 postTrackReturnPhotos: {
  parameters: {
   query: {
    order_id: string;
   };
   header?: {
    "purchase-key"?: string;
   };
  };
  requestBody: {
   content: {
    "image/*": string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      dominant_color: string | null;
      height: number;
      name: string;
      small_url: string;
      url: string;
      width: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "return_not_found">;
   409: Problem<"changed_mind_not_accepted" | "items_not_returnable" | "order_not_delivered" | "return_status_changed" | "return_too_late">;
   413: Problem<"body_too_large" | "file_too_large">;
   415: Problem<"not_an_image" | "unsupported_media_type">;
   422: Problem<"account_number_wrong" | "exchange_needs_single_item" | "invalid_character" | "invalid_input" | "photo_not_found" | "variant_needed" | "variant_not_found">;
   429: Problem<"too_many_photos" | "too_many_requests">;
  };
 };
 getTrackReturns: {
  parameters: {
   query: {
    order_id: string;
   };
   header?: {
    "purchase-key"?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      accepts_changed_mind: boolean;
      /** @enum {string} */
      changed_mind_cost_on: "buyer" | "vendor";
      delivery_paid: number;
      is_delivered: boolean;
      is_over: boolean;
      is_paid_by_card: boolean;
      lines: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       is_over: boolean;
       item_id: string;
       left: number;
       paid: number;
       product_name: string;
       quantity: number;
       return_until_on: LocalDate | null;
       variant_label: string | null;
       variants: {
        available: number;
        id: string;
        is_same: boolean;
        label: string | null;
        price: number;
       }[];
      }[];
      order_id: string;
      return_until_on: LocalDate | null;
      returns: {
       can_withdraw: boolean;
       /** @enum {string} */
       cost_on: "buyer" | "vendor" | "marketplace";
       courier: string | null;
       exchange: {
        courier: string | null;
        difference: number;
        quantity: number;
        reported_at: string | null;
        stamp_duty: number;
        /** @enum {string} */
        state: "planned" | "sent" | "delivered" | "cancelled";
        tracking: string | null;
        variant_label: string | null;
        was_sent: boolean;
       } | null;
       history: {
        at: string;
        by: string;
        reason: string | null;
        /** @enum {string} */
        to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       }[];
       id: string;
       is_goodwill: boolean;
       items: {
        /** @enum {string|null} */
        condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        item_id: string;
        price: number;
        product_name: string;
        quantity: number;
        received_quantity: number | null;
        variant_label: string | null;
       }[];
       note: string | null;
       number: string;
       order_id: string;
       /** @enum {string|null} */
       outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       /** @enum {string} */
       reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
       refund: {
        account: string | null;
        amount: number;
        due_on: LocalDate;
        /** @enum {string} */
        method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
        paid_at: string | null;
        reference: string | null;
        /** @enum {string} */
        state: "due" | "approved" | "paid" | "failed" | "cancelled";
       } | null;
       refund_account: string | null;
       /** @enum {string|null} */
       refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
       refuse_reason: string | null;
       requested_at: string;
       /** @enum {string} */
       requested_resolution: "refund" | "exchange" | "replacement" | "repair";
       return_until_on: LocalDate | null;
       send_to: {
        address: string | null;
        city: string | null;
        name: string;
        phone: string | null;
        wilaya: string | null;
       } | null;
       send_until_on: LocalDate | null;
       settle_until_on: LocalDate | null;
       /** @enum {string} */
       state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       tracking: string | null;
      }[];
      settle_days: number;
      working_days: number;
     };
    };
   };
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "return_not_found">;
   409: Problem<"changed_mind_not_accepted" | "items_not_returnable" | "order_not_delivered" | "return_status_changed" | "return_too_late">;
   422: Problem<"account_number_wrong" | "exchange_needs_single_item" | "invalid_character" | "invalid_input" | "photo_not_found" | "variant_needed" | "variant_not_found">;
   429: components["responses"]["Problem429"];
  };
 };
 postTrackReturns: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default false */
     as_goodwill?: boolean;
     items: {
      item_id: string;
      quantity: number;
     }[];
     note?: string;
     order_id: string;
     /** @default [] */
     photos?: string[];
     /** @enum {string} */
     reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind";
     refund_account?: string;
     /** @enum {string} */
     refund_method?: "cash" | "ccp" | "bank_transfer";
     /** @enum {string} */
     requested_resolution: "refund" | "exchange" | "replacement" | "repair";
     variant_id?: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      accepts_changed_mind: boolean;
      /** @enum {string} */
      changed_mind_cost_on: "buyer" | "vendor";
      delivery_paid: number;
      is_delivered: boolean;
      is_over: boolean;
      is_paid_by_card: boolean;
      lines: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       is_over: boolean;
       item_id: string;
       left: number;
       paid: number;
       product_name: string;
       quantity: number;
       return_until_on: LocalDate | null;
       variant_label: string | null;
       variants: {
        available: number;
        id: string;
        is_same: boolean;
        label: string | null;
        price: number;
       }[];
      }[];
      order_id: string;
      return_until_on: LocalDate | null;
      returns: {
       can_withdraw: boolean;
       /** @enum {string} */
       cost_on: "buyer" | "vendor" | "marketplace";
       courier: string | null;
       exchange: {
        courier: string | null;
        difference: number;
        quantity: number;
        reported_at: string | null;
        stamp_duty: number;
        /** @enum {string} */
        state: "planned" | "sent" | "delivered" | "cancelled";
        tracking: string | null;
        variant_label: string | null;
        was_sent: boolean;
       } | null;
       history: {
        at: string;
        by: string;
        reason: string | null;
        /** @enum {string} */
        to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       }[];
       id: string;
       is_goodwill: boolean;
       items: {
        /** @enum {string|null} */
        condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        item_id: string;
        price: number;
        product_name: string;
        quantity: number;
        received_quantity: number | null;
        variant_label: string | null;
       }[];
       note: string | null;
       number: string;
       order_id: string;
       /** @enum {string|null} */
       outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       /** @enum {string} */
       reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
       refund: {
        account: string | null;
        amount: number;
        due_on: LocalDate;
        /** @enum {string} */
        method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
        paid_at: string | null;
        reference: string | null;
        /** @enum {string} */
        state: "due" | "approved" | "paid" | "failed" | "cancelled";
       } | null;
       refund_account: string | null;
       /** @enum {string|null} */
       refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
       refuse_reason: string | null;
       requested_at: string;
       /** @enum {string} */
       requested_resolution: "refund" | "exchange" | "replacement" | "repair";
       return_until_on: LocalDate | null;
       send_to: {
        address: string | null;
        city: string | null;
        name: string;
        phone: string | null;
        wilaya: string | null;
       } | null;
       send_until_on: LocalDate | null;
       settle_until_on: LocalDate | null;
       /** @enum {string} */
       state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       tracking: string | null;
      }[];
      settle_days: number;
      working_days: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "return_not_found">;
   409: Problem<"changed_mind_not_accepted" | "items_not_returnable" | "order_not_delivered" | "return_status_changed" | "return_too_late">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"account_number_wrong" | "exchange_needs_single_item" | "invalid_character" | "invalid_input" | "photo_not_found" | "variant_needed" | "variant_not_found">;
   429: components["responses"]["Problem429"];
  };
 };
 postTrackReturnsIdWithdrawal: {
  parameters: {
   header?: {
    "purchase-key"?: string;
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      accepts_changed_mind: boolean;
      /** @enum {string} */
      changed_mind_cost_on: "buyer" | "vendor";
      delivery_paid: number;
      is_delivered: boolean;
      is_over: boolean;
      is_paid_by_card: boolean;
      lines: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       is_over: boolean;
       item_id: string;
       left: number;
       paid: number;
       product_name: string;
       quantity: number;
       return_until_on: LocalDate | null;
       variant_label: string | null;
       variants: {
        available: number;
        id: string;
        is_same: boolean;
        label: string | null;
        price: number;
       }[];
      }[];
      order_id: string;
      return_until_on: LocalDate | null;
      returns: {
       can_withdraw: boolean;
       /** @enum {string} */
       cost_on: "buyer" | "vendor" | "marketplace";
       courier: string | null;
       exchange: {
        courier: string | null;
        difference: number;
        quantity: number;
        reported_at: string | null;
        stamp_duty: number;
        /** @enum {string} */
        state: "planned" | "sent" | "delivered" | "cancelled";
        tracking: string | null;
        variant_label: string | null;
        was_sent: boolean;
       } | null;
       history: {
        at: string;
        by: string;
        reason: string | null;
        /** @enum {string} */
        to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       }[];
       id: string;
       is_goodwill: boolean;
       items: {
        /** @enum {string|null} */
        condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        item_id: string;
        price: number;
        product_name: string;
        quantity: number;
        received_quantity: number | null;
        variant_label: string | null;
       }[];
       note: string | null;
       number: string;
       order_id: string;
       /** @enum {string|null} */
       outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       /** @enum {string} */
       reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
       refund: {
        account: string | null;
        amount: number;
        due_on: LocalDate;
        /** @enum {string} */
        method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
        paid_at: string | null;
        reference: string | null;
        /** @enum {string} */
        state: "due" | "approved" | "paid" | "failed" | "cancelled";
       } | null;
       refund_account: string | null;
       /** @enum {string|null} */
       refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
       refuse_reason: string | null;
       requested_at: string;
       /** @enum {string} */
       requested_resolution: "refund" | "exchange" | "replacement" | "repair";
       return_until_on: LocalDate | null;
       send_to: {
        address: string | null;
        city: string | null;
        name: string;
        phone: string | null;
        wilaya: string | null;
       } | null;
       send_until_on: LocalDate | null;
       settle_until_on: LocalDate | null;
       /** @enum {string} */
       state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       tracking: string | null;
      }[];
      settle_days: number;
      working_days: number;
     };
    };
   };
   403: Problem<"forbidden" | "sign_in_needed">;
   404: Problem<"not_found" | "order_not_found" | "return_not_found">;
   409: Problem<"changed_mind_not_accepted" | "items_not_returnable" | "order_not_delivered" | "return_status_changed" | "return_too_late">;
   422: Problem<"account_number_wrong" | "exchange_needs_single_item" | "invalid_character" | "invalid_input" | "photo_not_found" | "variant_needed" | "variant_not_found">;
   429: components["responses"]["Problem429"];
  };
 };
 getVendorCalls: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    view?: "calls" | "called";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       called: number;
       calls: number;
       due: number;
      };
      hours: {
       from: string;
       is_open: boolean;
       until: string;
      };
      is_on: boolean;
      items: {
       attempts: number;
       callback_at: string | null;
       claim: {
        is_mine: boolean;
        name: string | null;
        until: string;
       } | null;
       customer: {
        city: string;
        name: string;
        wilaya: string;
       };
       decided_at: string | null;
       expires_at: string;
       id: string;
       is_due: boolean;
       items: {
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        product_name: string;
       }[];
       next_call_at: string | null;
       order_id: string;
       order_number: string;
       placed_at: string;
       refuse_reason: string | null;
       /** @enum {string} */
       state: "to_confirm" | "no_answer" | "callback" | "wrong_number" | "duplicate" | "refused" | "confirmed" | "expired";
       total_amount: number;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorCallsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      attempts: number;
      callback_at: string | null;
      calls: {
       at: string;
       by: string | null;
       callback_at: string | null;
       /** @enum {string} */
       channel: "phone" | "whatsapp" | "sms" | "link";
       id: string;
       note: string | null;
       outcome: string;
      }[];
      claim: {
       is_mine: boolean;
       name: string | null;
       until: string;
      } | null;
      customer: {
       city: string;
       name: string;
       wilaya: string;
      };
      decided_at: string | null;
      expires_at: string;
      id: string;
      is_due: boolean;
      items: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       product_name: string;
      }[];
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      max_attempts: number;
      next_call_at: string | null;
      order_id: string;
      order_number: string;
      phone: string;
      placed_at: string;
      refuse_reason: string | null;
      same_buyer: {
       id: string;
       order_number: string;
       placed_at: string;
       status: string;
      }[];
      script: string;
      /** @enum {string} */
      state: "to_confirm" | "no_answer" | "callback" | "wrong_number" | "duplicate" | "refused" | "confirmed" | "expired";
      total_amount: number;
      whatsapp: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"call_not_found" | "not_found" | "order_not_found">;
   409: Problem<"buyer_being_called" | "call_already_decided" | "stock_short">;
   422: Problem<"callback_in_the_past" | "callback_outside_hours" | "callback_too_late" | "invalid_character" | "invalid_input" | "not_a_duplicate">;
  };
 };
 putVendorCallsIdClaim: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      attempts: number;
      callback_at: string | null;
      calls: {
       at: string;
       by: string | null;
       callback_at: string | null;
       /** @enum {string} */
       channel: "phone" | "whatsapp" | "sms" | "link";
       id: string;
       note: string | null;
       outcome: string;
      }[];
      claim: {
       is_mine: boolean;
       name: string | null;
       until: string;
      } | null;
      customer: {
       city: string;
       name: string;
       wilaya: string;
      };
      decided_at: string | null;
      expires_at: string;
      id: string;
      is_due: boolean;
      items: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       product_name: string;
      }[];
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      max_attempts: number;
      next_call_at: string | null;
      order_id: string;
      order_number: string;
      phone: string;
      placed_at: string;
      refuse_reason: string | null;
      same_buyer: {
       id: string;
       order_number: string;
       placed_at: string;
       status: string;
      }[];
      script: string;
      /** @enum {string} */
      state: "to_confirm" | "no_answer" | "callback" | "wrong_number" | "duplicate" | "refused" | "confirmed" | "expired";
      total_amount: number;
      whatsapp: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"call_not_found" | "not_found" | "order_not_found">;
   409: Problem<"buyer_being_called" | "call_already_decided" | "stock_short">;
   422: Problem<"callback_in_the_past" | "callback_outside_hours" | "callback_too_late" | "invalid_character" | "invalid_input" | "not_a_duplicate">;
  };
 };
 deleteVendorCallsIdClaim: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorCallsIdOutcomes: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /**
     * @default phone
     * @enum {string}
     */
     channel?: "phone" | "whatsapp" | "sms";
     delivery_note?: string;
     note?: string;
     /** @enum {string} */
     outcome: "confirmed";
    } | {
     /**
     * @default phone
     * @enum {string}
     */
     channel?: "phone" | "whatsapp" | "sms";
     note?: string;
     /** @enum {string} */
     outcome: "no_answer" | "unreachable" | "wrong_number";
    } | {
     at: string;
     /**
     * @default phone
     * @enum {string}
     */
     channel?: "phone" | "whatsapp" | "sms";
     note?: string;
     /** @enum {string} */
     outcome: "callback";
    } | {
     /**
     * @default phone
     * @enum {string}
     */
     channel?: "phone" | "whatsapp" | "sms";
     note?: string;
     /** @enum {string} */
     outcome: "refused";
     /** @enum {string} */
     reason: "changed_mind" | "too_expensive" | "found_elsewhere" | "too_slow" | "not_ordered" | "wrong_product" | "cannot_pay" | "other";
    } | {
     /**
     * @default phone
     * @enum {string}
     */
     channel?: "phone" | "whatsapp" | "sms";
     note?: string;
     of: string;
     /** @enum {string} */
     outcome: "duplicate";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      attempts: number;
      callback_at: string | null;
      calls: {
       at: string;
       by: string | null;
       callback_at: string | null;
       /** @enum {string} */
       channel: "phone" | "whatsapp" | "sms" | "link";
       id: string;
       note: string | null;
       outcome: string;
      }[];
      claim: {
       is_mine: boolean;
       name: string | null;
       until: string;
      } | null;
      customer: {
       city: string;
       name: string;
       wilaya: string;
      };
      decided_at: string | null;
      expires_at: string;
      id: string;
      is_due: boolean;
      items: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       product_name: string;
      }[];
      /** @enum {string} */
      language: "fr" | "en" | "ar";
      max_attempts: number;
      next_call_at: string | null;
      order_id: string;
      order_number: string;
      phone: string;
      placed_at: string;
      refuse_reason: string | null;
      same_buyer: {
       id: string;
       order_number: string;
       placed_at: string;
       status: string;
      }[];
      script: string;
      /** @enum {string} */
      state: "to_confirm" | "no_answer" | "callback" | "wrong_number" | "duplicate" | "refused" | "confirmed" | "expired";
      total_amount: number;
      whatsapp: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"call_not_found" | "not_found" | "order_not_found">;
   409: Problem<"buyer_being_called" | "call_already_decided" | "stock_short">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"callback_in_the_past" | "callback_outside_hours" | "callback_too_late" | "invalid_character" | "invalid_input" | "not_a_duplicate">;
  };
 };
 getVendorCallsDue: {
  responses: {
   200: {
    content: {
     "application/json": {
      count: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getVendorCallsSettings: {
  responses: {
   200: {
    content: {
     "application/json": {
      calls_from: string;
      calls_until: string;
      default_scripts: {
       ar: string;
       en: string;
       fr: string;
      };
      expires_hours: number;
      is_on: boolean;
      max_attempts: number;
      scripts: {
       ar: string;
       en: string;
       fr: string;
      };
      spacing_minutes: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putVendorCallsSettings: {
  requestBody: {
   content: {
    "application/json": {
     calls_from: string;
     calls_until: string;
     expires_hours: number;
     is_on: boolean;
     max_attempts: number;
     scripts: {
      ar: string;
      en: string;
      fr: string;
     };
     spacing_minutes: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      calls_from: string;
      calls_until: string;
      default_scripts: {
       ar: string;
       en: string;
       fr: string;
      };
      expires_hours: number;
      is_on: boolean;
      max_attempts: number;
      scripts: {
       ar: string;
       en: string;
       fr: string;
      };
      spacing_minutes: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorClosures: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       ends_on: LocalDate;
       id: string;
       is_now: boolean;
       message: {
        ar: string | null;
        en: string | null;
        fr: string | null;
       };
       starts_on: LocalDate;
      }[];
      today: LocalDate;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postVendorClosures: {
  requestBody: {
   content: {
    "application/json": {
     ends_on: string;
     message: {
      /** @default  */
      ar?: string;
      /** @default  */
      en?: string;
      /** @default  */
      fr?: string;
     };
     starts_on: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      items: {
       ends_on: LocalDate;
       id: string;
       is_now: boolean;
       message: {
        ar: string | null;
        en: string | null;
        fr: string | null;
       };
       starts_on: LocalDate;
      }[];
      today: LocalDate;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"closure_not_found" | "not_found">;
   409: Problem<"closure_overlaps" | "too_many_closures">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"closure_ended" | "invalid_character" | "invalid_input">;
  };
 };
 putVendorClosuresId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     ends_on: string;
     message: {
      /** @default  */
      ar?: string;
      /** @default  */
      en?: string;
      /** @default  */
      fr?: string;
     };
     starts_on: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       ends_on: LocalDate;
       id: string;
       is_now: boolean;
       message: {
        ar: string | null;
        en: string | null;
        fr: string | null;
       };
       starts_on: LocalDate;
      }[];
      today: LocalDate;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"closure_not_found" | "not_found">;
   409: Problem<"closure_overlaps" | "too_many_closures">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"closure_ended" | "invalid_character" | "invalid_input">;
  };
 };
 deleteVendorClosuresId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       ends_on: LocalDate;
       id: string;
       is_now: boolean;
       message: {
        ar: string | null;
        en: string | null;
        fr: string | null;
       };
       starts_on: LocalDate;
      }[];
      today: LocalDate;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"closure_not_found" | "not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 getVendorCouriers: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       account: {
        connected_at: string;
        credentials_hint: string;
        /** @enum {string|null} */
        error_code: "credentials_refused" | "unavailable" | null;
       } | null;
       by_operator: boolean;
       can_connect: boolean;
       code: string;
       fee_import: {
        done: number;
        error_code: string | null;
        /** @enum {string} */
        state: "running" | "done" | "failed";
        total: number;
       } | null;
       is_default: boolean;
       name: string;
       pickup_point_count: number;
       unmatched: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putVendorCouriersCodeAccount: {
  parameters: {
   path: {
    code: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     api_id: string;
     api_token: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       account: {
        connected_at: string;
        credentials_hint: string;
        /** @enum {string|null} */
        error_code: "credentials_refused" | "unavailable" | null;
       } | null;
       by_operator: boolean;
       can_connect: boolean;
       code: string;
       fee_import: {
        done: number;
        error_code: string | null;
        /** @enum {string} */
        state: "running" | "done" | "failed";
        total: number;
       } | null;
       is_default: boolean;
       name: string;
       pickup_point_count: number;
       unmatched: number;
      }[];
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"courier_unknown" | "not_found">;
   409: Problem<"courier_is_manual" | "courier_not_connected" | "import_in_progress">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"credentials_refused" | "duplicate_rate" | "invalid_character" | "invalid_input">;
   503: Problem<"courier_unavailable" | "unavailable">;
  };
 };
 deleteVendorCouriersCodeAccount: {
  parameters: {
   path: {
    code: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       account: {
        connected_at: string;
        credentials_hint: string;
        /** @enum {string|null} */
        error_code: "credentials_refused" | "unavailable" | null;
       } | null;
       by_operator: boolean;
       can_connect: boolean;
       code: string;
       fee_import: {
        done: number;
        error_code: string | null;
        /** @enum {string} */
        state: "running" | "done" | "failed";
        total: number;
       } | null;
       is_default: boolean;
       name: string;
       pickup_point_count: number;
       unmatched: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorCouriersCodeCommunes: {
  parameters: {
   query: {
    wilaya: string;
   };
   path: {
    code: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       is_deliverable: boolean;
       name: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorCouriersCodeFeeImports: {
  parameters: {
   path: {
    code: string;
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      items: {
       account: {
        connected_at: string;
        credentials_hint: string;
        /** @enum {string|null} */
        error_code: "credentials_refused" | "unavailable" | null;
       } | null;
       by_operator: boolean;
       can_connect: boolean;
       code: string;
       fee_import: {
        done: number;
        error_code: string | null;
        /** @enum {string} */
        state: "running" | "done" | "failed";
        total: number;
       } | null;
       is_default: boolean;
       name: string;
       pickup_point_count: number;
       unmatched: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"courier_not_connected" | "import_in_progress">;
   422: components["responses"]["Problem422"];
  };
 };
 putVendorCouriersDefault: {
  requestBody: {
   content: {
    "application/json": {
     courier: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       account: {
        connected_at: string;
        credentials_hint: string;
        /** @enum {string|null} */
        error_code: "credentials_refused" | "unavailable" | null;
       } | null;
       by_operator: boolean;
       can_connect: boolean;
       code: string;
       fee_import: {
        done: number;
        error_code: string | null;
        /** @enum {string} */
        state: "running" | "done" | "failed";
        total: number;
       } | null;
       is_default: boolean;
       name: string;
       pickup_point_count: number;
       unmatched: number;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"courier_unknown" | "not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorDashboard: {
  responses: {
   200: {
    content: {
     "application/json": {
      best_sellers: {
       amount: number;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       name: string;
       product_id: string | null;
       sold: number;
      }[];
      days: {
       on: LocalDate;
       orders: number;
       sales: number;
      }[];
      money: {
       held: number;
       next_payout_on: LocalDate;
       owed: number;
       to_receive: number;
      };
      orders: {
       average: number | null;
       change_percent: number | null;
       count: number;
      };
      parcels: {
       change_points: number | null;
       delivered_percent: number | null;
       returned: number;
      };
      sales: {
       amount: number;
       change_percent: number | null;
      };
      shop: {
       business_name: string;
       holiday: {
        ends_on: LocalDate;
        starts_on: LocalDate;
       } | null;
       owner_first_name: string | null;
      };
      states: {
       orders: number;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      steps: {
       has_account: boolean;
       has_description: boolean;
       has_documents: boolean;
       has_logo: boolean;
       has_product: boolean;
       has_tariffs: boolean;
      };
      todo: {
       documents: {
        is_over: boolean;
        last_day: LocalDate;
        name: string;
       }[];
       low_stock: {
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        label: string | null;
        name: string;
        on_hand: number;
        product_id: string;
        weekly_sales: number;
       }[];
       low_stock_count: number;
       to_confirm: {
        city: string;
        id: string;
        name: string;
        order_number: string;
        phone: string;
        products: string[];
        total_amount: number;
        wilaya: string;
       }[];
       to_confirm_count: number;
       to_prepare_count: number;
       unanswered_questions: number;
       unanswered_reviews: number;
      };
      wilaya_count: number;
      wilayas: {
       code: string;
       delivered_percent: number | null;
       name: string;
       orders: number;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postVendorDocumentsTickets: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     kind: "invoice" | "courier_label";
     order_ids: string[];
    } | {
     /** @enum {string} */
     kind: "credit_note";
     return_id: string;
    } | {
     /** @enum {string} */
     kind: "packing_slip" | "label" | "pick_list";
     order_ids: string[];
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      expires_at: string;
      url: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found">;
   409: Problem<"invoice_not_ready" | "label_unavailable" | "legal_numbers_missing" | "order_already_cancelled" | "order_not_confirmed" | "return_not_refunded">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   503: Problem<"courier_unavailable" | "unavailable">;
  };
 };
 getVendorExportsProducts: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     "text/csv": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorExportsTemplate: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     "text/csv": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorImports: {
  responses: {
   200: {
    content: {
     "application/json": {
      categories: {
       name: string;
       slug: string;
      }[];
      items: {
       bytes: number;
       columns: {
        [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
       };
       created_at: string;
       delimiter: string | null;
       done: {
        created: number;
        skipped: number;
        updated: number;
       };
       done_at: string | null;
       /** @enum {string|null} */
       encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
       error_lines: number;
       fail_reason: string | null;
       file_name: string;
       foreseen: {
        created: number;
        skipped: number;
        updated: number;
       };
       /** @enum {string} */
       format: "csv" | "xlsx" | "zip";
       headings: string[];
       id: string;
       /** @enum {string} */
       kind: "products" | "images";
       lines: number | null;
       pictures: {
        refused: number;
        total: number;
        waiting: number;
       };
       progress: {
        done: number;
        of: number;
        /** @enum {string} */
        phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
       };
       sample: string[][];
       /** @enum {string} */
       source: "yova" | "shopify" | "woocommerce" | "other";
       /** @enum {string} */
       state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
       undo: {
        archived: number;
        deleted: number;
        left: number;
        of: number;
        restored: number;
        /** @enum {string} */
        state: "none" | "possible" | "running" | "done";
        until: string | null;
       };
       warnings: number;
      }[];
      maps: {
       columns: {
        [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
       };
       name: string;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postVendorImports: {
  requestBody: {
   content: {
    "application/json": {
     bytes: number;
     file_name: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
      part_bytes: number;
      parts: number[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorImportsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      bytes: number;
      columns: {
       [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
      };
      created_at: string;
      defaults: {
       category?: string;
       inventory_quantity?: string;
       price?: string;
       status?: string;
       vat?: string;
      };
      delimiter: string | null;
      done: {
       created: number;
       skipped: number;
       updated: number;
      };
      done_at: string | null;
      drafts: number;
      /** @enum {string|null} */
      encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
      error_lines: number;
      fail_reason: string | null;
      file_name: string;
      foreseen: {
       created: number;
       skipped: number;
       updated: number;
      };
      /** @enum {string} */
      format: "csv" | "xlsx" | "zip";
      headings: string[];
      id: string;
      /** @enum {string} */
      kind: "products" | "images";
      lines: number | null;
      pictures: {
       refused: number;
       total: number;
       waiting: number;
      };
      progress: {
       done: number;
       of: number;
       /** @enum {string} */
       phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
      };
      sample: string[][];
      /** @enum {string} */
      source: "yova" | "shopify" | "woocommerce" | "other";
      /** @enum {string} */
      state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
      undo: {
       archived: number;
       deleted: number;
       left: number;
       of: number;
       restored: number;
       /** @enum {string} */
       state: "none" | "possible" | "running" | "done";
       until: string | null;
      };
      unknown_categories: {
       lines: number;
       said: string;
      }[];
      warnings: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 postVendorImportsIdCancel: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      bytes: number;
      columns: {
       [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
      };
      created_at: string;
      defaults: {
       category?: string;
       inventory_quantity?: string;
       price?: string;
       status?: string;
       vat?: string;
      };
      delimiter: string | null;
      done: {
       created: number;
       skipped: number;
       updated: number;
      };
      done_at: string | null;
      drafts: number;
      /** @enum {string|null} */
      encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
      error_lines: number;
      fail_reason: string | null;
      file_name: string;
      foreseen: {
       created: number;
       skipped: number;
       updated: number;
      };
      /** @enum {string} */
      format: "csv" | "xlsx" | "zip";
      headings: string[];
      id: string;
      /** @enum {string} */
      kind: "products" | "images";
      lines: number | null;
      pictures: {
       refused: number;
       total: number;
       waiting: number;
      };
      progress: {
       done: number;
       of: number;
       /** @enum {string} */
       phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
      };
      sample: string[][];
      /** @enum {string} */
      source: "yova" | "shopify" | "woocommerce" | "other";
      /** @enum {string} */
      state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
      undo: {
       archived: number;
       deleted: number;
       left: number;
       of: number;
       restored: number;
       /** @enum {string} */
       state: "none" | "possible" | "running" | "done";
       until: string | null;
      };
      unknown_categories: {
       lines: number;
       said: string;
      }[];
      warnings: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 postVendorImportsIdCheck: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default {} */
     categories?: {
      [key: string]: string;
     };
     columns: {
      [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
     };
     /** @default {} */
     defaults?: {
      category?: string;
      inventory_quantity?: number;
      price?: number;
      /** @enum {string} */
      status?: "draft" | "active" | "archived";
      vat?: 19 | 9 | 0;
     };
     /** @enum {string|null} */
     delimiter?: "," | ";" | "\t" | "|" | null;
     /** @enum {string|null} */
     encoding?: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
     save_as?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      bytes: number;
      columns: {
       [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
      };
      created_at: string;
      defaults: {
       category?: string;
       inventory_quantity?: string;
       price?: string;
       status?: string;
       vat?: string;
      };
      delimiter: string | null;
      done: {
       created: number;
       skipped: number;
       updated: number;
      };
      done_at: string | null;
      drafts: number;
      /** @enum {string|null} */
      encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
      error_lines: number;
      fail_reason: string | null;
      file_name: string;
      foreseen: {
       created: number;
       skipped: number;
       updated: number;
      };
      /** @enum {string} */
      format: "csv" | "xlsx" | "zip";
      headings: string[];
      id: string;
      /** @enum {string} */
      kind: "products" | "images";
      lines: number | null;
      pictures: {
       refused: number;
       total: number;
       waiting: number;
      };
      progress: {
       done: number;
       of: number;
       /** @enum {string} */
       phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
      };
      sample: string[][];
      /** @enum {string} */
      source: "yova" | "shopify" | "woocommerce" | "other";
      /** @enum {string} */
      state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
      undo: {
       archived: number;
       deleted: number;
       left: number;
       of: number;
       restored: number;
       /** @enum {string} */
       state: "none" | "possible" | "running" | "done";
       until: string | null;
      };
      unknown_categories: {
       lines: number;
       said: string;
      }[];
      warnings: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 postVendorImportsIdConfirm: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default false */
     skip_errors?: boolean;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      bytes: number;
      columns: {
       [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
      };
      created_at: string;
      defaults: {
       category?: string;
       inventory_quantity?: string;
       price?: string;
       status?: string;
       vat?: string;
      };
      delimiter: string | null;
      done: {
       created: number;
       skipped: number;
       updated: number;
      };
      done_at: string | null;
      drafts: number;
      /** @enum {string|null} */
      encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
      error_lines: number;
      fail_reason: string | null;
      file_name: string;
      foreseen: {
       created: number;
       skipped: number;
       updated: number;
      };
      /** @enum {string} */
      format: "csv" | "xlsx" | "zip";
      headings: string[];
      id: string;
      /** @enum {string} */
      kind: "products" | "images";
      lines: number | null;
      pictures: {
       refused: number;
       total: number;
       waiting: number;
      };
      progress: {
       done: number;
       of: number;
       /** @enum {string} */
       phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
      };
      sample: string[][];
      /** @enum {string} */
      source: "yova" | "shopify" | "woocommerce" | "other";
      /** @enum {string} */
      state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
      undo: {
       archived: number;
       deleted: number;
       left: number;
       of: number;
       restored: number;
       /** @enum {string} */
       state: "none" | "possible" | "running" | "done";
       until: string | null;
      };
      unknown_categories: {
       lines: number;
       said: string;
      }[];
      warnings: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 getVendorImportsIdErrors: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       code: string;
       column: string | null;
       /** @enum {string|null} */
       field: "sku" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "bulk_discounts" | "published" | null;
       line: number;
       message: string;
       product_name: string | null;
       /** @enum {string} */
       severity: "error" | "warning";
       value: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 getVendorImportsIdErrorsFile: {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
     "text/csv": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 postVendorImportsIdFile: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      bytes: number;
      columns: {
       [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
      };
      created_at: string;
      defaults: {
       category?: string;
       inventory_quantity?: string;
       price?: string;
       status?: string;
       vat?: string;
      };
      delimiter: string | null;
      done: {
       created: number;
       skipped: number;
       updated: number;
      };
      done_at: string | null;
      drafts: number;
      /** @enum {string|null} */
      encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
      error_lines: number;
      fail_reason: string | null;
      file_name: string;
      foreseen: {
       created: number;
       skipped: number;
       updated: number;
      };
      /** @enum {string} */
      format: "csv" | "xlsx" | "zip";
      headings: string[];
      id: string;
      /** @enum {string} */
      kind: "products" | "images";
      lines: number | null;
      pictures: {
       refused: number;
       total: number;
       waiting: number;
      };
      progress: {
       done: number;
       of: number;
       /** @enum {string} */
       phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
      };
      sample: string[][];
      /** @enum {string} */
      source: "yova" | "shopify" | "woocommerce" | "other";
      /** @enum {string} */
      state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
      undo: {
       archived: number;
       deleted: number;
       left: number;
       of: number;
       restored: number;
       /** @enum {string} */
       state: "none" | "possible" | "running" | "done";
       until: string | null;
      };
      unknown_categories: {
       lines: number;
       said: string;
      }[];
      warnings: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 postVendorImportsIdLook: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     delimiter: "," | ";" | "\t" | "|";
     /** @enum {string} */
     encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      bytes: number;
      columns: {
       [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
      };
      created_at: string;
      defaults: {
       category?: string;
       inventory_quantity?: string;
       price?: string;
       status?: string;
       vat?: string;
      };
      delimiter: string | null;
      done: {
       created: number;
       skipped: number;
       updated: number;
      };
      done_at: string | null;
      drafts: number;
      /** @enum {string|null} */
      encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
      error_lines: number;
      fail_reason: string | null;
      file_name: string;
      foreseen: {
       created: number;
       skipped: number;
       updated: number;
      };
      /** @enum {string} */
      format: "csv" | "xlsx" | "zip";
      headings: string[];
      id: string;
      /** @enum {string} */
      kind: "products" | "images";
      lines: number | null;
      pictures: {
       refused: number;
       total: number;
       waiting: number;
      };
      progress: {
       done: number;
       of: number;
       /** @enum {string} */
       phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
      };
      sample: string[][];
      /** @enum {string} */
      source: "yova" | "shopify" | "woocommerce" | "other";
      /** @enum {string} */
      state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
      undo: {
       archived: number;
       deleted: number;
       left: number;
       of: number;
       restored: number;
       /** @enum {string} */
       state: "none" | "possible" | "running" | "done";
       until: string | null;
      };
      unknown_categories: {
       lines: number;
       said: string;
      }[];
      warnings: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 getVendorImportsIdParts: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      id: string;
      part_bytes: number;
      parts: number[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 putVendorImportsIdPartsPart: {
  parameters: {
   path: {
    id: string;
    part: number | null;
   };
  };
  requestBody?: {
   content: {
    "application/octet-stream": string;
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 postVendorImportsIdPublication: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      id: string;
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 postVendorImportsIdRowsLineCells: {
  parameters: {
   path: {
    id: string;
    line: number;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     field: "sku" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "bulk_discounts" | "published";
     value: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      bytes: number;
      columns: {
       [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
      };
      created_at: string;
      defaults: {
       category?: string;
       inventory_quantity?: string;
       price?: string;
       status?: string;
       vat?: string;
      };
      delimiter: string | null;
      done: {
       created: number;
       skipped: number;
       updated: number;
      };
      done_at: string | null;
      drafts: number;
      /** @enum {string|null} */
      encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
      error_lines: number;
      fail_reason: string | null;
      file_name: string;
      foreseen: {
       created: number;
       skipped: number;
       updated: number;
      };
      /** @enum {string} */
      format: "csv" | "xlsx" | "zip";
      headings: string[];
      id: string;
      /** @enum {string} */
      kind: "products" | "images";
      lines: number | null;
      pictures: {
       refused: number;
       total: number;
       waiting: number;
      };
      progress: {
       done: number;
       of: number;
       /** @enum {string} */
       phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
      };
      sample: string[][];
      /** @enum {string} */
      source: "yova" | "shopify" | "woocommerce" | "other";
      /** @enum {string} */
      state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
      undo: {
       archived: number;
       deleted: number;
       left: number;
       of: number;
       restored: number;
       /** @enum {string} */
       state: "none" | "possible" | "running" | "done";
       until: string | null;
      };
      unknown_categories: {
       lines: number;
       said: string;
      }[];
      warnings: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 getVendorImportsIdUndo: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      archived: number;
      deleted: number;
      left: number;
      reasons: {
       /** @enum {string} */
       code: "gone" | "changed" | "ordered" | "category_gone" | "sku_taken";
       count: number;
       message: string;
      }[];
      restored: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 postVendorImportsIdUndo: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      bytes: number;
      columns: {
       [key: string]: "sku" | "group" | "name_fr" | "name_en" | "name_ar" | "description_fr" | "description_en" | "description_ar" | "short_description" | "category" | "price" | "compare_at_price" | "cost" | "weight_grams" | "wholesale_price" | "wholesale_quantity" | "regular_price" | "sale_price" | "inventory_quantity" | "status" | "vat" | "weight_kg" | "images" | "variant_image" | "option1_name" | "option1_value" | "option2_name" | "option2_value" | "option3_name" | "option3_value" | "specifications" | "specification" | "bulk_discounts" | "published" | "row_type" | "parent" | "row_id";
      };
      created_at: string;
      defaults: {
       category?: string;
       inventory_quantity?: string;
       price?: string;
       status?: string;
       vat?: string;
      };
      delimiter: string | null;
      done: {
       created: number;
       skipped: number;
       updated: number;
      };
      done_at: string | null;
      drafts: number;
      /** @enum {string|null} */
      encoding: "utf-8" | "windows-1252" | "windows-1256" | "utf-16le" | null;
      error_lines: number;
      fail_reason: string | null;
      file_name: string;
      foreseen: {
       created: number;
       skipped: number;
       updated: number;
      };
      /** @enum {string} */
      format: "csv" | "xlsx" | "zip";
      headings: string[];
      id: string;
      /** @enum {string} */
      kind: "products" | "images";
      lines: number | null;
      pictures: {
       refused: number;
       total: number;
       waiting: number;
      };
      progress: {
       done: number;
       of: number;
       /** @enum {string} */
       phase: "reading" | "checking" | "writing" | "pictures" | "undoing" | "none";
      };
      sample: string[][];
      /** @enum {string} */
      source: "yova" | "shopify" | "woocommerce" | "other";
      /** @enum {string} */
      state: "receiving" | "uploaded" | "checking" | "checked" | "running" | "done" | "failed" | "cancelled";
      undo: {
       archived: number;
       deleted: number;
       left: number;
       of: number;
       restored: number;
       /** @enum {string} */
       state: "none" | "possible" | "running" | "done";
       until: string | null;
      };
      unknown_categories: {
       lines: number;
       said: string;
      }[];
      warnings: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 getVendorImportsIdUndoLeft: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       /** @enum {string} */
       code: "gone" | "changed" | "ordered" | "category_gone" | "sku_taken";
       message: string;
       name: string;
       product_id: string | null;
      }[];
      next: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"import_not_found" | "not_found" | "row_not_found">;
   409: Problem<"import_has_errors" | "import_running" | "import_state" | "import_undone" | "part_missing" | "undo_too_late">;
   422: Problem<"archive_too_large" | "category_unknown" | "columns_missing" | "file_empty" | "file_unreadable" | "invalid_character" | "invalid_input" | "nothing_to_import" | "nothing_to_undo" | "part_invalid" | "too_many_columns" | "too_many_rows">;
  };
 };
 getVendorInAppNotifications: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       at: string;
       id: string;
       is_read: boolean;
       path: string;
       text: string;
       what: string;
      }[];
      unread: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postVendorInAppNotificationsIdReadings: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       at: string;
       id: string;
       is_read: boolean;
       path: string;
       text: string;
       what: string;
      }[];
      unread: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorInAppNotificationsReadings: {
  requestBody: {
   content: {
    "application/json": {
     until: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       at: string;
       id: string;
       is_read: boolean;
       path: string;
       text: string;
       what: string;
      }[];
      unread: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorLegalIdentity: {
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      capital: string | null;
      change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       decided_at: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       reason: string | null;
       requested_at: string;
       /** @enum {string} */
       state: "waiting" | "accepted" | "refused" | "withdrawn";
      } | null;
      craftsman_card: string | null;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      nif: string | null;
      nis: string | null;
      rc: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putVendorLegalIdentity: {
  requestBody: {
   content: {
    "application/json": {
     /** @default  */
     activity?: string;
     /** @default  */
     ai?: string;
     /** @default  */
     capital?: string;
     /** @default  */
     craftsman_card?: string;
     /** @enum {string} */
     kind: "company" | "craftsman" | "auto_entrepreneur";
     /** @default  */
     legal_form?: string;
     /** @default  */
     nif?: string;
     /** @default  */
     nis?: string;
     /** @default  */
     rc?: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      capital: string | null;
      change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       decided_at: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       reason: string | null;
       requested_at: string;
       /** @enum {string} */
       state: "waiting" | "accepted" | "refused" | "withdrawn";
      } | null;
      craftsman_card: string | null;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      nif: string | null;
      nis: string | null;
      rc: string | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   409: Problem<"identity_unchanged">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 deleteVendorLegalIdentityChange: {
  responses: {
   200: {
    content: {
     "application/json": {
      activity: string | null;
      ai: string | null;
      capital: string | null;
      change: {
       activity: string | null;
       ai: string | null;
       capital: string | null;
       craftsman_card: string | null;
       decided_at: string | null;
       id: string;
       /** @enum {string} */
       kind: "company" | "craftsman" | "auto_entrepreneur";
       legal_form: string | null;
       nif: string | null;
       nis: string | null;
       rc: string | null;
       reason: string | null;
       requested_at: string;
       /** @enum {string} */
       state: "waiting" | "accepted" | "refused" | "withdrawn";
      } | null;
      craftsman_card: string | null;
      /** @enum {string} */
      kind: "company" | "craftsman" | "auto_entrepreneur";
      legal_form: string | null;
      nif: string | null;
      nis: string | null;
      rc: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"identity_change_not_found" | "not_found">;
  };
 };
 getVendorLiveUpdates: {
  responses: {
   200: {
    content: {
     "text/event-stream": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   503: Problem<"too_many_streams" | "unavailable">;
  };
 };
 getVendorMargins: {
  parameters: {
   query?: {
    days?: "7" | "30" | "90";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      best: {
       cost: number | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       margin: number;
       name: string | null;
       own_costs: number;
       product_id: string | null;
       quantity: number;
       returned_quantity: number;
       sold: number;
       unit_cost: number | null;
      }[];
      commission: number;
      cost: number;
      from: LocalDate;
      margin: number;
      pending: number;
      quantity: number;
      quantity_without_cost: number;
      returned: number;
      returned_quantity: number;
      sold: number;
      until: LocalDate;
      vat: number;
      worst: {
       cost: number | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       margin: number;
       name: string | null;
       own_costs: number;
       product_id: string | null;
       quantity: number;
       returned_quantity: number;
       sold: number;
       unit_cost: number | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorMessages: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    show?: "all" | "unread";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       id: string;
       /** @enum {string} */
       kind: "order" | "product" | "shop";
       last: {
        is_own: boolean;
        text: string | null;
       };
       last_message_at: string;
       order: {
        id: string;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        order_number: string;
       } | null;
       unread: number;
       with: {
        id: string | null;
        name: string;
       };
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
      unread: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorMessagesIdReading: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      id: string;
      /** @enum {string} */
      kind: "order" | "product" | "shop";
      last_message_at: string;
      messages: {
       id: string;
       is_own: boolean;
       read_at: string | null;
       sent_at: string;
       text: string | null;
       was_masked: boolean;
      }[];
      order: {
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       order_number: string;
      } | null;
      unread: number;
      with: {
       id: string | null;
       name: string;
      };
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "thread_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 postVendorMessagesIdReplies: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     text: string;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
      /** @enum {string} */
      kind: "order" | "product" | "shop";
      last_message_at: string;
      messages: {
       id: string;
       is_own: boolean;
       read_at: string | null;
       sent_at: string;
       text: string | null;
       was_masked: boolean;
      }[];
      order: {
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       order_number: string;
      } | null;
      unread: number;
      with: {
       id: string | null;
       name: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "thread_not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: Problem<"too_many_messages" | "too_many_requests">;
  };
 };
 getVendorMessagesUnread: {
  responses: {
   200: {
    content: {
     "application/json": {
      count: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getVendorMoney: {
  responses: {
   200: {
    content: {
     "application/json": {
      account: {
       holder: string;
       /** @enum {string} */
       kind: "rib" | "rip" | "ccp";
       masked: string;
       since: string;
      } | null;
      account_rests_until: LocalDate | null;
      at_courier: number;
      balance: number;
      held: number;
      hold_days: number;
      in_payment: number;
      is_account_refused: boolean;
      is_on_hold: boolean;
      minimum: number;
      next_payout_on: LocalDate;
      owed: number;
      to_receive: number;
      upcoming: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getVendorMoneyCommissionInvoices: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    month?: string | "";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       id: string;
       issued_on: LocalDate;
       /** @enum {string} */
       kind: "invoice" | "credit_note";
       month: string;
       reference: string;
       /** @enum {string} */
       subject: "commission" | "compensation";
       subtotal: number;
       total: number;
       vat: number;
       vendor: {
        business_name: string;
        id: string;
       };
      }[];
      next: string | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorMoneyCommissionInvoicesIdFile: {
  parameters: {
   query?: {
    lang?: "fr" | "en" | "ar";
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/pdf": string;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"document_gone" | "not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 getVendorMoneyLines: {
  parameters: {
   query?: {
    cursor?: string;
    from?: string;
    limit?: number;
    month?: string | "";
    show?: "all" | "sales" | "refunds" | "payouts";
    until?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       amount: number;
       at: string;
       id: string;
       /** @enum {string} */
       kind: "sale" | "sale_cancelled" | "sale_reinstated" | "vendor_cash_collected" | "vendor_cash_reversed" | "refund" | "refund_reversed" | "payout" | "payout_returned" | "settlement" | "compensation" | "stamp_duty" | "charge" | "exchange" | "exchange_reversed" | "adjustment";
       /** @enum {string|null} */
       money_state: "upcoming" | "held" | "due" | "in_payment" | "paid" | null;
       note: string | null;
       order_id: string | null;
       order_number: string | null;
       parts: {
        amount: number;
        /** @enum {string} */
        kind: "goods" | "discount" | "delivery" | "commission" | "commission_vat";
        rate_bp: number | null;
        reason: string | null;
       }[];
       reference: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorMoneyStatement: {
  parameters: {
   query: {
    format?: "csv" | "pdf";
    month: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/pdf": unknown;
     "text/csv": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorMoneyVatJournal: {
  parameters: {
   query: {
    month: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      base: number;
      month: string;
      rows: {
       base: number;
       rate_bp: number;
       vat: number;
      }[];
      vat: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorMoneyVatJournalFile: {
  parameters: {
   query: {
    month: string;
   };
  };
  responses: {
   200: {
    content: {
     "text/csv": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorOrders: {
  parameters: {
   query?: {
    courier?: string;
    cursor?: string;
    limit?: number;
    payment?: "all" | "cash" | "card";
    placed_from?: string;
    placed_until?: string;
    search?: string;
    sort?: "newest" | "oldest" | "total_desc" | "total_asc";
    status?: ("pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled") | ("all" | "delivery_failed");
    wilaya?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       [key: string]: number;
      };
      items: {
       customer: {
        city: string;
        name: string;
        wilaya: string;
       };
       delivery_failed: boolean;
       has_note: boolean;
       id: string;
       item_count: number;
       items: {
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        product_name: string;
       }[];
       order_number: string;
       /** @enum {string} */
       payment_status: "paid" | "pending" | "failed";
       placed_at: string;
       /** @enum {string} */
       status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
       to_collect: number;
       total_amount: number;
       version: number;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorOrdersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "tracking_taken">;
  };
 };
 putVendorOrdersIdAddress: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     address: string;
     city: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input">;
  };
 };
 postVendorOrdersIdCancellation: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     only?: "remainder";
     /** @enum {string} */
     reason: "out_of_stock" | "customer_request" | "unreachable" | "wrong_address" | "duplicate" | "cannot_deliver";
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "tracking_taken">;
  };
 };
 putVendorOrdersIdNote: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note: string | null;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input">;
  };
 };
 postVendorOrdersIdParcels: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     courier?: string | null;
     items?: {
      item_id: string;
      quantity: number;
     }[];
     tracking?: string | null;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "tracking_taken">;
  };
 };
 putVendorOrdersIdParcelsParcelIdCarriage: {
  parameters: {
   path: {
    id: string;
    parcelId: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     courier?: string | null;
     tracking?: string | null;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "tracking_taken">;
  };
 };
 postVendorOrdersIdParcelsParcelIdDeliveryWithdrawal: {
  parameters: {
   path: {
    id: string;
    parcelId: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input">;
  };
 };
 postVendorOrdersIdParcelsParcelIdSteps: {
  parameters: {
   path: {
    id: string;
    parcelId: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     state: "in_transit" | "delivered" | "returning";
     version?: number;
    } | {
     note?: string;
     /** @enum {string} */
     reason: "phone_unreachable" | "no_answer" | "wrong_number" | "absent_postponed" | "absent_failed" | "cancelled_by_customer" | "duplicate_order" | "not_ordered" | "wrong_product" | "missing_product" | "damaged_product" | "cannot_pay" | "wrong_wilaya" | "wrong_commune" | "no_show";
     /** @enum {string} */
     state: "attempt_failed";
     version?: number;
    } | {
     /** @enum {string} */
     condition: "resellable" | "damaged" | "incomplete" | "wrong_item";
     /** @enum {string} */
     state: "returned";
     version?: number;
    } | {
     note?: string;
     /** @enum {string} */
     reason: "lost" | "stolen" | "damaged_in_transit";
     /** @enum {string} */
     state: "lost";
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "tracking_taken">;
  };
 };
 postVendorOrdersIdStatusChanges: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     status: "confirmed" | "processing" | "shipped" | "delivered";
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      address_changes: {
       /** @enum {string} */
       actor_role: "buyer" | "vendor";
       at: string;
       fields: ("name" | "address" | "city" | "wilaya" | "postal_code" | "phone" | "delivery_note" | "delivery")[];
       from_shipping: number;
       from_wilaya: string;
       to_shipping: number;
       to_wilaya: string;
      }[];
      buyer_before: {
       cancelled: number;
       orders: number;
       received: number;
      };
      cancel_reason: string | null;
      couriers: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      deliver_from: LocalDate;
      deliver_until: LocalDate;
      delivery_failed: boolean;
      /** @enum {string} */
      delivery_method: "home" | "stop_desk";
      delivery_note: string | null;
      discount: number;
      has_note: boolean;
      history: {
       actor_name: string | null;
       actor_role: string;
       at: string;
       /** @enum {string|null} */
       from: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled" | null;
       reason: string | null;
       /** @enum {string} */
       to: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      }[];
      id: string;
      is_address_shared: boolean;
      item_count: number;
      items: {
       cancelled_quantity: number;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       left_to_send: number;
       price: number;
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       total: number;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      money_back: {
       due: number;
       refunded: number;
      } | null;
      order_number: string;
      own_share: number | null;
      parcels: {
       /** @enum {string} */
       cash_holder: "vendor" | "operator";
       collect: number;
       courier: {
        code: string;
        name: string;
       } | null;
       delivery_claim: {
        at: string;
        by: string | null;
        denied_at: string | null;
       } | null;
       delivery_rejected_at: string | null;
       history: {
        at: string;
        note: string | null;
        reason: string | null;
        state: string;
       }[];
       id: string;
       items: {
        item_id: string;
        quantity: number;
       }[];
       position: number;
       /** @enum {string} */
       purpose: "sale" | "exchange";
       /** @enum {string|null} */
       return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       stamp_duty: number;
       state: string;
       tracking: string | null;
      }[];
      payment: {
       attempts: {
        amount: number;
        at: string;
        ended_at: string | null;
        gateway: string;
        id: string;
        /** @enum {string} */
        method: "edahabia" | "cib";
        receipt: {
         approvalCode: string | null;
         card: string | null;
         gatewayOrder: string;
         message: string | null;
        } | null;
        /** @enum {string} */
        status: "pending" | "captured" | "failed" | "expired" | "cancelled";
       }[];
       expires_at: string;
       refunds: {
        amount: number;
        at: string;
        id: string;
        order_id: string;
        /** @enum {string} */
        reason: "cancelled" | "cancelled_after_shipping" | "late" | "duplicate" | "returned" | "parcel_returned" | "other_sum";
        reference: string | null;
        settled_at: string | null;
        /** @enum {string} */
        status: "due" | "sending" | "manual" | "done";
       }[];
       /** @enum {string} */
       state: "open" | "paid" | "released" | "paid_on_delivery";
      } | null;
      payment_method: string;
      /** @enum {string} */
      payment_status: "paid" | "pending" | "failed";
      pickup_point: {
       address: string;
       courier: {
        code: string;
        name: string;
       };
       hours: string | null;
       name: string;
      } | null;
      placed_at: string;
      rounding: number;
      shipping: number;
      shipping_address: {
       address: string;
       city: string;
       name: string;
       wilaya: string;
      };
      stamp_duty: number;
      /** @enum {string} */
      status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
      subtotal: number;
      to_collect: number;
      total_amount: number;
      undelivered_amount: number;
      vendor_note: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "order_not_found" | "parcel_not_found">;
   409: Problem<"address_shared" | "backward" | "items_not_shipped" | "no_delivery_claim" | "no_parcel_sent" | "nothing_to_ship" | "order_already_cancelled" | "order_already_delivered" | "order_already_shipped" | "order_not_confirmed" | "order_not_shipped" | "parcel_already_delivered" | "parcel_already_returned" | "parcel_lost" | "parcel_returning" | "payment_awaited" | "quantity_exceeds_remaining" | "stock_short" | "tracking_taken" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "tracking_taken">;
  };
 };
 getVendorOrdersListFile: {
  parameters: {
   query?: {
    courier?: string;
    format?: "csv" | "xlsx";
    payment?: "all" | "cash" | "card";
    placed_from?: string;
    placed_until?: string;
    search?: string;
    sort?: "newest" | "oldest" | "total_desc" | "total_asc";
    status?: ("pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled") | ("all" | "delivery_failed");
    wilaya?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
     "text/csv; charset=utf-8": unknown;
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorOrdersStatusChanges: {
  requestBody: {
   content: {
    "application/json": {
     ids: string[];
     /** @enum {string} */
     status: "confirmed" | "processing";
     versions?: {
      [key: string]: number;
     };
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      changed: string[];
      refused: {
       code: string;
       detail: string;
       id: string;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 putVendorPayoutAccount: {
  requestBody: {
   content: {
    "application/json": {
     holder: string;
     number: string;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "vendor_not_found">;
   409: Problem<"owner_not_settled">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorPickList: {
  parameters: {
   query?: {
    ids?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      lines: {
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       orders: {
        id: string;
        order_number: string;
        quantity: number;
        version: number;
       }[];
       product_id: string | null;
       product_name: string;
       quantity: number;
       sku: string | null;
       variant_id: string | null;
       variant_label: string | null;
      }[];
      order_ids: string[];
      pieces: number;
      waiting: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorProducts: {
  parameters: {
   query?: {
    category?: string;
    cursor?: string;
    limit?: number;
    search?: string;
    sort?: "newest" | "oldest" | "name_asc" | "name_desc" | "price_asc" | "price_desc";
    state?: "all" | "draft" | "active" | "archived" | "low" | "out";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      categories: {
       name: string;
       slug: string;
      }[];
      counts: {
       active: number;
       archived: number;
       draft: number;
       low: number | null;
       total: number;
      };
      items: {
       category: string;
       category_name: string;
       compare_at_price: number | null;
       created_at: string;
       discount_percent: number;
       featured: boolean;
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       inventory_quantity: number;
       name: string;
       price: number;
       sku: string | null;
       /** @enum {string} */
       status: "draft" | "active" | "archived";
       updated_at: string;
       variant_count: number;
       vendor: {
        business_name: string;
        id: string;
       };
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorProducts: {
  requestBody: {
   content: {
    "application/json": {
     /** @default [] */
     bulk_discounts?: {
      percent: number;
      quantity: number;
     }[];
     category: string;
     compare_at_price?: number | null;
     cost?: number | null;
     /**
     * @default {
     *       "fr": null,
     *       "en": null,
     *       "ar": null
     *     }
     */
     description?: {
      ar?: string | null;
      en?: string | null;
      fr?: string | null;
     } | null;
     featured?: boolean;
     /** @default [] */
     images?: string[];
     inventory_quantity?: number | null;
     name: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     };
     /** @default [] */
     options?: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     }[];
     price: number;
     sku?: string | null;
     /** @default [] */
     specifications?: {
      name: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      };
      value: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      };
     }[];
     /** @enum {string} */
     status?: "draft" | "active" | "archived";
     /** @default [] */
     variants?: {
      cost?: number | null;
      id?: string | null;
      image?: string | null;
      inventory_quantity?: number | null;
      price?: number | null;
      sku?: string | null;
      values: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      }[];
     }[];
     vat?: 19 | 9 | 0 | null;
     weight_grams?: number | null;
     wholesale_price?: number | null;
     wholesale_quantity?: number | null;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 getVendorProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putVendorProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default [] */
     bulk_discounts?: {
      percent: number;
      quantity: number;
     }[];
     category: string;
     compare_at_price?: number | null;
     cost?: number | null;
     /**
     * @default {
     *       "fr": null,
     *       "en": null,
     *       "ar": null
     *     }
     */
     description?: {
      ar?: string | null;
      en?: string | null;
      fr?: string | null;
     } | null;
     featured?: boolean;
     /** @default [] */
     images?: string[];
     inventory_quantity?: number | null;
     name: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     };
     /** @default [] */
     options?: {
      ar?: string | null;
      en?: string | null;
      fr: string;
     }[];
     price: number;
     sku?: string | null;
     /** @default [] */
     specifications?: {
      name: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      };
      value: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      };
     }[];
     /** @enum {string} */
     status?: "draft" | "active" | "archived";
     updated_at?: string;
     /** @default [] */
     variants?: {
      cost?: number | null;
      id?: string | null;
      image?: string | null;
      inventory_quantity?: number | null;
      price?: number | null;
      sku?: string | null;
      values: {
       ar?: string | null;
       en?: string | null;
       fr: string;
      }[];
     }[];
     vat?: 19 | 9 | 0 | null;
     weight_grams?: number | null;
     wholesale_price?: number | null;
     wholesale_quantity?: number | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 deleteVendorProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postVendorProductsIdCopies: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putVendorProductsIdCost: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     cost: number | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putVendorProductsIdStatus: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason?: string;
     /** @enum {string} */
     status: "draft" | "active" | "archived";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 putVendorProductsIdStock: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     change?: number;
     inventory_quantity?: number;
     variant_id?: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      bulk_discounts: {
       percent: number;
       quantity: number;
      }[];
      category: string;
      compare_at_price: number | null;
      cost?: number | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      featured: boolean;
      id: string;
      images: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      inventory_quantity: number;
      name: {
       ar: string | null;
       en: string | null;
       fr: string;
      };
      options: {
       ar: string | null;
       en: string | null;
       fr: string;
      }[];
      price: number;
      review_count: number;
      sku: string | null;
      specifications: {
       name: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
       value: {
        ar: string | null;
        en: string | null;
        fr: string;
       };
      }[];
      /** @enum {string} */
      status: "draft" | "active" | "archived";
      updated_at: string;
      variants: {
       cost?: number | null;
       id: string;
       image: string | null;
       inventory_quantity: number;
       price: number | null;
       sku: string | null;
       values: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
      vat: 19 | 9 | 0 | null;
      vendor: {
       business_name: string;
       id: string;
      };
      weight_grams: number | null;
      wholesale_price: number | null;
      wholesale_quantity: number | null;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postVendorProductsBulkChanges: {
  requestBody: {
   content: {
    "application/json": {
     ids: string[];
     /** @enum {string} */
     kind: "status";
     /** @enum {string} */
     status: "draft" | "active" | "archived";
    } | {
     category: string;
     ids: string[];
     /** @enum {string} */
     kind: "category";
    } | {
     ids: string[];
     /** @enum {string} */
     kind: "price";
     percent: number;
    } | {
     ids: string[];
     inventory_quantity: number;
     /** @enum {string} */
     kind: "stock";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      changed: number;
      id: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postVendorProductsBulkChangesIdReversal: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      changed: number;
      id: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postVendorProductsBulkEdits: {
  requestBody: {
   content: {
    "application/json": {
     filter: {
      category?: string;
      search?: string;
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
     /** @enum {string} */
     kind: "status";
     /** @enum {string} */
     status: "draft" | "active" | "archived";
    } | {
     category: string;
     filter: {
      category?: string;
      search?: string;
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
     /** @enum {string} */
     kind: "category";
    } | {
     filter: {
      category?: string;
      search?: string;
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
     /** @enum {string} */
     kind: "price";
     percent: number;
    } | {
     filter: {
      category?: string;
      search?: string;
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
     inventory_quantity: number;
     /** @enum {string} */
     kind: "stock";
    };
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      changed: number;
      done: number;
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "undoing" | "undone" | "failed";
      total: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 getVendorProductsBulkEditsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      changed: number;
      done: number;
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "undoing" | "undone" | "failed";
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 postVendorProductsBulkEditsIdReversal: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      changed: number;
      done: number;
      id: string;
      /** @enum {string} */
      state: "running" | "done" | "undoing" | "undone" | "failed";
      total: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "product_not_permitted" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"bulk_change_not_found" | "not_found" | "product_not_found">;
   409: Problem<"bulk_change_already_undone" | "product_changed" | "sku_taken">;
   422: Problem<"category_unknown" | "image_unknown" | "invalid_character" | "invalid_input" | "price_zero" | "too_many_products" | "variant_unknown" | "vendor_not_selling">;
  };
 };
 getVendorProductsImagesCrops: {
  parameters: {
   query: {
    picture: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      crop: {
       height: number;
       quarter_turns: 0 | 1 | 2 | 3;
       width: number;
       x: number;
       y: number;
      } | null;
      height: number;
      url: string;
      width: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"image_not_found" | "not_found">;
   422: Problem<"crop_out_of_bounds" | "crop_too_small" | "invalid_character" | "invalid_input">;
  };
 };
 postVendorProductsImagesCrops: {
  requestBody: {
   content: {
    "application/json": {
     height: number;
     picture: string;
     quarter_turns: 0 | 1 | 2 | 3;
     width: number;
     x: number;
     y: number;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      height: number;
      small_url: string;
      url: string;
      width: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"image_not_found" | "not_found">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"crop_out_of_bounds" | "crop_too_small" | "invalid_character" | "invalid_input">;
  };
 };
 getVendorPromoCodes: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    status?: "all" | "running" | "upcoming" | "used_up" | "ended" | "stopped";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       all?: number;
       ended?: number;
       running?: number;
       stopped?: number;
       upcoming?: number;
       used_up?: number;
      };
      figures: {
       discount: number;
       revenue: number;
       uses: number;
      };
      items: {
       amount: number | null;
       code: string;
       created_at: string;
       discount: number;
       ends_on: LocalDate | null;
       id: string;
       is_public: boolean;
       /** @enum {string} */
       kind: "percentage" | "amount" | "free_delivery";
       maximum_discount: number | null;
       maximum_uses: number | null;
       maximum_uses_per_buyer: number | null;
       minimum: number;
       percent: number | null;
       revenue: number;
       shop: {
        business_name: string;
        id: string;
       } | null;
       starts_on: LocalDate | null;
       /** @enum {string} */
       state: "running" | "upcoming" | "used_up" | "ended" | "stopped";
       stopped: {
        at: string;
        /** @enum {string} */
        by: "vendor" | "operator";
        reason: string | null;
       } | null;
       uses: number;
       was_used: boolean;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorPromoCodes: {
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     amount?: number | null;
     code: string;
     /**
     * Format: date
     * @default null
     */
     ends_on?: string | null;
     /** @default false */
     is_public?: boolean;
     /** @enum {string} */
     kind: "percentage" | "amount" | "free_delivery";
     /** @default null */
     maximum_discount?: number | null;
     /** @default null */
     maximum_uses?: number | null;
     /** @default null */
     maximum_uses_per_buyer?: number | null;
     /** @default 0 */
     minimum?: number;
     /** @default null */
     percent?: number | null;
     /**
     * Format: date
     * @default null
     */
     starts_on?: string | null;
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      amount: number | null;
      code: string;
      created_at: string;
      discount: number;
      ends_on: LocalDate | null;
      id: string;
      is_public: boolean;
      /** @enum {string} */
      kind: "percentage" | "amount" | "free_delivery";
      maximum_discount: number | null;
      maximum_uses: number | null;
      maximum_uses_per_buyer: number | null;
      minimum: number;
      percent: number | null;
      revenue: number;
      shop: {
       business_name: string;
       id: string;
      } | null;
      starts_on: LocalDate | null;
      /** @enum {string} */
      state: "running" | "upcoming" | "used_up" | "ended" | "stopped";
      stopped: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "operator";
       reason: string | null;
      } | null;
      uses: number;
      was_used: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "promo_code_not_found">;
   409: Problem<"promo_code_already_stopped" | "promo_code_stopped" | "promo_code_taken" | "promo_code_used">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "promo_ends_in_past" | "promo_limit_below_uses">;
  };
 };
 putVendorPromoCodesId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @default null */
     amount?: number | null;
     code: string;
     /**
     * Format: date
     * @default null
     */
     ends_on?: string | null;
     /** @default false */
     is_public?: boolean;
     /** @enum {string} */
     kind: "percentage" | "amount" | "free_delivery";
     /** @default null */
     maximum_discount?: number | null;
     /** @default null */
     maximum_uses?: number | null;
     /** @default null */
     maximum_uses_per_buyer?: number | null;
     /** @default 0 */
     minimum?: number;
     /** @default null */
     percent?: number | null;
     /**
     * Format: date
     * @default null
     */
     starts_on?: string | null;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number | null;
      code: string;
      created_at: string;
      discount: number;
      ends_on: LocalDate | null;
      id: string;
      is_public: boolean;
      /** @enum {string} */
      kind: "percentage" | "amount" | "free_delivery";
      maximum_discount: number | null;
      maximum_uses: number | null;
      maximum_uses_per_buyer: number | null;
      minimum: number;
      percent: number | null;
      revenue: number;
      shop: {
       business_name: string;
       id: string;
      } | null;
      starts_on: LocalDate | null;
      /** @enum {string} */
      state: "running" | "upcoming" | "used_up" | "ended" | "stopped";
      stopped: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "operator";
       reason: string | null;
      } | null;
      uses: number;
      was_used: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "promo_code_not_found">;
   409: Problem<"promo_code_already_stopped" | "promo_code_stopped" | "promo_code_taken" | "promo_code_used">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "promo_ends_in_past" | "promo_limit_below_uses">;
  };
 };
 postVendorPromoCodesIdStop: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": Record<string, never>;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      amount: number | null;
      code: string;
      created_at: string;
      discount: number;
      ends_on: LocalDate | null;
      id: string;
      is_public: boolean;
      /** @enum {string} */
      kind: "percentage" | "amount" | "free_delivery";
      maximum_discount: number | null;
      maximum_uses: number | null;
      maximum_uses_per_buyer: number | null;
      minimum: number;
      percent: number | null;
      revenue: number;
      shop: {
       business_name: string;
       id: string;
      } | null;
      starts_on: LocalDate | null;
      /** @enum {string} */
      state: "running" | "upcoming" | "used_up" | "ended" | "stopped";
      stopped: {
       at: string;
       /** @enum {string} */
       by: "vendor" | "operator";
       reason: string | null;
      } | null;
      uses: number;
      was_used: boolean;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "promo_code_not_found">;
   409: Problem<"promo_code_already_stopped" | "promo_code_stopped" | "promo_code_taken" | "promo_code_used">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "promo_ends_in_past" | "promo_limit_below_uses">;
  };
 };
 getVendorQuestions: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    show?: "all" | "unanswered";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       all: number;
       unanswered: number;
      };
      items: {
       answer: string | null;
       answered_at: string | null;
       author: string;
       created_at: string;
       id: string;
       is_reported: boolean;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       product: {
        id: string;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        name: string;
       };
       text: string;
       version: number;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 putVendorQuestionsIdAnswer: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     text: string;
     version?: number;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "question_not_found">;
   409: Problem<"version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorQuestionsIdReports: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note?: string | null;
     /** @enum {string} */
     reason: "insult" | "personal_data" | "advertising" | "false" | "other";
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "question_not_found">;
   409: Problem<"version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorQuestionsUnanswered: {
  responses: {
   200: {
    content: {
     "application/json": {
      count: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getVendorReturns: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    search?: string;
    status?: "all" | "requested" | "under_way" | "checked" | "over";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      counts: {
       all?: number;
       checked?: number;
       over?: number;
       requested?: number;
       under_way?: number;
      };
      items: {
       customer: {
        name: string;
        wilaya: string;
       };
       id: string;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       is_goodwill: boolean;
       number: string;
       order_id: string;
       /** @enum {string|null} */
       outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
       piece_count: number;
       product_name: string;
       /** @enum {string} */
       reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
       /** @enum {string|null} */
       refund_state: "due" | "approved" | "paid" | "failed" | "cancelled" | null;
       requested_at: string;
       /** @enum {string} */
       requested_resolution: "refund" | "exchange" | "replacement" | "repair";
       settle_until_on: LocalDate | null;
       /** @enum {string} */
       state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
       variant_label: string | null;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorReturnsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdAcceptance: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody?: {
   content: {
    "application/json": {
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdClosing: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     outcome: "repaired" | "sent_back";
     reason?: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdExchange: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     courier?: string | null;
     tracking?: string | null;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdExchangeSteps: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     state: "delivered";
     version?: number;
    } | {
     /**
     * @default resellable
     * @enum {string}
     */
     condition?: "resellable" | "damaged" | "incomplete" | "wrong_item";
     /** @enum {string} */
     state: "returned";
     version?: number;
    } | {
     /** @enum {string} */
     reason: "lost" | "stolen" | "damaged_in_transit";
     /** @enum {string} */
     state: "lost";
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdExpiry: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdReceipt: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     items: {
      /** @enum {string} */
      condition: "resellable" | "damaged" | "incomplete" | "wrong_item";
      item_id: string;
      quantity: number;
      /** @default true */
      restock?: boolean;
     }[];
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdRefund: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     delivery?: number;
     goods?: number;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdRefusal: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     reason: string;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 postVendorReturnsIdSteps: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     courier?: string | null;
     /** @enum {string} */
     state: "returning" | "to_collect";
     tracking?: string | null;
     version?: number;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      can: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      /** @enum {string} */
      cost_on: "buyer" | "vendor" | "marketplace";
      courier: string | null;
      couriers: {
       code: string;
       name: string;
      }[];
      customer: {
       city: string;
       name: string;
       phone: string;
       wilaya: string;
      };
      exchange: {
       courier: string | null;
       difference: number;
       quantity: number;
       reported_at: string | null;
       stamp_duty: number;
       /** @enum {string} */
       state: "planned" | "sent" | "delivered" | "cancelled";
       tracking: string | null;
       variant_label: string | null;
       was_sent: boolean;
      } | null;
      history: {
       at: string;
       by: string;
       reason: string | null;
       /** @enum {string} */
       to: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      }[];
      id: string;
      is_goodwill: boolean;
      items: {
       /** @enum {string|null} */
       condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
       image: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       } | null;
       item_id: string;
       price: number;
       product_name: string;
       quantity: number;
       received_quantity: number | null;
       variant_label: string | null;
      }[];
      needs_manager: ("accept" | "refuse" | "travel" | "receive" | "refund" | "send_exchange" | "send_again" | "end_exchange" | "close" | "expire")[];
      note: string | null;
      number: string;
      order_id: string;
      order_number: string;
      /** @enum {string|null} */
      outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
      photos: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      }[];
      /** @enum {string} */
      reason: "defective" | "damaged" | "wrong_item" | "incomplete" | "not_as_described" | "late" | "changed_mind" | "refused_at_door";
      refund: {
       account: string | null;
       amount: number;
       due_on: LocalDate;
       /** @enum {string} */
       method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
       paid_at: string | null;
       reference: string | null;
       /** @enum {string} */
       state: "due" | "approved" | "paid" | "failed" | "cancelled";
      } | null;
      refund_account: string | null;
      refund_limit: number | null;
      /** @enum {string|null} */
      refund_method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit" | null;
      refundable: {
       delivery: number;
       goods: number;
      } | null;
      refuse_reason: string | null;
      requested_at: string;
      /** @enum {string} */
      requested_resolution: "refund" | "exchange" | "replacement" | "repair";
      return_until_on: LocalDate | null;
      send_to: {
       address: string | null;
       city: string | null;
       name: string;
       phone: string | null;
       wilaya: string | null;
      } | null;
      send_until_on: LocalDate | null;
      settle_until_on: LocalDate | null;
      /** @enum {string} */
      state: "requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled";
      tracking: string | null;
      version: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: Problem<"duty_forbidden" | "factor_enrollment_needed" | "forbidden" | "not_a_vendor" | "refund_needs_manager" | "role_forbidden" | "second_factor_needed">;
   404: Problem<"not_found" | "return_not_found">;
   409: Problem<"already_restocked" | "exchange_not_sent" | "no_exchange_planned" | "order_already_cancelled" | "order_not_paid" | "refund_too_high" | "return_not_due" | "return_status_changed" | "settlement_in_progress" | "stock_short" | "tracking_taken" | "variant_unavailable" | "version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"courier_unknown" | "invalid_character" | "invalid_input" | "items_differ" | "nothing_received" | "refund_empty" | "refund_too_high" | "tracking_taken">;
  };
 };
 getVendorReviews: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
    show?: "all" | "unanswered";
    stars?: "1" | "2" | "3" | "4" | "5" | "all";
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average: number | null;
      counts: {
       all: number;
       unanswered: number;
      };
      items: {
       answer: string | null;
       answered_at: string | null;
       author: string;
       created_at: string;
       id: string;
       is_reported: boolean;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       product: {
        id: string | null;
        image: {
         dominant_color: string | null;
         height: number;
         small_url: string;
         url: string;
         width: number;
        } | null;
        name: string;
       };
       rating: number;
       text: string | null;
       title: string | null;
       version: number;
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 putVendorReviewsIdAnswer: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     text: string;
     version?: number;
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "review_not_found">;
   409: Problem<"version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorReviewsIdReports: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     note?: string | null;
     /** @enum {string} */
     reason: "insult" | "personal_data" | "advertising" | "false" | "other";
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "review_not_found">;
   409: Problem<"version_conflict">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 getVendorShipments: {
  parameters: {
   query?: {
    order?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       at: string;
       courier: {
        code: string;
        name: string;
       };
       /** @enum {string|null} */
       failure_code: "not_connected" | "credentials_refused" | "unavailable" | "over_quota" | "refused" | "commune_unknown" | "pickup_point_unknown" | "too_expensive" | "order_changed" | null;
       failure_message: string | null;
       has_label: boolean;
       id: string;
       last_status: string | null;
       order_id: string;
       payment_status: string | null;
       /** @enum {string} */
       state: "waiting" | "created" | "failed";
       tracking: string | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   422: components["responses"]["Problem422"];
  };
 };
 postVendorShipments: {
  requestBody: {
   content: {
    "application/json": {
     courier: string;
     order_ids: string[];
     versions?: {
      [key: string]: number;
     };
    };
   };
  };
  responses: {
   202: {
    content: {
     "application/json": {
      refused: {
       code: string;
       detail: string;
       id: string;
       version?: number;
      }[];
      requested: string[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
  };
 };
 deleteVendorShipmentsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       at: string;
       courier: {
        code: string;
        name: string;
       };
       /** @enum {string|null} */
       failure_code: "not_connected" | "credentials_refused" | "unavailable" | "over_quota" | "refused" | "commune_unknown" | "pickup_point_unknown" | "too_expensive" | "order_changed" | null;
       failure_message: string | null;
       has_label: boolean;
       id: string;
       last_status: string | null;
       order_id: string;
       payment_status: string | null;
       /** @enum {string} */
       state: "waiting" | "created" | "failed";
       tracking: string | null;
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "shipment_not_found">;
   409: Problem<"shipment_created" | "shipment_in_progress">;
   422: components["responses"]["Problem422"];
   503: Problem<"courier_unavailable" | "unavailable">;
  };
 };
 postVendorShipmentsIdRetries: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     commune?: string;
     pickup_point_id?: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      couriers: {
       code: string;
       name: string;
      }[];
      items: {
       at: string;
       courier: {
        code: string;
        name: string;
       };
       /** @enum {string|null} */
       failure_code: "not_connected" | "credentials_refused" | "unavailable" | "over_quota" | "refused" | "commune_unknown" | "pickup_point_unknown" | "too_expensive" | "order_changed" | null;
       failure_message: string | null;
       has_label: boolean;
       id: string;
       last_status: string | null;
       order_id: string;
       payment_status: string | null;
       /** @enum {string} */
       state: "waiting" | "created" | "failed";
       tracking: string | null;
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "shipment_not_found">;
   409: Problem<"shipment_created" | "shipment_in_progress">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   503: Problem<"courier_unavailable" | "unavailable">;
  };
 };
 getVendorShippingRates: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       home: {
        operator: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
        own: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
       };
       stop_desk: {
        operator: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
        own: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
       };
       wilaya: string;
       /** @enum {string} */
       zone: "capital" | "north" | "high_plateaus" | "steppe" | "south" | "far_south";
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putVendorShippingRates: {
  requestBody: {
   content: {
    "application/json": {
     changes: {
      /** @enum {string} */
      method: "home" | "stop_desk";
      rate: {
       fee: number;
       free_above: number | null;
       is_offered: boolean;
       max_days: number;
       min_days: number;
      } | null;
      wilaya: string;
     }[];
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       home: {
        operator: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
        own: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
       };
       stop_desk: {
        operator: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
        own: {
         fee: number;
         free_above: number | null;
         is_offered: boolean;
         max_days: number;
         min_days: number;
        } | null;
       };
       wilaya: string;
       /** @enum {string} */
       zone: "capital" | "north" | "high_plateaus" | "steppe" | "south" | "far_south";
      }[];
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"duplicate_rate" | "invalid_character" | "invalid_input">;
  };
 };
 postVendorShopImages: {
  requestBody: {
   content: {
    "image/*": string;
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      dominant_color: string | null;
      height: number;
      small_url: string;
      url: string;
      width: number;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: Problem<"body_too_large" | "file_too_large">;
   415: Problem<"not_an_image" | "unsupported_media_type">;
   429: Problem<"too_many_images" | "too_many_requests">;
  };
 };
 getVendorShopPage: {
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      business_address: string | null;
      business_city: string | null;
      business_email: string;
      business_name: string;
      business_name_ar: string | null;
      business_phone: string | null;
      business_wilaya: string | null;
      commune_code: string | null;
      cover: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      } | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      id: string;
      logo: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      } | null;
      rating_count: number;
      sells_wholesale: boolean;
      updated_at: string;
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putVendorShopPage: {
  requestBody: {
   content: {
    "application/json": {
     business_address: string;
     business_city: string;
     business_email: string;
     business_name: string;
     business_name_ar?: string;
     business_phone: string;
     business_wilaya: string;
     /** @default null */
     commune_code?: string | null;
     cover_url: string | null;
     description: {
      /** @default  */
      ar?: string;
      /** @default  */
      en?: string;
      /** @default  */
      fr?: string;
     };
     logo_url: string | null;
     sells_wholesale?: boolean;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      business_address: string | null;
      business_city: string | null;
      business_email: string;
      business_name: string;
      business_name_ar: string | null;
      business_phone: string | null;
      business_wilaya: string | null;
      commune_code: string | null;
      cover: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      } | null;
      created_at: string;
      description: {
       ar: string | null;
       en: string | null;
       fr: string | null;
      };
      id: string;
      logo: {
       dominant_color: string | null;
       height: number;
       small_url: string;
       url: string;
       width: number;
      } | null;
      rating_count: number;
      sells_wholesale: boolean;
      updated_at: string;
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"image_not_found" | "invalid_character" | "invalid_input">;
  };
 };
 getVendorSpecificationNames: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       category: string;
       names: {
        ar: string | null;
        en: string | null;
        fr: string;
       }[];
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 getVendorStaff: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       email: string | null;
       expires_at: string | null;
       id: string;
       name: string | null;
       /** @enum {string} */
       role: "manager" | "catalogue" | "orders" | "calls";
       since: string;
       /** @enum {string} */
       state: "active" | "invited" | "expired";
      }[];
      owner: {
       email: string | null;
       name: string | null;
      };
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 putVendorStaffId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     role: "manager" | "catalogue" | "orders" | "calls";
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       email: string | null;
       expires_at: string | null;
       id: string;
       name: string | null;
       /** @enum {string} */
       role: "manager" | "catalogue" | "orders" | "calls";
       since: string;
       /** @enum {string} */
       state: "active" | "invited" | "expired";
      }[];
      owner: {
       email: string | null;
       name: string | null;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"invitation_not_found" | "member_not_found" | "not_found">;
   409: Problem<"already_staff" | "self_invitation" | "staff_limit_reached">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"already_staff" | "invalid_character" | "invalid_input" | "self_invitation">;
   429: components["responses"]["Problem429"];
  };
 };
 deleteVendorStaffId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       email: string | null;
       expires_at: string | null;
       id: string;
       name: string | null;
       /** @enum {string} */
       role: "manager" | "catalogue" | "orders" | "calls";
       since: string;
       /** @enum {string} */
       state: "active" | "invited" | "expired";
      }[];
      owner: {
       email: string | null;
       name: string | null;
      };
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"invitation_not_found" | "member_not_found" | "not_found">;
   409: Problem<"already_staff" | "self_invitation" | "staff_limit_reached">;
   422: Problem<"already_staff" | "invalid_character" | "invalid_input" | "self_invitation">;
   429: components["responses"]["Problem429"];
  };
 };
 postVendorStaffInvitations: {
  requestBody: {
   content: {
    "application/json": {
     email: string;
     /** @enum {string} */
     role: "manager" | "catalogue" | "orders" | "calls";
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      items: {
       email: string | null;
       expires_at: string | null;
       id: string;
       name: string | null;
       /** @enum {string} */
       role: "manager" | "catalogue" | "orders" | "calls";
       since: string;
       /** @enum {string} */
       state: "active" | "invited" | "expired";
      }[];
      owner: {
       email: string | null;
       name: string | null;
      };
     };
    };
   };
   400: components["responses"]["Guard400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"invitation_not_found" | "member_not_found" | "not_found">;
   409: Problem<"already_staff" | "self_invitation" | "staff_limit_reached">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"already_staff" | "invalid_character" | "invalid_input" | "self_invitation">;
   429: components["responses"]["Problem429"];
  };
 };
 deleteVendorStaffInvitationsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       email: string | null;
       expires_at: string | null;
       id: string;
       name: string | null;
       /** @enum {string} */
       role: "manager" | "catalogue" | "orders" | "calls";
       since: string;
       /** @enum {string} */
       state: "active" | "invited" | "expired";
      }[];
      owner: {
       email: string | null;
       name: string | null;
      };
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"invitation_not_found" | "member_not_found" | "not_found">;
   409: Problem<"already_staff" | "self_invitation" | "staff_limit_reached">;
   422: Problem<"already_staff" | "invalid_character" | "invalid_input" | "self_invitation">;
   429: components["responses"]["Problem429"];
  };
 };
 postVendorStaffInvitationsIdRenewal: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       email: string | null;
       expires_at: string | null;
       id: string;
       name: string | null;
       /** @enum {string} */
       role: "manager" | "catalogue" | "orders" | "calls";
       since: string;
       /** @enum {string} */
       state: "active" | "invited" | "expired";
      }[];
      owner: {
       email: string | null;
       name: string | null;
      };
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"invitation_not_found" | "member_not_found" | "not_found">;
   409: Problem<"already_staff" | "self_invitation" | "staff_limit_reached">;
   422: Problem<"already_staff" | "invalid_character" | "invalid_input" | "self_invitation">;
   429: components["responses"]["Problem429"];
  };
 };
 getVendorViewsOrders: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       id: string;
       is_own: boolean;
       is_shared: boolean;
       name: string;
       query: {
        [key: string]: string;
       };
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postVendorViewsOrders: {
  requestBody: {
   content: {
    "application/json": {
     /** @default false */
     is_shared?: boolean;
     name: string;
     query: {
      courier?: string;
      /** @enum {string} */
      payment?: "all" | "cash" | "card";
      placed_from?: string;
      placed_until?: string;
      search?: string;
      /** @enum {string} */
      sort?: "newest" | "oldest" | "total_desc" | "total_asc";
      status?: ("pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled") | ("all" | "delivery_failed");
      wilaya?: string;
     };
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
      is_own: boolean;
      is_shared: boolean;
      name: string;
      query: {
       [key: string]: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "saved_view_not_found">;
   409: Problem<"saved_view_name_taken" | "too_many_saved_views">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "saved_view_without_filters">;
  };
 };
 putVendorViewsOrdersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     is_shared: boolean;
     name: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      id: string;
      is_own: boolean;
      is_shared: boolean;
      name: string;
      query: {
       [key: string]: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "saved_view_not_found">;
   409: Problem<"saved_view_name_taken" | "too_many_saved_views">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "saved_view_without_filters">;
  };
 };
 deleteVendorViewsOrdersId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "saved_view_not_found">;
   409: Problem<"saved_view_name_taken" | "too_many_saved_views">;
   422: Problem<"invalid_character" | "invalid_input" | "saved_view_without_filters">;
  };
 };
 getVendorViewsProducts: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       id: string;
       is_own: boolean;
       is_shared: boolean;
       name: string;
       query: {
        [key: string]: string;
       };
      }[];
     };
    };
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
  };
 };
 postVendorViewsProducts: {
  requestBody: {
   content: {
    "application/json": {
     /** @default false */
     is_shared?: boolean;
     name: string;
     query: {
      category?: string;
      search?: string;
      /** @enum {string} */
      sort?: "newest" | "oldest" | "name_asc" | "name_desc" | "price_asc" | "price_desc";
      /** @enum {string} */
      state?: "all" | "draft" | "active" | "archived" | "low" | "out";
     };
    };
   };
  };
  responses: {
   201: {
    content: {
     "application/json": {
      id: string;
      is_own: boolean;
      is_shared: boolean;
      name: string;
      query: {
       [key: string]: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "saved_view_not_found">;
   409: Problem<"saved_view_name_taken" | "too_many_saved_views">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "saved_view_without_filters">;
  };
 };
 putVendorViewsProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  requestBody: {
   content: {
    "application/json": {
     is_shared: boolean;
     name: string;
    };
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      id: string;
      is_own: boolean;
      is_shared: boolean;
      name: string;
      query: {
       [key: string]: string;
      };
     };
    };
   };
   400: components["responses"]["Problem400"];
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "saved_view_not_found">;
   409: Problem<"saved_view_name_taken" | "too_many_saved_views">;
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: Problem<"invalid_character" | "invalid_input" | "saved_view_without_filters">;
  };
 };
 deleteVendorViewsProductsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   204: {
   };
   401: components["responses"]["Guard401"];
   403: components["responses"]["Guard403"];
   404: Problem<"not_found" | "saved_view_not_found">;
   409: Problem<"saved_view_name_taken" | "too_many_saved_views">;
   422: Problem<"invalid_character" | "invalid_input" | "saved_view_without_filters">;
  };
 };
 getVendors: {
  parameters: {
   query?: {
    category?: string;
    cursor?: string;
    facets?: "0" | "1" | "true" | "false" | "";
    limit?: number;
    search?: string;
    wilaya?: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      facets?: {
       wilayas: {
        code: string;
        count: number;
        name: string;
       }[];
      };
      items: {
       average_rating: number;
       business_city: string | null;
       business_name: string;
       business_wilaya: string | null;
       cover_url: string | null;
       id: string;
       is_active: boolean;
       logo_url: string | null;
       product_count: number;
       rating_count: number;
       /** @enum {string} */
       verification_status: "pending" | "verified" | "rejected";
      }[];
      next: string | null;
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   422: components["responses"]["Problem422"];
  };
 };
 getVendorsId: {
  parameters: {
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      average_rating: number;
      business_address: string | null;
      business_city: string | null;
      business_description: string | null;
      business_email: string;
      business_name: string;
      business_phone: string | null;
      business_wilaya: string | null;
      closure: {
       ends_on: LocalDate;
       is_now: boolean;
       message: string | null;
       starts_on: LocalDate;
      } | null;
      cover_url: string | null;
      created_at: string;
      id: string;
      is_active: boolean;
      legal: {
       craftsman_card: string | null;
       nif: string | null;
       rc: string | null;
      } | null;
      logo_url: string | null;
      product_count: number;
      promo_codes: {
       amount: number | null;
       code: string;
       ends_at: string | null;
       /** @enum {string} */
       kind: "percentage" | "amount" | "free_delivery";
       maximum_discount: number | null;
       minimum: number;
       percent: number | null;
      }[];
      rating_count: number;
      /** @enum {string} */
      verification_status: "pending" | "verified" | "rejected";
      wilaya_name: string | null;
     };
    };
   };
   404: Problem<"not_found" | "vendor_not_found">;
   422: components["responses"]["Problem422"];
  };
 };
 getVendorsIdReviews: {
  parameters: {
   query?: {
    cursor?: string;
    limit?: number;
   };
   path: {
    id: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       answer: string | null;
       author: string;
       created_at: string;
       id: string;
       /** @enum {string} */
       language: "fr" | "en" | "ar";
       photos: {
        dominant_color: string | null;
        height: number;
        small_url: string;
        url: string;
        width: number;
       }[];
       product: {
        id: string;
        name: string;
       };
       rating: number;
       text: string | null;
       title: string | null;
      }[];
      next: string | null;
      rating_counts: number[];
      total: number;
      total_is_estimate: boolean;
     };
    };
   };
   422: components["responses"]["Problem422"];
  };
 };
 getVendorsPopular: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       average_rating: number;
       business_city: string | null;
       business_name: string;
       business_wilaya: string | null;
       cover_url: string | null;
       id: string;
       is_active: boolean;
       logo_url: string | null;
       product_count: number;
       rating_count: number;
       /** @enum {string} */
       verification_status: "pending" | "verified" | "rejected";
      }[];
     };
    };
   };
  };
 };
 postWebVitals: {
  requestBody: {
   content: {
    "application/json": {
     /** @enum {string} */
     consent_version: "2026-11";
     /** @enum {string} */
     device: "phone" | "desktop";
     /** @enum {string} */
     route: "home" | "products" | "product" | "categories" | "vendors" | "vendor" | "cart" | "checkout" | "order" | "track" | "auth" | "account" | "other";
     values: {
      bytes?: number;
      cls?: number;
      fcp?: number;
      fid?: number;
      lcp?: number;
     };
    };
   };
  };
  responses: {
   204: {
   };
   400: components["responses"]["Problem400"];
   413: components["responses"]["Problem413"];
   415: components["responses"]["Problem415"];
   422: components["responses"]["Problem422"];
   429: components["responses"]["Problem429"];
  };
 };
 getWilayas: {
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       code: string;
       delivery: {
        home: number | null;
        stop_desk: number | null;
       };
       name: string;
       name_ar: string;
       name_en: string;
       name_fr: string;
      }[];
     };
    };
   };
  };
 };
 getWilayasCodeCommunes: {
  parameters: {
   path: {
    code: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       code: string;
       former_names: string[];
       name: string;
       name_ar: string;
       name_fr: string;
       postcode: string | null;
      }[];
      next: null;
      total: number;
      /** @enum {boolean} */
      total_is_estimate: false;
      wilaya: {
       code: string;
       former_names: string[];
       name: string;
       name_ar: string;
       name_en: string;
       name_fr: string;
       parent_code: string | null;
      };
     };
    };
   };
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
 getWilayasCodePickupPoints: {
  parameters: {
   query?: {
    vendors?: string;
   };
   path: {
    code: string;
   };
  };
  responses: {
   200: {
    content: {
     "application/json": {
      items: {
       address: string;
       commune_code: string | null;
       courier: string;
       hours: string | null;
       id: string;
       name: string;
      }[];
     };
    };
   };
   404: components["responses"]["Problem404"];
   422: components["responses"]["Problem422"];
  };
 };
}
