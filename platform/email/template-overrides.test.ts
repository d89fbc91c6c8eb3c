import { expect, test } from 'vitest'
import { emailSection, type EmailLayout, renderEmail } from './email-layout.ts'
import {
  defaultTemplate,
  templateErrors,
  type EmailTemplate,
  applyTemplateOverride,
  templateVariables,
} from './template-overrides.ts'

const occasion: EmailTemplate = {
  key: 'orders.shipped',
  to: 'buyer',
  when: { fr: 'Colis parti', en: 'Parcel sent', ar: 'أُرسل الطرد' },
  keeps: ['button'],
  example: (language, name): EmailLayout => ({
    language,
    siteName: 'Yova',
    subject: `Commande ${name('number', 'Y-1')} partie`,
    about: {
      occasion: 'orders.shipped',
      values: { number: name('number', 'Y-1'), name: name('name', 'Amel'), until: '24 novembre' },
    },
    blocks: [
      { kind: 'paragraph', text: `Bonjour ${name('name', 'Amel')},` },
      { kind: 'paragraph', text: 'Elle arrive avant le 24 novembre.' },
      { kind: 'rows', rows: [{ label: 'Suivi', value: 'YAL-1' }] },
      ...emailSection('details', [{ kind: 'heading', text: 'Adresse' }]),
      { kind: 'link', text: 'Suivre', href: 'https://yova.example/track' },
      { kind: 'note', text: 'Un mot de la fin' },
    ],
  }),
}
const letter = occasion.example('fr', (_, example) => example)
const sender = { siteUrl: 'https://yova.example' }

test('the built-in words are what the operator would have typed, and say the same mail', () => {
  const wording = defaultTemplate(occasion, 'fr')
  expect(wording).toEqual({
    title: 'Commande {number} partie',
    body: 'Bonjour {name},\n\nElle arrive avant le {until}.\n\n{details}\n\n[Suivre]({button})\n\n> Un mot de la fin',
  })
  expect(renderEmail(applyTemplateOverride(letter, wording), sender)).toEqual(
    renderEmail(letter, sender),
  )
})

test('other words keep the parts, say the button otherwise, and are escaped like any', () => {
  const emailLayout = applyTemplateOverride(letter, {
    title: 'En route : {number}',
    body: '## Salut {name} <b>\r\n\r\n[Où est {number} ?]({button})\n\n{details}',
  })
  const mail = renderEmail(emailLayout, sender)
  expect(mail.subject).toBe('En route : Y-1')
  expect(mail.html).toContain('Salut Amel &#60;b&#62;')
  expect(mail.html).toContain('>Où est Y-1 ?</a>')
  expect(mail.text).toContain('Suivi : YAL-1\n\n== Adresse')
  expect(mail.text).not.toContain('Un mot de la fin')
})

test('a value that holds braces or marks of its own is said as it is', () => {
  const odd = {
    ...letter,
    about: { occasion: 'orders.shipped', values: { name: '{number} ## x', number: 'Y-1' } },
  }
  const { blocks } = applyTemplateOverride(odd, { title: 'x', body: '{name}' })
  expect(blocks).toEqual([{ kind: 'paragraph', text: '{number} ## x' }])
})

test('a variable that nobody knows, a table within a sentence and a missing button are refused', () => {
  const known = templateVariables(occasion, 'fr')
  expect(known.map(({ name }) => name)).toEqual(['number', 'name', 'until', 'details', 'button'])
  expect(
    templateErrors({ title: '{details} {nmae}', body: 'Voici {details} {nom}' }, known),
  ).toEqual([
    { field: 'title', code: 'unknown_variable', name: 'details' },
    { field: 'title', code: 'unknown_variable', name: 'nmae' },
    { field: 'body', code: 'variable_not_alone', name: 'details' },
    { field: 'body', code: 'unknown_variable', name: 'nom' },
    { field: 'body', code: 'variable_missing', name: 'button' },
  ])
  expect(templateErrors(defaultTemplate(occasion, 'fr'), known)).toEqual([])
})
