import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTACT_MASK, maskContacts } from './mask-contacts.ts'

test.each([
  ['Appelez-moi au 0550 12 34 56 ce soir', `Appelez-moi au ${CONTACT_MASK} ce soir`],
  ['0550.12.34.56', CONTACT_MASK],
  ['+213 550-12-34-56', CONTACT_MASK],
  ['0 5 5 0 1 2 3 4 5 6', CONTACT_MASK],
  ['اتصل بي ٠٥٥٠ ١٢ ٣٤ ٥٦', `اتصل بي ${CONTACT_MASK}`],
  ['ecris a amel.poterie@gmail.com', `ecris a ${CONTACT_MASK}`],
  ['amel (at) gmail.com', CONTACT_MASK],
  ['voir https://wa.me/213550123456', `voir ${CONTACT_MASK}`],
  ['www.facebook.com/amel et instagram.com/amel', `${CONTACT_MASK} et ${CONTACT_MASK}`],
  ['mon compte @amel_poterie', `mon compte ${CONTACT_MASK}`],
])('[VSPACE-7] a contact is hidden: %s', (written, shown) => {
  expect(maskContacts(written)).toEqual({ text: shown, wasMasked: true })
})

test.each([
  'Le tajine de 32 cm est à 4 800 DA ?',
  'Total 12 500 000 DA pour 3 pièces',
  'Commande Y-20418, livraison le 24/11/2026',
  'Taille 42, 100 % coton. Merci beaucoup !',
  'هل المقاس 42 متوفر؟ السعر 4800 دج',
])('[VSPACE-7] what is no contact stays as it was: %s', (written) => {
  expect(maskContacts(written)).toEqual({ text: written, wasMasked: false })
})

test('[VSPACE-7] no phone goes through, however its digits are parted; masking twice changes nothing', () => {
  const between = fc.constantFrom('', ' ', '.', '-')
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom('5', '6', '7'), fc.stringMatching(/^\d{8}$/), between),
      ([first, rest, mark]) => {
        const phone = ['0', first, ...rest.split('')].join(mark)
        const { text, wasMasked } = maskContacts(`Voici : ${phone}.`)
        expect(wasMasked).toBe(true)
        expect(text.replace(/\D/g, '')).toBe('')
        expect(maskContacts(text)).toEqual({ text, wasMasked: false })
      },
    ),
  )
})
