import { beforeAll } from 'vitest';
import { maxWaitsMs } from '../platform/database/request-deadline.ts';
import { hashLightly } from './light-hashes.ts';

// Runs before every test file of the server; named in the runner's settings.
beforeAll(() => {
  hashLightly();
  // Two hundred who come at once are all answered, also where a busy machine needs longer for them than people wait.
  Object.assign(maxWaitsMs, { request: 9_000, statement: 9_000, connection: 9_000 });
});
