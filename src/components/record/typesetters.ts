// The threads that typeset texts as PDF: all cores but the one that renders pages, and two at most, as each holds the faces.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Order, Typeset } from './typeset.ts';

/** A thread, and the end of the last text that was given to it. */
type Thread = { readonly worker: Worker; last: Promise<unknown> };

// Pages are rendered from a bundle, which this file is not part of.
const program = join(process.cwd(), 'src', 'components', 'record', 'typeset.ts');
const most = Math.min(Math.max(availableParallelism() - 1, 1), 2);
const threads: Thread[] = [];
let turn = 0;

async function ask({ worker }: Thread, order: Order): Promise<Typeset> {
  // A thread that has nothing to do does not keep the process from ending.
  worker.ref();
  worker.postMessage(order);
  const [answer] = await once(worker, 'message');
  worker.unref();
  return answer;
}

/** Typesets a text in one of the threads, each of which takes one text after the other. */
export function typesetBeside(order: Order): Promise<Typeset> {
  const place = turn++ % most;
  threads[place] ??= { worker: new Worker(program), last: Promise.resolve() };
  const thread = threads[place];
  const answer = thread.last.then(() => ask(thread, order));
  thread.last = answer.catch(() => {});
  return answer;
}
