import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What a row holds loads when it is opened: waits for what is below its title. */
export const waitForPane = () =>
  waitFor(() => expect(document.querySelector('aside > * + *')).not.toBeNull());
