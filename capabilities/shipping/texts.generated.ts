// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'courier-field.api_id_required': never
  'courier-field.api_token_required': never
  'courier-field.delay_range_invalid': never
  'courier-refusals.courier_unknown': never
  'courier-refusals.courier_is_manual': never
  'courier-refusals.credentials_refused': never
  'courier-refusals.courier_unavailable': never
  'courier-refusals.courier_not_connected': never
  'courier-refusals.import_in_progress': never
  'courier-refusals.duplicate_rate': never
  'rate-refusals.rate_version_conflict': never
  'contract-field.contract_start_required': never
  'contract-field.contract_fees_required': never
  'contract-refusals.contract_start_taken': never
  'contract-refusals.contract_wilaya_twice': never
  'contract-refusals.contract_not_found': never
  'contract-refusals.contract_begun': never
  'contract-refusals.contract_changed': never
  'contract-refusals.sheet_unreadable': never
  'contract-refusals.sheet_empty': never
  'contract-refusals.sheet_columns_missing': never
  'pickup-point-field.courier_required': never
  'pickup-point-field.pickup_point_name_required': never
  'pickup-point-field.pickup_point_address_required': never
  'pickup-point-refusals.courier_not_offered': never
  'pickup-point-refusals.commune_elsewhere': never
  'pickup-point-refusals.pickup_point_not_found': never
  'pickup-point-refusals.pickup_point_changed': never
  'pickup-point-refusals.no_courier_connected': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
