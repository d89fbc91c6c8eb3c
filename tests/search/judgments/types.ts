/** French without accents, Arabic, English, Algerian Arabic in Latin letters. */
export const HABITS = ['fr', 'ar', 'en', 'darija'] as const
export type Habit = (typeof HABITS)[number]

/** Relevance judgments from the catalog, not from results: 3 exact, 2 good, 1 acceptable. */
export type Need = {
  finds: Readonly<Record<string, 1 | 2 | 3>>
  queries: Readonly<Partial<Record<Habit, readonly string[]>>>
}

export type JudgedQuery = { habit: Habit; typed: string; finds: Need['finds'] }

const GRADES = { '1': 1, '2': 2, '3': 3 } as const

/** `finds` in short form: `theiere-gravee:3 cafetiere-moka-6:1`. */
export function need(finds: string, queries: Need['queries']): Need {
  const judged = finds.split(' ').map((value) => {
    const [key = '', grade = ''] = value.split(':')
    return [key, GRADES[grade as keyof typeof GRADES]] as const
  })
  return { finds: Object.fromEntries(judged), queries }
}
