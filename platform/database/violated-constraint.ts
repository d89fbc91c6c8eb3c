import pg from 'pg'

/** What a statement violated; null for any other error. `detail` names the values. */
export const violatedConstraint = (
  error: unknown,
): { constraint: string; detail: string | null } | null =>
  error instanceof pg.DatabaseError && error.constraint !== undefined
    ? { constraint: error.constraint, detail: error.detail ?? null }
    : null
