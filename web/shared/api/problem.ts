import { isRecord } from '../storage/local-storage.ts'

/** A problem document: `detail` in the page's language, `errors` by field. */
export type ApiProblem = {
  status: number
  code: string
  detail: string | null
  errors: Readonly<Record<string, string>>
}

/** A proxy or a captive portal may have answered: what is not a problem document has no words. */
export function problemOf(status: number, answer: unknown): ApiProblem {
  const { code, detail, errors }: Record<string, unknown> = isRecord(answer) ? answer : {}
  return {
    status,
    code: typeof code === 'string' ? code : '',
    detail: typeof detail === 'string' ? detail : null,
    errors: Object.fromEntries(
      (Array.isArray(errors) ? errors : []).flatMap((error: unknown) =>
        isRecord(error) ? [[String(error['path']), String(error['message'])]] : [],
      ),
    ),
  }
}
