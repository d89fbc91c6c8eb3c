// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'document-refusals.label_unavailable': never
  'document-refusals.courier_unavailable': never
  'document-refusals.order_not_found': never
  'document-refusals.order_not_confirmed': never
  'document-refusals.order_already_cancelled': never
  'document-refusals.legal_numbers_missing': never
  'document-refusals.invoice_not_ready': never
  'document-refusals.return_not_refunded': never
  'document-refusals.file_link_expired': never
  'document-refusals.file_link_invalid': never
  'document-refusals.document_gone': never
  'scale-refusals.scale_in_past': never
  'scale-refusals.duplicate_scale_start': never
  'scale-refusals.scale_not_found': never
  'scale-refusals.tiers_out_of_order': never
  'commission-refusals.month_not_over': never
  'vat-month-refusals.month_not_over': never
  'vat-month-refusals.month_closed': never
  'vat-month-refusals.month_open': never
  'vat-month-refusals.earlier_month_open': 'open'
  'vat-month-refusals.later_month_closed': 'closed'
  'vat-journal.month': never
  'vat-journal.taxpayer': never
  'vat-journal.nif': never
  'vat-journal.of': never
  'vat-journal.rate': never
  'vat-journal.base': never
  'vat-journal.vat': never
  'vat-journal.number': never
  'vat-journal.date': never
  'vat-journal.document': never
  'vat-journal.invoice': never
  'vat-journal.credit_note': never
  'vat-journal.customer': never
  'vat-journal.order': never
  'vat-journal.corrects': never
  'vat-journal.stamp_duty': never
  'vat-journal.rounding': never
  'vat-journal.total': never
  'vat-journal.operator': never
  'vat-journal.commission': never
  'vat-journal.compensation': never
  'vat-journal.delivery': never
  'vat-journal.uninvoiced': never
  'vat-journal.late': never
  'vat-journal.sale': never
  'pdf.invoice': never
  'pdf.credit_note': never
  'pdf.corrects': 'reference' | 'date'
  'pdf.completes': 'reference' | 'date'
  'pdf.why_undelivered': never
  'pdf.why_cancelled': never
  'pdf.commission': never
  'pdf.services': never
  'pdf.deliveries': never
  'pdf.compensations': never
  'pdf.debit_note': never
  'pdf.outside_vat': never
  'pdf.debit_in_words': never
  'pdf.vat_by_operation': never
  'pdf.vat_amount': never
  'pdf.line_due': never
  'pdf.plain_total': never
  'pdf.charges': never
  'pdf.month': 'month'
  'pdf.exchange': never
  'pdf.difference': never
  'pdf.returned': 'number'
  'pdf.number': never
  'pdf.date': never
  'pdf.order': never
  'pdf.seller': never
  'pdf.buyer': never
  'pdf.legal_form': never
  'pdf.activity': never
  'pdf.capital': never
  'pdf.phone': never
  'pdf.rc': never
  'pdf.craftsman_card': never
  'pdf.nif': never
  'pdf.nis': never
  'pdf.ai': never
  'pdf.designation': never
  'pdf.quantity': never
  'pdf.unit_price': never
  'pdf.discount': never
  'pdf.vat': never
  'pdf.line_total': never
  'pdf.subtotal': never
  'pdf.vat_of': 'rate' | 'base'
  'pdf.no_vat': never
  'pdf.with_duty': 'amount'
  'pdf.stamp_duty': never
  'pdf.rounding': never
  'pdf.total': never
  'pdf.in_words': never
  'pdf.credit_in_words': never
  'pdf.translated_from_ar': never
  'pdf.translated_from_fr': never
  'pdf.payment': never
  'pdf.invoice_paid': never
  'pdf.paid_back': never
  'pdf.back_cash': never
  'pdf.back_ccp': never
  'pdf.back_bank_transfer': never
  'pdf.back_card': never
  'pdf.back_store_credit': never
  'pdf.no_duty_back': never
  'pdf.cash_on_delivery': never
  'pdf.card_on_delivery': never
  'pdf.edahabia': never
  'pdf.cib': never
  'pdf.set_off': never
  'pdf.page': 'page' | 'pages'
  'pdf.erased': never
  'pdf.delivery': never
  'pdf.slip': never
  'pdf.article': never
  'pdf.articles': 'count'
  'pdf.pick_list': never
  'pdf.pieces': 'count'
  'pdf.orders_count': 'count'
  'pdf.sender': never
  'pdf.recipient': never
  'pdf.home': never
  'pdf.stop_desk': never
  'pdf.to_collect': never
  'pdf.paid': never
  'pdf.parcel': 'number' | 'count'
  'pdf.tracking': never
  'pdf.statement': never
  'pdf.shop': never
  'pdf.operator': never
  'pdf.account': never
  'pdf.no_account': never
  'pdf.operation': never
  'pdf.detail': never
  'pdf.amount': never
  'pdf.balance': never
  'pdf.brought_forward': 'date'
  'pdf.carried_forward': 'date'
  'pdf.no_lines': never
  'pdf.totals': never
  'pdf.period': 'from' | 'until'
  'pdf.split': never
  'pdf.split_upcoming': never
  'pdf.split_held': never
  'pdf.split_due': never
  'pdf.split_inPayment': never
  'pdf.in_your_favour': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
