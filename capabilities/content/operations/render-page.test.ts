import { expect, test } from 'vitest'
import { renderContentPage } from './render-page.ts'

const values = {
  site: 'Yova',
  company: 'SARL *Yova* <b>',
  address: 'Alger',
  phone: '+213 23 45 67 89',
  email: 'a_b@yova.example',
  support: '',
}
const html = (body: string, language: 'fr' | 'ar' = 'fr') =>
  renderContentPage({ title: 'T', description: null, body }, values, language).html

test('what was typed as HTML is shown, and no link runs a script', () => {
  const text = html(
    '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n![p](https://x.example/p.png)\n\n[d](data:text/html,x)',
  )
  expect(text).not.toMatch(/<script|<img|href="(javascript|data)/)
  expect(text).toContain('&lt;script&gt;')
})

test('values are words, whatever marks they hold, and addresses keep theirs', () => {
  expect(html('Par {company}.')).toContain('\u2068SARL *Yova* &lt;b&gt;\u2069')
  expect(html('[écrire](mailto:{email})')).toContain('href="mailto:a_b@yova.example"')
  expect(html('{phone}')).toContain('\u2066+213 23 45 67 89\u2069')
  expect(html('القانون 18-05 هنا', 'ar')).toContain('\u206618-05\u2069')
})

test('headings stand below the title, and the main ones are listed', () => {
  const page = renderContentPage(
    {
      title: 'Livraison sur {site}',
      description: '{site}',
      body: '# Où\n\na\n\n## Quand\n\n### Et si',
    },
    values,
    'fr',
  )
  expect(page.contents).toEqual([
    { id: 'part-1', title: 'Où' },
    { id: 'part-2', title: 'Quand' },
  ])
  expect(page.html).toContain('<h2 id="part-2">Quand</h2>')
  expect(page.html).toContain('<h3>Et si</h3>')
  expect(page.title).toBe('Livraison sur \u2068Yova\u2069')
  expect(html('[carte](https://x.example) [ici](/terms)')).toContain(
    '<a href="https://x.example" rel="noopener noreferrer">carte</a> <a href="/terms">ici</a>',
  )
})
