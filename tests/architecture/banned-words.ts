// Words of docs/glossary.md that no name and no comment may use. `--update` records what is left.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'
import { parse } from './forbidden-code.ts'
import { updateRatchet } from './ratchet.ts'

type Vocabulary = {
  /** Word → the glossary's term; checked in paths, identifiers and comments. */
  words: Record<string, string>
  /** Ordinary English in a comment, unclear in a name. */
  identifierWords: Record<string, string>
  /** Type names too general to search for. */
  typeNames: string[]
  localNames: string[]
  /** Exempt: words of the specification, the API and GoTrue's protocol. */
  law: string[]
  /** Data, by path prefix. */
  unchecked: string[]
}

const require = createRequire(import.meta.url)
export const vocabulary = require('./banned-words.json') as Vocabulary
export const LEFT = 'tests/architecture/banned-words-left.json'

const identifierWords: Record<string, string> = {
  ...vocabulary.words,
  ...vocabulary.identifierWords,
}

/** They repeat the migrations, which are checked. */
const GENERATED = /^(capabilities\/[^/]+|platform\/database)\/tables\.ts$|\.generated\.ts$/

export const repositoryFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter(
      (path) =>
        path &&
        existsSync(path) &&
        !GENERATED.test(path) &&
        !vocabulary.unchecked.some((prefix) => path.startsWith(prefix)),
    )

export function bannedWords(path: string, code: string): string[] {
  const { comments, sentences = [], identifiers } = read(path, code)
  return [
    ...check(path, identifierWords).map((word) => `the path: ${word}`),
    ...check(comments.join('\n'), vocabulary.words).map((word) => `comment: ${word}`),
    ...check(sentences.join('\n'), vocabulary.words).map((word) => `sentence: ${word}`),
    ...identifiers.flatMap(({ name, kind }) =>
      (kind === 'member' ? [] : vocabulary[kind]).includes(name)
        ? [`identifier ${name}`]
        : check(name, identifierWords).map((word) => `identifier ${name}: ${word}`),
    ),
  ]
}

function check(text: string, banned: Record<string, string>): string[] {
  const lawless = vocabulary.law.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  return splitWords(lawless.replaceAll(/`[^`\n]*`|https?:\S+/g, ' '))
    .filter((word) => Object.hasOwn(banned, word))
    .map((word) => `${word} → ${banned[word]}`)
}

/** camelCase, snake_case and kebab-case. */
const splitWords = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

const SCRIPT = /\.(tsx?|cjs)$/
const READ = /\.(tsx?|cjs|css|sql)$/
const BLOCK_COMMENT = /\/\*[^]*?\*\//g
const SCRIPT_COMMENT = /\/\/.*$|\/\*[^]*?\*\//gm
const SQL_COMMENT = /--.*$|\/\*[^]*?\*\//gm
const STRING = /'(?:[^']|'')*'|"[^"]*"/g

type Identifier = { name: string; kind: 'typeNames' | 'localNames' | 'member' }
type Source = { comments: string[]; sentences?: string[]; identifiers: Identifier[] }

function read(path: string, code: string): Source {
  if (SCRIPT.test(path)) return readScript(parse(path, code))
  const comment = path.endsWith('.css') ? BLOCK_COMMENT : SQL_COMMENT
  const name = path.endsWith('.css') ? /(?<=\.|--)[a-z][\w-]*/g : /[a-z_]\w*/g
  return {
    comments: code.match(comment) ?? [],
    identifiers: names(code.replaceAll(comment, ''), name),
  }
}

const names = (code: string, pattern: RegExp): Identifier[] =>
  [...new Set(code.replaceAll(STRING, '').match(pattern))].map((name) => ({
    name,
    kind: 'member',
  }))

function readScript(file: ts.SourceFile): Source {
  const identifiers: Identifier[] = []
  const sentences: string[] = []
  const code: string[] = []
  let end = 0
  const visit = (node: ts.Node): void => {
    if (
      ts.isLiteralExpression(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      node.kind === ts.SyntaxKind.TemplateHead ||
      ts.isJsxText(node)
    ) {
      code.push(file.text.slice(end, node.getStart()))
      end = node.getEnd()
    }
    if (isSentence(node)) sentences.push(node.text)
    const kind = declarationKind(node)
    const { name } = node as ts.NamedDeclaration
    if (kind && name && ts.isIdentifier(name)) identifiers.push({ name: name.text, kind })
    ts.forEachChild(node, visit)
  }
  visit(file)
  code.push(file.text.slice(end))
  return { comments: code.join("''").match(SCRIPT_COMMENT) ?? [], sentences, identifiers }
}

/** What an engineer reads in the API document or a log: summaries, descriptions, errors. */
function isSentence(node: ts.Node): node is ts.StringLiteralLike {
  if (!ts.isStringLiteralLike(node)) return false
  const { parent } = node
  if (ts.isPropertyAssignment(parent))
    return ['summary', 'description'].includes(parent.name.getText())
  return ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')
}

function declarationKind(node: ts.Node): Identifier['kind'] | null {
  if (
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassLike(node) ||
    ts.isTypeParameterDeclaration(node)
  )
    return 'typeNames'
  if (ts.isTypeElement(node) || ts.isClassElement(node)) return 'member'
  const isLocal =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isNamespaceImport(node) ||
    (ts.isImportSpecifier(node) && node.propertyName !== undefined)
  return isLocal ? 'localNames' : null
}

export const countBannedWords = (): Record<string, string[]> =>
  Object.fromEntries(
    repositoryFiles().map((path) => [
      path,
      bannedWords(path, READ.test(path) ? readFileSync(path, 'utf8') : ''),
    ]),
  )

if (import.meta.main && process.argv.includes('--update')) updateRatchet(LEFT, countBannedWords())
