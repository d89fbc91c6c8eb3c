import { directionOf } from '#kernel/locale.ts'
import type { EmailLayout, EmailLayoutBlock, EmailRow } from './email-blocks.ts'

/** Its address makes every link and image absolute. */
export type EmailSender = { siteUrl: string }

export const absoluteUrl = (path: string, { siteUrl }: EmailSender): string =>
  new URL(path, siteUrl).href

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Longer values, such as the address of an office, wrap on a phone. */
const MAX_UNBROKEN = 24

const FONT = "font-family:'Segoe UI',Tahoma,Arial,sans-serif"
const CODE =
  "display:inline-block;padding:10px 18px;border:1px solid #e6e0d4;border-radius:8px;background:#f6f4ee;font-family:Consolas,'Courier New',monospace;font-size:26px;font-weight:700;letter-spacing:5px"
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/**
 * Clients without `<style>` keep the inline light theme. Apple Mail and Gmail apps read the media
 * query, Outlook's apps set `data-ogsc`.
 */
const DARK: readonly (readonly [selector: string, rule: string])[] = [
  ['.page', 'background-color:#0e1512!important'],
  ['.card', 'background-color:#16201c!important'],
  ['.ink,.ink a', 'color:#f1efe9!important'],
  ['.muted,.muted a', 'color:#aeb8b1!important'],
  ['.line', 'border-color:#2c3833!important'],
  ['.soft', 'background-color:#202c27!important;border-color:#2c3833!important'],
  ['.button td', 'background-color:#1f6f55!important'],
]
const rules = (prefix: string) =>
  DARK.map(([selector, rule]) => {
    const scoped = selector.split(',').map((part) => `${prefix}${part}`)
    return `${scoped.join(',')}{${rule}}`
  }).join('')
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:479px){.pad{padding-left:16px!important;padding-right:16px!important}.button{width:100%!important}.button a{display:block!important}}
@media (prefers-color-scheme:dark){${rules('')}}
${rules('[data-ogsc] ')}`

/** Tables and inline styles, for email clients; right to left in Arabic. */
export function htmlOf(letter: EmailLayout, sender: EmailSender): string {
  const { language, subject, blocks } = letter
  const dir = directionOf(language)
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>
<style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:#f6f4ee">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview(blocks))}</div>
<table ${TABLE} width="100%" dir="${dir}" class="page" style="background:#f6f4ee"><tr><td align="center" style="padding:20px 12px">
<table ${TABLE} width="100%" class="card" style="max-width:600px;background:#ffffff;border-radius:14px">
<tr><td class="pad line" style="padding:18px 24px;border-bottom:1px solid #e6e0d4">${header(letter, sender)}</td></tr>
<tr><td class="pad ink" style="padding:22px 24px;${FONT};font-size:15px;line-height:1.6;color:#14211d;text-align:start">
${shopBand(letter, sender)}${blocks.map((block) => asHtml(block, sender)).join('\n')}
</td></tr></table>
<p class="muted" style="margin:14px 0 0;${FONT};font-size:12px;line-height:1.5;color:#5b665f"><a href="${escape(sender.siteUrl)}" style="color:#5b665f">${escape(letter.siteName)}</a></p>
</td></tr></table></body></html>`
}

/** What lists of messages show beside the subject: the first sentence, after a greeting if there is no code. */
function preview(blocks: readonly EmailLayoutBlock[]): string {
  const hasCode = blocks.some(({ kind }) => kind === 'code')
  const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  return texts[hasCode ? 0 : 1] ?? ''
}

/** The name is text, so that it is there when images are blocked. */
const header = ({ siteName }: EmailLayout, sender: EmailSender): string =>
  `<a href="${escape(sender.siteUrl)}" class="ink" style="color:#14211d;text-decoration:none"><table ${TABLE}><tr><td width="36"><img src="${escape(absoluteUrl('/icons/icon-192.png', sender))}" width="36" height="36" alt="" style="display:block;border:0;border-radius:9px"></td><td class="ink" style="padding-inline-start:10px;${FONT};font-size:20px;font-weight:700;color:#14211d">${escape(siteName)}</td></tr></table></a>`

function shopBand({ shop }: EmailLayout, sender: EmailSender): string {
  if (!shop) return ''
  const logo = shop.logo
    ? `<td width="40" style="padding-inline-end:10px"><img src="${escape(absoluteUrl(shop.logo, sender))}" width="40" height="40" alt="" style="display:block;border:0;border-radius:10px;object-fit:cover"></td>`
    : ''
  return `<table ${TABLE} width="100%" class="soft" style="margin:0 0 18px;background:#f6f4ee;border-radius:10px"><tr><td style="padding:10px 14px"><table ${TABLE}><tr>${logo}<td class="ink" style="${FONT};font-size:15px;font-weight:600;color:#14211d"><bdi>${escape(shop.name)}</bdi></td></tr></table></td></tr></table>\n`
}

function asHtml(block: EmailLayoutBlock, sender: EmailSender): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 14px">${escape(block.text).replaceAll('\n', '<br>')}</p>`
    case 'heading':
      return `<h2 class="ink" style="margin:22px 0 8px;font-size:17px;line-height:1.4">${escape(block.text)}</h2>`
    case 'rows':
      return htmlRows(block.rows, sender)
    case 'link':
      return htmlLink(block)
    case 'code':
      return `<p style="margin:0 0 20px"><span dir="ltr" class="soft ink" style="${CODE}">${escape(block.digits)}</span></p>`
    case 'note':
      return `<p class="muted" style="margin:0 0 8px;font-size:13px;color:#5b665f">${escape(block.text)}</p>`
  }
}

/** The cell has the color, because Outlook ignores the padding of a link. */
function htmlLink({ text, href, bare }: Extract<EmailLayoutBlock, { kind: 'link' }>): string {
  const button = `<table ${TABLE} class="button" style="margin:20px 0"><tr><td align="center" bgcolor="#155944" style="border-radius:10px;background:#155944;mso-padding-alt:14px 26px"><a href="${escape(href)}" style="display:inline-block;padding:14px 26px;${FONT};font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none;border-radius:10px">${escape(text)}</a></td></tr></table>`
  if (!bare) return button
  return `${button}\n<p class="muted" style="margin:0 0 14px;font-size:12px;color:#5b665f;word-break:break-all" dir="ltr">${escape(href)}</p>`
}

function htmlRows(rows: readonly EmailRow[], sender: EmailSender): string {
  const hasImages = rows.some(({ image }) => image)
  const cells = rows.map((row) => htmlRow(row, hasImages, sender)).join('')
  return `<table ${TABLE} width="100%" style="margin:0 0 14px">${cells}</table>`
}

function htmlRow(
  { label, value, strong, image }: EmailRow,
  hasImages: boolean,
  sender: EmailSender,
): string {
  const weight = strong ? ';font-weight:700' : ''
  const cell = `padding:6px 0;vertical-align:${image ? 'middle' : 'top'};${FONT};font-size:15px;line-height:1.4;color:#14211d${weight}`
  const imageCell = image
    ? `<td width="68" style="padding:6px 0"><img src="${escape(absoluteUrl(image, sender))}" width="56" height="56" alt="${escape(label)}" class="soft" style="display:block;border:0;border-radius:8px;background:#f6f4ee;object-fit:cover;font-size:10px"></td>`
    : ''
  const span = hasImages && !image ? ' colspan="2"' : ''
  // Amounts stay on one line and keep their direction in right-to-left text.
  const wrap = value.length > MAX_UNBROKEN ? '' : ';white-space:nowrap'
  return `<tr>${imageCell}<td${span} class="ink" style="${cell};text-align:start">${escape(label)}</td><td class="ink" style="${cell};padding-inline-start:10px;text-align:end${wrap}"><bdi>${escape(value)}</bdi></td></tr>`
}
