import type { LocalizedMessage } from '#platform/http/index.ts'

export const EMAIL_TEMPLATE_EXAMPLES = {
  question: {
    fr: 'Le tajine va-t-il au four ?',
    en: 'Can the tajine go in the oven?',
    ar: 'هل يصلح الطاجين للفرن؟',
  },
  answer: {
    fr: 'Merci pour votre confiance.',
    en: 'Thank you for your trust.',
    ar: 'شكرًا على ثقتك.',
  },
  reason: {
    fr: 'Le numéro du registre du commerce est illisible.',
    en: 'The trade register number cannot be read.',
    ar: 'رقم السجل التجاري غير مقروء.',
  },
  worn: {
    fr: 'L’article a été porté.',
    en: 'The article was worn.',
    ar: 'المنتج استُعمل.',
  },
  praise: { fr: 'Très belle cuisson.', en: 'Cooks beautifully.', ar: 'طهي رائع.' },
  advice: {
    fr: 'Oui, jusqu’à 180 degrés, sans choc de température.',
    en: 'Yes, up to 180 degrees, without a sudden change of heat.',
    ar: 'نعم، حتى 180 درجة، دون تغيير مفاجئ في الحرارة.',
  },
  subject: { fr: 'Délai de livraison', en: 'Time of delivery', ar: 'مدة التوصيل' },
  wait: {
    fr: 'Livrez-vous à Tamanrasset ?',
    en: 'Do you deliver to Tamanrasset?',
    ar: 'هل توصل إلى تمنراست؟',
  },
  delay: {
    fr: 'Oui, en cinq à huit jours.',
    en: 'Yes, within five to eight days.',
    ar: 'نعم، في غضون خمسة إلى ثمانية أيام.',
  },
  slip: {
    fr: 'La remise de 90 % est une faute de frappe.',
    en: 'The discount of 90% is a slip.',
    ar: 'تخفيض 90% خطأ في الكتابة.',
  },
  holder: { fr: 'Amel Haddad', en: 'Amel Haddad', ar: 'أمل حداد' },
  meriem: { fr: 'Meriem', en: 'Meriem', ar: 'مريم' },
  shop: { fr: 'Poterie Amel', en: 'Poterie Amel', ar: 'فخار أمل' },
  tajine: { fr: 'Tajine bleu', en: 'Blue tajine', ar: 'طاجين أزرق' },
} as const satisfies Record<string, LocalizedMessage>
