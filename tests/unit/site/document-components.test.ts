import { describe, expect, it } from 'vitest';
import { documentComponents } from '../../../src/site/document-components.ts';

describe('the components of documents', () => {
  it('and their attributes are those that content/README.md describes', () => {
    const described = Object.entries(documentComponents).map(([name, { required, optional }]) =>
      [name, ...required, ...optional.map((attribute) => `${attribute}?`)].join(' '),
    );
    expect(described).toEqual([
      'Section id title',
      'Fact id',
      'Company name',
      'See doc? section? topic?',
      'Term define? of? doc?',
      'Notice',
      'RegulatoryStatus',
      'RiskRegister',
      'RoadmapBaseline',
      'RoadmapPhases',
      'RoadmapRisks',
      'ComplaintPath',
      'IncidentPath',
      'MoneyFlow',
      'DataFlow',
      'RecoveryObjectives',
    ]);
  });

  it('begin with a capital, as MDX tells components from elements', () => {
    for (const name of Object.keys(documentComponents)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});
