import { expect, test } from 'vitest'
import { detectDelimiter, detectEncoding } from './csv-format.ts'

test('the encoding and the delimiter are detected from the first bytes', () => {
  const bytes = (text: string, ...more: number[]) =>
    Uint8Array.from([...Buffer.from(text), ...more])
  expect(detectEncoding(bytes('Théière'))).toBe('utf-8')
  expect(detectEncoding(bytes('Th', 0xe9, 0x69, 0xe8, 0x72, 0x65))).toBe('windows-1252')
  expect(detectEncoding(bytes('', 0xc7, 0xe1, 0xc7, 0xd3, 0xe3))).toBe('windows-1256')
  expect(detectEncoding(Uint8Array.from(Buffer.from('\ufeffNom;Prix', 'utf16le')))).toBe('utf-16le')
  expect(detectEncoding(Uint8Array.from(Buffer.from('Nom;Prix', 'utf16le')))).toBe('utf-16le')
  expect(detectDelimiter('a;b;c\n1,5;2,5;3\n')).toBe(';')
  expect(detectDelimiter('a\tb\n1\t2')).toBe('\t')
  expect(detectDelimiter('name,text\n"a;b;c;d",x')).toBe(',')
})
