import type { LocalizedMessage } from '#platform/http/index.ts'
import type { UndoSkipCode } from '../schema.ts'

export const UNDO_SKIP_TEXTS: Record<UndoSkipCode, LocalizedMessage> = {
  gone: {
    fr: 'Supprimé depuis l’import',
    en: 'Deleted since the import',
    ar: 'حُذف بعد الاستيراد',
  },
  changed: {
    fr: 'Modifié depuis l’import : votre modification reste',
    en: 'Changed since the import: your change stays',
    ar: 'عُدّل بعد الاستيراد: يبقى تعديلك',
  },
  ordered: {
    fr: 'Une variante ajoutée par l’import a été commandée',
    en: 'A variant that the import added was ordered',
    ar: 'طُلب أحد الخيارات التي أضافها الاستيراد',
  },
  category_gone: {
    fr: 'Son ancienne catégorie n’existe plus',
    en: 'Its former category does not exist any more',
    ar: 'لم تعد فئته السابقة موجودة',
  },
  sku_taken: {
    fr: 'Son ancienne référence (SKU) est celle d’un autre produit',
    en: 'Its former SKU is another product’s now',
    ar: 'أصبح رمزه السابق (SKU) لمنتج آخر',
  },
}
