import { expect, test } from 'vitest'
import { centimes } from './money.ts'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'zéro dinar algérien'],
  [100, 'un dinar algérien'],
  [2_100, 'vingt et un dinars algériens'],
  [7_100, 'soixante et onze dinars algériens'],
  [8_000, 'quatre-vingts dinars algériens'],
  [8_100, 'quatre-vingt-un dinars algériens'],
  [9_700, 'quatre-vingt-dix-sept dinars algériens'],
  [20_000, 'deux cents dinars algériens'],
  [100_000, 'mille dinars algériens'],
  [1_140_000, 'onze mille quatre cents dinars algériens'],
  [8_000_000, 'quatre-vingt mille dinars algériens'],
  [20_050_075, 'deux cent mille cinq cents dinars algériens et soixante-quinze centimes'],
  [100_000_000, 'un million de dinars algériens'],
  [300_012_001, 'trois millions cent vingt dinars algériens et un centime'],
])('%i centimes in French', (amount, words) => {
  expect(amountInWords(centimes(amount), 'fr')).toBe(words)
})

test.each([
  [0, 'صفر دينار جزائري'],
  [100, 'دينار جزائري واحد'],
  [200, 'ديناران جزائريان'],
  [300, 'ثلاثة دنانير جزائرية'],
  [1_100, 'أحد عشر دينارًا جزائريًا'],
  [2_500, 'خمسة وعشرون دينارًا جزائريًا'],
  [20_000, 'مائتا دينار جزائري'],
  [200_000, 'ألفا دينار جزائري'],
  [480_000, 'أربعة آلاف وثمانمائة دينار جزائري'],
  [1_140_000, 'أحد عشر ألفًا وأربعمائة دينار جزائري'],
  [1_300_000, 'ثلاثة عشر ألف دينار جزائري'],
  [2_500_000, 'خمسة وعشرون ألف دينار جزائري'],
  [12_600_000, 'مائة وستة وعشرون ألف دينار جزائري'],
  [1_500_000_000, 'خمسة عشر مليون دينار جزائري'],
  [1_501_300_000, 'خمسة عشر مليونًا وثلاثة عشر ألف دينار جزائري'],
  [1_250_500, 'اثنا عشر ألفًا وخمسمائة وخمسة دنانير جزائرية'],
  [20_000_000, 'مائتا ألف دينار جزائري'],
  [100_000_000, 'مليون دينار جزائري'],
  [510_050, 'خمسة آلاف ومائة دينار جزائري وخمسون سنتيمًا'],
])('%i centimes in Arabic', (amount, words) => {
  expect(amountInWords(centimes(amount), 'ar')).toBe(words)
})

test.each([
  [0, 'zero Algerian dinars'],
  [100, 'one Algerian dinar'],
  [2_100, 'twenty-one Algerian dinars'],
  [11_500, 'one hundred and fifteen Algerian dinars'],
  [100_500, 'one thousand and five Algerian dinars'],
  [1_140_000, 'eleven thousand four hundred Algerian dinars'],
  [20_050_075, 'two hundred thousand five hundred Algerian dinars and seventy-five centimes'],
  [300_012_001, 'three million one hundred and twenty Algerian dinars and one centime'],
])('%i centimes in English', (amount, words) => {
  expect(amountInWords(centimes(amount), 'en')).toBe(words)
})
