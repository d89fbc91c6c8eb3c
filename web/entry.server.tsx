import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { type LoaderContextValue, pageContext } from './shared/api/loader-context.ts'
import { takeScripts } from './shared/layout/take-scripts.ts'

/** Not streamed: identical pages have an identical data script, which can be hashed and cached. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...context } = entry
  const handoff = serverHandoffStream ? await textOf(serverHandoffStream) : ''
  const { styles, inlined } = given.get(pageContext)
  const nonce = crypto.randomUUID()
  const { page, scripts } = takeScripts(renderTree(context, request.url, nonce), nonce)
  inlined.scripts.push(...scripts)
  const html = inOrder(page, { styles, inlined, handoff: handoffScript(handoff) })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!doctype html>${html}`, { status, headers })
}

/** The component tree only, for bench/render.ts. */
export const renderTree = (context: EntryContext, url: string, nonce?: string): string =>
  renderToString(<ServerRouter context={context} url={url} {...(nonce && { nonce })} />)

const ENTRY = '<script type="module"'
const HREF = /href="([^"]+)"/
const MODULES = /<link rel="modulepreload"[^>]*>/g
const FONTS = /<link rel="preload" as="font"[^>]*>/g
const IMAGE_PATHS = /<link rel="preload" as="image"[^>]*>/g

/**
 * Browsers load in document order, six at a time: styles, the largest image, fonts, other images;
 * scripts after the first paint. React hoists all links into the head, so only that is searched.
 */
function inOrder(
  page: string,
  {
    styles,
    inlined,
    handoff,
  }: Pick<LoaderContextValue, 'styles' | 'inlined'> & { handoff: string },
): string {
  const [top, bottom] = [page.indexOf('</head>'), page.lastIndexOf('</body>')]
  const head = page.slice(0, top)
  const [fonts, modules, images] = [FONTS, MODULES, IMAGE_PATHS].map((links) => head.match(links))
  const first = images?.find((link) => /fetchpriority="high"/i.test(link)) ?? ''
  const scripts = modules?.map((link) => HREF.exec(link)?.[1]) ?? []
  const ordered = [FONTS, MODULES, IMAGE_PATHS].reduce(
    (rest, links) => rest.replaceAll(links, ''),
    head,
  )
  const body = page.slice(top, bottom).replace(ENTRY, '<script type="module-later"')
  const later = startLater(scripts)
  inlined.scripts.push(later, handoff)
  return [
    withStyles(ordered, { styles, inlined }),
    first,
    ...(fonts ?? []),
    body,
    `<script>${later}</script><script>${handoff}</script>`,
    page.slice(bottom),
  ].join('')
}

/**
 * Loads scripts after the first paint, or a delay in a background tab. Constant, for its CSP hash.
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
 * Inlining saves the first visit a round trip. React needs the links, which are disabled; root.tsx
 * removes the inline styles with them.
 */
const withStyles = (
  head: string,
  { styles, inlined }: Pick<LoaderContextValue, 'styles' | 'inlined'>,
): string =>
  head.replaceAll(STYLES, (link, href: string) => {
    const text = styles(href)
    if (text === null) return link
    inlined.styles.push(text)
    return `<style data-of="${href}">${text}</style>${link.replace('<link ', '<link disabled ')}`
  })

const handoffScript = (data: string): string =>
  `{const c=window.__reactRouterContext.streamController;c.enqueue(${inScript(data)});c.close()}`

/** JSON that cannot end its script element. */
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

/** Visitors' own errors are left out; the server logs the others with the request. */
export function handleError(error: unknown, args: { request: Request; context: unknown }): void {
  if (args.request.signal.aborted || !(args.context instanceof RouterContextProvider)) return
  args.context.get(pageContext).report(error, 'a page failed')
}

/** Built here, so that it uses this build's own router. */
export function createSite(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode)
  return (request: Request, page: LoaderContextValue): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    return handle(request, context)
  }
}
