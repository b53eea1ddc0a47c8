// Purpose: asks an editor for what a record needs: takes the answers from flags, or asks one by one, and says what is wrong
// with an answer. The terminal is passed in, so that tests can answer.

/** A question; its key is the name of its flag too. */
export type Question = {
  readonly key: string;
  readonly ask: string;
  /** The answer that an empty line stands for. A question without it must be answered. */
  readonly otherwise?: string;
  /** The sentence for a wrong answer; `undefined` if the answer is right. */
  readonly problem?: (answer: string) => string | undefined;
};

export type Answers = Readonly<Record<string, string>>;

/** Where questions are asked; `undefined` if nobody can answer, as in a script. */
export type Terminal = {
  readonly ask: (question: string) => Promise<string>;
  readonly print: (line: string) => void;
};

/** Thrown for answers that cannot be used, with one sentence for each. */
export class AnswerError extends Error {
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/**
 * The answers to all questions. A flag answers its question. The terminal asks all others, and asks again until the answer
 * can be used.
 * @throws AnswerError for flags that cannot be used, and, without a terminal, for missing ones.
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

/** Makes the check of an answer that must be one of a list; the check returns a sentence, or `undefined`. */
export function oneOf(values: readonly string[]): (answer: string) => string | undefined {
  return (answer) =>
    values.includes(answer) ? undefined : `found ${answer}, expected one of ${values.join(', ')}.`;
}
