import { Client, type ClientConfig } from 'pg'
import { markDatabaseError } from './retryable-errors.ts'

/**
 * Outside the pool. Its loss fails a statement; unhandled, the 'error' event would end the process.
 */
export async function openSession(config: ClientConfig): Promise<Client> {
  const client = new Client(config)
  client.on('error', markDatabaseError)
  try {
    await client.connect()
  } catch (error) {
    throw markDatabaseError(error as Error) // pg rejects with nothing else
  }
  return client
}
