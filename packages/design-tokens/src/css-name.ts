const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable of a decision: `cssName('text', 'onBrand')` is `--text-on-brand`. */
export const cssName = (group: string, name: string): string => `--${kebab(group)}-${kebab(name)}`;
