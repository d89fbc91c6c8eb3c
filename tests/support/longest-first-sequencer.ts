import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest first. */
const LONG = ['tests/accessibility/', 'tests/journeys/']

/** A fresh clone would sort by size, but the longest tests are in small files. */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = LONG.findIndex((folder) => moduleId.includes(folder))
  return index === -1 ? LONG.length : index
}
