import { HOLDOUT_QUERIES } from './holdout.ts'
import { BEAUTY } from './beauty.ts'
import { ELECTRONICS } from './electronics.ts'
import { FASHION } from './fashion.ts'
import { FOOD } from './food.ts'
import { HOME } from './home.ts'
import { LEISURE } from './leisure.ts'
import { OUTDOORS } from './outdoors.ts'
import { HABITS, type JudgedQuery, type Need } from './types.ts'

export const NEEDS: readonly Need[] = [
  ...HOME,
  ...ELECTRONICS,
  ...FASHION,
  ...FOOD,
  ...BEAUTY,
  ...LEISURE,
  ...OUTDOORS,
]

const queriesOf = (needs: readonly Need[]): JudgedQuery[] =>
  HABITS.flatMap((habit) =>
    needs.flatMap(({ finds, queries }) =>
      (queries[habit] ?? []).map((typed) => ({ habit, typed, finds })),
    ),
  )

export const JUDGED_QUERIES = queriesOf(NEEDS)
export const HOLDOUT_JUDGMENTS = queriesOf(HOLDOUT_QUERIES)

export { HABITS, type Habit, type JudgedQuery } from './types.ts'
