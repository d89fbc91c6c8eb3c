/** French, English, Darija and Arabic. */
export const STOP_WORDS: readonly string[] = [
  'd l de du des la le les un une a au aux en et pour avec',
  'of for with and in an on',
  'ta3 ta3at dyal nta3 te3 li el w',
  'من في مع على و تاع عن',
].flatMap((words) => words.split(' '))
