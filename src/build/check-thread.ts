// Purpose: the thread in which a build checks the content, beside the one that bundles the pages.
import { parentPort, workerData } from 'node:worker_threads';
import { verdictOn } from './check-content.ts';

parentPort?.postMessage(verdictOn(workerData));
