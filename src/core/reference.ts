// Crockford's base 32 alphabet: it has no I, L, O and U, which are easily misread or make words.
const digits = '0123456789';
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The form of a reference: `K7M3-9QXT`, 39 random bits. The first character is a letter, because in Arabic text leading
 * digits would change places, and a spreadsheet would read them as a number.
 */
export const referencePattern = /^[A-HJKMNP-TV-Z][0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Makes the reference that the sender and the team use to name an enquiry. */
export function createReference(): string {
  const made = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte, index) => {
    const alphabet = index === 0 ? letters : digits + letters;
    return alphabet[byte % alphabet.length];
  }).join('');
  return `${made.slice(0, 4)}-${made.slice(4)}`;
}
