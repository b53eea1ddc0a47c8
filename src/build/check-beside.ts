// Purpose: a process beside the development server. It checks the content at each message, and answers with the mistakes.
import { checkContent } from './check-content.ts';

process.on('message', () => {
  const { mistakes, corpus } = checkContent('.');
  process.send?.({ mistakes, files: corpus.files.length });
});
