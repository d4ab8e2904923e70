import { expect, test } from 'vitest';
import { assessSpam, type SpamSignals } from './assess-spam.ts';

const person: SpamSignals = {
  stamp: 'good',
  trapped: false,
  message: 'When does the school year begin?',
  phoneUnderstood: true,
  fromRobot: false,
  networkIsBusy: false,
};
const linked = (links: number) => `Look: ${'https://a.example '.repeat(links)}`;

test.each<[what: string, Partial<SpamSignals>, verdict: string]>([
  ['a person', {}, 'fine'],
  ['a person with a link and an odd number', { message: linked(1), phoneUnderstood: false }, 'fine'],
  ['a tab from last month', { stamp: 'too-old', message: linked(2) }, 'fine'],
  ['a program that calls the API', { stamp: 'missing', fromRobot: true, phoneUnderstood: false }, 'fine'],
  ['a program that sends links', { stamp: 'missing', fromRobot: true, message: linked(2) }, 'suspicious'],
  ['a form filled in within a second', { stamp: 'too-fast' }, 'suspicious'],
  ['a stamp that is made up', { stamp: 'forged' }, 'suspicious'],
  ['a busy network', { networkIsBusy: true }, 'suspicious'],
  ['many links without a stamp', { stamp: 'missing', message: linked(30) }, 'suspicious'],
  ['many links', { message: linked(30) }, 'fine'],
  ['whoever sees the field that nobody sees', { trapped: true }, 'spam'],
  ['a flood of forged forms', { stamp: 'forged', networkIsBusy: true }, 'spam'],
])('%s', (_what, signs, verdict) => {
  expect(assessSpam({ ...person, ...signs })).toBe(verdict);
});
