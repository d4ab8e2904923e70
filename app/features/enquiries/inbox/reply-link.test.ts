import { expect, test } from 'vitest';
import { replyLink } from './reply-link.ts';

const letter = { subject: 'Your enquiry LFIS-ABCD1234', greeting: 'Dear Asha,', signature: 'The office' };

test('a mail program gets address, subject and greeting, each complete', () => {
  const link = replyLink({ email: 'asha+school@mail.example' }, { ...letter, greeting: 'प्रिय आशा & Co,' });
  expect(link).toMatch(/^mailto:asha%2Bschool@mail\.example\?/);
  const { searchParams } = new URL(link);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('Your enquiry LFIS-ABCD1234');
  expect(searchParams.get('body')).toBe('प्रिय आशा & Co,\r\n\r\n\r\n\r\nThe office');
});

test.each([
  'Asha\r\nBcc: all@mail.example',
  'Asha&bcc=all@mail.example',
  'Asha\u2028cc: x',
  'Asha\u0000%0ABcc:x',
])('the name %j adds no header', (name) => {
  const link = replyLink({ email: 'asha@mail.example' }, { ...letter, subject: name, greeting: name });
  const { searchParams, pathname } = new URL(link);
  expect(pathname).toBe('asha@mail.example');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).not.toMatch(/[\r\n\u2028\0]/);
  expect(searchParams.get('body')!.split('\r\n')).toHaveLength(5);
});

test('an unusual address stays one recipient', () => {
  const link = replyLink({ email: 'a?bcc=b@x.example,c@mail.example' }, letter);
  expect(new URL(link).searchParams.has('bcc')).toBe(false);
  expect(link.slice(0, link.indexOf('?'))).toBe('mailto:a%3Fbcc%3Db%40x.example%2Cc@mail.example');
});
