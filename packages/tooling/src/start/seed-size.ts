import { parseArgs } from 'node:util';

const parts = ['stores', 'products', 'buyers', 'orders'] as const;
type Part = (typeof parts)[number];

/** The seed size from the command line; null when it cannot be parsed. Default: the demo's size. */
export function seedSize(args: readonly string[]): Partial<Record<Part, number>> | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(parts.map((part) => [part, { type: 'string' as const }])),
    });
    const size: Partial<Record<Part, number>> = {};
    for (const part of parts) {
      const said = values[part];
      if (said === undefined) continue;
      if (typeof said !== 'string' || !/^\d{1,7}$/.test(said)) return null;
      size[part] = Number(said);
    }
    return size;
  } catch {
    return null;
  }
}
