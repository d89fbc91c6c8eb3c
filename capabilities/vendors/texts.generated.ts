// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'registration-field.user_email_required': never
  'registration-field.business_name_required': never
  'registration-field.business_email_required': never
  'registration-field.email_invalid': never
  'registration-field.business_phone_required': never
  'registration-field.phone_invalid': never
  'registration-field.business_address_required': never
  'registration-field.business_city_required': never
  'registration-field.business_wilaya_required': never
  'registration-field.kind_required': never
  'registration-field.rc_missing': never
  'registration-field.rc_invalid': never
  'registration-field.nif_missing': never
  'registration-field.nif_invalid': never
  'registration-field.nis_missing': never
  'registration-field.nis_invalid': never
  'registration-field.ai_missing': never
  'registration-field.ai_invalid': never
  'registration-field.craftsman_card_missing': never
  'registration-field.craftsman_card_invalid': never
  'registration-field.legal_form_missing': never
  'registration-field.legal_form_invalid': never
  'registration-field.capital_invalid': never
  'registration-field.activity_missing': never
  'registration-field.activity_invalid': never
  'registration-field.account_invalid': never
  'registration-field.holder_required': never
  'registration-field.terms_required': never
  'registration-refusals.vendor_registration_closed': never
  'registration-refusals.terms_changed': never
  'registration-refusals.vendor_already_registered': never
  'registration-refusals.user_is_staff': never
  'registration-refusals.vendor_not_found': never
  'registration-refusals.vendor_already_verified': never
  'registration-refusals.too_many_requests': never
  'page-field.closure_day_needed': never
  'page-field.closure_ends_before': never
  'page-field.closure_too_long': never
  'page-refusals.image_not_found': never
  'page-refusals.file_too_large': never
  'page-refusals.not_an_image': never
  'page-refusals.too_many_images': never
  'identity-refusals.identity_unchanged': never
  'identity-refusals.identity_change_not_found': never
  'closure-refusals.closure_not_found': never
  'closure-refusals.closure_ended': never
  'closure-refusals.closure_overlaps': 'from' | 'until'
  'closure-refusals.too_many_closures': never
  'payout-account-refusals.vendor_not_found': never
  'payout-account-refusals.owner_not_settled': 'from'
  'decision-refusals.identity_change_not_found': never
  'decision-refusals.vendor_not_found': never
  'decision-refusals.documents_missing': 'names'
  'decision-refusals.vendor_already_decided': never
  'opening-refusals.user_not_found': never
  'opening-refusals.vendor_already_registered': never
  'opening-refusals.user_is_staff': never
  'staff-field.staff_email_required': never
  'staff-field.email_invalid': never
  'staff-field.staff_role_required': never
  'staff-refusals.self_invitation': never
  'staff-refusals.already_staff': never
  'staff-refusals.staff_limit_reached': never
  'staff-refusals.too_many_requests': never
  'staff-refusals.member_not_found': never
  'staff-refusals.invitation_not_found': never
  'staff-refusals.invitation_closed': never
  'staff-refusals.invitation_expired': never
  'staff-refusals.invitation_of_other_user': never
  'staff-refusals.has_own_vendor': never
  'staff-refusals.staff_of_other_vendor': never
  'document-field.document_reason_required': never
  'document-field.document_refusal_note_required': never
  'verification-document-refusals.vendor_not_found': never
  'verification-document-refusals.document_not_requested': never
  'verification-document-refusals.document_too_large': never
  'verification-document-refusals.not_a_document': never
  'verification-document-refusals.document_locked': never
  'verification-document-refusals.document_has_program': never
  'verification-document-refusals.document_too_long': never
  'verification-document-refusals.too_many_documents': never
  'verification-document-refusals.document_not_found': never
  'verification-document-refusals.document_accepted': never
  'document-decision-refusals.vendor_not_found': never
  'document-decision-refusals.document_already_decided': never
  'document-decision-refusals.document_expired': never
  'document-name.rc': never
  'document-name.artisan_card': never
  'document-name.auto_entrepreneur_card': never
  'document-name.nif': never
  'document-name.identity_card': never
  'document-name.identity_card_back': never
  'document-name.rib': never
  'document-name.statutes': never
  'document-name.other': never
  'document-reason.unreadable': never
  'document-reason.incomplete': never
  'document-reason.expired': never
  'document-reason.wrong_document': never
  'document-reason.no_match': never
  'document-reason.other': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
