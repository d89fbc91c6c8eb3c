import { Client, type ClientConfig } from 'pg'
import { markDatabaseError } from './retryable-errors.ts'

/**
 * Connects one session that is no part of a pool. When it is lost, the statement under way or the next
 * one fails: an 'error' event without a listener would end the process instead.
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
