import axe from 'axe-core';

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

/** Throws axe's own words when the markup has a known accessibility fault. */
export const expectAccessible = async (node: Element): Promise<void> => {
  const { violations } = await axe.run(node, options);
  const faults = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map((at) => at.html)].join('\n'),
  );
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
};
