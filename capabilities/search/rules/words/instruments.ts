/** They name no product of their own: of an outil pour percer, what drills is sought. */
export const INSTRUMENT_WORDS: readonly string[] = [
  'machine machines machina makina makinat mashina machin appareil appareils aparey outil outils ustensile ustensiles engin',
  'equipement equipements materiel dispositif bidon recipient kit systeme solution solutions truc',
  'tool tools device devices gadget gadgets equipment gear supplies utensil utensils appliance appliances container essentials must haves',
  'adawat adat jihaz ala alat 3tad mo3idat lawazim mou3idat swaleh souale7',
  'اله الات جهاز اجهزه اداه ادوات معدات لوازم عتاد ماشينه ماكينه مكينه ماشينا مستلزمات وسيله',
].flatMap((words) => words.split(' '))
