import axe from 'axe-core';
import { expect } from 'vitest';

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // Contrast needs a real renderer (the token package measures it); landmarks belong to whole pages.
    'color-contrast': { enabled: false },
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

/** Fails with axe's own words when the markup has a known accessibility fault. */
export const expectAccessible = async (node: Element): Promise<void> => {
  const { violations } = await axe.run(node, options);
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((at) => at.html).join('\n')}`),
  ).toEqual([]);
};
