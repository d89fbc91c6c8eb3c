import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

/** Names of migrations whose number is not their place in their folder. */
function findMisnumbered(files: readonly string[]): string[] {
  const folders = Map.groupBy(files.toSorted(), (file) => dirname(file))
  return [...folders.values()].flatMap((names) =>
    names.filter((name, index) => !basename(name).startsWith(String(index + 1).padStart(4, '0'))),
  )
}

test('the migrations of a capability are numbered one by one, so that two branches cannot use one number', () => {
  const files = globSync('{platform,capabilities/*}/migrations/*.sql')
  expect(files.length).toBeGreaterThan(100)
  expect(findMisnumbered(files)).toEqual([])
  const planted = ['a/0001-x.sql', 'a/0002-y.sql', 'a/0002-z.sql', 'b/0001-x.sql', 'b/0003-y.sql']
  expect(findMisnumbered(planted)).toEqual(['a/0002-z.sql', 'b/0003-y.sql'])
})
