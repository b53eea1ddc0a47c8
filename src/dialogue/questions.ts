// Purpose: asks an editor what a record needs, from flags or one by one, and says what is wrong with an answer.
// The terminal is handed over, so that tests can answer.

/** A question; its key is the name of its flag too. */
export type Question = {
  readonly key: string;
  readonly ask: string;
  /** Answer to an empty line; a question without one needs an answer. */
  readonly otherwise?: string;
  /** What is wrong with an answer, as a sentence; `undefined` when nothing is. */
  readonly problem?: (answer: string) => string | undefined;
};

export type Answers = Readonly<Record<string, string>>;

/** Where questions are put; `undefined` where nobody can answer, as in a script. */
export type Terminal = {
  readonly ask: (question: string) => Promise<string>;
  readonly print: (line: string) => void;
};

/** Answers that cannot be used: one sentence for each. */
export class AnswerError extends Error {
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/**
 * The answers to all questions. A flag answers its question; what no flag answers is asked, and asked again until the
 * answer can be used.
 * @throws AnswerError for flags that cannot be used, and without a terminal for those that are missing.
 */
export async function answersTo(
  questions: readonly Question[],
  flags: Answers,
  terminal: Terminal | undefined,
): Promise<Answers> {
  const given = questions.filter(({ key }) => flags[key] !== undefined);
  const wrong = given.flatMap((question) => {
    const problem = judge(question, flags[question.key] ?? '');
    return problem ? [`--${question.key}: ${problem}`] : [];
  });
  const missing = questions
    .filter(({ key, otherwise }) => flags[key] === undefined && otherwise === undefined)
    .map(({ key, ask }) => `--${key} is missing: ${ask}`);
  if (wrong.length > 0) throw new AnswerError(wrong);
  if (!terminal && missing.length > 0) throw new AnswerError(missing);
  const answers: Record<string, string> = {};
  for (const question of questions) {
    answers[question.key] =
      flags[question.key]?.trim() ??
      (terminal ? await askUntilRight(question, terminal) : (question.otherwise ?? ''));
  }
  return answers;
}

async function askUntilRight(question: Question, terminal: Terminal): Promise<string> {
  const { ask, otherwise } = question;
  const hint =
    otherwise === undefined ? '' : otherwise === '' ? ' (Enter: none)' : ` (Enter: ${otherwise})`;
  for (;;) {
    const typed = (await terminal.ask(`${ask}${hint}\n> `)).trim();
    const answer = typed === '' && otherwise !== undefined ? otherwise : typed;
    const problem = judge(question, answer);
    if (!problem) return answer;
    terminal.print(`  ${problem}`);
  }
}

function judge({ problem, otherwise }: Question, answer: string): string | undefined {
  if (answer.trim() === '') return otherwise === '' ? undefined : 'an answer is needed here.';
  return problem?.(answer.trim());
}

/** A judge of answers that must be one of a list. */
export function oneOf(values: readonly string[]): (answer: string) => string | undefined {
  return (answer) =>
    values.includes(answer) ? undefined : `found ${answer}, expected one of ${values.join(', ')}.`;
}
