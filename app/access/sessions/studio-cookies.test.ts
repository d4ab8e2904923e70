import { expect, test } from 'vitest';
import { studioCookies } from './studio-cookies.ts';

test('only over plain http on one’s own machine a cookie is not bound to its host and to TLS', () => {
  for (const url of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
    expect(studioCookies(url), url).toEqual({ prefix: 'studio', secure: false });
  for (const url of [
    'https://school.example',
    'https://localhost:3000',
    'http://school.example',
    'http://192.168.1.20:3000',
    'http://localhost.school.example',
  ])
    expect(studioCookies(url), url).toEqual({ prefix: '__Host-studio', secure: true });
});
