import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';
import { installLinks } from '../links/link-to.ts';

declare module 'vitest' {
  interface ProvidedContext {
    linkPatterns: Record<string, string>;
  }
}

// Runs before every test file of a package with pages, whose files share a worker; named in the runner's settings.

// A late response on a busy machine is no error, and a component's code loads with the first press.
configure({ asyncUtilTimeout: 10_000 });

// Before the file's own parts, which may say otherwise.
installLinks(() => inject('linkPatterns'));

// Testing Library does the next two where it is loaded first, which is in one of the files alone.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // What the file before has written itself; a file about the server's markup has no page.
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  // What a visitor chose in the file before: single keys switched off, for one.
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

// Resets the environment for the next file.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
