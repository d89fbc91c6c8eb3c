import { need } from './types.ts'

const MOTOR_OIL = 'huile-moteur-5w40:3 huile-moteur-10w40:3'

export const OUTDOORS = [
  need('batterie-70ah:3 batterie-90ah:3 batterie-externe-20000:2 booster-demarrage-2000a:1', {
    fr: ['batterie', 'bateri', 'batteries'],
    en: ['battery', 'batteries'],
    ar: ['بطارية', 'بطاريات', 'البطارية'],
    darija: ['batri', 'batterie', 'batriya'],
  }),
  need('batterie-70ah:3 batterie-90ah:3 booster-demarrage-2000a:1', {
    fr: ['batterie voiture', 'batterie auto', 'batterie atlas', 'batterie 12v'],
    en: ['car battery', 'car batery', '12v battery'],
    ar: ['بطارية سيارة', 'بطارية السيارة', 'بطارية ١٢ فولت'],
    darija: ['batri tomobile', 'batri loto', 'batri tonobil'],
  }),
  need('support-telephone-ventouse:3', {
    fr: ['support telephone', 'porte telephone voiture', 'support tel'],
    en: ['phone holder', 'car phone holder', 'phone stand'],
    ar: ['حامل هاتف', 'حامل الهاتف'],
    darija: ['support tilifoun', 'porte tilifoun'],
  }),
  need('shampooing-auto-lustra:3', {
    fr: ['shampooing auto', 'shampoing voiture', 'lavage voiture'],
    en: ['car shampoo', 'car wash'],
    ar: ['شامبو سيارات', 'شامبو سيارة'],
    darija: ['chompoing loto', 'shampoing tomobile'],
  }),
  need('aspirateur-auto:3', {
    fr: ['aspirateur', 'aspirateur voiture', 'aspirateur main', 'aspirateure'],
    en: ['vacuum', 'car vacuum', 'vacuum cleaner', 'hoover'],
    ar: ['مكنسة', 'مكنسة كهربائية', 'مكنسه سيارة'],
    darija: ['aspirateur', 'aspiratour', 'maknsa'],
  }),
  need('siege-auto-enfant:3', {
    fr: ['siege auto', 'siege enfant', 'siege bebe voiture'],
    en: ['car seat', 'child car seat', 'baby seat'],
    ar: ['مقعد سيارة', 'مقعد اطفال', 'كرسي سيارة للأطفال'],
    darija: ['siege auto', 'korsi tomobile drari', 'siège bébé'],
  }),
  need('camera-embarquee:3', {
    fr: ['camera voiture', 'camera embarquee', 'dashcam', 'camera'],
    en: ['dash cam', 'dashcam', 'car camera', 'camera'],
    ar: ['كاميرا', 'كاميرا سيارة', 'كميرا'],
    darija: ['kamira', 'camera tomobile', 'kamera loto'],
  }),
  need('booster-demarrage-2000a:3', {
    fr: ['booster', 'booster batterie', 'booster demarrage'],
    en: ['jump starter', 'battery booster'],
    ar: ['شاحن إقلاع', 'شاحن اقلاع'],
    darija: ['booster', 'boster batri'],
  }),
  need(MOTOR_OIL, {
    fr: ['huile moteur', 'huile voiture', 'uile moteur', 'huile 10w40'],
    en: ['motor oil', 'engine oil', '5w40'],
    ar: ['زيت محرك', 'زيت المحرك', 'زيت موتور'],
    darija: ['zit motor', 'zit moteur', 'zit tomobile', 'huile moteur'],
  }),
  need('caisse-outils-metal:3 outils-jardin-3:1', {
    fr: ['caisse a outils', 'boite a outils', 'outils', 'caisse outil'],
    en: ['toolbox', 'tool box', 'tools'],
    ar: ['صندوق أدوات', 'ادوات', 'صندوق الادوات'],
    darija: ['caisse outils', 'sandou9 adawat', 'lmatiriel bricolage'],
  }),
  need('roue-complete-205-55-16:3', {
    fr: ['roue', 'pneu', 'jante', 'pneus 205 55 16'],
    en: ['wheel', 'tyre', 'tire', 'alloy rim'],
    ar: ['عجلة', 'عجلات', 'إطار سيارة', 'جنط'],
    darija: ['roda', 'pnou', 'janta', '3ajla'],
  }),
  need('perceuse-20v-1-batterie:3 perceuse-20v-2-batteries:3', {
    fr: ['perceuse', 'visseuse', 'perceuse sans fil', 'perseuse'],
    en: ['drill', 'cordless drill', 'drills'],
    ar: ['مثقاب', 'مثقاب كهربائي', 'شينيول'],
    darija: ['chignole', 'perceuz', 'chinyoula'],
  }),
  need('tuyau-arrosage:3', {
    fr: ['tuyau', 'tuyau arrosage', 'tuyau jardin', 'tuyeau'],
    en: ['hose', 'garden hose', 'water hose'],
    ar: ['خرطوم', 'خرطوم سقي', 'تيو'],
    darija: ['tiyou', 'tuyau', 'tiyou ta3 sa9y'],
  }),
  need('outils-jardin-3:3', {
    fr: ['outils jardin', 'outil de jardinage'],
    en: ['garden tools', 'gardening tools'],
    ar: ['أدوات حديقة', 'ادوات الحديقة'],
    darija: ['outils jardin', 'adawat jnan'],
  }),
  need('arrosoir-vert-10l:3 arrosoir-jaune-5l:3', {
    fr: ['arrosoir', 'arosoir', 'arrosoirs'],
    en: ['watering can', 'watering cans'],
    ar: ['مرشة', 'مرشه', 'مرشة حديقة'],
    darija: ['arrosoir', 'merecha', 'rachacha'],
  }),
  need('lanterne-laiton:3', {
    fr: ['lanterne', 'lanterne jardin', 'fanous'],
    en: ['lantern', 'brass lantern'],
    ar: ['فانوس', 'فانوس حديقة', 'الفانوس'],
    darija: ['fanous', 'fnar', 'fanouss'],
  }),
  need('aloe-en-pot:3', {
    fr: ['aloe vera', 'plante', 'aloe'],
    en: ['aloe vera', 'plant', 'aloe'],
    ar: ['ألوفيرا', 'الوفيرا', 'نبتة'],
    darija: ['aloe vera', 'alovera', 'nebta'],
  }),
  need(
    'aloe-en-pot:3 lanterne-laiton:3 perceuse-20v-1-batterie:2 perceuse-20v-2-batteries:2 tuyau-arrosage:3 outils-jardin-3:3 arrosoir-vert-10l:3 arrosoir-jaune-5l:3',
    { fr: ['jardin'], en: ['garden'], ar: ['حديقة', 'الحديقة'], darija: ['jardin'] },
  ),
]
