import { expect, test } from 'vitest'
import { duplicateExports, findDuplicateExports } from './duplicate-exports.ts'

test('no exported name is declared in two files', () => {
  expect(findDuplicateExports(), 'Share the one declaration, or name what differs.').toEqual({})
})

const orders = 'capabilities/orders'

test.each([
  ['types', 'export type Row = 1'],
  ['functions', 'export function Row() {}'],
  ['constants', 'export const Row = 1, x = 2'],
  ['classes', 'export class Row {}'],
])('a planted duplicate is found: %s', (_kind, code) => {
  const files = [`${orders}/queries/a.ts`, 'web/admin/b.tsx'] as const
  expect(
    duplicateExports([
      [files[0], 'export type Row = 2'],
      [files[1], code],
    ]),
  ).toEqual({
    Row: [files[1]],
  })
})

test.each([
  ['a re-export', 'web/ui/a.ts', "export { Row } from './b.ts'\nexport type { Row } from './b.ts'"],
  ['what is not exported', 'web/ui/a.ts', 'type Row = 1'],
  ['a contract beside its schema', `${orders}/contract.ts`, 'export type Row = 1'],
])('%s is not', (_what, path, code) => {
  expect(
    duplicateExports([
      [`${orders}/schema.ts`, 'export type Row = 1'],
      [path, code],
    ]),
  ).toEqual({})
})

test('names of a convention are not, nor those of consumed events', () => {
  const events = 'export type OrderPlaced = 1\nexport const adminRoutes = 1'
  expect(
    duplicateExports([
      [`${orders}/events.ts`, events],
      ['capabilities/notifications/consumed-events.ts', events],
    ]),
  ).toEqual({})
})
