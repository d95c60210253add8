import { afterAll } from 'vitest';
import { removeFolders } from './fixture-release.ts';

// Runs before every test file; files share a worker.
afterAll(removeFolders);
