import type { LocalizedMessage } from '#platform/http/index.ts'

export const FILE_SHOWN: LocalizedMessage = {
  fr: 'Un produit ou une page montre encore : {names}. Retirez-en d’abord l’image.',
  en: 'A product or a page still shows: {names}. Take the picture off it first.',
  ar: 'ما زال منتج أو صفحة يعرض: {names}. أزل الصورة منه أولًا.',
}
