// Writes the keys of each folder's locale files, with their placeholders, as types. `node docs/texts/generate.ts` writes them;
// with --check it only reports whether they are current.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type Token } from '@messageformat/parser'
import { LANGUAGES } from '#kernel/locale.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** By path from the root. */
export const textFiles = (): Map<string, string> =>
  new Map(
    globSync('{capabilities,platform,server}/**/locales/fr.json', { cwd: ROOT })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted((a, b) => a.localeCompare(b))
      .map((path) => [join(dirname(dirname(path)), 'texts.generated.ts'), typesOf(path)]),
  )

function typesOf(path: string): string {
  const messages = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record<string, string> // our own file
  const lines = Object.entries(messages).map(([key, message]) => {
    const names = [...placeholdersOf(parse(message))].map((name) => `'${name}'`)
    return `  '${key}': ${names.join(' | ') || 'never'}`
  })
  const files = LANGUAGES.map(
    (language) => `import ${language} from './locales/${language}.json' with { type: 'json' }\n`,
  )
  return `// Written from the locale files by \`npm run texts\`.
import { createTexts } from '#platform/texts/create-texts.ts'
${files.join('')}
type Keys = {
${lines.join('\n')}
}

export const texts = createTexts<Keys>({ ${LANGUAGES.join(', ')} })
`
}

export function placeholdersOf(tokens: readonly Token[], found = new Set<string>()): Set<string> {
  for (const token of tokens) {
    if ('arg' in token) found.add(token.arg)
    if ('cases' in token)
      for (const { tokens: nested } of token.cases) placeholdersOf(nested, found)
  }
  return found
}

export const outdatedTexts = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([file, text]) => (textAt(file) === text ? [] : [file]))

function textAt(file: string): string | null {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    return null
  }
}

if (import.meta.main) {
  const files = textFiles()
  const outdated = outdatedTexts(files)
  if (process.argv.includes('--check')) {
    if (outdated.length > 0) console.error(`out of date, npm run texts: ${outdated.join(', ')}`)
    process.exit(outdated.length > 0 ? 1 : 0)
  }
  for (const file of outdated) writeFileSync(join(ROOT, file), files.get(file) ?? '')
}
