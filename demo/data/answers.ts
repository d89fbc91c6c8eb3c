export const ANSWERS = {
  sorry: {
    fr: [
      'Merci de nous l’avoir dit. Appelez-nous au numéro de la boutique, nous trouverons une solution.',
      'Nous en sommes désolés. Le lot a été vérifié depuis et l’emballage renforcé.',
      'Ce n’est pas ce que nous voulons. Un échange vous a été proposé par téléphone.',
      'Vous avez raison pour le délai : le livreur a été changé pour votre wilaya.',
    ],
    ar: [
      'شكرًا على صراحتكم. اتصلوا بنا على رقم المتجر وسنجد حلًا.',
      'نعتذر لكم. راجعنا الدفعة وحسّنا التغليف منذ ذلك الوقت.',
      'معكم حق في التأخير، وقد غيّرنا شركة التوصيل في ولايتكم.',
    ],
  },
  thanks: {
    fr: ['Merci, à bientôt dans la boutique.', 'Saha, votre avis nous encourage.'],
    ar: ['شكرًا لكم، رأيكم يشجعنا.', 'بارك الله فيكم، في انتظار طلبكم القادم.'],
  },
} as const
