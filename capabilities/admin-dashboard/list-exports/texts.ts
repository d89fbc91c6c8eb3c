import type { Language } from '#kernel/locale.ts'
import type { ListName } from './sources.ts'

type TextsMessages = Readonly<Record<Language, string>>
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
      ...['Montant (DZD)', 'Par', 'Échéance', 'État', 'Référence', 'Date'],
    ],
    en: [
      ...['Return', 'Order', 'Shop', 'Customer', 'Phone', 'Goods (DZD)', 'Delivery (DZD)'],
      ...['Amount (DZD)', 'By', 'Due', 'State', 'Reference', 'Date'],
    ],
    ar: [
      ...['الإرجاع', 'الطلبية', 'المتجر', 'الزبون', 'الهاتف', 'المنتجات (DZD)', 'التوصيل (DZD)'],
      ...['المبلغ (DZD)', 'عبر', 'الأجل', 'الحالة', 'المرجع', 'التاريخ'],
    ],
  },
  accesses: {
    fr: ['Date', 'Qui', 'Page', 'Appel', 'Données de', 'Personnes', 'Adresse'],
    en: ['Date', 'Who', 'Page', 'Call', 'Data of', 'People', 'Address'],
    ar: ['التاريخ', 'من', 'الصفحة', 'النداء', 'معطيات', 'عدد الأشخاص', 'العنوان'],
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
  operator: { fr: 'Place de marché', en: 'Marketplace', ar: 'السوق' },
  code_percentage: { fr: 'Pourcentage', en: 'Percentage', ar: 'نسبة مئوية' },
  code_amount: { fr: 'Montant fixe', en: 'Fixed amount', ar: 'مبلغ ثابت' },
  code_free_delivery: { fr: 'Livraison offerte', en: 'Free delivery', ar: 'توصيل مجاني' },
  code_running: { fr: 'En cours', en: 'Running', ar: 'جارٍ' },
  code_upcoming: { fr: 'À venir', en: 'Upcoming', ar: 'قادم' },
  code_used_up: { fr: 'Épuisé', en: 'Used up', ar: 'مستنفد' },
  code_ended: { fr: 'Terminé', en: 'Ended', ar: 'منتهٍ' },
  code_stopped: { fr: 'Arrêté', en: 'Stopped', ar: 'موقوف' },
  refund_due: { fr: 'À approuver', en: 'To approve', ar: 'للموافقة' },
  refund_approved: { fr: 'À payer', en: 'To pay', ar: 'للدفع' },
  refund_made: { fr: 'Payé', en: 'Paid', ar: 'مدفوع' },
  refund_failed: { fr: 'Non abouti', en: 'Failed', ar: 'لم يتم' },
  refund_cancelled: { fr: 'Annulé', en: 'Cancelled', ar: 'ملغى' },
  method_cash: { fr: 'Espèces', en: 'Cash', ar: 'نقدًا' },
  method_ccp: { fr: 'CCP', en: 'CCP', ar: 'CCP' },
  method_bank_transfer: { fr: 'Virement bancaire', en: 'Bank transfer', ar: 'تحويل بنكي' },
  method_card: { fr: 'Carte', en: 'Card', ar: 'بطاقة' },
  method_store_credit: { fr: 'Avoir', en: 'Store credit', ar: 'رصيد' },
  access_user: { fr: 'Utilisateurs', en: 'Users', ar: 'المستخدمون' },
  access_order: { fr: 'Commandes', en: 'Orders', ar: 'الطلبيات' },
  access_cart: { fr: 'Paniers', en: 'Carts', ar: 'السلال' },
  access_vendor: { fr: 'Vendeurs', en: 'Sellers', ar: 'البائعون' },
  access_refund: { fr: 'Remboursements', en: 'Refunds', ar: 'المبالغ المردودة' },
  access_request: { fr: 'Demandes', en: 'Requests', ar: 'الطلبات' },
  access_erasure: { fr: 'Effacements', en: 'Erasures', ar: 'عمليات المحو' },
  access_person: { fr: 'Recherche de personne', en: 'Person search', ar: 'البحث عن شخص' },
} as const satisfies Record<string, TextsMessages>
