import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#platform/clock.ts'
import { LOADS_TABLE } from '#demo/load.ts'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { DatabaseOutdated, listMigrations } from '#platform/database/migrate.ts'
import { ROOT } from '../open-data.ts'
import { CorruptArchive } from '#platform/database/backup/archive.ts'
import { recordBackup } from '#platform/database/backup/backup-history.ts'
import {
  BackupKeyError,
  type DecryptionKeys,
  type EncryptionKeys,
  isEncrypting,
} from '#platform/database/backup/encryption.ts'
import { createBackup } from '#platform/database/backup/create-backup.ts'
import { RestoreError, restoreBackup } from '#platform/database/backup/restore-backup.ts'
import { checkArchive } from '#platform/database/backup/check-archive.ts'
import { toError } from '#platform/errors.ts'

/** No migration creates this table of the demo. */
const MADE_APART = { 'demo.loads': LOADS_TABLE }

const USAGE = {
  backup: `npm run backup -- <file>
  Writes rows, stored files and the secret of the data folder into one file. The server may keep
  running. The file holds personal data and keys: encrypt it, or keep it where only you can read it.
    BACKUP_RECIPIENTS=age1…,age1…  encrypts it for these public keys of age (age-keygen)
    BACKUP_PASSPHRASE=…            encrypts it with a passphrase of 12 characters or more
`,
  restore: `npm run restore -- <file> [--replace] [--check]
  Restores a backup into an empty target; the server must be stopped.
    --replace   overwrites a used target: all its data is lost
    --check     only verifies the digests of the file
    BACKUP_IDENTITY_FILE=…, BACKUP_PASSPHRASE=…  open an encrypted file
`,
}

export async function command(which: 'backup' | 'restore'): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [name] = positionals
  if (values.help || name === undefined || positionals.length > 1) {
    process.stdout.write(USAGE[which])
    process.exitCode = values.help ? 0 : 1
    return
  }
  const file = resolve(name)
  const began = performance.now()
  const write = (words: string) =>
    process.stdout.write(`${words} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  if (which === 'restore' && values.check) {
    const { manifest, digests } = await checkArchive(file, await decryptionKeys())
    const rows = Object.values(digests.rows).reduce((sum, value) => sum + value, 0)
    write(`${file} of ${manifest.made_at} is whole: ${rows} rows, checked`)
    return
  }

  const dataDir = resolve(process.env['DATA_DIR'] ?? './data')
  const url = process.env['DATABASE_URL']
  const embedded = url ? null : await startEmbedded({ dataDir })
  const connection = embedded?.connection ?? { connectionString: url ?? '' }
  try {
    if (which === 'backup') {
      const keys = encryptionKeys()
      const { tables, rows, files } = await createBackup(
        { connection, dataDir, clock: systemClock, keys },
        file,
      )
      const isEncrypted = isEncrypting(keys)
      write(
        `${rows} rows of ${tables} tables and ${files} files written to ${file}, ${isEncrypted ? 'encrypted' : 'not encrypted'},`,
      )
      await recordBackup(connection, {
        ...{ rows, files, isEncrypted, durationMs: performance.now() - began },
        finishedAt: systemClock.now(),
        bytes: (await stat(file)).size,
      })
    } else {
      const migrations = await listMigrations(ROOT)
      const { rows, tables, files } = await restoreBackup(
        { connection, dataDir, migrations, madeApart: MADE_APART, keys: await decryptionKeys() },
        file,
        { replaces: values.replace },
      )
      write(`${rows} rows of ${tables} tables and ${files} files restored`)
    }
  } finally {
    await embedded?.release()
  }
}

const passphrase = (): string | null => process.env['BACKUP_PASSPHRASE'] || null

const encryptionKeys = (): EncryptionKeys => ({
  recipients: (process.env['BACKUP_RECIPIENTS'] ?? '').split(/[\s,]+/).filter(Boolean),
  passphrase: passphrase(),
})

/** The identity file is that of age-keygen: a key on a line, comments behind #. */
async function decryptionKeys(): Promise<DecryptionKeys> {
  const name = process.env['BACKUP_IDENTITY_FILE']
  if (!name) return { identities: [], passphrase: passphrase() }
  const text = await readFile(resolve(name), 'utf8').catch((error: unknown) => {
    throw new BackupKeyError(`BACKUP_IDENTITY_FILE: ${toError(error).message}`)
  })
  const lines = text.split('\n').map((line) => line.trim())
  return {
    identities: lines.filter((line) => line !== '' && !line.startsWith('#')),
    passphrase: passphrase(),
  }
}

export async function runCommand(which: 'backup' | 'restore'): Promise<void> {
  try {
    await command(which)
  } catch (error) {
    const isOurs =
      error instanceof RestoreError ||
      error instanceof CorruptArchive ||
      error instanceof BackupKeyError ||
      error instanceof DatabaseOutdated
    process.stderr.write(`${isOurs ? error.message : toError(error).stack}\n`)
    process.exitCode = 1
  }
}
