import type { Language } from '#kernel/locale.ts'

/** The first line of the exported activity. */
export const ACTIVITY_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'Date',
    'Rôle',
    'Auteur',
    'Action',
    'Objet',
    "Identifiant de l'objet",
    "Nom de l'objet",
    'Avant',
    'Après',
    'Réseau',
    'Requête',
  ],
  en: [
    'Date',
    'Role',
    'By',
    'Action',
    'Subject',
    'Subject id',
    'Subject name',
    'Before',
    'After',
    'Network',
    'Request',
  ],
  ar: [
    'التاريخ',
    'الدور',
    'الفاعل',
    'الإجراء',
    'الموضوع',
    'معرّف الموضوع',
    'اسم الموضوع',
    'قبل',
    'بعد',
    'الشبكة',
    'الطلب',
  ],
}
