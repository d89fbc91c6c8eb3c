import { Client, type ClientConfig } from 'pg'
import { markDatabaseError } from './retryable-errors.ts'
import { toError } from '#platform/errors.ts'

/** Not pooled. A lost session fails the next statement and emits no unhandled 'error' event. */
export async function openSession(config: ClientConfig): Promise<Client> {
  const client = new Client(config)
  client.on('error', markDatabaseError)
  try {
    await client.connect()
  } catch (error) {
    throw markDatabaseError(toError(error))
  }
  return client
}
