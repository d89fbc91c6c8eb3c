import { Client, type ClientConfig } from 'pg'
import { markDatabaseError } from './retryable-errors.ts'

/**
 * One session outside the pool. If lost, its current or next statement fails: an 'error' event
 * without a listener would end the process.
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
