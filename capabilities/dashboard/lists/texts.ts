import type { Language } from '#kernel/locale.ts'
import type { ListName } from './lists.ts'

type Words = Readonly<Record<Language, string>>
type Line = Readonly<Record<Language, readonly string[]>>

/** The first line of each list's file. */
export const HEADINGS: Readonly<Record<ListName, Line>> = {
  users: {
    fr: [
      'Nom',
      'Email',
      'Téléphone',
      'Rôle',
      'Wilaya',
      'Inscription',
      'Dernière connexion',
      'Actif',
    ],
    en: ['Name', 'Email', 'Phone', 'Role', 'Wilaya', 'Signed up', 'Last sign-in', 'Active'],
    ar: ['الاسم', 'البريد الإلكتروني', 'الهاتف', 'الدور', 'الولاية', 'التسجيل', 'آخر دخول', 'نشط'],
  },
  vendors: {
    fr: [
      ...[
        'Boutique',
        'Email',
        'Téléphone',
        'Ville',
        'Wilaya',
        'Vérification',
        'Active',
        'Produits',
      ],
      ...['Commandes', 'Inscription'],
    ],
    en: [
      ...[
        'Shop',
        'Email',
        'Phone',
        'City',
        'Wilaya',
        'Verification',
        'Active',
        'Products',
        'Orders',
      ],
      'Signed up',
    ],
    ar: [
      ...['المتجر', 'البريد الإلكتروني', 'الهاتف', 'المدينة', 'الولاية', 'التحقق', 'نشط', 'المنتجات'],
      ...['الطلبيات', 'التسجيل'],
    ],
  },
  products: {
    fr: [
      ...['Produit', 'SKU', 'Vendeur', 'Catégorie', 'Prix (DZD)', 'Prix barré (DZD)', 'Stock'],
      ...['Variantes', 'Statut', 'En vedette', 'Création'],
    ],
    en: [
      ...['Product', 'SKU', 'Vendor', 'Category', 'Price (DZD)', 'Price before (DZD)', 'Stock'],
      ...['Variants', 'Status', 'Featured', 'Created'],
    ],
    ar: [
      ...['المنتج', 'SKU', 'البائع', 'الفئة', 'السعر (DZD)', 'السعر قبل التخفيض (DZD)', 'المخزون'],
      ...['الخيارات', 'الحالة', 'مميز', 'الإنشاء'],
    ],
  },
  orders: {
    fr: ['Commande', 'Date', 'Vendeur', 'Articles', 'Montant (DZD)', 'Statut', 'Paiement'],
    en: ['Order', 'Date', 'Vendor', 'Items', 'Amount (DZD)', 'Status', 'Payment'],
    ar: ['الطلبية', 'التاريخ', 'البائع', 'المنتجات', 'المبلغ (DZD)', 'الحالة', 'الدفع'],
  },
  'abandoned-carts': {
    fr: [
      ...[
        'Client',
        'Email',
        'Téléphone',
        'Wilaya',
        'Articles',
        'Valeur (DZD)',
        'Dernière activité',
      ],
      ...['Récupéré', 'Rappel envoyé'],
    ],
    en: [
      ...['Customer', 'Email', 'Phone', 'Wilaya', 'Items', 'Value (DZD)', 'Last activity'],
      ...['Recovered', 'Reminder sent'],
    ],
    ar: [
      ...['الزبون', 'البريد الإلكتروني', 'الهاتف', 'الولاية', 'المنتجات', 'القيمة (DZD)'],
      ...['آخر نشاط', 'تم استرجاعها', 'أُرسل تذكير'],
    ],
  },
}

/** What a cell says of a state. */
export const CELL_TEXTS = {
  yes: { fr: 'Oui', en: 'Yes', ar: 'نعم' },
  no: { fr: 'Non', en: 'No', ar: 'لا' },
  customer: { fr: 'Client', en: 'Customer', ar: 'زبون' },
  vendor: { fr: 'Vendeur', en: 'Vendor', ar: 'بائع' },
  admin: { fr: 'Administrateur', en: 'Administrator', ar: 'مدير' },
  pending: { fr: 'En attente', en: 'Pending', ar: 'قيد الانتظار' },
  verified: { fr: 'Vérifié', en: 'Verified', ar: 'موثَّق' },
  rejected: { fr: 'Rejeté', en: 'Rejected', ar: 'مرفوض' },
  active: { fr: 'Actif', en: 'Active', ar: 'نشط' },
  draft: { fr: 'Brouillon', en: 'Draft', ar: 'مسودة' },
  archived: { fr: 'Archivé', en: 'Archived', ar: 'مؤرشف' },
  confirmed: { fr: 'Confirmée', en: 'Confirmed', ar: 'مؤكدة' },
  processing: { fr: 'En préparation', en: 'Processing', ar: 'قيد التحضير' },
  shipped: { fr: 'Expédiée', en: 'Shipped', ar: 'تم الشحن' },
  delivered: { fr: 'Livrée', en: 'Delivered', ar: 'تم التسليم' },
  cancelled: { fr: 'Annulée', en: 'Cancelled', ar: 'ملغاة' },
  payment_pending: { fr: 'En attente', en: 'Pending', ar: 'قيد الانتظار' },
  payment_paid: { fr: 'Payé', en: 'Paid', ar: 'مدفوع' },
  payment_failed: { fr: 'Échoué', en: 'Failed', ar: 'فشل' },
  payment_refunded: { fr: 'Remboursé', en: 'Refunded', ar: 'مسترد' },
} as const satisfies Record<string, Words>
