import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packedPdf, PAGE, pdf } from '#tests/support/upload-files.ts'
import { MAX_PDF_PAGES, validatePdf } from './validate-pdf.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const script = '5 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj'

test('a PDF that only shows is taken', () => {
  expect(validatePdf(pdf())).toBeNull()
  expect(validatePdf(packedPdf('7 0 << /Type /Catalog /OpenAction [3 0 R /Fit] >>'))).toBeNull()
  // Image bytes that look like an object's start are no object.
  expect(
    validatePdf(
      pdf(PAGE, '6 0 obj\n<< /Subtype /Image >>\nstream\n\x01/JS \x02/Launch \nendstream'),
    ),
  ).toBeNull()
})

test.each([
  ['a program', script],
  [
    'a program under another spelling',
    script.replaceAll('JavaScript', 'J#61vaScri#70t').replace('/JS', '/#4AS'),
  ],
  ['a command', '5 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj'],
  ['a file within', '5 0 obj\n<< /Type /EmbeddedFile >>\nendobj'],
  ['a form that sends', '5 0 obj\n<< /S /SubmitForm /F (http://x.example) >>\nendobj'],
  ['a program behind a length that lies', `6 0 obj\n<< /Length 0 >>\nstream\n${script}\nendstream`],
])('%s in it is found', (_what, object) => {
  expect(validatePdf(pdf(PAGE, object))).toBe('document_has_program')
})

test('a program is found where objects are packed, whatever the packing is called', () => {
  expect(validatePdf(packedPdf('7 0 << /S /JavaScript /JS (x) >>'))).toBe('document_has_program')
  expect(validatePdf(packedPdf('7 0 << /S /J#53 /JS (x) >>', '/Obj#53tm'))).toBe(
    'document_has_program',
  )
})

test('what is locked, packed too much or another way is not taken', () => {
  expect(validatePdf(pdf(PAGE, 'trailer << /Encrypt 9 0 R >>'))).toBe('document_locked')
  expect(
    validatePdf(pdf(PAGE, '4 0 obj << /Type /ObjStm /Filter /LZWDecode >>\nstream\nxx\nendstream')),
  ).toBe('document_locked')
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024))
  const packed = Buffer.concat([
    bytes(`%PDF-1.7\n${PAGE}\n4 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n`),
    bomb,
    bytes('\nendstream\n%%EOF'),
  ])
  expect(bomb.length).toBeLessThan(100_000)
  expect(validatePdf(packed)).toBe('document_locked')
})

test('what is another file too, or has no page, is no PDF', () => {
  expect(validatePdf(bytes('<html>%PDF-1.4 %%EOF'))).toBe('not_a_document')
  expect(validatePdf(Buffer.concat([bytes('GIF89a'), pdf()]))).toBe('not_a_document')
  expect(validatePdf(Buffer.concat([pdf(), bytes('PK\x03\x04'), Buffer.alloc(500)]))).toBe(
    'not_a_document',
  )
  expect(validatePdf(pdf('1 0 obj << /Type /Pages >> endobj'))).toBe('not_a_document')
  expect(validatePdf(pdf().subarray(0, 40))).toBe('not_a_document')
})

test('a paper has so many pages and no more', () => {
  expect(validatePdf(pdf(...Array.from({ length: MAX_PDF_PAGES }, () => PAGE)))).toBeNull()
  expect(validatePdf(pdf(...Array.from({ length: MAX_PDF_PAGES + 1 }, () => PAGE)))).toBe(
    'document_too_long',
  )
})
