import { refuse } from '#kernel/result.ts'
import { errorCode, errorField } from '#platform/errors.ts'

type Taken = { code: 'email_exists' | 'phone_exists' }

const CODES: Readonly<Record<string, Taken['code']>> = {
  users_by_email: 'email_exists',
  users_by_phone: 'phone_exists',
}
const UNIQUE_VIOLATION = '23505'

/** `work` must be a transaction of its own; a unique violation on an address becomes a refusal. */
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
  if (errorCode(error) !== UNIQUE_VIOLATION) return undefined
  return CODES[errorField(error, 'constraint')]
}
