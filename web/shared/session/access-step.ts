import { paths } from '#web/paths.ts'
import type { ApiResponse } from '../api/endpoint.ts'
import { isRecord } from '../storage/local-storage.ts'
import { askForProof } from './reauthentication.ts'

const PAGES: Readonly<Record<string, (next: string) => string>> = {
  second_factor_needed: paths.authSecondStep,
  factor_enrollment_needed: paths.authEnroll,
}

/** Leads to the page that the server demands first, or asks for the proof and repeats the call. */
export async function passAccessStep<View>(
  response: ApiResponse<View>,
  repeat: () => Promise<ApiResponse<View>>,
): Promise<ApiResponse<View>> {
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  // Functions put theirs into an `error`.
  const about = isRecord(problem) && isRecord(problem['error']) ? problem['error'] : problem
  const code = isRecord(about) ? String(about['code']) : ''
  if (code === 'reauthentication_needed') return (await askForProof()) ? repeat() : response
  const { pathname, search } = location
  const page = PAGES[code]
  if (!page || pathname.startsWith('/auth')) return response
  location.assign(page(pathname + search))
  return new Promise(() => undefined) // the page is being left: nothing must be shown as failed
}
