import MarkdownIt from 'markdown-it'
import type { Language } from '#kernel/locale.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { bidiIsolate, type PageValues, fillVariables } from '../rules/page-variables.ts'

export function pageVariableValues(
  settings: ReturnType<SettingsCapability['current']>,
): PageValues {
  const { siteName, companyName, companyAddress, companyPhone, supportEmail } = settings
  return {
    site: siteName,
    company: companyName,
    address: companyAddress,
    phone: companyPhone,
    email: settings.companyEmail || settings.contactEmail,
    support: supportEmail,
  }
}

/** HTML is escaped, scripts in links are rejected, images are left to banners. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable(
  'image',
)

// The page title is the h1, so headings start at h2; each gets an id.
markdown.core.ruler.push('headings', ({ tokens }) => {
  let count = 0
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    token.tag = token.tag === 'h1' || token.tag === 'h2' ? 'h2' : 'h3'
    if (token.type === 'heading_open' && token.tag === 'h2') token.attrSet('id', `part-${++count}`)
  }
})
markdown.core.ruler.push('outward', ({ tokens }) => {
  for (const { children } of tokens)
    for (const token of children ?? [])
      if (token.type === 'link_open' && /^https?:/.test(String(token.attrGet('href'))))
        token.attrSet('rel', 'noopener noreferrer')
})

const MARKS = /[\\`*_{}[\]()#+\-.!<>|~]/g
/** Escapes Markdown in values; within a URL no bidi isolates are added. */
const asWords = (value: string, before: string): string => {
  const isAddress = /\]\([^)\s]*$/.test(before)
  return (isAddress ? value : bidiIsolate(value)).replace(MARKS, '\\$&')
}

/** Law numbers are isolated within Arabic text. */
const withLaws = (text: string, language: Language): string =>
  language === 'ar' ? text.replaceAll(/\b\d\d-\d\d\b/g, bidiIsolate) : text

type RenderPageTexts = { title: string; description: string | null; body: string }
export type RenderedContentPage = RenderPageTexts & {
  html: string
  contents: { id: string; title: string }[]
}

export function renderContentPage(
  words: RenderPageTexts,
  values: PageValues,
  language: Language,
): RenderedContentPage {
  const body = withLaws(fillVariables(words.body, values, asWords), language)
  const tokens = markdown.parse(body, {})
  const contents = tokens.flatMap((token, index) =>
    token.type === 'heading_open' && token.tag === 'h2'
      ? [{ id: String(token.attrGet('id')), title: plain(tokens[index + 1]) }]
      : [],
  )
  const { description } = words
  return {
    title: fillVariables(words.title, values),
    description: description === null ? null : fillVariables(description, values),
    body: words.body,
    html: markdown.renderer.render(tokens, markdown.options, {}),
    contents,
  }
}

type Inline = { children: { content: string }[] | null } | undefined
const plain = (inline: Inline): string =>
  (inline?.children ?? []).map(({ content }) => content).join('')
