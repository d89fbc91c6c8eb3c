import type { LocalizedMessage } from '#platform/http/index.ts'
import type { InAppTopic } from '../rules/in-app-topics.ts'

export const IN_APP_TEXTS: Record<InAppTopic, LocalizedMessage> = {
  'orders.placed': {
    fr: 'Nouvelle commande {number}',
    en: 'New order {number}',
    ar: 'طلب جديد {number}',
  },
  'orders.delivery_rejected': {
    fr: 'Commande {number} : la livraison que vous avez signalée n’est pas confirmée',
    en: 'Order {number}: the delivery that you reported is not confirmed',
    ar: 'الطلب {number}: التسليم الذي أبلغت عنه لم يُؤكَّد',
  },
  'orders.cancelled': {
    fr: 'Commande {number} annulée',
    en: 'Order {number} cancelled',
    ar: 'أُلغي الطلب {number}',
  },
  'orders.readdressed': {
    fr: 'Nouvelle adresse pour la commande {number}',
    en: 'New address for order {number}',
    ar: 'عنوان جديد للطلب {number}',
  },
  'returns.requested': {
    fr: 'Retour demandé sur la commande {number}',
    en: 'Return asked for on order {number}',
    ar: 'طلب إرجاع على الطلب {number}',
  },
  'messages.received': {
    fr: 'Un acheteur vous a écrit',
    en: 'A buyer wrote to you',
    ar: 'راسلك أحد المشترين',
  },
  'reviews.published': {
    fr: 'Nouvel avis {rating}/5 sur « {product} »',
    en: 'New {rating}/5 review of “{product}”',
    ar: 'تقييم جديد {rating}/5 للمنتج «{product}»',
  },
  'questions.asked': {
    fr: 'Question sur « {product} »',
    en: 'Question about “{product}”',
    ar: 'سؤال حول «{product}»',
  },
  'products.shown': {
    fr: 'L’équipe a mis « {product} » en vente',
    en: 'The team has put “{product}” on sale',
    ar: 'عرض الفريق «{product}» للبيع',
  },
  'products.withdrawn': {
    fr: 'L’équipe a retiré « {product} » de la vente',
    en: 'The team has taken “{product}” off sale',
    ar: 'سحب الفريق «{product}» من البيع',
  },
  'products.withdrawn_because': {
    fr: 'L’équipe a retiré « {product} » de la vente : {reason}',
    en: 'The team has taken “{product}” off sale: {reason}',
    ar: 'سحب الفريق «{product}» من البيع: {reason}',
  },
  'shops.suspended': {
    fr: 'L’équipe a désactivé votre boutique',
    en: 'The team has deactivated your shop',
    ar: 'عطّل الفريق متجرك',
  },
  'shops.suspended_because': {
    fr: 'L’équipe a désactivé votre boutique : {reason}',
    en: 'The team has deactivated your shop: {reason}',
    ar: 'عطّل الفريق متجرك: {reason}',
  },
  'shops.reopened': {
    fr: 'L’équipe a réactivé votre boutique',
    en: 'The team has activated your shop again',
    ar: 'أعاد الفريق تفعيل متجرك',
  },
  'products.sold_out': {
    fr: 'Stock épuisé : « {product} »',
    en: 'Out of stock: “{product}”',
    ar: 'نفد المخزون: «{product}»',
  },
  'imports.done': {
    fr: 'Votre import est terminé',
    en: 'Your import is done',
    ar: 'اكتمل استيراد ملفك',
  },
  'imports.failed': {
    fr: 'Votre import n’a pas abouti',
    en: 'Your import did not go through',
    ar: 'لم يكتمل استيراد ملفك',
  },
  'payouts.paid': {
    fr: 'Versement de {amount} effectué',
    en: '{amount} paid out to you',
    ar: 'تم تحويل {amount} إليك',
  },
  'payouts.failed': {
    fr: 'Le versement de {amount} est revenu de la banque',
    en: 'The payout of {amount} came back from the bank',
    ar: 'أعاد البنك التحويل بمبلغ {amount}',
  },
  'payouts.returned': {
    fr: 'La banque a renvoyé le versement de {amount} : vérifiez votre RIB. Le prochain lot le paie.',
    en: 'The bank sent the payout of {amount} back: check your account number. The next batch pays it.',
    ar: 'أعاد البنك التحويل بمبلغ {amount}: تحقق من رقم حسابك. تدفعه الدفعة القادمة.',
  },
  'documents.refused': {
    fr: 'Une pièce de votre boutique est refusée',
    en: 'A paper of your shop was refused',
    ar: 'رُفضت إحدى وثائق متجرك',
  },
  'documents.accepted': {
    fr: 'Les pièces de votre boutique sont toutes acceptées',
    en: 'All papers of your shop are accepted',
    ar: 'قُبلت كل وثائق متجرك',
  },
  'shops.approved': {
    fr: 'Votre boutique est ouverte',
    en: 'Your shop is open',
    ar: 'متجرك مفتوح',
  },
  'shops.rejected': {
    fr: 'Votre demande de boutique est à corriger',
    en: 'Your request for a shop needs correcting',
    ar: 'طلب فتح متجرك يحتاج إلى تصحيح',
  },
  'shops.identity_accepted': {
    fr: 'Vos nouveaux numéros légaux sont acceptés',
    en: 'Your new legal numbers are accepted',
    ar: 'قُبلت أرقامك القانونية الجديدة',
  },
  'shops.identity_refused': {
    fr: 'Vos nouveaux numéros légaux sont refusés',
    en: 'Your new legal numbers were refused',
    ar: 'رُفضت أرقامك القانونية الجديدة',
  },
  'team.shop_waits': {
    fr: 'Boutique à vérifier : {shop}',
    en: 'Shop to verify: {shop}',
    ar: 'متجر ينتظر التحقق: {shop}',
  },
  'team.document_waits': {
    fr: 'Pièces à vérifier : {shop}',
    en: 'Papers to check: {shop}',
    ar: 'وثائق تنتظر التحقق: {shop}',
  },
  'team.data_request': {
    fr: 'Demande sur des données personnelles {number}',
    en: 'Request about personal data {number}',
    ar: 'طلب بشأن معطيات شخصية {number}',
  },
  'team.contact': {
    fr: 'Message du formulaire de contact',
    en: 'Message from the contact form',
    ar: 'رسالة من استمارة الاتصال',
  },
  'team.reported': {
    fr: 'Nouveau signalement',
    en: 'New report',
    ar: 'بلاغ جديد',
  },
  'team.batch_waits': {
    fr: 'Versements à valider par une deuxième personne',
    en: 'Payouts wait for a second person',
    ar: 'تحويلات تنتظر مصادقة شخص ثانٍ',
  },
  'team.remittance_differs': {
    fr: 'Écart sur le bordereau {reference}',
    en: 'Differences in statement {reference}',
    ar: 'فروق في الكشف {reference}',
  },
  'team.delivered_cancelled': {
    fr: 'La commande {number}, annulée, a été livrée',
    en: 'Order {number} was cancelled, and delivered',
    ar: 'سُلّم الطلب {number} بعد إلغائه',
  },
  'team.delivery_denied': {
    fr: 'Commande {number} : l’acheteur n’a pas reçu ce que la boutique dit livré',
    en: 'Order {number}: the buyer has not received what the shop reports as delivered',
    ar: 'الطلب {number}: لم يستلم المشتري ما أعلن المتجر تسليمه',
  },
  'team.parcel_lost': {
    fr: 'Un colis de la commande {number} est perdu',
    en: 'A parcel of order {number} is lost',
    ar: 'فُقد طرد من الطلب {number}',
  },
  'team.compensated_found': {
    fr: 'Un colis indemnisé de la commande {number} a été retrouvé',
    en: 'A compensated parcel of order {number} was found',
    ar: 'عُثر على طرد معوَّض من الطلب {number}',
  },
  'team.work_failed': {
    fr: 'Des tâches ou des mails ont été abandonnés',
    en: 'Jobs or mails were given up',
    ar: 'تُركت مهام أو رسائل دون تنفيذ',
  },
}

export const DELETED_VENDOR: LocalizedMessage = {
  fr: 'boutique supprimée',
  en: 'deleted shop',
  ar: 'متجر محذوف',
}
