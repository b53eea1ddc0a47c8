import { describe, expect, it } from 'vitest';
import { byHubOrder, type HubGroup, hubGroups, neighbours } from '../../../src/core/hub.ts';

describe('the legal hub', () => {
  it('has the five groups of the specification, in its order; others may stand between them', () => {
    const specified = ['core', 'security', 'risk', 'transparency', 'merchant'];
    expect(hubGroups.filter((group) => specified.includes(group))).toEqual(specified);
  });

  it('lists by group, then by the order within it', () => {
    const placed = (group: HubGroup, order: number) => ({ group, order });
    const list = [
      placed('merchant', 1),
      placed('core', 20),
      placed('risk', 5),
      placed('core', 3),
      placed('transparency', 1),
      placed('security', 900),
      placed('core', 100),
    ];
    expect(list.sort(byHubOrder).map(({ group, order }) => `${group} ${order}`)).toEqual([
      'core 3',
      'core 20',
      'core 100',
      'security 900',
      'risk 5',
      'transparency 1',
      'merchant 1',
    ]);
  });

  it('leaves documents at the same place in the order in which they came', () => {
    const same = ['b', 'a', 'c'].map((id) => ({ id, group: 'core' as const, order: 1 }));
    expect(same.toSorted(byHubOrder).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('the neighbours of an entry', () => {
  const around = (entry: string, list = ['a', 'b', 'c']) =>
    neighbours(list, (candidate) => candidate === entry);

  it('are the entries before and after it', () => {
    expect(around('b')).toEqual({ previous: 'a', next: 'c' });
  });

  it('are missing at either end', () => {
    expect(around('a')).toEqual({ previous: undefined, next: 'b' });
    expect(around('c')).toEqual({ previous: 'b', next: undefined });
    expect(around('a', ['a'])).toEqual({ previous: undefined, next: undefined });
  });

  it('are none for an entry that is not in the list', () => {
    expect(around('z')).toEqual({ previous: undefined, next: undefined });
    expect(around('z', [])).toEqual({ previous: undefined, next: undefined });
  });
});
