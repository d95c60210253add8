import type { PlannedReleaseSet } from '../../plan/current-plan.ts';

/** The live pages by name as the declarations of a TypeScript file: an unknown name becomes a type error. */
export const routeTypes = (planned: PlannedReleaseSet | undefined): string => {
  const { shell: _, ...slices } = planned?.lineup ?? {};
  const lines = Object.values(slices)
    .flatMap((served) => served.live.record.routes)
    .map(({ id, path }) => `  ${JSON.stringify(id)}: ${JSON.stringify(`/${path}`)};\n`)
    .sort();
  return `// The pages of the market by name. Made by its tools: changes are lost.\ninterface PasarLinks {\n${lines.join('')}}\n`;
};
