import type { AppName, Plan } from '@pasar/contract';

const without = <Value>(all: Record<string, Value> | undefined, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([one]) => one !== name));

/** The plan of a deployed market, with the shell and one slice of a local plan instead of the deployed ones. */
export const mergePlans = (deployed: Plan, local: Plan, slice: AppName): Plan => ({
  ...deployed,
  id: local.id,
  shell: local.shell,
  slices: { ...deployed.slices, ...local.slices },
  disabled: deployed.disabled.filter((name) => name !== slice),
  disabledPaths: without(deployed.disabledPaths, slice),
  links: { ...deployed.links, ...local.links },
  navigation: [
    ...(deployed.navigation ?? []).filter(({ page }) => !page.startsWith(`${slice}.`)),
    ...(local.navigation ?? []),
  ],
});
