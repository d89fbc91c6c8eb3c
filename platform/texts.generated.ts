// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'status-title.400': never
  'status-title.401': never
  'status-title.403': never
  'status-title.404': never
  'status-title.405': never
  'status-title.408': never
  'status-title.409': never
  'status-title.410': never
  'status-title.413': never
  'status-title.415': never
  'status-title.422': never
  'status-title.428': never
  'status-title.429': never
  'status-title.500': never
  'status-title.502': never
  'status-title.503': never
  'status-title.504': never
  'problem.invalid_input': never
  'problem.malformed_body': never
  'problem.invalid_character': never
  'problem.bad_request': never
  'problem.not_found': never
  'problem.method_not_allowed': never
  'problem.unauthorized': never
  'problem.forbidden': never
  'problem.body_too_large': never
  'problem.unsupported_media_type': never
  'problem.too_many_requests': never
  'problem.proof_of_work_required': never
  'problem.internal_error': never
  'problem.unavailable': never
  'problem.maintenance': never
  'problem.idempotency_key_reused': never
  'back-home': never
  'sse-refusals.too_many_streams': never
  'input.required': never
  'input.not_a_number': never
  'input.not_a_whole_number': never
  'input.not_a_text': never
  'input.text_too_short': 'n'
  'input.text_too_long': 'n'
  'input.too_few': 'n'
  'input.too_many': 'n'
  'input.below': 'n'
  'input.above': 'n'
  'input.not_above': 'n'
  'input.not_below': 'n'
  'input.email': never
  'input.url': never
  'input.uuid': never
  'input.date': never
  'input.format': never
  'input.not_a_choice': never
  'input.unknown_field': never
  'edit-conflict-by.buyer': never
  'edit-conflict-by.operator_admins': never
  'edit-conflict-by.another_user': never
  'edit-conflict': 'by' | 'changedAt' | 'currentName'
  'terms-change.operator': never
  'terms-change.removed': never
  'terms-change.follows': never
  'terms-change.whole': 'title' | 'changes' | 'by'
  'terms-change.new': 'name' | 'value'
  'terms-change.changed': 'name' | 'before' | 'value'
}

export const texts = createTexts<Keys>({ fr, en, ar })
