import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import type { Language } from '#kernel/locale.ts'
import { type Translate, textsOf } from '../i18n/texts.ts'

/** What the server knows of a request while its loaders run. Nothing in it says who is asking. */
export type LoaderContextValue = {
  /** Calls our own API in process, in the page's language. */
  api(path: string, init?: RequestInit): Promise<Response>
  language: Language
  /** `?lang=` was given and is one of the three, so the canonical address keeps it. */
  isLanguageAsked: boolean
  /** A two-digit code, or null until one was chosen. */
  wilaya: string | null
  /** `https://shop.example`, without a slash at the end. */
  origin: string
  report(error: unknown, what: string): void
  /** The text of one of the build's style sheets, to stand in the page itself; null to link it. */
  styles(href: string): string | null
}

export const pageContext = createContext<LoaderContextValue>()

export type Context = LoaderFunctionArgs['context']

export const loaderContext = (context: Context): LoaderContextValue => context.get(pageContext)

/** Reads a view of the API; its refusal becomes the page's status (404 stays 404). */
export async function loadJson<View>(context: Context, path: string): Promise<View> {
  const response = await loaderContext(context).api(path)
  if (!response.ok) throw data(null, { status: response.status })
  return (await response.json()) as View // the contract of that path says so
}

/** Reads a view that the page can stand without: a failure is reported and `otherwise` is shown. */
export async function loadJsonOr<View>(
  context: Context,
  path: string,
  otherwise: View,
): Promise<View> {
  const { api, report } = loaderContext(context)
  try {
    const response = await api(path)
    // The API is away as a whole and has said so once in the log.
    if (response.status === 503) return otherwise
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as View // the contract of that path says so
  } catch (error) {
    report(error, `could not read ${path} for a page`)
    return otherwise
  }
}

/**
 * The texts of a page that only shows them, in its loader: what it returns of them travels with the
 * page, and its catalogue is no script. Only a server has every catalogue.
 */
export const loaderTexts = (context: Context): Translate => textsOf(loaderContext(context).language)
