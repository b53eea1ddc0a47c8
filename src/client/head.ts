// Runs in the head of every English page before the first paint.
import { startInVisitorsLanguage } from '../language-switch/first-paint.ts';
import { markSession } from './session-mark.ts';
import { wakeIslands } from './wake-islands.ts';

startInVisitorsLanguage();
markSession();
wakeIslands();
