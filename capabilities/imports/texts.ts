import type { LocalizedMessage } from '#platform/http/index.ts'
import type { ImportRefusal } from './operations/import-deps.ts'
import type { RowErrorCode } from './schema.ts'

export const IMPORT_FIELD_TEXTS: Record<string, LocalizedMessage> = {
  file_too_large: {
    fr: 'Le fichier dépasse 50 Mo',
    en: 'The file is larger than 50 MB',
    ar: 'يتجاوز حجم الملف 50 ميغابايت',
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
    ar: 'هناك عملية استيراد أخرى جارية. انتظروا حتى تنتهي.',
  },
  part_wrong: {
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
    ar: 'بعض الأسطر تحتاج إلى تصحيح. صححوها أو استوردوا الأسطر الصحيحة فقط.',
  },
  nothing_to_import: {
    fr: 'Il n’y a rien à importer.',
    en: 'There is nothing to import.',
    ar: 'لا يوجد ما يمكن استيراده.',
  },
  columns_missing: {
    fr: 'Indiquez au moins la colonne de la référence (SKU) ou celle du nom.',
    en: 'Choose at least the column of the SKU or that of the name.',
    ar: 'حددوا على الأقل عمود الرمز SKU أو عمود الاسم.',
  },
  file_unreadable: {
    fr: 'Ce fichier ne peut pas être lu. Choisissez un fichier CSV, XLSX, ou un ZIP de photos.',
    en: 'This file cannot be read. Choose a CSV or XLSX file, or a ZIP of pictures.',
    ar: 'تعذرت قراءة هذا الملف. اختاروا ملف CSV أو XLSX أو ملف ZIP للصور.',
  },
  file_empty: { fr: 'Ce fichier est vide.', en: 'This file is empty.', ar: 'هذا الملف فارغ.' },
  too_many_lines: {
    fr: 'Ce fichier dépasse 50 000 lignes. Partagez-le en plusieurs.',
    en: 'This file has more than 50,000 lines. Split it.',
    ar: 'يحتوي هذا الملف على أكثر من 50,000 سطر. قسّموه إلى عدة ملفات.',
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
  work_failed: {
    fr: 'Une erreur de notre côté a arrêté l’import. Ce qui est écrit reste ; renvoyez le fichier pour la suite.',
    en: 'An error on our side stopped the import. What is written stays; send the file again for the rest.',
    ar: 'أوقف خطأ من جانبنا عملية الاستيراد. ما كُتب يبقى؛ أعيدوا إرسال الملف لإكمال الباقي.',
  },
}

export const ROW_ERROR_TEXTS: Record<RowErrorCode, LocalizedMessage> = {
  name_required: { fr: 'Le nom manque', en: 'The name is missing', ar: 'الاسم ناقص' },
  price_required: { fr: 'Le prix manque', en: 'The price is missing', ar: 'السعر ناقص' },
  category_required: {
    fr: 'La catégorie manque',
    en: 'The category is missing',
    ar: 'الفئة ناقصة',
  },
  category_unknown: {
    fr: 'Cette catégorie n’est pas connue',
    en: 'This category is not known',
    ar: 'هذه الفئة غير معروفة',
  },
  amount_invalid: { fr: 'Ce n’est pas un prix', en: 'This is not a price', ar: 'هذا ليس سعرًا' },
  amount_too_large: {
    fr: 'Ce prix est trop grand',
    en: 'This price is too large',
    ar: 'هذا السعر كبير جدًا',
  },
  compare_at_too_low: {
    fr: 'Le prix barré doit être supérieur au prix',
    en: 'The compare-at price must be above the price',
    ar: 'يجب أن يكون السعر قبل التخفيض أعلى من السعر',
  },
  number_invalid: {
    fr: 'Ce n’est pas un nombre entier',
    en: 'This is not a whole number',
    ar: 'هذا ليس عددًا صحيحًا',
  },
  stock_negative: {
    fr: 'Stock négatif : pris pour 0',
    en: 'Negative stock: taken as 0',
    ar: 'مخزون سالب: اعتُبر 0',
  },
  stock_too_large: {
    fr: 'Ce stock dépasse un million',
    en: 'This stock is above one million',
    ar: 'هذا المخزون يتجاوز المليون',
  },
  status_unknown: {
    fr: 'Statut inconnu : écrivez « En ligne », « Brouillon » ou « Archivé »',
    en: 'Unknown status: write “Online”, “Draft” or “Archived”',
    ar: 'حالة غير معروفة: اكتبوا «منشور» أو «مسودة» أو «مؤرشف»',
  },
  vat_unknown: {
    fr: 'La TVA est 19, 9 ou 0',
    en: 'VAT is 19, 9 or 0',
    ar: 'الضريبة هي 19 أو 9 أو 0',
  },
  weight_invalid: {
    fr: 'Ce poids ne peut pas être lu',
    en: 'This weight cannot be read',
    ar: 'تعذرت قراءة هذا الوزن',
  },
  text_too_long: {
    fr: 'Ce texte est trop long',
    en: 'This text is too long',
    ar: 'هذا النص طويل جدًا',
  },
  text_cut: {
    fr: 'Description coupée à 4 000 caractères',
    en: 'Description cut at 4,000 characters',
    ar: 'اقتُطع الوصف عند 4,000 حرف',
  },
  sku_twice: {
    fr: 'Cette référence est déjà sur une autre ligne',
    en: 'This SKU is on another line already',
    ar: 'هذا الرمز موجود في سطر آخر',
  },
  sku_of_another_product: {
    fr: 'Ces références sont à plusieurs de vos produits',
    en: 'These SKUs belong to several of your products',
    ar: 'هذه الرموز تخص عدة منتجات لديكم',
  },
  options_missing: {
    fr: 'Plusieurs lignes du même produit : indiquez leurs options (taille, couleur…)',
    en: 'Several lines of one product: say their options (size, colour…)',
    ar: 'عدة أسطر للمنتج نفسه: حددوا خياراتها (المقاس، اللون…)',
  },
  option_value_required: {
    fr: 'Une valeur d’option manque',
    en: 'An option has no value',
    ar: 'قيمة أحد الخيارات ناقصة',
  },
  option_twice: {
    fr: 'Deux options ont le même nom',
    en: 'Two options have the same name',
    ar: 'خياران لهما الاسم نفسه',
  },
  variant_twice: {
    fr: 'Cette variante est déjà plus haut',
    en: 'This variant is there already',
    ar: 'هذا الصنف موجود أعلاه',
  },
  variant_unknown: {
    fr: 'Cette variante n’existe pas : indiquez sa référence ou ses options',
    en: 'There is no such variant: give its SKU or its options',
    ar: 'هذا الصنف غير موجود: حددوا رمزه أو خياراته',
  },
  too_many_variants: {
    fr: 'Plus de 100 variantes',
    en: 'More than 100 variants',
    ar: 'أكثر من 100 صنف',
  },
  specifications_invalid: {
    fr: 'Écrivez « Nom: valeur; Nom: valeur »',
    en: 'Write “Name: value; Name: value”',
    ar: 'اكتبوا «الاسم: القيمة; الاسم: القيمة»',
  },
  too_many_specifications: {
    fr: 'Plus de 40 caractéristiques',
    en: 'More than 40 specifications',
    ar: 'أكثر من 40 خاصية',
  },
  bulk_invalid: {
    fr: 'Écrivez « 5: 5 %; 10: 10 % », de plus en plus',
    en: 'Write “5: 5%; 10: 10%”, rising',
    ar: 'اكتبوا «5: 5%; 10: 10%» تصاعديًا',
  },
  too_many_images: {
    fr: 'Seules les 5 premières images sont prises',
    en: 'Only the first 5 images are taken',
    ar: 'تؤخذ الصور الخمس الأولى فقط',
  },
  picture_address: {
    fr: 'L’image doit avoir une adresse qui commence par http',
    en: 'The image needs an address that begins with http',
    ar: 'يجب أن يبدأ عنوان الصورة بـ http',
  },
  picture_unreachable: {
    fr: 'L’image n’a pas pu être lue à cette adresse',
    en: 'The image could not be read at this address',
    ar: 'تعذرت قراءة الصورة من هذا العنوان',
  },
  picture_too_large: {
    fr: 'L’image dépasse 5 Mo',
    en: 'The image is larger than 5 MB',
    ar: 'يتجاوز حجم الصورة 5 ميغابايت',
  },
  not_a_picture: {
    fr: 'Ce n’est pas une image JPEG, PNG, WebP ou AVIF',
    en: 'This is not a JPEG, PNG, WebP or AVIF image',
    ar: 'ليست صورة JPEG أو PNG أو WebP أو AVIF',
  },
  picture_without_product: {
    fr: 'Aucun produit n’a cette référence',
    en: 'No product has this SKU',
    ar: 'لا يوجد منتج بهذا الرمز',
  },
}

export const ERROR_FILE: { line: LocalizedMessage; errors: LocalizedMessage } = {
  line: { fr: 'Ligne', en: 'Line', ar: 'السطر' },
  errors: { fr: 'À corriger', en: 'To correct', ar: 'للتصحيح' },
}

export const TEMPLATE_EXAMPLES: readonly Readonly<Record<string, string | number>>[] = [
  {
    sku: 'TH-001',
    name_fr: 'Théière en cuivre',
    name_en: 'Copper teapot',
    name_ar: 'إبريق شاي من النحاس',
    description_fr: 'Gravée à la main.',
    category: 'Maison',
    price: 7600,
    cost: 4500,
    compare_at_price: 8900,
    inventory_quantity: 12,
    status: 'draft',
    vat: 19,
    weight_grams: 1200,
    images: 'https://exemple.dz/theiere.jpg',
    specifications: 'Matière | Material | المادة: Cuivre | Copper | نحاس; Contenance: 1 L',
    bulk_discounts: '5: 5 %; 10: 10 %',
  },
  {
    sku: 'BA-R-40',
    group: 'babouches',
    name_fr: 'Babouches en cuir',
    category: 'Mode',
    price: 3200,
    cost: 1900,
    inventory_quantity: 6,
    option1_name: 'Couleur | Colour | اللون',
    option1_value: 'Rouge | Red | أحمر',
    option2_name: 'Pointure',
    option2_value: '40',
  },
  {
    sku: 'BA-N-41',
    group: 'babouches',
    price: 3400,
    cost: 2100,
    inventory_quantity: 4,
    option1_name: 'Couleur | Colour | اللون',
    option1_value: 'Noir | Black | أسود',
    option2_name: 'Pointure',
    option2_value: '41',
  },
]
