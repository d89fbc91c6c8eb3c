import { totalmem } from 'node:os'

const MB = 1024 * 1024

/** Bytes of the machine, or of the container if that is less. */
function memory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

const between = (low: number, high: number, bytes: number): string =>
  `${Math.trunc(Math.min(high * MB, Math.max(low * MB, bytes)) / MB)}MB`

export const settings = (bytes = memory()): Record<string, string> => ({
  // Durability: a commit that was acknowledged is on disk. PostgreSQL's own defaults.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // No network access; the socket needs the password in the private folder.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: between(64, 1024, bytes / 8),
  effective_cache_size: between(256, 65_536, bytes / 2),
  work_mem: '8MB',
  maintenance_work_mem: between(32, 256, bytes / 32),
  // A second core serves another request better, and a container's /dev/shm (64 MB) is too small.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  wal_compression: 'on',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file for each day of the week, so that the log never fills the disk.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'server-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_min_duration_statement: '1000',
})
