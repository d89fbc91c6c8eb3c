const WORDS = [
  'Théière',
  'Plateau',
  'Vase',
  'Tapis',
  'Lampe',
  'Coussin',
  'Panier',
  'Miroir',
  'Bol',
  'Assiette',
]
const WHAT = ['en cuivre', 'gravé', 'tressé', 'en bois', 'de Kabylie', 'du Mzab', 'peint', 'ancien']
export const nth = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

type FileOptions = { run: string; lines: number; status: string }

/** A realistic file: names, decimal commas, descriptions, a specification. */
export function makeFile({ run, lines: count, status }: FileOptions): Uint8Array {
  const lines = ['SKU;Nom;Description;Catégorie;Prix;Prix barré;Stock;Statut;Caractéristiques']
  for (let n = 0; n < count; n += 1) {
    const price = 500 + ((n * 37) % 9000)
    lines.push(
      `${run}-${n};${nth(WORDS, n)} ${nth(WHAT, n >> 3)} n° ${n};"Fait à la main, livré partout. Pièce ${n}.";Maison;"${price},50";${n % 3 === 0 ? price + 900 : ''};${n % 40};${status};Matière: ${nth(WHAT, n)}`,
    )
  }
  return Buffer.from(`\ufeff${lines.join('\r\n')}`)
}
