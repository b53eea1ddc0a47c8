// Crockford's alphabet: without I, L, O and U, which are misread or make words.
const digits = '0123456789';
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What a reference looks like: `K7M3-9QXT`, 39 random bits. A letter comes first: digits at the start change places within
 * Arabic text, and a spreadsheet takes them for a number.
 */
export const referencePattern = /^[A-HJKMNP-TV-Z][0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Makes the reference by which a sender and those who answer name an enquiry. */
export function createReference(): string {
  const made = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte, index) => {
    const alphabet = index === 0 ? letters : digits + letters;
    return alphabet[byte % alphabet.length];
  }).join('');
  return `${made.slice(0, 4)}-${made.slice(4)}`;
}
