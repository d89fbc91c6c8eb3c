import { BOOT_SCRIPT } from './boot-script.ts'

/**
 * The inline scripts that the renderer wrote, for the hashes of the Content-Security-Policy. Only
 * they carry the nonce, which an injected script cannot know; `page` is without it, so that equal
 * pages stay equal.
 */
export function takeScripts(html: string, nonce: string): { page: string; scripts: string[] } {
  const marked = ` nonce="${nonce}"`
  const own = new RegExp(`<script[^>]*${marked}[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...html.matchAll(own)].map(([, text = '']) => text)
  return { page: html.replaceAll(marked, ''), scripts: [BOOT_SCRIPT, ...scripts] }
}
