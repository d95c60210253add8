import { cleanup, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Renders into a fresh page, with a user at keyboard and pointer. */
export const show = (element: ReactElement): RenderResult & { user: UserEvent } => ({
  user: userEvent.setup(),
  ...render(element),
});

export { screen, within } from '@testing-library/react';
