export { localStorage } from './local.ts'
export { isSafeName, type Storage, type StoredFile } from './port.ts'
