import { describe, expect, test } from 'vitest';
import { lockFor, missingFor } from './packages.mjs';

const site = { integrity: 'sha512-site' };
const tool = { integrity: 'sha512-tool', dev: true };
const peer = { integrity: 'sha512-peer', devOptional: true };
const foreign = { integrity: 'sha512-foreign', optional: true, os: ['an-os'] };
const locked = {
  '': {},
  'node_modules/site': site,
  'node_modules/tool': tool,
  'node_modules/site/node_modules/@peers/peer': { ...peer, version: '1.2.3' },
  'node_modules/foreign': foreign,
};
const running = { 'node_modules/site': site };
const everything = {
  ...running,
  'node_modules/tool': tool,
  'node_modules/site/node_modules/@peers/peer': peer,
};

describe('what is missing', () => {
  test('is nothing if as much is installed, or more', () => {
    expect(missingFor('running', locked, running)).toBe('nothing');
    expect(missingFor('running', locked, everything)).toBe('nothing');
    expect(missingFor('everything', locked, everything)).toBe('nothing');
    expect(missingFor('everything', locked, { ...everything, 'node_modules/by-hand': {} })).toBe('nothing');
  });

  test('is the rest when tests run after a start', () => {
    expect(missingFor('everything', locked, running)).toBe('the rest');
  });

  test('is everything if npm did not finish, or for another version or machine', () => {
    for (const need of ['running', 'everything'] as const) {
      expect(missingFor(need, locked, undefined)).toBe('all');
      expect(missingFor(need, locked, { 'node_modules/tool': tool })).toBe('all');
      expect(missingFor(need, locked, { 'node_modules/site': { integrity: 'sha512-older' } })).toBe('all');
      expect(missingFor(need, locked, { ...everything, 'node_modules/foreign': foreign })).toBe('all');
    }
  });
});

test('npm gets the address of each needed package, without a registry host', () => {
  const project = { dependencies: { site: '1.0.0' }, devDependencies: { tool: '1.0.0' } };
  const lock = { lockfileVersion: 3, packages: { ...locked, '': project } };
  const forTests = lockFor('everything', lock).packages;
  expect(Object.keys(forTests)).toEqual(Object.keys(locked));
  expect(forTests['node_modules/site/node_modules/@peers/peer']).toMatchObject({
    integrity: 'sha512-peer',
    resolved: 'https://registry.invalid/@peers/peer/-/peer-1.2.3.tgz',
  });
  const forRunning = lockFor('running', lock).packages;
  expect(Object.keys(forRunning)).toEqual(['', 'node_modules/site', 'node_modules/foreign']);
  expect(forRunning['']).toEqual({ dependencies: { site: '1.0.0' } });
});
