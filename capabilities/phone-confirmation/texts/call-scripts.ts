import type { LocalizedMessage } from '#platform/http/index.ts'

/** Used where the vendor has no script. */
export const DEFAULT_SCRIPT: LocalizedMessage = {
  fr: `Bonjour, je suis bien avec {buyer} ? Je vous appelle de la boutique {shop}, au sujet de votre commande {number}.
Vous avez commandé {items}, livré à {city}, {wilaya}. Vous payez {amount} au livreur, après avoir vérifié le colis.
Confirmez-vous cette commande ? Y a-t-il un repère pour trouver l'adresse ?
Merci, le livreur vous appellera avant de passer. Bonne journée !`,
  en: `Hello, am I speaking with {buyer}? I am calling from {shop} about your order {number}.
You ordered {items}, delivered to {city}, {wilaya}. You pay {amount} to the courier, once you have checked the parcel.
Do you confirm this order? Is there a landmark that helps to find the address?
Thank you, the courier will call you before coming. Have a nice day!`,
  ar: `السلام عليكم، هل أتحدث مع {buyer}؟ معك متجر {shop} بخصوص طلبك رقم {number}.
طلبت {items}، والتوصيل إلى {city}، {wilaya}. تدفع {amount} للموصّل بعد معاينة الطرد.
هل تؤكد هذا الطلب؟ وهل من معلم قريب يسهّل الوصول إلى العنوان؟
شكرًا لك، سيتصل بك الموصّل قبل قدومه. يومك سعيد!`,
}

export const WHATSAPP_TEXT: LocalizedMessage = {
  fr: 'Bonjour {buyer}, ici {shop}. Vous avez commandé {items} pour {amount}, à payer à la livraison ({city}, {wilaya}). Confirmez-vous la commande {number} ?',
  en: 'Hello {buyer}, this is {shop}. You ordered {items} for {amount}, to be paid on delivery ({city}, {wilaya}). Do you confirm order {number}?',
  ar: 'السلام عليكم {buyer}، معك متجر {shop}. طلبت {items} بمبلغ {amount} يُدفع عند الاستلام ({city}، {wilaya}). هل تؤكد الطلب {number}؟',
}

export const MISSED_CALL_SMS: LocalizedMessage = {
  fr: '{shop} a essayé de vous joindre pour la commande {number}. Confirmez-la ici : {link}',
  en: '{shop} tried to reach you about order {number}. Confirm it here: {link}',
  ar: 'حاول متجر {shop} الاتصال بك بخصوص الطلب {number}. أكّده من هنا: {link}',
}
