import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { mutationTargets } from './src/mutation/targets.ts';
import workspace from './vitest.config.ts';

// The mutation runner cannot select a project of the workspace: this is one project, with the tests of one target.
const target = mutationTargets[process.env.PASAR_MUTATION_TARGET ?? ''];
if (!target) throw new Error('PASAR_MUTATION_TARGET names no target');

const { projects, ...shared } = workspace.test ?? {};
const name = target.folder.split('/').at(-1);
const project = (projects as ViteUserConfig[]).find((one) => one.test?.name === name);

export default defineConfig({
  ...project,
  test: { ...shared, ...project?.test, include: [...target.tests] },
});
