import type { LocalizedMessage } from '#platform/http/index.ts'
import type {
  AddContractRefusal,
  ChangeContractRefusal,
} from '../operations/manage-courier-contracts.ts'
import type { ContractSheetRefusal } from '../rules/contract-sheet.ts'
import { PICKUP_POINT_FIELD_TEXTS, PICKUP_POINT_REFUSALS } from './pickup-points.ts'

type ContractRefusal = AddContractRefusal | ChangeContractRefusal | ContractSheetRefusal

export const CONTRACT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  courier_required: PICKUP_POINT_FIELD_TEXTS['courier_required']!,
  contract_start_required: {
    fr: 'Indiquez le premier jour du contrat.',
    en: 'Give the first day of the contract.',
    ar: 'حدّد أول يوم للعقد.',
  },
  contract_fees_required: {
    fr: 'Écrivez le prix d’au moins une wilaya.',
    en: 'Write the price of at least one wilaya.',
    ar: 'اكتب سعر ولاية واحدة على الأقل.',
  },
}

export const CONTRACT_REFUSALS: Record<ContractRefusal['code'], LocalizedMessage> = {
  courier_not_offered: PICKUP_POINT_REFUSALS.courier_not_offered,
  contract_start_taken: {
    fr: 'Un contrat de ce transporteur commence déjà ce jour-là.',
    en: 'A contract of this courier begins on that day already.',
    ar: 'يبدأ عقد آخر لشركة التوصيل هذه في ذلك اليوم.',
  },
  contract_wilaya_twice: {
    fr: 'Une wilaya est nommée deux fois.',
    en: 'A wilaya is named twice.',
    ar: 'ذُكرت ولاية مرتين.',
  },
  contract_not_found: {
    fr: 'Ce contrat n’existe plus.',
    en: 'This contract does not exist any more.',
    ar: 'هذا العقد لم يعد موجودًا.',
  },
  contract_begun: {
    fr: 'Ce contrat a commencé : il ne change plus. Ajoutez-en un qui commence plus tard.',
    en: 'This contract has begun and no longer changes. Add one that begins later.',
    ar: 'بدأ هذا العقد فلا يتغيّر بعد الآن. أضف عقدًا يبدأ لاحقًا.',
  },
  contract_changed: {
    fr: 'Quelqu’un d’autre vient de modifier ce contrat : relisez-le avant d’enregistrer.',
    en: 'Somebody else has just changed this contract: read it again before saving.',
    ar: 'عدّل شخص آخر هذا العقد للتو: راجعه قبل الحفظ.',
  },
  sheet_unreadable: {
    fr: 'Ce fichier ne peut pas être lu : choisissez un tableau CSV ou XLSX de 500 lignes au plus.',
    en: 'This file cannot be read: choose a CSV or XLSX table of 500 rows at most.',
    ar: 'تعذرت قراءة هذا الملف: اختر جدول CSV أو XLSX لا يتجاوز 500 سطر.',
  },
  sheet_empty: {
    fr: 'Le fichier ne contient aucun prix.',
    en: 'The file has no price.',
    ar: 'لا يحتوي الملف على أي سعر.',
  },
  sheet_columns_missing: {
    fr: 'Le fichier doit avoir une colonne « Wilaya » et une colonne « Domicile » ou « Bureau ».',
    en: 'The file needs a column “Wilaya” and a column “Home” or “Desk”.',
    ar: 'يجب أن يحتوي الملف على عمود «الولاية» وعمود «المنزل» أو «المكتب».',
  },
}
