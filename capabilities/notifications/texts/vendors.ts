import type { LocalizedMessage } from '#platform/http/index.ts'

export const VENDOR_EMAIL_TEXTS = {
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  approved_subject: {
    fr: 'Votre boutique est ouverte',
    en: 'Your shop is open',
    ar: 'متجرك مفتوح الآن',
  },
  approved_intro: {
    fr: 'Notre équipe a approuvé votre profil de vendeur. Votre boutique est vérifiée et visible sur {site}.',
    en: 'Our team has approved your vendor profile. Your shop is verified and visible on {site}.',
    ar: 'وافق فريقنا على ملف البائع الخاص بك. متجرك موثّق وظاهر على {site}.',
  },
  approved_link: {
    fr: 'Ouvrir mon espace vendeur',
    en: 'Open my vendor space',
    ar: 'فتح فضاء البائع',
  },
  rejected_subject: {
    fr: 'Votre demande de vendeur est à corriger',
    en: 'Your vendor request needs a correction',
    ar: 'طلب البائع الخاص بك يحتاج إلى تصحيح',
  },
  rejected_intro: {
    fr: "Notre équipe n'a pas pu approuver votre profil de vendeur en l'état. Voici pourquoi :",
    en: 'Our team could not approve your vendor profile as it stands. Here is why:',
    ar: 'لم يتمكن فريقنا من الموافقة على ملف البائع بصيغته الحالية، وهذا هو السبب:',
  },
  rejected_next: {
    fr: 'Tout ce que vous avez saisi est conservé. Corrigez votre demande, puis renvoyez-la.',
    en: 'Everything you entered is kept. Correct your request, then send it again.',
    ar: 'كل ما أدخلته محفوظ. صحّح الطلب ثم أعد إرساله.',
  },
  rejected_link: {
    fr: 'Corriger ma demande',
    en: 'Correct my request',
    ar: 'تصحيح طلبي',
  },
  identity_accepted_subject: {
    fr: 'Vos nouveaux numéros légaux sont en vigueur',
    en: 'Your new legal numbers are in force',
    ar: 'أرقامك القانونية الجديدة سارية الآن',
  },
  identity_accepted_intro: {
    fr: 'Notre équipe a vérifié les nouveaux numéros de votre boutique. Ils figurent désormais sur votre page et sur vos factures.',
    en: 'Our team has checked the new numbers of your shop. They now stand on your page and on your invoices.',
    ar: 'تحقق فريقنا من الأرقام الجديدة لمتجرك. وهي تظهر الآن في صفحتك وعلى فواتيرك.',
  },
  identity_refused_subject: {
    fr: "Vos nouveaux numéros légaux n'ont pas été acceptés",
    en: 'Your new legal numbers were not accepted',
    ar: 'لم تُقبل أرقامك القانونية الجديدة',
  },
  identity_refused_intro: {
    fr: 'Votre boutique reste ouverte sous ses numéros actuels. Voici pourquoi les nouveaux ne conviennent pas :',
    en: 'Your shop stays open under its present numbers. Here is why the new ones will not do:',
    ar: 'يبقى متجرك مفتوحًا بأرقامه الحالية. وهذا سبب عدم قبول الأرقام الجديدة:',
  },
  identity_link: {
    fr: 'Voir mes numéros',
    en: 'See my numbers',
    ar: 'عرض أرقامي',
  },
  document_refused_subject: {
    fr: 'Une pièce de votre boutique est à refaire',
    en: 'A document of your shop has to be sent again',
    ar: 'يجب إعادة إرسال إحدى وثائق متجرك',
  },
  document_refused_intro: {
    fr: "Notre équipe n'a pas pu accepter cette pièce : {paper}. Voici pourquoi :",
    en: 'Our team could not accept this document: {paper}. Here is why:',
    ar: 'لم يتمكن فريقنا من قبول هذه الوثيقة: {paper}. وهذا هو السبب:',
  },
  document_refused_link: {
    fr: 'Envoyer une autre pièce',
    en: 'Send another document',
    ar: 'إرسال وثيقة أخرى',
  },
  document_ending_subject: {
    fr: 'Une pièce de votre boutique expire bientôt',
    en: 'A document of your shop expires soon',
    ar: 'تقترب نهاية صلاحية إحدى وثائق متجرك',
  },
  document_ending_intro: {
    fr: 'Cette pièce de {name} est valable jusqu’au {day} : {paper}. Envoyez la nouvelle dès que vous l’avez : notre équipe la vérifie avant cette date.',
    en: 'This document of {name} is valid until {day}: {paper}. Send the new one as soon as you have it: our team checks it before that date.',
    ar: 'هذه الوثيقة من {name} صالحة إلى غاية {day}: {paper}. أرسل الوثيقة الجديدة فور حصولك عليها ليتحقق منها فريقنا قبل هذا التاريخ.',
  },
  document_ended_subject: {
    fr: 'Une pièce de votre boutique est à renouveler',
    en: 'A document of your shop has to be renewed',
    ar: 'يجب تجديد إحدى وثائق متجرك',
  },
  document_ended_intro: {
    fr: 'La validité de cette pièce de {name} s’arrête le {day} : {paper}. Envoyez-nous celle qui la remplace.',
    en: 'The validity of this document of {name} ends on {day}: {paper}. Send us the one that replaces it.',
    ar: 'تنتهي صلاحية هذه الوثيقة من {name} يوم {day}: {paper}. أرسل إلينا الوثيقة التي تحل محلها.',
  },
  document_renew_link: {
    fr: 'Envoyer la nouvelle pièce',
    en: 'Send the new document',
    ar: 'إرسال الوثيقة الجديدة',
  },
  documents_accepted_subject: {
    fr: 'Vos pièces sont acceptées',
    en: 'Your documents are accepted',
    ar: 'تم قبول وثائقك',
  },
  documents_accepted_intro: {
    fr: 'Toutes les pièces demandées à {name} sont vérifiées et acceptées. Vous n’avez plus rien à envoyer.',
    en: 'Every document asked of {name} is checked and accepted. There is nothing left to send.',
    ar: 'تم التحقق من جميع الوثائق المطلوبة من {name} وقبولها. لم يبقَ شيء لإرساله.',
  },
  documents_accepted_link: {
    fr: 'Voir mes pièces',
    en: 'See my documents',
    ar: 'عرض وثائقي',
  },
  account_subject: {
    fr: 'Le compte de versement de votre boutique a changé',
    en: 'The payout account of your shop has changed',
    ar: 'تغيّر حساب تحويل مستحقات متجرك',
  },
  account_intro: {
    fr: 'Les ventes de {name} seront versées sur le compte qui se termine par {end}, au nom de {holder}. Les versements y commencent au bout de trois jours, le temps que vous puissiez réagir.',
    en: 'The sales of {name} will be paid to the account ending in {end}, held by {holder}. Payouts to it begin after three days, so that you can react.',
    ar: 'ستُحوَّل مبيعات {name} إلى الحساب الذي ينتهي بـ {end} باسم {holder}. تبدأ التحويلات إليه بعد ثلاثة أيام ليتسنى لك الرد.',
  },
  account_not_you: {
    fr: "Ce n'est pas vous ? Remettez votre compte, changez votre mot de passe et répondez-nous tout de suite.",
    en: 'Was it not you? Put your account back, change your password and answer us at once.',
    ar: 'لم تقم بذلك؟ أعد حسابك وغيّر كلمة المرور وراسلنا فورًا.',
  },
  account_link: {
    fr: 'Vérifier mon compte de versement',
    en: 'Check my payout account',
    ar: 'التحقق من حساب التحويل',
  },
  code_stopped_subject: {
    fr: 'Votre code promo {code} est arrêté',
    en: 'Your promo code {code} is stopped',
    ar: 'أُوقف رمز التخفيض {code}',
  },
  code_stopped_intro: {
    fr: "Notre équipe a arrêté votre code promo {code} : personne ne peut plus l'utiliser. Les commandes déjà passées gardent leur remise. Voici pourquoi :",
    en: 'Our team has stopped your promo code {code}: nobody can use it any more. Orders already placed keep their discount. Here is why:',
    ar: 'أوقف فريقنا رمز التخفيض {code}: لم يعد بإمكان أحد استعماله. تحتفظ الطلبات السابقة بتخفيضها، وهذا هو السبب:',
  },
  code_stopped_link: {
    fr: 'Voir mes codes promo',
    en: 'See my promo codes',
    ar: 'عرض رموز التخفيض',
  },
  commission_subject: {
    fr: 'Facture de commission {reference} – {month}',
    en: 'Commission invoice {reference} – {month}',
    ar: 'فاتورة العمولة {reference} – {month}',
  },
  commission_intro: {
    fr: 'La facture {reference} de vos commissions et services de {month} est disponible : {amount}. Elle est déjà retenue sur vos versements, vous n’avez rien à payer.',
    en: 'Invoice {reference} for your commission and services of {month} is available: {amount}. It is already kept from your payouts, so you have nothing to pay.',
    ar: 'فاتورة عمولاتك وخدماتك {reference} عن {month} متاحة الآن: {amount}. المبلغ مقتطع من مستحقاتك، ولا شيء عليك دفعه.',
  },
  commission_credit_subject: {
    fr: 'Avoir de commission {reference} – {month}',
    en: 'Commission credit note {reference} – {month}',
    ar: 'إشعار دائن للعمولة {reference} – {month}',
  },
  commission_credit_intro: {
    fr: 'Vos remboursements de {month} ont dépassé vos ventes : l’avoir {reference} vous rend {amount} de commissions.',
    en: 'Your refunds of {month} were more than your sales: credit note {reference} gives you back {amount} of commission.',
    ar: 'تجاوزت المبالغ المستردة في {month} مبيعاتك: يعيد لك الإشعار {reference} مبلغ {amount} من العمولات.',
  },
  debit_note_subject: {
    fr: 'Note de débit {reference} – {month}',
    en: 'Debit note {reference} – {month}',
    ar: 'إشعار مدين {reference} – {month}',
  },
  debit_note_intro: {
    fr: 'La note de débit {reference} de {month} est disponible : {amount} de dédommagements convenus, sans TVA. Le montant est déjà retenu sur vos versements.',
    en: 'Debit note {reference} for {month} is available: {amount} of agreed compensations, without VAT. The amount is already kept from your payouts.',
    ar: 'إشعار المدين {reference} عن {month} متاح الآن: {amount} تعويضات متفق عليها، دون الرسم على القيمة المضافة. المبلغ مقتطع من مستحقاتك.',
  },
  debit_credit_subject: {
    fr: 'Avoir de dédommagement {reference} – {month}',
    en: 'Credit note for compensations {reference} – {month}',
    ar: 'إشعار دائن للتعويضات {reference} – {month}',
  },
  debit_credit_intro: {
    fr: 'L’avoir {reference} de {month} vous rend {amount} de dédommagements.',
    en: 'Credit note {reference} for {month} gives you back {amount} of compensations.',
    ar: 'يعيد لك الإشعار {reference} عن {month} مبلغ {amount} من التعويضات.',
  },
  commission_link: {
    fr: 'Télécharger le document',
    en: 'Download the document',
    ar: 'تنزيل الوثيقة',
  },
  signature: { fr: "L'équipe {site}", en: 'The {site} team', ar: 'فريق {site}' },
} as const satisfies Record<string, LocalizedMessage>
