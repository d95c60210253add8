import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// Runs before every test file of the packages whose files share a worker; named in the runner's settings. Testing
// Library does both of these where it is loaded first, which is in one of the files alone.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // What the file before has written itself; a file about the server's markup has no page.
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
afterEach(cleanup);
