import { describe, expect, test } from 'vitest';
import { AnswerError, answersTo, oneOf } from '../../../../src/desk/dialogue/questions.ts';
import { editor } from '../status/support.ts';

const questions = [
  { key: 'name', ask: 'What is it called?' },
  { key: 'size', ask: 'How large?', problem: oneOf(['small', 'large']) },
  { key: 'note', ask: 'A note?', otherwise: '' },
  { key: 'kind', ask: 'Which kind?', otherwise: 'plain' },
];
const flags = { name: 'Box', size: 'small' };

describe('answers by flags', () => {
  test('need nobody to ask; what is left out takes its usual answer', async () => {
    expect(await answersTo(questions, flags, undefined)).toEqual({
      name: 'Box',
      size: 'small',
      note: '',
      kind: 'plain',
    });
  });

  test('that cannot be used are all told at once', async () => {
    const wrong = answersTo(questions, { name: ' ', size: 'huge' }, undefined);
    await expect(wrong).rejects.toEqual(
      new AnswerError([
        '--name: an answer is needed here.',
        '--size: found huge, expected one of small, large.',
      ]),
    );
  });

  test('that are missing are all told at once', async () => {
    await expect(answersTo(questions, {}, undefined)).rejects.toEqual(
      new AnswerError(['--name is missing: What is it called?', '--size is missing: How large?']),
    );
  });
});

describe('answers by questions', () => {
  test('are asked for until they can be used, with the reason', async () => {
    const someone = editor('', 'Box', 'huge', 'large', '', '');
    expect(await answersTo(questions, {}, someone)).toEqual({
      name: 'Box',
      size: 'large',
      note: '',
      kind: 'plain',
    });
    expect(someone.heard).toEqual([
      'What is it called?\n> ',
      '  an answer is needed here.',
      'What is it called?\n> ',
      'How large?\n> ',
      '  found huge, expected one of small, large.',
      'How large?\n> ',
      'A note? (Enter: none)\n> ',
      'Which kind? (Enter: plain)\n> ',
    ]);
  });

  test('are not asked for where a flag has given them', async () => {
    const someone = editor('', '');
    await answersTo(questions, flags, someone);
    expect(someone.heard).toHaveLength(2);
  });
});
