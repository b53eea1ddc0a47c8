import { createComponent, renderComponent, renderTemplate } from 'astro/runtime/server/index.js';
import {
  type DocumentComponent,
  documentComponents,
  type PageComponent,
} from '../../corpus/document-components.ts';
import Table from '../ui/Table.astro';
import Blank from './Blank.astro';
import Company from './Company.astro';
import Example from './Example.astro';
import Fact from './Fact.astro';
import Notice from './Notice.astro';
import Path from './Path.astro';
import RecoveryObjectives from './RecoveryObjectives.astro';
import RegulatoryStatus from './RegulatoryStatus.astro';
import RiskRegister from './RiskRegister.astro';
import RoadmapBaseline from './RoadmapBaseline.astro';
import RoadmapPhases from './RoadmapPhases.astro';
import RoadmapRisks from './RoadmapRisks.astro';
import Section from './Section.astro';
import See from './See.astro';
import Term from './Term.astro';

/** The components that every document receives, and those that replace elements of Markdown. */
export const components = {
  Blank,
  Company,
  Fact,
  Notice,
  Example,
  RegulatoryStatus,
  RiskRegister,
  RoadmapBaseline,
  RoadmapPhases,
  RoadmapRisks,
  ComplaintPath: path('ComplaintPath'),
  IncidentPath: path('IncidentPath'),
  MoneyFlow: path('MoneyFlow'),
  MoneyPlaces: path('MoneyPlaces'),
  DataFlow: path('DataFlow'),
  StartPath: path('StartPath'),
  RecoveryObjectives,
  Section,
  See,
  Term,
  table: Table,
} satisfies Record<Exclude<DocumentComponent, PageComponent> | 'table', unknown>;

/** A component that draws the path of its figure. */
function path(
  name: 'ComplaintPath' | 'IncidentPath' | 'MoneyFlow' | 'MoneyPlaces' | 'DataFlow' | 'StartPath',
) {
  const id = documentComponents[name].figure;
  return createComponent((result, props, slots) => {
    const figure = renderComponent(result, name, Path, { ...props, id }, slots);
    return renderTemplate`${figure}`;
  });
}
