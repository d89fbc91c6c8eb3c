export type ServerEvent = { name: string; data: unknown }

/** Parses server-sent events with JSON data; skips comments. */
export async function* parseEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let held = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      held += decoder.decode(value, { stream: true })
      const parts = held.split('\n\n')
      held = parts.pop() ?? ''
      for (const part of parts) {
        const event = eventOf(part)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function eventOf(part: string): ServerEvent | null {
  let name = ''
  let text = ''
  for (const line of part.split('\n')) {
    if (line.startsWith('event: ')) name = line.slice(7)
    if (line.startsWith('data: ')) text += line.slice(6)
  }
  if (name === '') return null
  try {
    return { name, data: JSON.parse(text) }
  } catch {
    return { name, data: null }
  }
}
