import { describe, expect, it } from 'vitest';
import { backendOrigin, isLoopback } from '../../../src/core/backend.ts';

describe('the origin of the backend', () => {
  it('is the embedded one where the environment names none', () => {
    expect(backendOrigin({})).toBe('http://127.0.0.1:54321');
    expect(backendOrigin({ PUBLIC_SUPABASE_URL: undefined })).toBe('http://127.0.0.1:54321');
  });

  it('is the hosted project that the environment names, without a path', () => {
    expect(backendOrigin({ PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/' })).toBe(
      'https://abc.supabase.co',
    );
    expect(backendOrigin({ PUBLIC_SUPABASE_URL: 'https://abc.supabase.co:8443/auth/v1' })).toBe(
      'https://abc.supabase.co:8443',
    );
  });

  it('is the embedded one where the setting is empty, as a blank line of an .env file leaves it', () => {
    expect(backendOrigin({ PUBLIC_SUPABASE_URL: '' })).toBe('http://127.0.0.1:54321');
  });

  it.each(['abc.supabase.co', 'localhost:54321', 'ftp://abc.supabase.co'])(
    'is refused, with the name of the setting, where it is no address of the web: %s',
    (value) => {
      expect(() => backendOrigin({ PUBLIC_SUPABASE_URL: value })).toThrow(/PUBLIC_SUPABASE_URL/);
    },
  );

  it('is refused without encryption, unless it is on this machine', () => {
    expect(() => backendOrigin({ PUBLIC_SUPABASE_URL: 'http://project.example.com' })).toThrow(
      'PUBLIC_SUPABASE_URL is “http://project.example.com”: passwords would travel unencrypted.',
    );
    expect(() => backendOrigin({ PUBLIC_SUPABASE_URL: 'http://localhost.example.com' })).toThrow();
    expect(backendOrigin({ PUBLIC_SUPABASE_URL: 'http://localhost:54321' })).toBe(
      'http://localhost:54321',
    );
    expect(backendOrigin({ PUBLIC_SUPABASE_URL: 'http://[::1]:54321/' })).toBe(
      'http://[::1]:54321',
    );
  });
});

describe('an address leads to this machine', () => {
  it.each([
    'http://localhost',
    'https://a.localhost:1',
    'http://127.0.0.1:54321',
    'http://127.1',
    'http://[::1]',
  ])('where it is %s', (address) => expect(isLoopback(address)).toBe(true));

  it.each([
    'https://abc.supabase.co',
    'http://192.168.0.1',
    'http://127.0.0.1.example.com',
    'http://notlocalhost',
  ])('and not where it is %s', (address) => expect(isLoopback(address)).toBe(false));
});
