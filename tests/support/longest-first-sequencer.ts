import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Where the long files are, longest first. */
const LONG = ['tests/accessibility/', 'tests/journeys/']

/**
 * Long files first: a fresh clone knows no durations yet and would go by size, and the files that
 * look at all screens are short, so that one worker would be left alone with them at the end.
 */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((folder) => moduleId.includes(folder))
  return at === -1 ? LONG.length : at
}
