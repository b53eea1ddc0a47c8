import { describe, expect, test } from 'vitest';
import {
  locateRecords,
  recordProblem,
  typedAt,
  unknownComponent,
} from '../../../../src/corpus/read/status-records.ts';
import { readYaml } from '../../../../src/corpus/read/yaml-source.ts';
import { smallContent } from '../../check/small-content.ts';

const small = new Map(smallContent().map(({ path, text }) => [path, text]));

/** The sources of the small content; texts may be changed, or a file left out. */
function sources(change: (text: string, name: string) => string | undefined = (text) => text) {
  const source = (name: string) => {
    const path = `content/status/${name}.yaml`;
    const text = change(small.get(path) ?? '', name);
    return { source: text === undefined ? undefined : readYaml(path, text).source };
  };
  return locateRecords({
    statusComponents: source('components'),
    statusIncidents: source('incidents'),
    statusMaintenance: source('maintenance'),
  });
}

describe('the records', () => {
  test('have their place in their file', () => {
    const { incidents } = sources();
    const [slow] = incidents;
    if (!slow) throw new Error('The small content has an incident.');
    expect(recordProblem(slow, ['severity'], 'M.')).toEqual({
      file: 'content/status/incidents.yaml',
      line: 4,
      message: 'M.',
    });
    expect(typedAt(slow, ['start'])).toBe('2026-11-10T08:00:00Z');
    expect(typedAt(slow, ['updates'])).toBe('[object Object],[object Object]');
  });

  test('together are what the build has', () => {
    const records = sources().records;
    expect(records?.asOf).toEqual(new Date('2026-11-20T09:00:00Z'));
    expect(records?.components.map(({ id }) => id)).toEqual(['website']);
    expect(records?.incidents.map(({ id }) => id)).toEqual(['slow']);
    expect(records?.maintenance.map(({ id }) => id)).toEqual(['work']);
  });

  test('are not complete while one of them is a mistake: it alone is left out', () => {
    const located = sources((text) => text.replace('severity: P3', 'severity: P4'));
    expect(located.incidents).toEqual([]);
    expect(located.components).toHaveLength(1);
    expect(located.records).toBeUndefined();
  });

  test.each(['components', 'incidents', 'maintenance'])(
    'are not complete without the file of %s, or without its list',
    (missing) => {
      const without = sources((text, name) => (name === missing ? undefined : text));
      const unlisted = sources((text, name) =>
        name === missing ? 'asOf: 2026-11-20T09:00:00Z\n' : text,
      );
      expect(without.records).toBeUndefined();
      expect(unlisted.records).toBeUndefined();
    },
  );

  test('are not complete while their instant cannot be read', () => {
    const located = sources((text) => text.replace('asOf: 2026-11-20T09:00:00Z', 'asOf: soon'));
    expect(located.asOf).toBeUndefined();
    expect(located.records).toBeUndefined();
  });
});

test('a component that does not exist is named with the nearest; none is judged while they are unknown', () => {
  expect(unknownComponent('websit', ['website'])).toBe(
    'there is no component "websit". Did you mean "website"? Components are listed in content/status/components.yaml.',
  );
  expect(unknownComponent('website', ['website'])).toBeUndefined();
  expect(unknownComponent('websit', undefined)).toBeUndefined();
});
