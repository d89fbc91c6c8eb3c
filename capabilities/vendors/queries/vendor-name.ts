import type { Language } from '#kernel/locale.ts'

/** SQL of a vendor's name in the reader's language. */
export const vendorName = (language: Language, vendor = 'v'): string =>
  language === 'ar'
    ? `coalesce(${vendor}.business_name_ar, ${vendor}.business_name)`
    : `${vendor}.business_name`

/** The same with the language from a column, of a buyer who is written to. */
export const vendorNameIn = (language: string, vendor = 'v'): string =>
  `case ${language} when 'ar' then ${vendorName('ar', vendor)} else ${vendor}.business_name end`
