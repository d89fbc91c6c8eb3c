import { expect, test } from 'vitest'
import { readStatementFile } from './read-statement-file.ts'

const read = (text: string) => readStatementFile(new TextEncoder().encode(text))

test('blank lines are skipped, and line endings may be mixed', async () => {
  expect(await read('\n suivi ;montant\r\n\r\nA;1\nB;"2\n3"\r\n ; \n')).toEqual({
    ok: true,
    value: {
      encoding: 'utf-8',
      delimiter: ';',
      headings: ['suivi', 'montant'],
      rows: [
        ['A', '1'],
        ['B', '2\n3'],
      ],
      lines: [4, 5],
    },
  })
})

test('a quote that is never closed is refused with its line, and no row is swallowed by it', async () => {
  expect(await read('suivi;montant\nA;1\nB;"2\nC;3\n')).toMatchObject({
    ok: false,
    error: { code: 'statement_unreadable', line: 3, value: '"' },
  })
})

test('a file without rows, and one with too many, are refused', async () => {
  expect(await read('suivi;montant\n')).toMatchObject({ error: { code: 'statement_empty' } })
  expect(await read(`suivi;montant\n${'A;1\n'.repeat(50_001)}`)).toMatchObject({
    error: { code: 'statement_too_long' },
  })
})
