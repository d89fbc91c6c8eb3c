import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { templateVariables } from '#platform/email/template-overrides.ts'
import { EMAIL_TEMPLATES } from '#server/email-templates.ts'
import { parse } from '#tests/architecture/forbidden-code.ts'

const KEYS = EMAIL_TEMPLATES.map(({ key }) => key)
const KEY = /^[a-z_]+\.[a-z_]+$/
/** Constant prefix of a computed key: `identity.${kind}`. */
const STEM = /^[a-z_]+\.$/

const nodesOf = (node: ts.Node): ts.Node[] => [
  node,
  ...node.getChildren().flatMap((child) => nodesOf(child)),
]
const namesOf = (node: ts.ObjectLiteralExpression) =>
  node.properties.flatMap(({ name }) => name?.getText() ?? [])

const nodes = globSync('capabilities/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, nodes: nodesOf(parse(path, readFileSync(path, 'utf8'))) }))
/** Object literals that build an email, with their files. */
const letters = nodes.flatMap(({ path, nodes: all }) =>
  all
    .filter((node) => ts.isObjectLiteralExpression(node))
    .filter((node) => ['subject', 'blocks'].every((name) => namesOf(node).includes(name)))
    .map((node) => ({ path, names: namesOf(node) })),
)
const writers = nodes.filter(({ path }) => letters.some((letter) => letter.path === path))

test('every letter says on what occasion it is sent', () => {
  expect(letters.length).toBeGreaterThan(20)
  expect(letters.filter(({ names }) => !names.includes('about'))).toEqual([])
})

test.each(writers)('the operator reads of every mail that $path writes', ({ nodes: all }) => {
  // The purposes of link tokens look like template keys, but are none.
  const purposes = new Set(
    all
      .filter((node) => ts.isPropertyAssignment(node))
      .flatMap(({ name, initializer }) => (name.getText() === 'purpose' ? [initializer] : [])),
  )
  const messages = all
    .filter((node) => ts.isStringLiteral(node))
    .filter((node) => !purposes.has(node))
    .map(({ text }) => text)
  const stems = all.filter((node) => ts.isTemplateHead(node)).map(({ text }) => text)
  const named = messages.filter((text) => KEY.test(text))
  const begun = stems.filter((text) => STEM.test(text))
  expect(named.length + begun.length).toBeGreaterThan(0)
  expect(named.filter((key) => !KEYS.includes(key))).toEqual([])
  expect(begun.filter((stem) => !KEYS.some((key) => key.startsWith(stem)))).toEqual([])
})

/** What makes an email of a letter, and which of its arguments is the letter. */
const LETTER_AT = new Map([
  ['renderEmail', 0],
  ['addressedEmail', 1],
])

test('a mail leaves in the operator’s words, whoever sends it', () => {
  const sets = nodes
    .filter(({ path }) => !path.startsWith('capabilities/content/'))
    .flatMap(({ path, nodes: all }) =>
      all
        .filter((node) => ts.isCallExpression(node))
        .filter(({ expression }) => LETTER_AT.has(expression.getText()))
        .map((call) => {
          const letter = call.arguments[LETTER_AT.get(call.expression.getText())!]
          return { path, letter: letter!.getText() }
        }),
    )
  expect(sets.length).toBeGreaterThan(2)
  expect(sets.filter(({ letter }) => !/^(deps\.)?(withKeys\()?reword\(/.test(letter))).toEqual([])
})

test.each(EMAIL_TEMPLATES)('the example of $key is its own, and keeps what it has', (occasion) => {
  expect(KEYS.filter((key) => key === occasion.key)).toHaveLength(1)
  for (const language of LANGUAGES) {
    const { about } = occasion.example(language, (_, example) => example)
    expect(about.occasion).toBe(occasion.key)
    const names = templateVariables(occasion, language).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...occasion.keeps]))
  }
})
