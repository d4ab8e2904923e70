import { describe, expect, it } from 'vitest';
import type { WholeAddress } from '#app/addresses.ts';
import { redirect, redirectDocument } from './redirect.ts';

describe('a redirect', () => {
  it('goes to a whole address', () => {
    expect(redirect('/studio/albums/1/photos?photo=2').headers.get('location')).toBe(
      '/studio/albums/1/photos?photo=2',
    );
  });

  it.each([
    '?photo=2',
    'photos',
    '../photos',
    '',
    '//other.example',
    '/\\other.example',
    'https://other.example',
  ])('is never sent to "%s"', (address) => {
    expect(() => redirect(address as WholeAddress)).toThrow('Not a whole address');
    expect(() => redirectDocument(address as WholeAddress)).toThrow('Not a whole address');
  });
});
