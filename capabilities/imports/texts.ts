import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ImportRefusal } from './operations/import-deps.ts'

export const IMPORT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  file_too_large: {
    fr: 'Le fichier dépasse 50 Mo',
    en: 'The file is larger than 50 MB',
    ar: 'يتجاوز حجم الملف 50 ميغابايت',
  },
  price_zero: {
    fr: 'Le prix doit être supérieur à 0 DA',
    en: 'The price must be above 0 DA',
    ar: 'يجب أن يكون السعر أكبر من 0 د.ج',
  },
  file_empty: { fr: 'Le fichier est vide', en: 'The file is empty', ar: 'الملف فارغ' },
}

export const IMPORT_REFUSALS: Record<ImportRefusal['code'], LocalizedMessage> = {
  import_not_found: {
    fr: 'Cet import n’existe pas.',
    en: 'There is no such import.',
    ar: 'عملية الاستيراد هذه غير موجودة.',
  },
  import_state: {
    fr: 'Cet import n’en est plus là.',
    en: 'This import has moved on.',
    ar: 'تجاوزت عملية الاستيراد هذه المرحلة.',
  },
  import_running: {
    fr: 'Un autre import est en cours. Attendez qu’il se termine.',
    en: 'Another import is running. Wait for it to end.',
    ar: 'هناك عملية استيراد أخرى جارية. انتظر حتى تنتهي.',
  },
  row_not_found: {
    fr: 'Cette ligne n’est pas dans le fichier.',
    en: 'This line is not in the file.',
    ar: 'هذا السطر غير موجود في الملف.',
  },
  category_unknown: {
    fr: 'Cette catégorie n’existe pas.',
    en: 'This category does not exist.',
    ar: 'هذه الفئة غير موجودة.',
  },
  part_invalid: {
    fr: 'Cette partie du fichier n’a pas la taille attendue.',
    en: 'This part of the file does not have the expected size.',
    ar: 'حجم هذا الجزء من الملف غير متوقع.',
  },
  part_missing: {
    fr: 'Il manque des parties du fichier.',
    en: 'Parts of the file are missing.',
    ar: 'بعض أجزاء الملف ناقصة.',
  },
  import_has_errors: {
    fr: 'Des lignes sont à corriger. Corrigez-les, ou importez seulement les lignes correctes.',
    en: 'Some lines need correcting. Correct them, or import only the good lines.',
    ar: 'بعض الأسطر تحتاج إلى تصحيح. صحّحها أو استورد الأسطر الصحيحة فقط.',
  },
  nothing_to_import: {
    fr: 'Il n’y a rien à importer.',
    en: 'There is nothing to import.',
    ar: 'لا يوجد ما يمكن استيراده.',
  },
  columns_missing: {
    fr: 'Indiquez au moins la colonne de la référence (SKU) ou celle du nom.',
    en: 'Choose at least the column of the SKU or that of the name.',
    ar: 'حدّد على الأقل عمود الرمز SKU أو عمود الاسم.',
  },
  file_unreadable: {
    fr: 'Ce fichier ne peut pas être lu. Choisissez un fichier CSV, XLSX, ou un ZIP de photos.',
    en: 'This file cannot be read. Choose a CSV or XLSX file, or a ZIP of pictures.',
    ar: 'تعذرت قراءة هذا الملف. اختر ملف CSV أو XLSX أو ملف ZIP للصور.',
  },
  file_empty: { fr: 'Ce fichier est vide.', en: 'This file is empty.', ar: 'هذا الملف فارغ.' },
  too_many_rows: {
    fr: 'Ce fichier dépasse 50 000 lignes. Partagez-le en plusieurs.',
    en: 'This file has more than 50,000 lines. Split it.',
    ar: 'يحتوي هذا الملف على أكثر من 50,000 سطر. قسّمه إلى عدة ملفات.',
  },
  too_many_columns: {
    fr: 'Ce fichier a plus de 200 colonnes.',
    en: 'This file has more than 200 columns.',
    ar: 'يحتوي هذا الملف على أكثر من 200 عمود.',
  },
  archive_too_large: {
    fr: 'Cette archive est trop grande une fois décompressée.',
    en: 'This archive is too large once unpacked.',
    ar: 'هذا الأرشيف كبير جدًا بعد فك ضغطه.',
  },
  nothing_to_undo: {
    fr: 'Cet import n’a rien changé : il n’y a rien à annuler.',
    en: 'This import changed nothing: there is nothing to undo.',
    ar: 'لم تغيّر عملية الاستيراد هذه شيئًا: لا يوجد ما يُتراجع عنه.',
  },
  undo_too_late: {
    fr: 'Un import s’annule pendant 30 jours. Ce délai est passé.',
    en: 'An import can be undone for 30 days. They have passed.',
    ar: 'يمكن التراجع عن الاستيراد خلال 30 يومًا، وقد انقضت هذه المدة.',
  },
  import_undone: {
    fr: 'Cet import est déjà annulé.',
    en: 'This import is undone already.',
    ar: 'تم التراجع عن عملية الاستيراد هذه من قبل.',
  },
}

export const FAIL_TEXTS: Record<string, LocalizedMessage> = {
  ...IMPORT_REFUSALS,
  vendor_not_selling: {
    fr: 'La boutique ne peut plus vendre : l’import s’est arrêté.',
    en: 'The shop may no longer sell: the import has stopped.',
    ar: 'لم يعد بإمكان المتجر البيع: توقفت عملية الاستيراد.',
  },
  import_failed: {
    fr: 'Une erreur de notre côté a arrêté l’import. Ce qui est écrit reste ; renvoyez le fichier pour la suite.',
    en: 'An error on our side stopped the import. What is written stays; send the file again for the rest.',
    ar: 'أوقف خطأ من جانبنا عملية الاستيراد. ما كُتب يبقى؛ أعد إرسال الملف لإكمال الباقي.',
  },
}

export const ERROR_FILE: { line: LocalizedMessage; errors: LocalizedMessage } = {
  line: { fr: 'Ligne', en: 'Line', ar: 'السطر' },
  errors: { fr: 'À corriger', en: 'To correct', ar: 'للتصحيح' },
}
