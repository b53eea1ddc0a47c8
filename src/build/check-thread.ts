// Purpose: the thread in which a build checks the content, beside the one that bundles the pages.
import { parentPort, workerData } from 'node:worker_threads';
import { checkContent, type Verdict } from './check-content.ts';

const { isSound, report, notes } = checkContent(workerData);
parentPort?.postMessage({ isSound, report, notes } satisfies Verdict);
