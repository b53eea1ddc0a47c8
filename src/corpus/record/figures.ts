// What the components of a document show from the data files, as blocks.
import { formatDate } from '../../languages/dates.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../../languages/list.ts';
import { sentences } from '../../languages/typesetting.ts';
import type { Corpus } from '../corpus.ts';
import { type FigureComponent, shapeOf } from '../document-components.ts';
import { bySeverity, scores, severity } from '../risk.ts';
import type { Speech } from '../speech/speak.ts';
import { type Block, type Inline, paragraph, words } from './blocks.ts';

/** The data of figures, and the language of their words: English if none is named. */
export type Shown = Pick<Corpus, 'figures' | 'risks' | 'roadmap'> & {
  readonly speech: Speech;
  readonly language?: LanguageCode;
};

const localeOf = ({ language = defaultLanguage }: Shown) => languageOf(language).locale;

type Cell = string | number;

/** The blocks of a component that draws a figure; `undefined` for any other. */
export function figureBlocks(name: string, shown: Shown): Block[] | undefined {
  const id = shapeOf(name)?.figure;
  return id === undefined ? undefined : figures[name as FigureComponent](shown, id);
}

const figures: Readonly<Record<FigureComponent, (shown: Shown, id: string) => Block[]>> = {
  ComplaintPath: pathBlocks,
  IncidentPath: pathBlocks,
  MoneyFlow: pathBlocks,
  MoneyPlaces: pathBlocks,
  DataFlow: pathBlocks,
  StartPath: pathBlocks,
  RecoveryObjectives: tableBlocks,
  RegulatoryStatus: (shown) => {
    const { t } = shown.speech;
    const parts = ['inLine', 'notHeld', 'availability'].map((key) => t(`common:regulatory.${key}`));
    return [paragraph(sentences(parts, localeOf(shown)))];
  },
  RiskRegister: riskRegister,
  RoadmapBaseline: (shown) => {
    const { roadmap, speech } = shown;
    const { t, fill } = speech;
    const { asOf, baseline } = required(roadmap.data);
    return [
      paragraph(t('document:roadmap.asOf', { date: formatDate(asOf, localeOf(shown)) })),
      dataTable(
        t('document:roadmap.baseline'),
        [t('document:roadmap.area'), t('document:roadmap.position')],
        baseline.map(({ area, position }) => [fill(area), fill(position)]),
      ),
    ];
  },
  RoadmapPhases: (shown) => {
    const { roadmap, speech } = shown;
    const { t, fill } = speech;
    const { asOf, phases } = required(roadmap.data);
    const planned = (typed: string) => {
      const [year = '', quarter = ''] = typed.split('-Q');
      const name = t('document:roadmap.quarter', { quarter, year });
      return t('document:roadmap.planned', { quarter: name });
    };
    return [
      paragraph(t('document:roadmap.baselineDate', { date: formatDate(asOf, localeOf(shown)) })),
      {
        kind: 'list',
        start: 1,
        items: phases.map(({ title, quarter, aims }) => [
          {
            kind: 'paragraph',
            children: [
              { kind: 'strong', children: [words(fill(title))] },
              words(` ${planned(quarter)}`),
            ],
          },
          { kind: 'list', items: aims.map((aim) => [paragraph(fill(aim))]) },
        ]),
      },
    ];
  },
  RoadmapRisks: ({ roadmap, speech: { t, fill } }) => {
    const columns = ['risk', 'impact', 'likelihood', 'severity', 'response'];
    return [
      dataTable(
        t('document:roadmap.risks'),
        columns.map((column) => t(`document:roadmap.${column}`)),
        required(roadmap.data).risks.map((risk) => [
          fill(risk.risk),
          risk.impact,
          risk.likelihood,
          severity(risk),
          fill(risk.response),
        ]),
      ),
    ];
  },
};

function pathBlocks({ figures: { data }, speech: { fill } }: Shown, id: string): Block[] {
  const { caption, steps } = required(required(data).paths.find((path) => path.id === id));
  const items = steps.map(({ name, time, text }): Block[] => {
    const head: Inline[] = [{ kind: 'strong', children: [words(fill(name))] }];
    if (time !== undefined) head.push(words(` ${fill(time)}`));
    return [{ kind: 'paragraph', children: head }, paragraph(fill(text))];
  });
  return [paragraph(caption), { kind: 'list', start: 1, items }];
}

function tableBlocks({ figures: { data }, speech: { fill } }: Shown, id: string): Block[] {
  const found = required(required(data).tables.find((table) => table.id === id));
  const { caption, columns, rows } = found;
  return [
    dataTable(
      caption,
      columns,
      rows.map((row) => row.map(fill)),
    ),
  ];
}

function riskRegister(shown: Shown): Block[] {
  const { risks, speech } = shown;
  const { t, fill } = speech;
  const { asOf, risks: all } = required(risks.data);
  const word = (key: string) => t(`document:risk.${key}`);
  const columns = [
    ...['category', 'description', 'impact', 'likelihood', 'severity', 'mitigation', 'owner'],
  ];
  const rows = all
    .toSorted(bySeverity)
    .map((risk) => [
      ...[fill(risk.category), fill(risk.description), risk.impact, risk.likelihood],
      ...[severity(risk), fill(risk.mitigation), fill(risk.owner)],
    ]);
  const counts = scores.toReversed().map((impact) => [
    impact,
    ...scores.map((likelihood) => {
      const those = all.filter((risk) => risk.impact === impact && risk.likelihood === likelihood);
      return those.length || '';
    }),
  ]);
  return [
    paragraph(t('document:risk.asOf', { date: formatDate(asOf, localeOf(shown)) })),
    dataTable(word('caption'), columns.map(word), rows),
    dataTable(word('map'), [`${word('impact')} \\ ${word('likelihood')}`, ...scores], counts),
  ];
}

function dataTable(
  caption: string,
  columns: readonly Cell[],
  rows: readonly (readonly Cell[])[],
): Block {
  const cells = (row: readonly Cell[]) => row.map((cell) => [words(String(cell))]);
  return { kind: 'table', caption, head: cells(columns), rows: rows.map(cells) };
}

/** Data that must be there, because the check has found it. */
function required<T>(data: T | undefined): T {
  if (data === undefined) throw new TypeError('A figure of a document has no data.');
  return data;
}
