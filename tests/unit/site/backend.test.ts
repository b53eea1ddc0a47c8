import { describe, expect, it } from 'vitest';
import { backendOrigin } from '../../../src/site/backend.ts';

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
});
