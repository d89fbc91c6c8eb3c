import type { ProductStatus } from '#capabilities/catalog/index.ts'

/** Besides the names of our own files. */
export const STATUS_WORDS: Record<ProductStatus, readonly string[]> = {
  active: [
    'active',
    'actif',
    'publié',
    'published',
    'publish',
    'visible',
    'en vente',
    '1',
    'oui',
    'yes',
    'true',
    'نشط',
    'متاح',
    'نعم',
    'معروض',
  ],
  draft: [
    'draft',
    'inactif',
    'inactive',
    'non publié',
    'masqué',
    'caché',
    'private',
    'unlisted',
    'pending',
    '0',
    '-1',
    'non',
    'no',
    'false',
    'مسودة',
    'لا',
    'مخفي',
    'غير نشط',
  ],
  archived: ['archive', 'archived', 'supprimé', 'trash', 'مؤرشف', 'الأرشيف'],
}

export const YES_WORDS = ['1', 'true', 'vrai', 'oui', 'yes', 'x', 'نعم']
export const NO_WORDS = ['0', '-1', 'false', 'faux', 'non', 'no', 'لا']
