// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'attachment-refusals.attachment_not_found': never
  'attachment-refusals.document_too_large': never
  'attachment-refusals.not_a_document': never
  'attachment-refusals.document_locked': never
  'attachment-refusals.document_has_program': never
  'attachment-refusals.document_too_long': never
  'bank-refusals.file_unreadable': never
  'bank-refusals.bank_file_empty': never
  'bank-refusals.bank_columns_missing': never
  'bank-refusals.bank_cells_unreadable': 'count' | 'line'
  'bank-refusals.bank_file_imported': never
  'bank-refusals.bank_statement_not_found': never
  'bank-refusals.bank_line_not_found': never
  'bank-refusals.bank_line_linked': never
  'bank-refusals.bank_line_not_linked': never
  'bank-refusals.bank_record_not_found': never
  'bank-refusals.bank_record_linked': 'reference'
  'bank-refusals.bank_opened_in_future': never
  'bank-refusals.bank_day_unknown': 'from' | 'until'
  'bank-refusals.bank_opened_after_line': 'on'
  'bank-refusals.bank_sum_differs': 'sum' | 'amount'
  'cut-off-refusals.month_not_over': never
  'cut-off-refusals.cut_off_month_closed': never
  'cut-off-refusals.cut_off_posted': never
  'cut-off-refusals.before_first_entry': never
  'cut-off-refusals.earlier_cut_off_missing': 'missing'
  'cut-off.number': never
  'cut-off.placed': never
  'cut-off.vendor': never
  'cut-off.price': never
  'cut-off.payable': never
  'cut-off.commission': never
  'cut-off.delivery': never
  'cut-off.discount': never
  'cut-off.rounding': never
  'cut-off.deferred': never
  'cut-off.receivable': never
  'cut-off.advance': never
  'gateway-refusals.gateway_unknown': never
  'gateway-refusals.file_unreadable': never
  'gateway-refusals.gateway_file_empty': never
  'gateway-refusals.gateway_columns_missing': never
  'gateway-refusals.gateway_cells_unreadable': 'count' | 'line'
  'gateway-refusals.gateway_settlement_imported': never
  'gateway-refusals.gateway_settlement_not_found': never
  'gateway-refusals.gateway_settlement_decided': never
  'gateway-refusals.gateway_settlement_empty': never
  'gateway-refusals.received_in_future': never
  'gateway-refusals.gateway_lines_changed': 'count'
  'gateway-refusals.differences_need_note': 'count'
  'manual-journal-refusals.lines_unbalanced': never
  'manual-journal-refusals.account_documented': never
  'manual-journal-refusals.line_needs_vendor': never
  'manual-journal-refusals.line_needs_order': never
  'manual-journal-refusals.order_not_found': never
  'manual-journal-refusals.order_of_another_vendor': never
  'manual-journal-refusals.vendor_not_found': never
  'manual-journal-refusals.dated_in_future': never
  'manual-journal-refusals.dated_in_closed_month': never
  'manual-journal-refusals.service_dated_earlier': never
  'manual-journal-refusals.service_month_over': never
  'manual-journal-refusals.month_closed_since': never
  'manual-journal-refusals.difference_not_found': never
  'manual-journal-refusals.bearer_not_allowed': never
  'manual-journal-refusals.difference_changed': never
  'manual-journal-refusals.remittance_not_posted': never
  'manual-journal-refusals.manual_journal_not_found': never
  'manual-journal-refusals.manual_journal_decided': never
  'manual-journal-refusals.manual_journal_not_posted': never
  'manual-journal-refusals.manual_journal_reversed': never
  'till-refusals.till_short': 'left'
  'till-refusals.slip_taken': never
  'till-refusals.deposited_in_future': never
  'till-refusals.till_deposit_not_found': never
  'till-refusals.till_deposit_decided': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
