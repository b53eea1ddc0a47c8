// Runs in the head of every English page before the first paint.
import { startInVisitorsLanguage } from '../language-switch/first-paint.ts';
import { loadIslandsOnTouch } from './load-islands-on-touch.ts';
import { markSaver } from './save-mark.ts';
import { markSession } from './session-mark.ts';

startInVisitorsLanguage();
markSession();
markSaver();
loadIslandsOnTouch();
