import type { EdgeCode } from './endpoint.ts'
import { isRecord } from '../storage/local-storage.ts'

/** A problem document: `detail` in the page's language, `errors` by field. */
export type ApiProblem<Code extends string = string> = {
  status: number
  code: Code | EdgeCode
  detail: string | null
  errors: Readonly<Record<string, string>>
}

/** A proxy or a captive portal may have answered: what is not a problem document has no words. */
export function problemOf<Code extends string = string>(
  status: number,
  answer: unknown,
): ApiProblem<Code> {
  const { code, detail, errors }: Record<string, unknown> = isRecord(answer) ? answer : {}
  return {
    status,
    code: typeof code === 'string' ? (code as Code) : '', // as the API document says of the path
    detail: typeof detail === 'string' ? detail : null,
    errors: Object.fromEntries(
      (Array.isArray(errors) ? errors : []).flatMap((error: unknown) =>
        isRecord(error) ? [[String(error['path']), String(error['message'])]] : [],
      ),
    ),
  }
}
