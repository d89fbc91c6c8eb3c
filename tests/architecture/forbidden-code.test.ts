import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORBIDDEN_CODE, parse } from './forbidden-code.ts'

const files = globSync('{kernel,platform,capabilities,server,web,demo}/**/*.{ts,tsx}').map((path) =>
  path.replaceAll('\\', '/'),
)

test('the walk reaches the code', () => {
  expect(files.length).toBeGreaterThan(100)
})

test.each(FORBIDDEN_CODE)('$name', (ban) => {
  const found = files
    .filter((path) => ban.applies(path))
    .flatMap((path) => {
      const file = parse(path, readFileSync(path, 'utf8'))
      return ban.find(file).map((node) => {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        return `${path}:${line + 1} ${node.getText().slice(0, 80)}`
      })
    })
  expect(found, ban.why).toEqual([])
})

const planted = FORBIDDEN_CODE.flatMap((ban) => ban.planted.map((file) => ({ ...ban, ...file })))

test.each(planted)('$name: planted in $path, it is found', ({ applies, find, path, code }) => {
  expect(applies(path)).toBe(true)
  expect(find(parse(path, code)).length).toBeGreaterThan(0)
})
