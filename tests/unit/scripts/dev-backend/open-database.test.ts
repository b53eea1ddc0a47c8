import { once } from 'node:events';
import { expect, test } from 'vitest';
import '../../../../scripts/dev-backend/open-database.ts';

test('a warning that is an error is told as one, and ends nothing', async () => {
  const warned = once(process, 'warning');
  process.emitWarning(new TypeError('told late'));
  const [warning] = await warned;
  expect(warning.message).toBe('TypeError: told late');
});
