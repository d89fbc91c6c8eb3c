import { expect, test } from 'vitest'
import { z } from 'zod'
import { NewVendorBody } from '#capabilities/vendors/admin.contract.ts'
import { contractResolver, fieldRules, initialValues, toBody } from './contract-rules.ts'

const textOf = (code: string, n?: number) => (n ? `${code} ${n}` : code)
const resolve = (schema: z.ZodObject, values: object) =>
  contractResolver(schema, textOf)({ ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })

test('required and limits are those of the contract', () => {
  expect(fieldRules(NewVendorBody, 'business_name')).toEqual({ required: true, maxLength: 120 })
  expect(fieldRules(NewVendorBody, 'business_email')).toEqual({ required: true, maxLength: 254 })
  expect(fieldRules(NewVendorBody, 'business_phone')).toEqual({ required: false, maxLength: 40 })
  expect(fieldRules(NewVendorBody, 'business_wilaya')).toEqual({ required: false, maxLength: 2 })
})

test('a form begins with the fields of the body alone', () => {
  const view = { business_name: 'Souk', business_phone: null, id: 'x', is_active: true }
  expect(initialValues(NewVendorBody, view)).toMatchObject({
    business_name: 'Souk',
    business_phone: '',
    business_city: '',
  })
  expect(Object.keys(initialValues(NewVendorBody, view))).not.toContain('id')
})

const Amounts = z.strictObject({
  fee: z.number().min(0).max(100_000),
  days: z.number().int().nullable(),
  on: z.iso.date().nullable(),
})

test('what is typed becomes what the contract takes', () => {
  expect(toBody(Amounts, { fee: '1 200,50', days: '', on: '' })).toEqual({
    fee: 1200.5,
    days: null,
    on: null,
  })
  expect(toBody(Amounts, { fee: '١٢٠٠', days: '3', on: '2026-11-28' })).toEqual({
    fee: 1200,
    days: 3,
    on: '2026-11-28',
  })
})

test('an emptied choice that may be left out is left out', () => {
  const Again = z.strictObject({ method: z.enum(['ccp', 'cash']).optional(), note: z.string() })
  expect(toBody(Again, { method: '', note: '' })).toEqual({ method: undefined, note: '' })
})

test('every field has its first error, in the codes of the server', async () => {
  const { errors } = await resolve(Amounts, { fee: 'beaucoup', days: '1,5', on: '2026-13-01' })
  expect(errors).toMatchObject({
    fee: { message: 'not_a_number' },
    days: { message: 'not_a_whole_number' },
    on: { message: 'date' },
  })
  const { errors: above } = await resolve(Amounts, { fee: '200000', days: '', on: '' })
  expect(above).toMatchObject({ fee: { message: 'above 100000' } })
})

test('a code that a schema gives is the code of its text', async () => {
  const { errors } = await resolve(NewVendorBody, {
    ...initialValues(NewVendorBody, {}),
    business_phone: '12',
  })
  expect(errors).toMatchObject({
    user_email: { message: 'user_email_required' },
    business_name: { message: 'business_name_required' },
    business_phone: { message: 'phone_invalid' },
  })
})

test('a body without errors is what the form sends', async () => {
  const { values, errors } = await resolve(Amounts, { fee: '10', days: '', on: '' })
  expect(errors).toEqual({})
  expect(values).toEqual({ fee: 10, days: null, on: null })
})
