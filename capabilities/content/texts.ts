import type { LocalizedMessage } from '#platform/http/index.ts'

export const CONTENT_FIELD_TEXTS = {
  content_required: {
    fr: 'Ce champ est obligatoire dès qu’une langue est remplie.',
    en: 'This field is required once a language is filled in.',
    ar: 'هذا الحقل إلزامي متى مُلئت اللغة.',
  },
  slug_invalid: {
    fr: 'Lettres minuscules sans accent, chiffres et tirets, comme « livraison-au-sud ».',
    en: 'Lower-case letters without accents, digits and hyphens, like “delivery-in-the-south”.',
    ar: 'حروف لاتينية صغيرة وأرقام وشرطات، مثل delivery-south.',
  },
  path_invalid: {
    fr: 'Une adresse de ce site commence par « / » et n’a pas d’espace.',
    en: 'An address of this site begins with “/” and has no space.',
    ar: 'عنوان من هذا الموقع يبدأ بـ / دون فراغ.',
  },
  path_reserved: {
    fr: 'Cette adresse appartient au fonctionnement du site : choisissez-en une autre.',
    en: 'This address belongs to the workings of the site: choose another one.',
    ar: 'هذا العنوان محجوز لعمل الموقع: اختر عنوانًا آخر.',
  },
  alt_required: {
    fr: 'Dites en quelques mots ce que l’image montre.',
    en: 'Say in a few words what the picture shows.',
    ar: 'صِف بكلمات قليلة ما تُظهره الصورة.',
  },
  languages_required: {
    fr: 'Choisissez au moins une langue.',
    en: 'Choose one language at least.',
    ar: 'اختر لغة واحدة على الأقل.',
  },
  ends_before: {
    fr: 'La fin doit venir après le début.',
    en: 'The end must come after the beginning.',
    ar: 'يجب أن تأتي النهاية بعد البداية.',
  },
  category_not_applicable: {
    fr: 'Une catégorie se choisit seulement pour une bannière de catégorie.',
    en: 'A category is chosen for a banner of a category only.',
    ar: 'تُختار الفئة للافتة الفئات فقط.',
  },
  unknown_variable: {
    fr: '{name} n’est pas une variable d’ici.',
    en: '{name} is not a variable of this text.',
    ar: '{name} ليس متغيرًا في هذا النص.',
  },
  variable_not_alone: {
    fr: '{name} doit être seul dans son paragraphe, sans autres mots.',
    en: '{name} must stand alone in its paragraph, without other words.',
    ar: 'يجب أن يكون {name} وحده في فقرته.',
  },
  variable_missing: {
    fr: 'Il manque {name} : sans lui ce mail ne sert à rien.',
    en: '{name} is missing: without it this mail is of no use.',
    ar: 'ينقص {name}: لا فائدة من الرسالة دونه.',
  },
  complaint_notice_missing: {
    fr: 'Il manque {name} : la loi 18-07 veut que ce mail dise comment saisir l’ANPDP.',
    en: '{name} is missing: law 18-07 wants this mail to say how to complain to the ANPDP.',
    ar: 'ينقص {name}: يوجب القانون 18-07 أن تذكر هذه الرسالة كيفية رفع شكوى إلى السلطة الوطنية.',
  },
} as const satisfies Record<string, LocalizedMessage>

export type LastContentChange = { by: string; changedAt: Date }

export type ContentRefusal =
  | { code: 'content_not_found' }
  | { code: 'page_taken' }
  | { code: 'nothing_to_publish' }
  | { code: 'french_missing' }
  | { code: 'nothing_published' }
  | { code: 'image_unknown' }
  | { code: 'category_unknown' }
  | { code: 'redirect_loop' }
  /** An admin has saved since the revision was read; `by` and `changed_at` say who and when. */
  | ({ code: 'version_conflict' } & LastContentChange)

export const CONTENT_STATUSES = {
  content_not_found: 404,
  page_taken: 409,
  nothing_to_publish: 409,
  french_missing: 422,
  nothing_published: 409,
  image_unknown: 422,
  category_unknown: 422,
  redirect_loop: 422,
  version_conflict: 409,
} as const satisfies Record<ContentRefusal['code'], number>

export const CONTENT_REFUSALS: Record<ContentRefusal['code'], LocalizedMessage> = {
  content_not_found: {
    fr: 'Ce contenu n’existe pas ou n’existe plus.',
    en: 'This content does not exist, or no longer does.',
    ar: 'هذا المحتوى غير موجود أو لم يعد موجودًا.',
  },
  page_taken: {
    fr: 'Une page a déjà cette adresse.',
    en: 'A page has this address already.',
    ar: 'توجد صفحة بهذا العنوان.',
  },
  nothing_to_publish: {
    fr: 'Il n’y a pas de brouillon à publier.',
    en: 'There is no draft to publish.',
    ar: 'لا توجد مسودة للنشر.',
  },
  french_missing: {
    fr: 'Le texte français est nécessaire pour publier.',
    en: 'The French text is needed to publish.',
    ar: 'النص الفرنسي ضروري للنشر.',
  },
  nothing_published: {
    fr: 'Rien n’est publié ici.',
    en: 'Nothing is published here.',
    ar: 'لا شيء منشور هنا.',
  },
  image_unknown: {
    fr: 'Cette image n’est plus là. Envoyez-la de nouveau.',
    en: 'This picture is no longer there. Send it again.',
    ar: 'لم تعد هذه الصورة موجودة. أرسلها من جديد.',
  },
  category_unknown: {
    fr: 'Cette catégorie n’existe pas ou n’existe plus.',
    en: 'This category does not exist, or no longer does.',
    ar: 'هذه الفئة غير موجودة أو لم تعد موجودة.',
  },
  redirect_loop: {
    fr: 'Cette redirection tournerait en rond : sa destination ramène à son départ.',
    en: 'This redirect would go round in circles: where it leads comes back to where it starts.',
    ar: 'هذا التحويل يدور في حلقة: وجهته تعيد إلى بدايته.',
  },
  version_conflict: {
    fr: '{by} a enregistré autre chose entre-temps, le {changedAt}.',
    en: '{by} saved something else meanwhile, on {changedAt}.',
    ar: 'حفظ {by} شيئًا آخر في هذه الأثناء، في {changedAt}.',
  },
}
