import { directionOf, type Language } from '#kernel/locale.ts'

/** A mail as it leaves: for clients that read HTML, and for those that do not. */
export type Letter = { subject: string; text: string; html: string }

type Written = {
  language: Language
  siteName: string
  subject: string
  reason: string
  link: { words: string; href: string } | null
  code: { words: string; digits: string } | null
  notes: readonly string[]
}

/** Sets a mail with its link and its code: tables and inline styles only, right to left in Arabic. */
export function setLetter(written: Written): Letter {
  const { subject, reason, link, code, notes } = written
  const lines = [
    reason,
    ...(link ? [`${link.words}\n${link.href}`] : []),
    ...(code ? [code.words, code.digits] : []),
    ...notes,
  ]
  return { subject, text: `${lines.join('\n\n')}\n`, html: page(written) }
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const FONT = "font-family:'Segoe UI',Tahoma,Arial,sans-serif"
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:8px;background:#1d1a16;color:#ffffff;text-decoration:none;font-weight:600'
const CODE = `display:inline-block;padding:10px 18px;border:1px solid #e7e0d6;border-radius:8px;background:#f6f3ee;font-family:Consolas,'Courier New',monospace;font-size:26px;font-weight:700;letter-spacing:5px`

const paragraph = (html: string): string => `<p style="margin:0 0 14px">${html}</p>`

function page({ language, siteName, ...written }: Written): string {
  const direction = directionOf(language)
  const { subject, reason, link, code, notes } = written
  const body = [
    paragraph(escape(reason)),
    // The bare address too: some clients show no buttons.
    link
      ? `<p style="margin:20px 0"><a href="${escape(link.href)}" style="${BUTTON}">${escape(link.words)}</a></p>`
      : '',
    code ? paragraph(escape(code.words)) : '',
    code
      ? `<p style="margin:0 0 20px"><span dir="ltr" style="${CODE}">${escape(code.digits)}</span></p>`
      : '',
    ...notes.map(
      (note) => `<p style="margin:0 0 8px;font-size:13px;color:#6b6257">${escape(note)}</p>`,
    ),
    link
      ? `<p style="margin:16px 0 0;font-size:12px;color:#6b6257;word-break:break-all" dir="ltr">${escape(link.href)}</p>`
      : '',
  ]
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:0;background:#f6f3ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="background:#f6f3ee"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 24px;border-bottom:1px solid #e7e0d6;${FONT};font-size:20px;font-weight:700;color:#1d1a16">${escape(siteName)}</td></tr>
<tr><td style="padding:20px 24px;${FONT};font-size:15px;line-height:1.6;color:#1d1a16;text-align:start">
${body.filter((part) => part !== '').join('\n')}
</td></tr></table></td></tr></table></body></html>`
}
