import { expect, test } from 'vitest'
import { parseEventStream, type ServerEvent } from './parse-event-stream.ts'

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
async function read(...pieces: string[]) {
  const events: ServerEvent[] = []
  for await (const event of parseEventStream(streamOf(...pieces))) events.push(event)
  return events
}

test('events are read however the network cuts them', async () => {
  const text =
    'retry: 3000\nevent: hello\ndata: {}\n\n: here\n\nevent: news\ndata: {"about":["orders"],"placed":1}\n\n'
  const expected = [
    { name: 'hello', data: {} },
    { name: 'news', data: { about: ['orders'], placed: 1 } },
  ]
  expect(await read(text)).toEqual(expected)
  expect(await read(...Array.from(text))).toEqual(expected)
  expect(await read(text.slice(0, 40), text.slice(40))).toEqual(expected)
})

test('what is no JSON is an event without content, and an unfinished one is none', async () => {
  expect(await read('event: news\ndata: {oops\n\nevent: news\ndata: {}')).toEqual([
    { name: 'news', data: null },
  ])
})
