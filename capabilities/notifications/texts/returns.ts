import type { LocalizedMessage } from '#platform/http/index.ts'

export const RETURN_EMAIL_TEXTS = {
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
  number: { fr: 'Numéro du retour', en: 'Return number', ar: 'رقم الإرجاع' },
  reason: { fr: 'Motif', en: 'Reason', ar: 'السبب' },
  amount: { fr: 'Montant', en: 'Amount', ar: 'المبلغ' },
  collect: { fr: 'À payer au livreur', en: 'To pay at the door', ar: 'المبلغ المستحق عند الباب' },
  tracking: { fr: 'Numéro de suivi', en: 'Tracking number', ar: 'رقم التتبع' },
  until: { fr: 'Au plus tard le', en: 'By', ar: 'في أجل أقصاه' },
  follow: { fr: 'Suivre mon retour', en: 'Follow my return', ar: 'متابعة الإرجاع' },
  open: { fr: 'Ouvrir les retours', en: 'Open the returns', ar: 'فتح صفحة الإرجاعات' },
  requested_subject: {
    fr: 'Demande de retour {number} enregistrée',
    en: 'Return {number} received',
    ar: 'تم تسجيل طلب الإرجاع {number}',
  },
  requested_intro: {
    fr: '{vendor} a reçu votre demande de retour et vous répondra. Gardez les articles dans leur emballage.',
    en: '{vendor} has received your return request and will answer. Keep the items in their packaging.',
    ar: 'استلم متجر {vendor} طلب الإرجاع وسيجيبك. احتفظ بالمنتجات في تغليفها.',
  },
  accepted_subject: {
    fr: 'Votre retour {number} est accepté',
    en: 'Your return {number} is accepted',
    ar: 'قُبل إرجاعك {number}',
  },
  accepted_intro: {
    fr: '{vendor} accepte votre retour.',
    en: '{vendor} accepts your return.',
    ar: 'قبل متجر {vendor} الإرجاع.',
  },
  accepted_collect: {
    fr: 'La boutique fait reprendre le colis à ses frais : elle vous appelle pour fixer le jour. Gardez-le prêt, vous n’avez rien à payer.',
    en: 'The shop has the parcel collected at its expense: it calls you to agree on a day. Keep it ready, you pay nothing.',
    ar: 'يتكفل المتجر باسترجاع الطرد على نفقته: يتصل بك لتحديد اليوم. أبقِ الطرد جاهزًا، ولا تدفع شيئًا.',
  },
  accepted_send: {
    fr: 'Envoyez le colis à l’adresse de la boutique, à vos frais, et écrivez dessus le numéro du retour.',
    en: 'Send the parcel to the address of the shop, at your expense, and write the return number on it.',
    ar: 'أرسل الطرد إلى عنوان المتجر على نفقتك، واكتب عليه رقم الإرجاع.',
  },
  shop_address: { fr: 'Adresse de la boutique', en: 'Address of the shop', ar: 'عنوان المتجر' },
  shop_phone: { fr: 'Téléphone de la boutique', en: 'Phone of the shop', ar: 'هاتف المتجر' },
  refused_subject: {
    fr: 'Votre retour {number} n’est pas accepté',
    en: 'Your return {number} is not accepted',
    ar: 'لم يُقبل إرجاعك {number}',
  },
  refused_intro: {
    fr: '{vendor} n’accepte pas ce retour. Si vous n’êtes pas d’accord, écrivez-nous.',
    en: '{vendor} does not accept this return. If you disagree, write to us.',
    ar: 'لم يقبل متجر {vendor} هذا الإرجاع. إن لم توافق فراسلنا.',
  },
  expired_subject: {
    fr: 'Votre retour {number} est clos : délai dépassé',
    en: 'Your return {number} is closed: out of time',
    ar: 'أُغلق إرجاعك {number} لفوات الأجل',
  },
  expired_intro: {
    fr: 'Les articles du retour accepté par {vendor} ne sont pas partis avant la date limite : le retour est clos et vous les gardez. Si vous les avez déjà remis, écrivez-nous.',
    en: 'The items of the return that {vendor} accepted were not sent by the last day: the return is closed and you keep them. If you have already handed them over, write to us.',
    ar: 'لم تُرسل منتجات الإرجاع الذي قبله متجر {vendor} قبل آخر أجل، فأُغلق الإرجاع وتحتفظ بها. إن كنت قد سلّمتها فراسلنا.',
  },
  checked_subject: {
    fr: 'Votre retour {number} est arrivé',
    en: 'Your return {number} has arrived',
    ar: 'وصل إرجاعك {number}',
  },
  checked_intro: {
    fr: '{vendor} a reçu et vérifié votre colis. La loi lui laisse jusqu’à cette date pour vous donner satisfaction.',
    en: '{vendor} has received and checked your parcel. The law gives it until this date to make it good.',
    ar: 'استلم متجر {vendor} طردك وفحصه. يمهله القانون إلى هذا التاريخ لتسوية الأمر.',
  },
  settled_subject: {
    fr: 'Votre retour {number} est réglé',
    en: 'Your return {number} is settled',
    ar: 'سُوّي إرجاعك {number}',
  },
  settled_refunded: {
    fr: 'Vous avez été remboursé.',
    en: 'You have been refunded.',
    ar: 'تم ردّ المبلغ إليك.',
  },
  settled_replaced: {
    fr: 'L’article de remplacement vous a été livré.',
    en: 'The replacement was delivered to you.',
    ar: 'سُلّم إليك المنتج البديل.',
  },
  settled_repaired: {
    fr: 'Votre article réparé vous revient.',
    en: 'Your repaired item is back with you.',
    ar: 'عاد إليك منتجك بعد إصلاحه.',
  },
  settled_exchanged: {
    fr: 'L’article d’échange vous a été livré.',
    en: 'The exchange was delivered to you.',
    ar: 'سُلّم إليك المنتج المستبدل.',
  },
  settled_sent_back: {
    fr: 'L’article vous est renvoyé tel quel.',
    en: 'The item is sent back to you as it came.',
    ar: 'يُعاد إليك المنتج كما هو.',
  },
  exchange_subject: {
    fr: 'L’échange de votre retour {number} est parti',
    en: 'The exchange for your return {number} has left',
    ar: 'أُرسل بديل إرجاعك {number}',
  },
  exchange_intro: {
    fr: '{vendor} vous a envoyé l’article d’échange.',
    en: '{vendor} has sent you the exchange.',
    ar: 'أرسل إليك متجر {vendor} المنتج البديل.',
  },
  due_subject: {
    fr: 'Remboursement décidé pour {number}',
    en: 'Refund decided for {number}',
    ar: 'تقرّر ردّ مبلغ {number}',
  },
  due_intro: {
    fr: '{vendor} a décidé de vous rembourser. Nous vérifions, puis nous payons.',
    en: '{vendor} has decided to refund you. We check it, then pay it.',
    ar: 'قرّر متجر {vendor} ردّ المبلغ. نتحقق ثم ندفع.',
  },
  due_cancelled_intro: {
    fr: 'Votre commande est annulée : ce que vous avez payé vous est rendu. Nous vérifions, puis nous payons.',
    en: 'Your order is cancelled: what you paid goes back to you. We check it, then pay it.',
    ar: 'أُلغي طلبك: يُردّ إليك ما دفعته. نتحقق ثم ندفع.',
  },
  paid_subject: {
    fr: 'Remboursement effectué pour {number}',
    en: 'Refund made for {number}',
    ar: 'دُفع مبلغ {number} المسترد',
  },
  paid_intro: {
    fr: 'Votre remboursement est parti.',
    en: 'Your refund is on its way.',
    ar: 'أُرسل المبلغ المسترد إليك.',
  },
  failed_subject: {
    fr: 'Votre remboursement {number} n’a pas abouti',
    en: 'Your refund {number} did not go through',
    ar: 'لم يصل المبلغ المسترد {number}',
  },
  failed_intro: {
    fr: 'Le paiement nous est revenu. Nous essayons de nouveau ; écrivez-nous si votre compte a changé.',
    en: 'The payment came back to us. We are trying again; write to us if your account has changed.',
    ar: 'عاد إلينا المبلغ. سنحاول من جديد، راسلنا إن تغيّر حسابك.',
  },
  shop_requested_subject: {
    fr: 'Demande de retour {number}',
    en: 'Return request {number}',
    ar: 'طلب إرجاع {number}',
  },
  shop_requested_intro: {
    fr: '{name} souhaite retourner des articles de la commande {order}. Répondez depuis votre espace.',
    en: '{name} would like to return items of order {order}. Answer from your space.',
    ar: 'يرغب {name} في إرجاع منتجات من الطلب {order}. أجب من فضائك.',
  },
  shop_withdrawn_subject: {
    fr: 'Retour {number} retiré',
    en: 'Return {number} withdrawn',
    ar: 'سُحب الإرجاع {number}',
  },
  shop_withdrawn_intro: {
    fr: '{name} garde finalement ses articles de la commande {order}.',
    en: '{name} keeps the items of order {order} after all.',
    ar: 'قرّر {name} الاحتفاظ بمنتجات الطلب {order}.',
  },
} as const satisfies Record<string, LocalizedMessage>
