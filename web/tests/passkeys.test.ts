import { expect, it } from 'vitest';
import { bytesOf, passkeyPlace, textOf } from '../src/lib/passkeys';

it('writes bytes as authenticators do, and reads them again', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  const text = textOf(bytes.buffer);

  expect(text).not.toMatch(/[+/=]/);
  expect(bytesOf(text)).toEqual(bytes);
  expect([...bytesOf('-_8')]).toEqual([251, 255]);
});

it('says where passkeys work, and why not elsewhere', () => {
  const secure = { isSecureContext: true, PublicKeyCredential: class {} };

  expect(passkeyPlace(secure, 'localhost')).toBe('works');
  expect(passkeyPlace(secure, 'play.example.org')).toBe('works');
  expect(passkeyPlace(secure, '127.0.0.1')).toBe('numbered');
  expect(passkeyPlace(secure, '[::1]')).toBe('numbered');
  expect(passkeyPlace({ isSecureContext: false }, 'play.example.org')).toBe('insecure');
  expect(passkeyPlace({ isSecureContext: true }, 'localhost')).toBe('missing');
});
