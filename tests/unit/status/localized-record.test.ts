import { describe, expect, test } from 'vitest';
import { aboutIn, resolutionIn, titleIn, updateIn } from '../../../src/status/localized-record.ts';
import { incident, maintenance } from './support.ts';

const translations = { fr: { title: 'Titre', description: 'Description.' } };
const record = incident('a', '2026-11-10', '2026-11-11', { web: 'down' }, { translations });
const work = maintenance('b', '2026-11-10', '2026-11-11', ['web'], {
  translations: { fr: { details: 'Détails.' } },
});

describe('a text of a record', () => {
  test('is told in the language that was asked for, where the record has it', () => {
    expect(titleIn(record, 'fr')).toEqual({ text: 'Titre', language: 'fr' });
    expect(aboutIn({ kind: 'incident', record }, 'fr')).toEqual({
      text: 'Description.',
      language: 'fr',
    });
    expect(aboutIn({ kind: 'maintenance', record: work }, 'fr')).toEqual({
      text: 'Détails.',
      language: 'fr',
    });
    expect(updateIn({ text: 'It is over.', translations: { fr: 'Fini.' } }, 'fr')).toEqual({
      text: 'Fini.',
      language: 'fr',
    });
  });

  test('is told in English, and says so, where the record lacks it: each text by itself', () => {
    expect(titleIn(record, 'ar')).toEqual({ text: 'Title of a', language: 'en' });
    expect(titleIn(work, 'fr').language).toBe('en');
    expect(resolutionIn(record, 'fr')).toEqual({ text: 'Resolution of a.', language: 'en' });
    expect(updateIn({ text: 'It is over.' }, 'fr').language).toBe('en');
  });

  test('is told in English to those who read English', () => {
    expect(titleIn(record, 'en')).toEqual({ text: 'Title of a', language: 'en' });
  });

  test('that English lacks is told in no language', () => {
    const open = incident('c', '2026-11-10', undefined, { web: 'down' });
    expect(resolutionIn({ ...open, translations: { fr: { resolution: 'R.' } } }, 'fr')).toBe(
      undefined,
    );
  });
});
