import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { icons, neverRun } from './left-out.ts';
import type { LeftOut } from './take-out.ts';
import { texts } from './texts/left-out-texts.ts';

const loader = path.join(import.meta.dirname, 'lean-loader.ts');

const rule = (one: LeftOut): RuleSetRule => ({
  test: (file: string) => file.replaceAll('\\', '/').endsWith(`/${one.file}`),
  use: { loader, options: one },
});

const iconRule: RuleSetRule = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
  use: path.join(import.meta.dirname, 'icon-loader.ts'),
};

/** Files of packages that come shortened to a browser. */
export const leanRules: RuleSetRule[] = [...[...neverRun, ...icons].map(rule), iconRule];

/** Icons have the same markup on the server, and texts the same words: there it is the time that counts. */
export const leanMarkupRules: RuleSetRule[] = [...[...icons, ...texts].map(rule), iconRule];
