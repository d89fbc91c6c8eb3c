import { refuse } from '#kernel/result.ts'

type Taken = { code: 'email_exists' | 'phone_exists' }

/** The indexes that give an address to one account, and what is said to the other. */
const CODES: Readonly<Record<string, Taken['code']>> = {
  users_by_email: 'email_exists',
  users_by_phone: 'phone_exists',
}
const UNIQUE_VIOLATION = '23505'

/**
 * Does the work, a transaction of its own. An address that somebody else took in the same instant
 * is a refusal, as it is a moment later; nothing of the work was saved.
 */
export async function mapUniqueViolation<R>(
  work: () => Promise<R>,
): Promise<R | { ok: false; error: Taken }> {
  try {
    return await work()
  } catch (error) {
    const code = takenIn(error)
    if (!code) throw error
    return refuse({ code })
  }
}

function takenIn(error: unknown): Taken['code'] | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown } // as the driver throws it
  if (code !== UNIQUE_VIOLATION || typeof constraint !== 'string') return undefined
  return CODES[constraint]
}
