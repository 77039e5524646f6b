import { expect, test } from 'vitest';
import { linkOrigin } from '../src/lib/reach.svelte';

const shared = ['http://192.168.1.20:8000', 'http://10.8.0.3:8000'];
const at = (origin: string) => new URL(origin);

test.each(['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000'])(
  'a link copied at %s leads to where friends can open it',
  (page) => {
    expect(linkOrigin(at(page), shared)).toBe('http://192.168.1.20:8000');
  },
);

test('a link keeps the address of a page that others can open too', () => {
  expect(linkOrigin(at('http://10.8.0.3:8000'), shared)).toBe('http://10.8.0.3:8000');
  expect(linkOrigin(at('https://play.example.org'), shared)).toBe('https://play.example.org');
  expect(linkOrigin(at('http://127.example.org'), shared)).toBe('http://127.example.org');
});

test('a server for this machine alone has no other address', () => {
  expect(linkOrigin(at('http://localhost:8000'), [])).toBe('http://localhost:8000');
});
