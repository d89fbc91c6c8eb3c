import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import type { Language, PageLanguage } from '#kernel/locale.ts'
import { type Translate, textsOf } from '../i18n/texts.ts'
import type { ApiResponse, Endpoint } from '#web/shared/api/endpoint.ts'

/** Holds nothing of the visitor's identity, so that pages can be cached. */
export type LoaderContextValue = {
  /** Calls our own API in process, in the language of the page's data. */
  api<View>(path: Endpoint<View>, init?: RequestInit): Promise<ApiResponse<View>>
  language: Language
  /** Of its texts; `language` is the one in which data is written for it. */
  pageLanguage: PageLanguage
  /** Offered by the operator. */
  languages: readonly PageLanguage[]
  /** `?lang=` holds a supported language, so the canonical URL keeps it. */
  isLanguageRequested: boolean
  /** Two-digit code; null until the visitor chose one. */
  wilaya: string | null
  /** `https://shop.example`, without trailing slash. */
  origin: string
  report(error: unknown, what: string): void
  /** Text of a style sheet of the build, to be inlined; null to link it. */
  styles(href: string): string | null
  /** What the renderer itself wrote inline, which the Content-Security-Policy allows by hash. */
  inlined: { scripts: string[]; styles: string[] }
}

export const pageContext = createContext<LoaderContextValue>()

export type LoaderContext = LoaderFunctionArgs['context']

export const loaderContext = (context: LoaderContext): LoaderContextValue =>
  context.get(pageContext)

/** Throws a response with the API's status (404 stays 404). */
export async function loadJson<View>(context: LoaderContext, path: Endpoint<View>): Promise<View> {
  const response = await loaderContext(context).api(path)
  if (!response.ok) throw data(null, { status: response.status })
  return response.json()
}

/** For an optional view: a failure is reported and `otherwise` returned. */
export async function loadJsonOr<View>(
  context: LoaderContext,
  path: Endpoint<View>,
  otherwise: View,
): Promise<View> {
  const { api, report } = loaderContext(context)
  try {
    const response = await api(path)
    // The whole API is down, which is logged elsewhere.
    if (response.status === 503) return otherwise
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    report(error, `could not read ${path} for a page`)
    return otherwise
  }
}

/** Server only. The texts travel with the loader's data: the browser loads no locale file. */
export const loaderTexts = (context: LoaderContext): Translate =>
  textsOf(loaderContext(context).pageLanguage)
