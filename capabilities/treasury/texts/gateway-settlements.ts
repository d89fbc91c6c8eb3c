import { APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ImportGatewayRefusal } from '../operations/import-gateway-settlement.ts'
import type { PostGatewayRefusal } from '../operations/post-gateway-settlement.ts'

export type GatewaySettlementRefusal = ImportGatewayRefusal | PostGatewayRefusal

export const GATEWAY_REFUSALS: Record<GatewaySettlementRefusal['code'], LocalizedMessage> = {
  ...APPROVER_TEXTS,
  gateway_unknown: {
    fr: 'Choisissez le prestataire de ce fichier.',
    en: 'Choose the gateway of this file.',
    ar: 'اختر البوابة التي أصدرت هذا الملف.',
  },
  file_unreadable: {
    fr: 'Ce fichier n’est pas un CSV lisible, ou il est trop long.',
    en: 'This file is no readable CSV, or is too long.',
    ar: 'هذا الملف ليس CSV مقروءاً أو هو طويل جداً.',
  },
  gateway_file_empty: {
    fr: 'Ce fichier n’a aucune ligne de paiement.',
    en: 'This file has no line of a payment.',
    ar: 'لا يحتوي هذا الملف على أي سطر دفع.',
  },
  gateway_columns_missing: {
    fr: 'Il faut les colonnes : référence du paiement, montant brut, et frais ou net.',
    en: 'The columns payment reference, gross amount, and fee or net are needed.',
    ar: 'يلزم وجود أعمدة: مرجع الدفع والمبلغ الإجمالي والرسوم أو الصافي.',
  },
  gateway_cells_unreadable: {
    fr: 'Valeurs illisibles : {count}, la première à la ligne {line}.',
    en: 'Unreadable values: {count}, the first in line {line}.',
    ar: 'قيم غير مقروءة: {count}، أولها في السطر {line}.',
  },
  gateway_settlement_imported: {
    fr: 'Ce virement ou ce fichier est déjà importé.',
    en: 'This transfer or file is imported already.',
    ar: 'سبق استيراد هذا التحويل أو الملف.',
  },
  gateway_settlement_not_found: {
    fr: 'Ce virement n’existe pas.',
    en: 'This transfer does not exist.',
    ar: 'هذا التحويل غير موجود.',
  },
  gateway_settlement_decided: {
    fr: 'Ce virement a déjà été traité. Rechargez la page.',
    en: 'This transfer has already been decided. Reload the page.',
    ar: 'سبق البت في هذا التحويل. أعد تحميل الصفحة.',
  },
  gateway_settlement_empty: {
    fr: 'Ce virement est de zéro dinar : il n’y a rien à passer.',
    en: 'This transfer is of zero dinars: there is nothing to post.',
    ar: 'قيمة هذا التحويل صفر: لا شيء للترحيل.',
  },
  received_in_future: {
    fr: 'La date de réception est dans le futur.',
    en: 'The day of receipt is in the future.',
    ar: 'تاريخ الاستلام في المستقبل.',
  },
  gateway_lines_changed: {
    fr: 'Des paiements ont changé entre-temps : {count}. Regardez les écarts à nouveau.',
    en: 'Payments changed meanwhile: {count}. Look at the differences again.',
    ar: 'تغيّرت مدفوعات في هذه الأثناء: {count}. راجع الفروق من جديد.',
  },
  differences_need_note: {
    fr: 'Écarts : {count}. Dites pourquoi le virement est passé quand même.',
    en: 'Differences: {count}. Say why the transfer is posted all the same.',
    ar: 'الفروق: {count}. بيّن سبب الترحيل رغم ذلك.',
  },
}
