/** French, English, Darija and Arabic. */
export const STOP_WORDS: readonly string[] = [
  'd l de du des la le les un une a au aux en et pour avec',
  'of for with and in an on the',
  'ta3 ta3at dyal nta3 te3 tae taa dial li el w men fi lel bel',
  'من في مع على و تاع عن متاع نتاع ديال الى',
].flatMap((words) => words.split(' '))
