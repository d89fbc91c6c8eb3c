import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { trimmed } from './trimmed-react.ts'

const folder = join(createRequire(import.meta.url).resolve('react-dom/package.json'), '..')
const source = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

describe('React DOM without what is not used', () => {
  test('is a tenth smaller, and every name that is left out was found', () => {
    const code = trimmed(source)
    expect(code.length).toBeLessThan(source.length * 0.9)
    expect(code).not.toContain('FragmentInstance.prototype')
    expect(code).toContain('exports.hydrateRoot')
  })

  test('is still a program', () => {
    // oxlint-disable-next-line typescript/no-implied-eval -- read, never run
    expect(() => new Function('exports', 'require', trimmed(source))).not.toThrow()
  })

  test('stops the build when a name is gone', () => {
    expect(() =>
      trimmed(source.replace('function startViewTransition(', 'function other(')),
    ).toThrow('React DOM has no function startViewTransition')
  })
})
