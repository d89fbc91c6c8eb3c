import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { type LoaderContextValue, pageContext } from './shared/api/loader-context.ts'

/**
 * Renders a whole page at once. Every loader has answered by then, so the data of the page is
 * written as one inline script that never changes for the same page: it can be hashed and cached.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...context } = entry
  const handoff = serverHandoffStream ? await textOf(serverHandoffStream) : ''
  const html = inOrder(
    renderTree(context, request.url),
    given.get(pageContext).styles,
    handoffScript(handoff),
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!doctype html>${html}`, { status, headers })
}

/** The components of a page as HTML, and nothing else; bench/render.ts sets the whole against it. */
export const renderTree = (context: EntryContext, url: string): string =>
  renderToString(<ServerRouter context={context} url={url} />)

const ENTRY = '<script type="module"'
const HREF = /href="([^"]+)"/
const MODULES = /<link rel="modulepreload"[^>]*>/g
const FONTS = /<link rel="preload" as="font"[^>]*>/g
const PICTURES = /<link rel="preload" as="image"[^>]*>/g

/**
 * A browser asks in the order it reads, six at a time: the styles first, then the one picture that
 * the visitor waits for and the letters, the other pictures where they stand, and the scripts when
 * all of this has been painted once. React puts every link into the head: only that is searched.
 */
function inOrder(page: string, styles: LoaderContextValue['styles'], handoff: string): string {
  const [top, bottom] = [page.indexOf('</head>'), page.lastIndexOf('</body>')]
  const head = page.slice(0, top)
  const [fonts, modules, pictures] = [FONTS, MODULES, PICTURES].map((links) => head.match(links))
  const first = pictures?.find((link) => /fetchpriority="high"/i.test(link)) ?? ''
  const scripts = modules?.map((link) => HREF.exec(link)?.[1]) ?? []
  const ordered = [FONTS, MODULES, PICTURES].reduce(
    (rest, links) => rest.replaceAll(links, ''),
    head,
  )
  const body = page.slice(top, bottom).replace(ENTRY, '<script type="module-later"')
  return [
    withStyles(ordered, styles),
    first,
    ...(fonts ?? []),
    body,
    `<script>${startLater(scripts)}</script><script>${handoff}</script>`,
    page.slice(bottom),
  ].join('')
}

/**
 * Asks for the scripts once something was painted, or a little later where nothing is (a tab in the
 * background). The entry keeps its text, so that the policy knows it by its hash.
 */
const startLater = (scripts: readonly (string | undefined)[]): string =>
  `(()=>{let started=false
const start=()=>{if(started)return
started=true
for(const href of ${inScript(scripts)}){const link=document.createElement('link')
link.rel='modulepreload';link.fetchPriority='low';link.href=href;document.head.append(link)}
const entry=document.createElement('script')
entry.type='module';entry.textContent=document.querySelector('script[type=module-later]').textContent
document.head.append(entry)}
try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{requestAnimationFrame(start)}
setTimeout(start,1500)})()`

const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * The page brings its styles itself: asking for them would cost the first visit a whole way there
 * and back. Their links stay for React, switched off; root.tsx takes the styles away with them.
 */
const withStyles = (head: string, styles: LoaderContextValue['styles']): string =>
  head.replaceAll(STYLES, (link, href: string) => {
    const text = styles(href)
    if (text === null) return link
    return `<style data-of="${href}">${text}</style>${link.replace('<link ', '<link disabled ')}`
  })

const handoffScript = (data: string): string =>
  `{const c=window.__reactRouterContext.streamController;c.enqueue(${inScript(data)});c.close()}`

/** JSON that cannot end the script it stands in. */
const inScript = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/** What a visitor's own mistake is not: the server reports it with the request's context. */
export function handleError(error: unknown, args: { request: Request; context: unknown }): void {
  if (args.request.signal.aborted || !(args.context instanceof RouterContextProvider)) return
  args.context.get(pageContext).report(error, 'a page failed')
}

/** The site as a function of a request. Built here so that it shares this build's own router. */
export function createSite(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode)
  return (request: Request, page: LoaderContextValue): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    return handle(request, context)
  }
}
export type Site = ReturnType<typeof createSite>
