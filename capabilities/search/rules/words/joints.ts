/** What follows one of these says for whom, of what or where the thing before it is. */
export const JOINING_WORDS: readonly string[] = [
  'd de du des en a au aux pour avec sans sur dans chez of for with in on to at',
  'ta3 ta3at dyal nta3 te3 tae taa dial li lel fi bel mn men m3a',
  'في من مع على عن تاع متاع نتاع ديال بلا',
].flatMap((words) => words.split(' '))

/** English words that say what the noun after them is for, of or in: in "phone holder" the holder is sought. */
export const ENGLISH_COMPLEMENTS: readonly string[] = [
  'car phone mobile laptop tablet computer tv camera bike bicycle motorcycle truck home house kitchen bathroom',
  'bedroom bed living office desk garden outdoor camping beach pool travel school student kids kid child children',
  'baby toddler boys boy girls girl men man mens women woman womens ladies teen adult dog cat pet plant flower',
  'hair face facial skin body hand foot nail beard lip eye tea coffee water olive lemon honey cake bread pizza',
  'couscous tajine spice winter summer spring rain sun sunny sport sports football tennis boxing gym yoga running',
  'gaming game music birthday wedding party ramadan eid prayer bedtime night story reading picture cooking baking',
  'engine motor tire tyre wheel battery power window door wall floor table tool hiking wireless',
].flatMap((words) => words.split(' '))

/** They only count or hold what is named after them: of a kilo of dates, dates are sought. */
export const CONTAINERS: readonly string[] = [
  'kilo kilos kg litre litres l paquet paquets pack boite boites sachet sachets bouteille bouteilles lot lots paire',
  'paires set sets ensemble assortiment douzaine tube pot bidon pair pairs box boxes bottle packet',
  'كيلو لتر علبه علب قاروره كيس باكي بوطه زوج طقم 3olba qar3a 9ar3a karoura bakia',
].flatMap((words) => words.split(' '))

/** Short words that are also names of things: beside another word they are none. */
export const HOLLOW_WORDS: readonly string[] = 'ma ما me mi'.split(' ')

/** Directly before or after a thing of one's own, they speak of a trouble with it and seldom of buying one. */
export const OWNER_WORDS: readonly string[] = 'ma mon mes notre nos my our'.split(' ')
export const STATE_WORDS: readonly string[] =
  'est is rahi raho ta3i ta3na dyali تاعي تاعنا ديالي راهي راه'.split(' ')

/** How people ask for what goes with a thing, and say that it fails; the phrases of the intents begin or end so. */
export const ACCESSORY_WORDS: readonly string[] = 'accessoires accessories اكسسوارات swaleh'.split(
  ' ',
)
export const TROUBLE_WORDS: readonly string[] = 'panne breakdown عطب'.split(' ')

/** Without its accent, French tea beside another word would be the English article. */
export const TEA = /(?<=[\p{L}\d]\s+)thés?(?![\p{L}])|(?<![\p{L}])thés?(?=\s+[\p{L}\d])/giu
export const TEA_WORD = 'شاي'

export const WITHOUT_WORDS: readonly string[] = 'sans without bla blach بلا بدون بلاش'.split(' ')

/** "Men" is "from" in spoken Arabic. */
export const FOR_MEN = /(?<=\bfor\s+)men(?:'?s)?\b/giu
export const MAN_WORD = 'homme'

/** What is sought is not named. */
export const OPEN =
  / (quelque chose|qqch|de quoi|un truc|un machin|un produit|un appareil|something|anything|a thing|kach haja|kach 7aja|haja|hadja|7aja|شي حاجه|كاش حاجه|حاجه|شيا|شي|شيء) /u
