import axe from 'axe-core';

const options: axe.RunOptions = {
  // Of what is right only its number is needed, not where it stands: half of the work.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Colors and landmarks need the whole page in a real browser; the journeys look at those.
  rules: {
    'color-contrast': { enabled: false },
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

/** Throws axe's own words when the markup has a known accessibility fault (quality A1). */
export const expectAccessible = async (node: Element): Promise<void> => {
  const { violations } = await axe.run(node, options);
  const faults = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join('\n'),
  );
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
};
