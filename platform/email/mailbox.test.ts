import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test('spellings that arrive in one mailbox are one', () => {
  const amel = ['amel@example.dz', 'Amel@Example.dz', 'amel+1@example.dz', ' amel+a+b@example.dz ']
  expect(new Set(amel.map(mailboxOf))).toEqual(new Set(['amel@example.dz']))
  const gmail = ['amel.saidi@gmail.com', 'a.m.e.l.saidi+x@googlemail.com', 'amelsaidi@gmail.com']
  expect(new Set(gmail.map(mailboxOf))).toEqual(new Set(['amelsaidi@gmail.com']))
  expect(mailboxOf('amel.saidi@example.dz')).not.toBe(mailboxOf('amelsaidi@example.dz'))
})
