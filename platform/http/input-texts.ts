import type { LocalizedMessage } from './problem-texts.ts'

/** Messages of field errors; `{n}` is the violated limit. */
export const INPUT_TEXTS = {
  required: {
    fr: 'Ce champ est obligatoire.',
    en: 'This field is required.',
    ar: 'هذا الحقل إلزامي.',
  },
  not_a_number: { fr: 'Un nombre est attendu.', en: 'A number is expected.', ar: 'يُنتظر رقم.' },
  not_a_whole_number: {
    fr: 'Un nombre entier est attendu.',
    en: 'A whole number is expected.',
    ar: 'يُنتظر عدد صحيح.',
  },
  not_a_text: { fr: 'Un texte est attendu.', en: 'A text is expected.', ar: 'يُنتظر نص.' },
  text_too_short: {
    fr: 'Trop court : {n} caractères au moins.',
    en: 'Too short: at least {n} characters.',
    ar: 'قصير جدًا: الحد الأدنى لعدد الأحرف هو {n}.',
  },
  text_too_long: {
    fr: 'Trop long : {n} caractères au plus.',
    en: 'Too long: at most {n} characters.',
    ar: 'طويل جدًا: الحد الأقصى لعدد الأحرف هو {n}.',
  },
  too_few: {
    fr: 'Pas assez d’éléments : {n} au moins.',
    en: 'Too few items: at least {n}.',
    ar: 'عدد العناصر قليل جدًا: الحد الأدنى هو {n}.',
  },
  too_many: {
    fr: 'Trop d’éléments : {n} au plus.',
    en: 'Too many items: at most {n}.',
    ar: 'عدد العناصر كبير جدًا: الحد الأقصى هو {n}.',
  },
  below: {
    fr: 'La valeur minimale est {n}.',
    en: 'The lowest value is {n}.',
    ar: 'أدنى قيمة هي {n}.',
  },
  above: {
    fr: 'La valeur maximale est {n}.',
    en: 'The highest value is {n}.',
    ar: 'أعلى قيمة هي {n}.',
  },
  not_above: {
    fr: 'La valeur doit dépasser {n}.',
    en: 'The value must exceed {n}.',
    ar: 'يجب أن تتجاوز القيمة {n}.',
  },
  not_below: {
    fr: 'La valeur doit être inférieure à {n}.',
    en: 'The value must be below {n}.',
    ar: 'يجب أن تكون القيمة أقل من {n}.',
  },
  email: {
    fr: 'Cette adresse e-mail n’est pas valide.',
    en: 'This e-mail address is not valid.',
    ar: 'عنوان البريد الإلكتروني غير صالح.',
  },
  url: {
    fr: 'Ce lien n’est pas valide.',
    en: 'This link is not valid.',
    ar: 'هذا الرابط غير صالح.',
  },
  uuid: {
    fr: 'Cet identifiant n’est pas valide.',
    en: 'This identifier is not valid.',
    ar: 'هذا المعرّف غير صالح.',
  },
  date: {
    fr: 'Cette date n’est pas valide.',
    en: 'This date is not valid.',
    ar: 'هذا التاريخ غير صالح.',
  },
  format: {
    fr: 'Ce format n’est pas accepté.',
    en: 'This format is not accepted.',
    ar: 'هذه الصيغة غير مقبولة.',
  },
  not_a_choice: {
    fr: 'Ce choix n’est pas proposé.',
    en: 'This choice is not offered.',
    ar: 'هذا الاختيار غير متاح.',
  },
  unknown_field: {
    fr: 'Ce champ n’est pas connu.',
    en: 'This field is not known.',
    ar: 'هذا الحقل غير معروف.',
  },
} as const satisfies Record<string, LocalizedMessage>
