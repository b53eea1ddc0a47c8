import type { DocumentComponent, pageComponents } from '../../corpus/document-components.ts';
import Company from './Company.astro';
import ComplaintPath from './ComplaintPath.astro';
import DataFlow from './DataFlow.astro';
import Example from './Example.astro';
import Fact from './Fact.astro';
import IncidentPath from './IncidentPath.astro';
import MoneyFlow from './MoneyFlow.astro';
import Notice from './Notice.astro';
import RecoveryObjectives from './RecoveryObjectives.astro';
import RegulatoryStatus from './RegulatoryStatus.astro';
import RiskRegister from './RiskRegister.astro';
import RoadmapBaseline from './RoadmapBaseline.astro';
import RoadmapPhases from './RoadmapPhases.astro';
import RoadmapRisks from './RoadmapRisks.astro';
import Section from './Section.astro';
import See from './See.astro';
import Table from './Table.astro';
import Term from './Term.astro';

/** The components that every document receives, and those that replace elements of Markdown. */
export const components = {
  Company,
  Fact,
  Notice,
  Example,
  RegulatoryStatus,
  RiskRegister,
  RoadmapBaseline,
  RoadmapPhases,
  RoadmapRisks,
  ComplaintPath,
  IncidentPath,
  MoneyFlow,
  DataFlow,
  RecoveryObjectives,
  Section,
  See,
  Term,
  table: Table,
} satisfies Record<Exclude<DocumentComponent, (typeof pageComponents)[number]> | 'table', unknown>;
