import type { Sentence } from '#platform/http/index.ts'

/** What the mails about a request to sell say. */
export const VENDOR_MAIL = {
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  approved_subject: {
    fr: 'Votre boutique est ouverte',
    en: 'Your shop is open',
    ar: 'متجركم مفتوح الآن',
  },
  approved_intro: {
    fr: 'Notre équipe a approuvé votre profil de vendeur. Votre boutique est vérifiée et visible sur {site}.',
    en: 'Our team has approved your vendor profile. Your shop is verified and visible on {site}.',
    ar: 'وافق فريقنا على ملف البائع الخاص بكم. متجركم موثّق وظاهر على {site}.',
  },
  approved_link: {
    fr: 'Ouvrir mon espace vendeur',
    en: 'Open my vendor space',
    ar: 'فتح فضاء البائع',
  },
  rejected_subject: {
    fr: 'Votre demande de vendeur est à corriger',
    en: 'Your vendor request needs a correction',
    ar: 'طلب البائع الخاص بكم يحتاج إلى تصحيح',
  },
  rejected_intro: {
    fr: "Notre équipe n'a pas pu approuver votre profil de vendeur en l'état. Voici pourquoi :",
    en: 'Our team could not approve your vendor profile as it stands. Here is why:',
    ar: 'لم يتمكن فريقنا من الموافقة على ملف البائع بصيغته الحالية، وهذا هو السبب:',
  },
  rejected_next: {
    fr: 'Tout ce que vous avez saisi est conservé. Corrigez votre demande, puis renvoyez-la.',
    en: 'Everything you entered is kept. Correct your request, then send it again.',
    ar: 'كل ما أدخلتموه محفوظ. صحّحوا الطلب ثم أعيدوا إرساله.',
  },
  rejected_link: {
    fr: 'Corriger ma demande',
    en: 'Correct my request',
    ar: 'تصحيح طلبي',
  },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, Sentence>
