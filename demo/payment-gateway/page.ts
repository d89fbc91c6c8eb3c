import { formatMoney } from '#kernel/format.ts'
import { directionOf, type Language, LANGUAGES } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import type { DemoCheckout } from './checkout.ts'
import { PAGE_TEXTS } from './texts.ts'

export const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale) ?? 'fr'

const STYLES = `
  body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#f4efe4;color:#14211d;font:1rem/1.5 system-ui,sans-serif}
  main{box-sizing:border-box;inline-size:min(26rem,100vw - 2rem);padding:1.75rem;background:#fff;border:1px solid #e3dccd;border-radius:1.25rem}
  h1{margin:0 0 .25rem;font-size:1.375rem;line-height:1.25}
  p{margin:0 0 1.25rem;color:#4d5a55}
  dl{display:grid;gap:.5rem;margin:0 0 1.5rem;padding-block:1rem;border-block:1px dashed #cfc6b4}
  dl div{display:flex;justify-content:space-between;gap:1rem}
  dd{margin:0;font-weight:650;text-align:end}
  form{display:grid;gap:.625rem}
  button,a{display:block;box-sizing:border-box;inline-size:100%;padding:.875rem 1rem;border:1px solid #14583f;border-radius:2rem;background:#fff;color:#14583f;font-family:inherit;font-size:1rem;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
  button.main{background:#14583f;color:#fff}
  :focus-visible{outline:3px solid #e0894a;outline-offset:2px}
  @media (prefers-color-scheme:dark){body{background:#0f1714;color:#eef3ef}main{background:#17211d;border-color:#2b3833}p{color:#b4c1bb}button,a{background:transparent;color:#8fd6b6;border-color:#8fd6b6}button.main{background:#8fd6b6;color:#0f1714}}`

export function paymentPage(checkout: DemoCheckout): string {
  const language = languageOf(checkout.locale)
  const say = (key: keyof typeof PAGE_TEXTS) => escaped(PAGE_TEXTS[key][language])
  const method = checkout.payment_method === 'cib' ? 'cib' : 'edahabia'
  const rows = [
    [say('order'), `<bdi dir="ltr">${escaped(checkout.metadata['number'] ?? '')}</bdi>`],
    [say('card'), say(method)],
    [say('amount'), escaped(formatMoney(fromDinars(checkout.amount), language))],
  ]
  const isOver = checkout.status !== 'pending'
  const way = isOver
    ? `<p>${say('over')}</p><a href="${escaped(backTo(checkout))}">${say('back')}</a>`
    : `<form method="post">
        <button class="main" name="answer" value="paid">${say('pay')}</button>
        <button name="answer" value="failed">${say('fail')}</button>
        <button name="answer" value="canceled">${say('cancel')}</button></form>`
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <title>${say('title')}</title><style>${STYLES}</style></head><body><main>
    <h1>${say('title')}</h1><p>${say('explained')}</p>
    <dl>${rows.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>
    ${way}</main></body></html>`
}

export const backTo = ({ status, success_url, failure_url }: DemoCheckout): string =>
  status === 'paid' ? success_url : failure_url

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
