import { need } from './types.ts'

const TVS = 'televiseur-43:3 televiseur-55-4k:3 boitier-tv-4k:1'

export const ELECTRONICS = [
  need('casque-numa-h2:3 casque-velo:2 ecouteurs-numa-air:1', {
    fr: ['casque', 'casques'],
    darija: ['kask', 'casque'],
  }),
  need('casque-numa-h2:3 ecouteurs-numa-air:2', {
    fr: ['casque sans fil', 'casque bluetooth', 'casqe audio'],
    en: ['headphones', 'wireless headphones', 'headfones', 'noise cancelling'],
    ar: ['سماعة رأس', 'سماعة بلوتوث', 'سماعه لاسلكية'],
    darija: ['kask bluetooth', 'casque ta3 ras', 'kask sans fil'],
  }),
  need('ecouteurs-numa-air:3 casque-numa-h2:2', {
    fr: ['ecouteurs', 'ecouteur bluetooth', 'oreillettes', 'airpods'],
    en: ['earbuds', 'earphones', 'wireless earbuds'],
    ar: ['سماعات أذن', 'سماعات اذن'],
    darija: ['kit bluetooth', 'ecouteur', 'kitman'],
  }),
  need('casque-numa-h2:3 ecouteurs-numa-air:3', {
    ar: ['سماعة', 'سماعات', 'السماعات'],
    darija: ['sma3a', 'sma3at'],
  }),
  need('smartphone-numa-s5:3 support-telephone-ventouse:1', {
    fr: ['telephone', 'smartphone', 'telefone', 'smarphone'],
    en: ['phone', 'smartphone', 'mobile phone', 'cell phone'],
    ar: ['هاتف', 'هواتف', 'الهاتف', 'هاتف ذكي', 'تيليفون'],
    darija: ['tilifoun', 'telifoun', 'tilifon', 'portabl', 'hatef'],
  }),
  need('pc-portable-numa-book:3', {
    fr: ['pc portable', 'ordinateur', 'ordinateur portable', 'pc'],
    en: ['laptop', 'computer', 'labtop'],
    ar: ['حاسوب', 'حاسوب محمول', 'لابتوب', 'كمبيوتر'],
    darija: ['micro portable', 'pici', 'laptop', '7asoub'],
  }),
  need('enceinte-tassili-20w:3', {
    fr: ['enceinte', 'enceinte bluetooth', 'baffle', 'haut parleur'],
    en: ['speaker', 'bluetooth speaker', 'speakers', 'speeker'],
    ar: ['مكبر صوت', 'مكبر الصوت', 'بافل'],
    darija: ['baffe bluetooth', 'bafle', 'enceinte blutooth'],
  }),
  need('montre-numa-fit:3 horloge-frise-berbere:1', {
    fr: ['montre', 'montre connectee', 'smartwatch'],
    en: ['watch', 'smart watch', 'smartwatches'],
    ar: ['ساعة ذكية', 'ساعه ذكيه'],
    darija: ['montra', 'smart watch', 'sa3a connectée'],
  }),
  need('montre-numa-fit:3 horloge-frise-berbere:3', {
    ar: ['ساعة', 'ساعات'],
    darija: ['sa3a', 'saa'],
  }),
  need('manette-sans-fil:3', {
    fr: ['manette', 'manette de jeu', 'manete'],
    en: ['game controller', 'controller', 'gamepad', 'joystick'],
    ar: ['يد تحكم', 'يد تحكم العاب', 'مانيطة'],
    darija: ['maneta', 'manita', 'manette ps'],
  }),
  need('batterie-externe-20000:3 booster-demarrage-2000a:1', {
    fr: ['batterie externe', 'power bank', 'powerbank'],
    en: ['power bank', 'powerbank', 'portable charger'],
    ar: ['بطارية متنقلة', 'باور بانك', 'شاحن متنقل'],
    darija: ['power bank', 'batri externe', 'pawer bank'],
  }),
  need(TVS, {
    fr: ['television', 'tele', 'tv', 'televiseur', 'televisur'],
    en: ['tv', 'television', 'smart tv'],
    ar: ['تلفاز', 'تلفزيون', 'تلفزة', 'التلفاز'],
    darija: ['tilfaz', 'tilivizyoun', 'tilfizyoun', 'tv'],
  }),
  need('televiseur-55-4k:3 televiseur-43:1', {
    fr: ['tv 55', 'televiseur 55 pouces'],
    en: ['55 inch tv', '4k tv'],
    ar: ['تلفاز 55', 'تلفاز ٥٥ بوصة'],
    darija: ['tv 55', 'tilfaz 55'],
  }),
  need('boitier-tv-4k:3', {
    fr: ['boitier tv', 'box tv', 'android tv box'],
    en: ['tv box'],
    ar: ['جهاز تلفاز'],
    darija: ['box tv', 'boitier tv'],
  }),
  need('routeur-wifi-6:3', {
    fr: ['routeur', 'routeur wifi', 'modem wifi', 'wifi'],
    en: ['router', 'wifi router', 'wi-fi', 'ruter'],
    ar: ['راوتر', 'واي فاي', 'موجه واي فاي', 'مودم'],
    darija: ['modem', 'wifi', 'routeur wifi'],
  }),
  need(
    'casque-numa-h2:3 ecouteurs-numa-air:3 smartphone-numa-s5:3 pc-portable-numa-book:3 montre-numa-fit:3 batterie-externe-20000:3',
    { fr: ['numa'], en: ['numa'], ar: ['نوما'], darija: ['numa'] },
  ),
  need('televiseur-43:3 televiseur-55-4k:3 lave-linge-8kg:1', {
    fr: ['tv atlas', 'televiseur atlas'],
    en: ['atlas tv'],
    ar: ['تلفاز أطلس', 'تلفاز اطلس'],
    darija: ['tilfaz atlas'],
  }),
]
