import type { Language } from '#kernel/locale.ts'
import { MONEY_HEADINGS } from './money-texts.ts'
import type { ListName } from './sources.ts'

type ColumnTexts = Readonly<Record<Language, readonly string[]>>

export const LIST_EXPORT_HEADINGS: Readonly<Record<ListName, ColumnTexts>> = {
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
      ...['الطلبات', 'التسجيل'],
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
    fr: [
      ...['Commande', 'Date', 'Vendeur', 'Client', 'Téléphone', 'Email', 'Adresse', 'Commune'],
      ...['Wilaya', 'Livraison', 'Transporteur', 'Suivi', 'Articles', 'Quantité'],
      ...['Sous-total (DZD)', 'Frais de livraison (DZD)', 'Remise (DZD)', 'Arrondi (DZD)'],
      ...['Montant (DZD)', 'Remboursé (DZD)', 'Commission (DZD)', 'Code promo', 'Mode de paiement'],
      ...['Paiement', 'Statut', 'Expédiée le', 'Livrée le'],
    ],
    en: [
      ...['Order', 'Date', 'Vendor', 'Customer', 'Phone', 'Email', 'Address', 'Commune'],
      ...['Wilaya', 'Delivery', 'Courier', 'Tracking', 'Items', 'Quantity'],
      ...['Subtotal (DZD)', 'Delivery fee (DZD)', 'Discount (DZD)', 'Rounding (DZD)'],
      ...['Amount (DZD)', 'Refunded (DZD)', 'Commission (DZD)', 'Promo code', 'Payment method'],
      ...['Payment', 'Status', 'Shipped on', 'Delivered on'],
    ],
    ar: [
      ...[
        'الطلب',
        'التاريخ',
        'البائع',
        'الزبون',
        'الهاتف',
        'البريد الإلكتروني',
        'العنوان',
        'البلدية',
      ],
      ...['الولاية', 'التوصيل', 'شركة التوصيل', 'رقم التتبع', 'المنتجات', 'الكمية'],
      ...['المجموع الفرعي (DZD)', 'تكلفة التوصيل (DZD)', 'التخفيض (DZD)', 'التقريب (DZD)'],
      ...['المبلغ (DZD)', 'المبلغ المردود (DZD)', 'العمولة (DZD)', 'رمز التخفيض', 'طريقة الدفع'],
      ...['الدفع', 'الحالة', 'تاريخ الشحن', 'تاريخ التسليم'],
    ],
  },
  'abandoned-carts': {
    fr: [
      ...['Client', 'Email', 'Téléphone', 'Wilaya', 'Commune', 'Articles', 'Contenu'],
      ...['Valeur (DZD)', 'Dernière activité', 'Récupéré', 'Rappel envoyé'],
    ],
    en: [
      ...['Customer', 'Email', 'Phone', 'Wilaya', 'Commune', 'Items', 'Content', 'Value (DZD)'],
      ...['Last activity', 'Recovered', 'Reminder sent'],
    ],
    ar: [
      ...['الزبون', 'البريد الإلكتروني', 'الهاتف', 'الولاية', 'البلدية', 'المنتجات', 'المحتوى'],
      ...['القيمة (DZD)', 'آخر نشاط', 'تم استرجاعها', 'أُرسل تذكير'],
    ],
  },
  'promo-codes': {
    fr: [
      ...[
        'Code',
        'Donné par',
        'Genre',
        'Valeur (% ou DZD)',
        'Panier minimum (DZD)',
        'Remise maximum (DZD)',
      ],
      ...[
        'Premier jour',
        'Dernier jour',
        'Utilisations',
        'Limite',
        'Ventes avant remise (DZD)',
        'Remises (DZD)',
        'État',
        'Limite par client',
        'Publique',
        'Création',
      ],
    ],
    en: [
      ...[
        'Code',
        'Given by',
        'Kind',
        'Value (% or DZD)',
        'Minimum cart (DZD)',
        'Maximum discount (DZD)',
      ],
      ...[
        'First day',
        'Last day',
        'Uses',
        'Limit',
        'Sales before discount (DZD)',
        'Discounts (DZD)',
        'State',
        'Limit per customer',
        'Public',
        'Created',
      ],
    ],
    ar: [
      ...['الرمز', 'صاحبه', 'النوع', 'القيمة (% أو DZD)', 'أدنى سلة (DZD)', 'أقصى تخفيض (DZD)'],
      ...[
        'اليوم الأول',
        'اليوم الأخير',
        'الاستعمالات',
        'الحد',
        'المبيعات قبل التخفيض (DZD)',
        'التخفيضات (DZD)',
        'الحالة',
        'الحد لكل زبون',
        'عامة',
        'الإنشاء',
      ],
    ],
  },
  refunds: {
    fr: [
      ...[
        'Retour',
        'Commande',
        'Boutique',
        'Client',
        'Téléphone',
        'Articles (DZD)',
        'Livraison (DZD)',
      ],
      ...['Montant (DZD)', 'Par', 'Échéance', 'État', 'Référence', 'Date', 'Motif de l’échec'],
    ],
    en: [
      ...['Return', 'Order', 'Shop', 'Customer', 'Phone', 'Goods (DZD)', 'Delivery (DZD)'],
      ...['Amount (DZD)', 'By', 'Due', 'State', 'Reference', 'Date', 'Why it failed'],
    ],
    ar: [
      ...['الإرجاع', 'الطلب', 'المتجر', 'الزبون', 'الهاتف', 'المنتجات (DZD)', 'التوصيل (DZD)'],
      ...['المبلغ (DZD)', 'عبر', 'الأجل', 'الحالة', 'المرجع', 'التاريخ', 'سبب الفشل'],
    ],
  },
  accesses: {
    fr: ['Date', 'Qui', 'Page', 'Appel', 'Données de', 'Personnes', 'Adresse'],
    en: ['Date', 'Who', 'Page', 'Call', 'Data of', 'People', 'Address'],
    ar: ['التاريخ', 'من', 'الصفحة', 'النداء', 'معطيات', 'عدد الأشخاص', 'العنوان'],
  },
  ...MONEY_HEADINGS,
}
