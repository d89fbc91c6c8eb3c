/** How people write: French without accents, Arabic, English, Algerian Arabic in Latin letters. */
export const HABITS = ['fr', 'ar', 'en', 'darija'] as const
export type Habit = (typeof HABITS)[number]

/**
 * What somebody is after, the products of the demo that answer it, and what is typed for it.
 * Judged by reading the catalogue, never by what the search answers. 3: just that; 2: does as well;
 * 1: worth a look. What is not named is beside the point.
 */
export type Need = {
  finds: Readonly<Record<string, 1 | 2 | 3>>
  asked: Readonly<Partial<Record<Habit, readonly string[]>>>
}

export type JudgedQuery = { habit: Habit; typed: string; finds: Need['finds'] }

const GRADES = { '1': 1, '2': 2, '3': 3 } as const

/** A need in short: `theiere-gravee:3 cafetiere-moka-6:1`, then the queries of each habit. */
export function need(finds: string, asked: Need['asked']): Need {
  const judged = finds.split(' ').map((one) => {
    const [key = '', grade = ''] = one.split(':')
    return [key, GRADES[grade as keyof typeof GRADES]] as const
  })
  return { finds: Object.fromEntries(judged), asked }
}
